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

  @Test func picturesAreCalledByDescriptionMeaningOrName() {
    func name(_ image: Image) -> String? { image.accessibilityLabel(in: .english) }
    #expect(name(Image(name: "a", accessibilityLabel: "Described")) == "Described")
    #expect(name(Image(systemName: "plus.circle.fill")) == "Add")
    #expect(name(Image(systemName: "square.and.arrow.up")) == "Share")
    #expect(name(Image(systemName: "person.crop.circle")) == "person crop")
    #expect(name(Image(systemName: "circle.fill")) == "circle.fill")
    #expect(name(Image(name: "photo.PNG")) == "photo")
    #expect(name(Image(name: ".png")) == ".png")
    #expect(name(Image(name: "")) == nil)
    #expect(name(Image()) == nil)
  }
}
