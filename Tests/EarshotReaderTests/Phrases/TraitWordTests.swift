import EarshotModel
import EarshotReader
import Testing

/// The words for every trait, alone and in company.
@Suite struct TraitWordTests {
  /// Traits that change neither words nor hint.
  static let silent: [AccessibilityTraits] = [
    .playsSound, .keyboardKey, .staticText, .summaryElement, .updatesFrequently,
    .startsMediaSession, .causesPageTurn, .tabBar, .supportsZoom,
    .webContent, .launchIcon, .statusBarElement, .inactive, .footer, .autoCorrectCandidate,
    .deleteKey, .selectionDismissesItem, .visited, .scrollable, .spacer, .tableIndex, .map,
    .textOperationsAvailable, .allowsNativeSliding, .math, .containedByTable, .containedByList,
    .touchContainer, .bookContent, .containedByLandmark, .folderIcon, .readOnly, .menuItem,
    .ignoreItemChooser, .supportsTrackingDetail, .alert, .containedByFieldset,
    .allowsLayoutChangeInStatusBar, .textArea,
  ]

  @Test(arguments: silent)
  func silentTraitsAddNothing(traits: AccessibilityTraits) {
    #expect(said(traits) == "X")
  }

  @Test(
    arguments: [
      (AccessibilityTraits.button, "X, button"),
      (.link, "X, link"),
      (.image, "X, image"),
      (.selected, "selected, X"),
      (.notEnabled, "X, dimmed"),
      (.searchField, "X, search field"),
      (.adjustable, "X, adjustable (Swipe up or down with one finger to adjust the value.)"),
      (.header, "X, heading"),
      (.textEntry, "X, text field (Double tap to edit.)"),
      (.secureTextField, "X, secure text field (Double tap to edit.)"),
      ([.textEntry, .secureTextField], "X, secure text field (Double tap to edit.)"),
      (
        [.textEntry, .textArea],
        "X, text field (Double tap to edit. Use the rotor to access misspelled words.)"
      ),
      (
        [.textEntry, .isEditing],
        "X, text field, is editing (Use the rotor to access misspelled words.)"
      ),
      (.backButton, "X, back button"),
      (.tabBarItem, "X, tab"),
      (.popupButton, "X, pop up button (Double tap to activate the picker.)"),
      (
        .allowsDirectInteraction,
        "X, direct touch area"
      ),
      (.radioButton, "X, radio button"),
      (.pickerElement, "X, picker item"),
      (
        .draggable,
        "X, draggable (Double tap and hold, wait for the sound, then drag to rearrange.)"
      ),
    ] as [(AccessibilityTraits, String)])
  func spokenTraits(traits: AccessibilityTraits, expected: String) {
    #expect(said(traits) == expected)
  }

  @Test(
    arguments: [
      (AccessibilityTraits([.button, .keyboardKey]), "X"),
      ([.button, .tabBarItem], "X, tab"),
      ([.button, .backButton], "X, back button"),
      ([.button, .popupButton], "X, pop up button (Double tap to activate the picker.)"),
      ([.button, .link], "X, button, link"),
      ([.button, .image, .selected], "selected, X, button, image"),
      ([.header, .notEnabled], "X, dimmed, heading"),
      ([.adjustable, .notEnabled], "X, dimmed, adjustable"),
      ([.textEntry, .notEnabled], "X, dimmed, text field"),
      (
        [.searchField, .textEntry], "X, search field (Double tap to edit.)"
      ),
      (
        [.pickerElement, .adjustable],
        "X, picker item, adjustable (Swipe up or down with one finger to adjust the value.)"
      ),
      (
        [
          .button, .notEnabled, .header, .link, .adjustable, .image, .searchField, .selected,
        ], "selected, X, dimmed, button, heading, link, adjustable, image, search field"
      ),
    ] as [(AccessibilityTraits, String)])
  func traitsInCompany(traits: AccessibilityTraits, expected: String) {
    #expect(said(traits) == expected)
  }

  @Test(arguments: [
    ("1", "X, on (Double tap to toggle setting.)", "X, dimmed, on"),
    ("0", "X, off (Double tap to toggle setting.)", "X, dimmed, off"),
    ("2", "X, mixed (Double tap to toggle setting.)", "X, dimmed, mixed"),
    ("Auto", "X, Auto (Double tap to toggle setting.)", "X, dimmed, Auto"),
  ])
  func statesOfASwitch(value: String, expected: String, dimmed: String) {
    #expect(said(.toggleButton, value: value) == expected)
    #expect(said([.button, .toggleButton, .notEnabled], value: value) == dimmed)
  }

  @Test func aSwitchNeedNotBeAButton() {
    let toggle = AccessibilityElement(accessibilityContainer: nil)
    toggle.accessibilityLabel = "X"
    toggle.accessibilityValue = "1"
    toggle.accessibilityTraits = .toggleButton
    let said = [
      Wording(verbosity: .verbose), Wording(), Wording(style: .snapshot), Wording(style: .ios27),
    ].map { $0.words(of: Phrase(toggle)).description }
    #expect(
      said == [
        "X, switch button, on", "X, on", "X. On.",
        "X Switch button on Double tap to toggle setting.",
      ])
  }

  @Test func whatASecureFieldHoldsIsNeverSaid() {
    #expect(
      said([.textEntry, .secureTextField], value: "hunter2")
        == "X, •••••••, secure text field (Double tap to edit.)")
  }

  @Test func importantFactsFollowWhateverNamesTheElement() {
    let dog = AccessibilityElement(accessibilityContainer: nil)
    dog.accessibilityHint = "Opens it"
    dog.accessibilityCustomContent = [
      AccessibilityCustomContent(label: "Age", value: "Three", importance: .high),
      AccessibilityCustomContent(label: "Breed", value: "Hound"),
    ]
    #expect(line(dog) == "Three, more content available (Opens it)")
    let unnamed = Wording(style: .snapshot).words(of: Phrase(dog))
    #expect(unnamed.description == "Opens it" && unnamed.hint == nil)
    dog.accessibilityLabel = "Rex"
    #expect(line(dog) == "Rex, Three, more content available (Opens it)")
    let snapshot = Wording(style: .snapshot).words(of: Phrase(dog))
    #expect(snapshot.description == "Rex")
    #expect(snapshot.extras == ["More Content Available"])
  }

  @Test func theLevelOfAHeadingIsSaidWhereItIsGiven() {
    let title = AccessibilityElement(accessibilityContainer: nil)
    var attributes = SpeechAttributes()
    attributes.headingLevel = 2
    title.accessibilityAttributedLabel = AttributedText("Part", attributes: attributes)
    title.accessibilityTraits = .header
    #expect(line(title) == "Part, heading level 2")
    attributes.headingLevel = 9
    title.accessibilityAttributedLabel = AttributedText("Part", attributes: attributes)
    #expect(line(title) == "Part, heading")
  }

  @Test func aBackButtonThatSaysOnlyBackIsSaidOnce() {
    #expect(said(.backButton, label: "Back") == "back button")
    #expect(said(.button, label: "Back") == "Back, button")
  }

  @Test("On an Apple TV nobody is told to touch the screen")
  func hintsWithoutGestures() {
    let toggle = AccessibilityElement(accessibilityContainer: nil)
    toggle.accessibilityLabel = "Sound"
    toggle.accessibilityValue = "1"
    toggle.accessibilityTraits = .toggleButton
    toggle.accessibilityFrame = Rect(x: 0, y: 0, width: 80, height: 20)
    func hint(on idiom: InterfaceIdiom) -> String? {
      ScreenReading(roots: [toggle], idiom: idiom).stops.first?.hint
    }
    #expect(hint(on: .phone) == "Double tap to toggle setting.")
    #expect(hint(on: .tv) == nil)
    toggle.accessibilityHint = "Plays it aloud."
    #expect(hint(on: .tv) == "Plays it aloud.")
  }

  @Test func theAuthorsHint() {
    #expect(
      said([.button, .toggleButton], value: "1", hint: "Joins a network.")
        == "X, on (Joins a network. Double tap to toggle setting.)")
    #expect(
      said([.button, .toggleButton], value: "1", hint: "Join?")
        == "X, on (Join? Double tap to toggle setting.)")
    #expect(said(.textEntry, hint: "Where letters go") == "X, text field (Double tap to edit.)")
    #expect(
      said([.textEntry, .notEnabled], hint: "Required") == "X, dimmed, text field (Required)")
    #expect(said(.adjustable, label: nil, hint: "Sets the pace") == "Sets the pace, adjustable")
    #expect(said(.selected, label: nil, hint: "Sets the pace") == "selected (Sets the pace)")
  }

  @Test(arguments: [
    (AccessibilityExpandedStatus.unsupported, "X"),
    (.expanded, "X, expanded (Double tap to collapse.)"),
    (.collapsed, "X, collapsed (Double tap to expand.)"),
  ])
  func expandedAndCollapsed(status: AccessibilityExpandedStatus, expected: String) {
    let section = AccessibilityElement(accessibilityContainer: nil)
    section.accessibilityLabel = "X"
    section.accessibilityExpandedStatus = status
    #expect(line(section) == expected)
  }

  private func said(
    _ traits: AccessibilityTraits, label: String? = "X", value: String? = nil, hint: String? = nil
  ) -> String {
    let made = AccessibilityElement(accessibilityContainer: nil)
    made.accessibilityLabel = label
    made.accessibilityValue = value
    made.accessibilityHint = hint
    made.accessibilityTraits = traits
    return line(made)
  }

  private func line(_ element: Responder) -> String {
    let words = Wording().words(of: Phrase(element))
    return words.hint.map { "\(words.description) (\($0))" } ?? words.description
  }
}
