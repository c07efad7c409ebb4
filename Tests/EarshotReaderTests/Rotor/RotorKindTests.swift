import EarshotModel
import Testing

@testable import EarshotReader

@Suite struct RotorKindTests {
  /// Which of the reader's own settings a rotor of an app takes the place of.
  @Test func rotorsOfAnAppAreKnownByTheirKinds() {
    let kinds = AccessibilityRotorType.allCases.filter { $0 != .none }.map { type in
      AccessibilityCustomRotor(systemType: type) { _ in nil }.kind
    }
    #expect(
      kinds == [
        .links, .visitedLinks, .headings, .headingLevel(1), .headingLevel(2),
        .headingLevel(3), .headingLevel(4), .headingLevel(5), .headingLevel(6),
        .boldText, .italicText, .underlinedText, .misspelledWords,
        .images, .textFields, .tables, .lists, .landmarks,
      ])
  }

  @Test func rotorsWithNamesOfTheirOwnAreSettingsBesideThem() {
    #expect(AccessibilityCustomRotor(name: "Errors") { _ in nil }.kind == .custom("Errors"))
  }

  @Test func namesLeadBackToTheirKinds() {
    let names = [
      "actions", "characters", "headings", "headingLevel1", "headingLevel6", "sameItem", "Even",
    ]
    #expect(
      names.map(RotorKind.init(name:)) == [
        .actions, .characters, .headings, .headingLevel(1), .headingLevel(6), .sameItem,
        .custom("Even"),
      ])
    #expect(names.map { RotorKind(name: $0).name } == names)
    #expect(
      names.map { RotorKind.usual.contains(RotorKind(name: $0)) }
        == [true, true, true, true, true, false, false])
  }
}
