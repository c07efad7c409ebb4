import EarshotFiles
import EarshotInterface

extension Element {
  /// The typeface that a `<fontDescription>` describes; `nil` when the element has none.
  var savedFont: Font? {
    guard let description = child("fontDescription") else { return nil }
    if let style = description["style"].flatMap({ Self.textStyles[$0] }) {
      return Font(textStyle: style)
    }
    let type = description["type"]
    let weight = description["weight"].flatMap(Font.Weight.init(rawValue:))
    return Font(
      name: description["name"], size: description.number("pointSize") ?? Font.standard.size,
      weight: weight ?? (type == "boldSystem" ? .bold : .regular),
      isItalic: type == "italicSystem")
  }

  private static let textStyles: [String: Font.TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]
}
