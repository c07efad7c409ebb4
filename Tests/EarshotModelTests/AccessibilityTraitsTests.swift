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

  @Test(
    arguments: [
      (.button, 0), (.link, 1), (.image, 2), (.selected, 3), (.playsSound, 4), (.keyboardKey, 5),
      (.staticText, 6), (.summaryElement, 7), (.notEnabled, 8), (.updatesFrequently, 9),
      (.searchField, 10), (.startsMediaSession, 11), (.adjustable, 12),
      (.allowsDirectInteraction, 13), (.causesPageTurn, 14), (.tabBar, 15), (.header, 16),
      (.webContent, 17), (.textEntry, 18), (.pickerElement, 19), (.radioButton, 20),
      (.isEditing, 21), (.launchIcon, 22), (.statusBarElement, 23), (.secureTextField, 24),
      (.inactive, 25), (.footer, 26), (.backButton, 27), (.tabBarItem, 28),
      (.autoCorrectCandidate, 29), (.deleteKey, 30), (.selectionDismissesItem, 31), (.visited, 32),
      (.scrollable, 33), (.spacer, 34), (.tableIndex, 35), (.map, 36),
      (.textOperationsAvailable, 37), (.draggable, 38), (.popupButton, 40),
      (.allowsNativeSliding, 41), (.math, 42), (.containedByTable, 43), (.containedByList, 44),
      (.touchContainer, 45), (.supportsZoom, 46), (.textArea, 47), (.bookContent, 48),
      (.containedByLandmark, 49), (.folderIcon, 50), (.readOnly, 51), (.menuItem, 52),
      (.toggleButton, 53), (.ignoreItemChooser, 54), (.supportsTrackingDetail, 55), (.alert, 56),
      (.containedByFieldset, 57), (.allowsLayoutChangeInStatusBar, 58),
    ] as [(AccessibilityTraits, UInt64)])
  func bitsAreThoseThatOtherToolsRecord(trait: AccessibilityTraits, bit: UInt64) {
    #expect(trait.rawValue.trailingZeroBitCount == bit && trait.rawValue.nonzeroBitCount == 1)
  }

  @Test func classesKeepTheTraitsThatNobodyElseCanSay() {
    let own = AccessibilityTraits.ofClasses
    #expect(own.isSuperset(of: [.webContent, .toggleButton, .allowsLayoutChangeInStatusBar]))
    #expect(own.isDisjoint(with: [.header, .supportsZoom, .button]))
    #expect(own.contains(AccessibilityTraits(rawValue: 1 << 63)))
  }

  @Test func descriptionsNameWhatHasANameAndCountTheRest() {
    #expect(AccessibilityTraits.none.description == "")
    #expect(AccessibilityTraits([.selected, .button]).description == "button, selected")
    #expect(AccessibilityTraits([.button, .map]).description == "button, map")
    let unknown = AccessibilityTraits(rawValue: 1 << 60)
    #expect(unknown.union(.button).description == "button, 0x1000000000000000")
  }
}
