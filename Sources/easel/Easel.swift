import Terminal

@main
enum Easel {
  static func main() {
    Application.main(Array(CommandLine.arguments.dropFirst()))
  }
}
