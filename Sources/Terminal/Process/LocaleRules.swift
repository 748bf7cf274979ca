#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Which characters may leave, and how typed bytes become characters.
enum LocaleRules {
  /// Whether only ASCII may be written: the locale is C, or one with another code than UTF-8.
  static var asksForASCII: Bool {
    guard let name = asked else { return false }
    if isC(name) { return true }
    return hasForeignCode(name)
  }

  /// Sets the locale that line editing reads and measures characters by.
  ///
  /// UTF-8 edits correctly even where only ASCII may be written, so C becomes C.UTF-8 here; only a
  /// real, installed 8-bit locale is left as it is. Numbers always have a point.
  static func prepareEditing() {
    if let name = asked, !isC(name), setlocale(LC_CTYPE, "") != nil {
      if isUTF8(String(cString: nl_langinfo(nl_item(CODESET)))) || hasForeignCode(name) { return }
    }
    let fallback = setlocale(LC_CTYPE, "C.UTF-8") != nil ? "C.UTF-8" : "en_US.UTF-8"
    setlocale(LC_CTYPE, fallback)
    // Readline asks the environment again, by itself.
    setenv("LC_ALL", fallback, 1)
  }

  /// The first of the three variables that is set.
  private static var asked: String? {
    System.variable("LC_ALL") ?? System.variable("LC_CTYPE") ?? System.variable("LANG")
  }

  private static func isC(_ name: String) -> Bool { name == "C" || name == "POSIX" }

  /// Whether a locale is installed here and its code is not UTF-8; asked only where the name leaves doubt.
  private static func hasForeignCode(_ name: String) -> Bool {
    if let dot = name.firstIndex(of: "."), isUTF8(String(name[dot...].dropFirst())) { return false }
    guard let before = setlocale(LC_CTYPE, nil).map({ String(cString: $0) }) else { return false }
    guard setlocale(LC_CTYPE, name) != nil else { return false }
    let code = String(cString: nl_langinfo(nl_item(CODESET)))
    setlocale(LC_CTYPE, before)
    return !isUTF8(code)
  }

  private static func isUTF8(_ code: String) -> Bool {
    let letters = code.lowercased().filter { $0 != "-" }
    return letters.prefix { $0 != "@" } == "utf8"
  }
}
