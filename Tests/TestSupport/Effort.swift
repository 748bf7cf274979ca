/// How much of what a test does for good measure it does unoptimised, where everything takes ten times as long.
package enum Effort {
  /// All of it in a release build, a quarter in a debug one.
  package static func times(_ full: Int) -> Int {
    #if DEBUG
      full / 4
    #else
      full
    #endif
  }
}
