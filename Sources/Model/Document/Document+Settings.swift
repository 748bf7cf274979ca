package import Language

extension Document {
  /// The setting of a name.
  package func setting(named name: Word) throws(Diagnostic) -> SettingDefinition {
    if let definition = SettingCatalog.definition(named: name.text) { return definition }
    throw Diagnostic(
      id: "unknown-setting",
      message: "no setting is called '\(name.text)'",
      range: name.range,
      suggestion: Suggestion.closest(to: name.text, among: SettingCatalog.all.map(\.name))
    )
  }

  /// Changes a setting to what was typed behind its name.
  package mutating func set(_ name: Word, to value: Word) throws(Diagnostic) {
    change(try settings(with: name, setTo: value), command: "set \(name.text) \(value.text)")
  }

  /// The settings with one changed to what was typed behind its name.
  package func settings(with name: Word, setTo value: Word) throws(Diagnostic) -> Settings {
    let definition = try setting(named: name)
    var settings = settings
    guard definition.write(value.text, to: &settings) else {
      throw Diagnostic(
        id: "out-of-range",
        message: "\(definition.name) is \(definition.allowed), not '\(value.text)'",
        range: value.range,
        suggestion: Suggestion.closest(to: value.text, among: definition.words)
          ?? (value.text == "of" && definition.words.contains("off") ? "off" : nil)
          ?? withPoint(value.text, for: definition)
      )
    }
    return settings
  }

  /// `0.5` for `0,5`, where the setting may be that.
  private func withPoint(_ text: String, for definition: SettingDefinition) -> String? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    var trial = settings
    let meant = parts.joined(separator: ".")
    return definition.write(meant, to: &trial) ? meant : nil
  }

  /// Switches what `reduceMotion` is in expressions.
  package mutating func setReduceMotion(_ isOn: Bool) {
    var settings = settings
    settings.reduceMotion = isOn
    change(settings, command: "reduceMotion \(isOn ? "on" : "off")")
  }

  private mutating func change(_ settings: Settings, command: String) {
    guard settings != self.settings else { return }
    commit([.settings(before: self.settings, after: settings)], command: command)
  }
}
