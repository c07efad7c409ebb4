import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import Testing

/// Text that is being typed, with the insertion point at a place.
private final class TypedText: AccessibilityTextInput {
  var text: String
  var selection: Range<Int>
  let isEditing = true
  let isSecure = false

  init(_ text: String, at place: Int) {
    self.text = text
    selection = place..<place
  }

  func word(at offset: Int) -> Range<Int> { 0..<text.count }
  func line(at offset: Int) -> Range<Int> { 0..<text.count }
  func select(_ range: Range<Int>) { selection = range }
  func insert(_ text: String) { self.text += text }
  func deleteBackward() { text.removeLast() }
}

private final class TypedField: AccessibilityElement {
  var input: TypedText?

  override var accessibilityTextInput: (any AccessibilityTextInput)? { input }
}

/// The rules that recordings of devices show, in words of our own.
@Suite struct HeardSpeechTests {
  @Test func alternativesAreSelectedNamedAndCounted() {
    let choices = Screen.view(
      [
        Screen.element("One day", 0, 0, traits: [.button, .selected]),
        Screen.element("Ten days", 80, 0, traits: .button),
      ], .series)
    #expect(
      Screen.lines(choices) == ["selected, One day, button, 1 of 2", "Ten days, button, 2 of 2"])
  }

  @Test func whatDoesNotRespondIsDimmedBeforeItsKindAndKeepsItsHint() {
    let cash = Screen.element("Cash", 0, 0, traits: [.button, .notEnabled])
    cash.accessibilityHint = "Not taken here"
    #expect(Screen.lines(cash) == ["Cash, dimmed, button (Not taken here)"])
  }

  @Test func aPageControlTellsItsValueOnly() {
    let pages = Screen.element(nil, 0, 0, traits: .adjustable)
    pages.accessibilityValue = "Page 1 of 11"
    #expect(
      Screen.lines(pages)
        == ["Page 1 of 11, adjustable (Swipe up or down with one finger to adjust the value.)"])
  }

  @Test func aWheelIsAPickerItemBeforeItIsAdjustable() {
    let wheel = Screen.element(nil, 0, 0, traits: [.pickerElement, .adjustable])
    wheel.accessibilityValue = "December"
    #expect(
      Screen.lines(wheel) == [
        "December, picker item, adjustable (Swipe up or down with one finger to adjust the value.)"
      ])
  }

  @Test(arguments: [
    (0, "text field, is editing, insertion point at start"),
    (2, "Hi, text field, is editing, insertion point at end"),
    (1, "Hi, text field, is editing"),
  ])
  func aFieldBeingEditedTellsWhereTypingGoes(place: Int, expected: String) {
    let field = TypedField(accessibilityContainer: nil)
    field.accessibilityTraits = [.textEntry, .isEditing]
    field.accessibilityValue = place == 0 ? nil : "Hi"
    field.input = TypedText(place == 0 ? "" : "Hi", at: place)
    #expect(
      Screen.lines(field) == [expected])
    #expect(
      Screen.lines(field, style: .snapshot).first?.contains("nsertion") == false)
  }

  @Test func thePasswordIsNotHeard() {
    let field = Screen.element("Password", 0, 0, traits: [.textEntry, .secureTextField])
    field.accessibilityValue = "••••"
    #expect(
      Screen.lines(field) == ["Password, ••••, secure text field (Double tap to edit.)"])
  }

  @Test func aMenuOpensAPicker() {
    let menu = Screen.element("Sort by name", 0, 0, traits: .popupButton)
    #expect(
      Screen.lines(menu) == ["Sort by name, pop up button (Double tap to activate the picker.)"])
  }

  @Test func aSectionThatIsClosedSaysHowToOpenIt() {
    let section = Screen.element("More", 0, 0, traits: .button)
    section.accessibilityExpandedStatus = .collapsed
    #expect(Screen.lines(section) == ["More, button, collapsed (Double tap to expand.)"])
  }

  @Test func aToolbarIsNamedBeforeItsFirstItem() {
    let bar = Toolbar(frame: Rect(x: 0, y: 700, width: 400, height: 44))
    bar.items = [BarButtonItem(barButtonSystemItem: .done), BarButtonItem(title: "Sort")]
    #expect(Screen.lines(bar) == ["Toolbar, Done, button", "Sort, button"])
    #expect(Screen.lines(bar, style: .ios27) == ["Toolbar Done Button", "Sort Button"])
    #expect(Screen.lines(bar, style: .snapshot) == ["Done. Button.", "Sort. Button."])
    bar.accessibilityLabel = "Editing"
    #expect(Screen.lines(bar).first == "Editing, Done, button")
  }

  @Test func aTabThatCannotBeChosenIsSaidLikeTheOthers() {
    let bar = TabBar(frame: Rect(x: 0, y: 700, width: 400, height: 49))
    bar.items = ["A", "B"].map { TabBarItem(title: $0) }
    bar.items?[1].isEnabled = false
    #expect(Screen.lines(bar) == ["tab bar, A, tab, 1 of 2", "B, tab, 2 of 2"])
  }
}
