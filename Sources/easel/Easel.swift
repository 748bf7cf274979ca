@main
enum Easel {
  static func main() {}
}
