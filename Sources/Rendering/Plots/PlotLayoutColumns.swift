extension PlotLayout {
  /// Columns left of the curves: indent, title, labels, and the line itself.
  static func gutterWidth(_ strips: [Strip], width: Int, indent: Int, options: PlotOptions) -> Int {
    let hasLine = strips.contains { $0.kind == .chart }
    // Where a third would leave no room for labels, curves give way to them.
    let limit = max(4, hasLine && width < 40 ? width * 2 / 5 : width / 3)
    let widths = strips.map { strip in
      let title = DisplayWidth.columns(of: options.charset.spell(strip.title))
      let labels = strip.axis?.ticks.map { DisplayWidth.columns(of: $0.label) } ?? []
      let first = strip.axis?.ticks.first { $0.row == 0 }.map { DisplayWidth.columns(of: $0.label) + 1 } ?? 0
      // The only panel's title is missed less than a column of its curve.
      let isOmitted = strips.count == 1 && hasLine && title + first > limit && limit - first < 6
      return max(title == 0 || isOmitted ? max(first - 1, 0) : title + first, labels.max() ?? 0)
    }
    // A sparkline has no line of its own, only a space.
    return indent + min(widths.max() ?? 0, limit) + (hasLine ? 2 : 1)
  }

  /// Columns right of the curves, for the values at the cursor and the axis's unit.
  ///
  /// Values give way where they would leave the curves less than half of a small window.
  static func rightWidth(_ strips: [Strip], width: Int, gutter: Int, options: PlotOptions) -> Int {
    guard width >= 20 else { return 0 }
    let widths = strips.flatMap { strip in
      strip.series.map { ValueText(of: $0, in: strip, options: options).width }
    }
    let wanted = min(2 + max(widths.max() ?? 0, 1), width / 3)
    return width - gutter - wanted >= min(20, width / 2) ? wanted : 2
  }
}
