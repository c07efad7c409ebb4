import EarshotModel
import Testing

@Suite struct AccessibilityTraitsTests {
  @Test func everyNameLeadsToItsTraitAndBack() {
    for entry in AccessibilityTraits.named {
      #expect(AccessibilityTraits(name: entry.name) == entry.trait)
      #expect(entry.trait.names == [entry.name])
    }
    #expect(Set(AccessibilityTraits.named.map(\.trait)).count == AccessibilityTraits.named.count)
  }

  @Test func theOlderWordForAToggleIsUnderstood() {
    #expect(AccessibilityTraits(name: "switchButton") == .toggleButton)
    #expect(AccessibilityTraits(name: "knob") == nil)
  }

  @Test func bitsAreThoseThatOtherToolsRecord() {
    #expect(AccessibilityTraits.button.rawValue == 1)
    #expect(AccessibilityTraits.header.rawValue == 1 << 16)
    #expect(AccessibilityTraits.backButton.rawValue == 1 << 27)
    #expect(AccessibilityTraits.textArea.rawValue == 1 << 47)
    #expect(AccessibilityTraits.toggleButton.rawValue == 1 << 53)
  }

  @Test func descriptionsNameWhatHasANameAndCountTheRest() {
    #expect(AccessibilityTraits.none.description == "")
    #expect(AccessibilityTraits([.selected, .button]).description == "button, selected")
    #expect(AccessibilityTraits([.button, .map]).description == "button, map")
    let unknown = AccessibilityTraits(rawValue: 1 << 60)
    #expect(unknown.union(.button).description == "button, 0x1000000000000000")
  }
}
