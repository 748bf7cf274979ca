/// Runs every suite: `make bench`.
@main
enum Benchmarks {
  static func main() {
    MotionSuite.run()
    LanguageSuite.run()
    RenderingSuite.run()
    WorkbenchSuite.run()
  }
}
