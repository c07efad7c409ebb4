import EarshotInterface
import Testing

@Suite struct SystemTextTests {
  @Test func gapsAreFilledByNumber() {
    let english = SystemTexts.english
    #expect(english.format(.page, 2, 3) == "page 2 of 3")
    #expect(english.format(.percent, 75) == "75%")
    let other = SystemTexts(language: "xx", texts: [.page: "{2}-{1}", .percent: "{ {9} {x} {1"])
    #expect(other.format(.page, 2, 3) == "3-2")
    #expect(other.format(.percent, 75) == "{ {9} {x} {1")
    #expect(other[.done] == "Done")
  }

  @Test(
    "Symbols are called as iOS calls them",
    arguments: [
      ("chevron.down", "Go Down"), ("chevron.up.circle.fill", "Go Up"), ("heart.fill", "Love"),
      ("checkmark.circle.fill", "Selected"), ("checkmark.seal.fill", "Verified"),
      ("gearshape", "Gear Shape"), ("arrow.up.circle.fill", "Arrow Up Circle"),
      ("arrow.left", "Arrow Left"), ("person.crop.circle.badge.plus", "Add People/Follow"),
      ("trash.circle.fill", "Trash"), ("folder.fill", "Move"), ("envelope.fill", "Get Mail"),
      ("suit.heart.fill", "Remove From Favorites"), ("minus.circle.fill", "Remove"),
      ("fill", "fill"), ("..", ".."), ("9.circle", "9 Circle"), ("ße", "SSe"),
    ])
  func symbols(symbol: String, name: String) {
    #expect(Image(systemName: symbol).accessibilityLabel(in: .english) == name)
  }

  @Test("The names of symbols are texts that other languages can have")
  func symbolsInOtherLanguages() {
    let german = SystemTexts(language: "de", texts: [.goDown: "Nach unten"])
    #expect(Image(systemName: "chevron.down").accessibilityLabel(in: german) == "Nach unten")
    #expect(Image(systemName: "chevron.up").accessibilityLabel(in: german) == "Nach oben")
  }

  @Test func picturesAreCalledByDescriptionMeaningOrName() {
    func name(_ image: Image) -> String? { image.accessibilityLabel(in: .english) }
    #expect(name(Image(name: "a", accessibilityLabel: "Described")) == "Described")
    #expect(name(Image(systemName: "plus.circle.fill")) == "Add")
    #expect(name(Image(systemName: "square.and.arrow.up")) == "Share")
    #expect(name(Image(systemName: "person.crop.circle")) == "Person Crop Circle")
    #expect(name(Image(systemName: "circle.fill")) == "Circle")
    #expect(name(Image(name: "photo.PNG")) == "photo")
    #expect(name(Image(name: ".png")) == ".png")
    #expect(name(Image(name: "")) == nil)
    #expect(name(Image()) == nil)
  }
}
