/// The styles the workbench offers, in the order help lists them; the first is the default.
package enum PlotStyleCatalog {
  // To add a style: write its file in this folder, then its line here.
  package static let all: [PlotStyle] = [
    .braille,
    .block,
    .ascii,
  ]

  package static subscript(name: String) -> PlotStyle? { all.first { $0.name == name } }
}
