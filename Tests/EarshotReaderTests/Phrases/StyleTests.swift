import EarshotInterface
import EarshotModel
import EarshotReader
import Testing

/// The table of styles, row by row: the same element in each notation.
@Suite struct StyleTests {
  @Test func labelAndButton() {
    expect(
      element("Play", traits: .button), "Play, button", "Play. Button.", "Play Button")
  }

  @Test func labelValueAndAdjustable() {
    expect(
      element("Volume", value: "50%", traits: .adjustable), "Volume, 50%, adjustable",
      "Volume: 50%. Adjustable.",
      "Volume 50% Adjustable Swipe up or down with one finger to adjust the value.")
  }

  @Test func selectedTabAndPosition() {
    let place = StopContext(position: StopContext.Position(index: 1, count: 4, isTab: true))
    expect(
      element("Home", traits: .selected), in: place, "selected, Home, tab, 1 of 4",
      "Selected: Home. Tab. 1 of 4.", "selected Home Tab 1 of 4")
  }

  @Test func toggle() {
    let toggle = element("Wi-Fi", value: "1", traits: [.button, .toggleButton])
    expect(
      toggle, "Wi-Fi, on", "Wi-Fi. Switch Button. On.",
      "Wi-Fi Switch button on Double tap to toggle setting.")
    let words = Wording(verbosity: .verbose).words(of: Phrase(toggle, verbosity: .verbose))
    #expect(words.description == "Wi-Fi, switch button, on")
  }

  @Test func heading() {
    expect(
      element("Library", traits: .header), "Library, heading", "Library. Heading.",
      "Library Heading")
  }

  @Test func disabled() {
    expect(
      element("Delete", traits: [.button, .notEnabled]), "Delete, dimmed, button",
      "Delete. Dimmed. Button.", "Delete dimmed Button")
  }

  @Test func nothingToSay() {
    expect(element(nil), "", "", "")
    expect(element(" \n"), "", "", "")
  }

  @Test func aMarkAtTheEndOfALabel() {
    expect(element("Ready?", traits: .button), "Ready?, button", "Ready? Button.", "Ready? Button")
    expect(element("Stop!", traits: .button), "Stop!, button", "Stop! Button.", "Stop! Button")
    expect(element("Done.", traits: .button), "Done, button", "Done. Button.", "Done. Button")
    expect(element("Name:", value: "Kim"), "Name, Kim", "Name:: Kim", "Name: Kim")
    expect(
      element("Loading...", traits: .image), "Loading..., image", "Loading... Image.",
      "Loading... Image")
    expect(element("The end."), "The end.", "The end.", "The end.")
    expect(
      element("Name:", traits: .button), "Name, button", "Name:. Button.", "Name: Button")
    expect(
      element("Name:", traits: [.selected, .button]), "selected, Name, button",
      "Selected: Name:. Button.", "selected Name: Button")
    expect(element("完了。", traits: .button), "完了, button", "完了。 Button.", "完了。 Button")
  }

  @Test func aTableCell() {
    let header = element("Hours", value: "weekdays")
    let cell = TableCell(
      row: 1, column: 1, rowSpan: 2, columnSpan: 3, isFirstInRow: true, headers: [header])
    expect(
      element("Monday", value: "9 to 5", traits: .selected), in: StopContext(cell: cell),
      "Hours, weekdays, selected, Monday, 9 to 5, spans 2 rows, spans 3 columns, row 2, column 2",
      "Selected: Hours: weekdays. Monday. Spans 2 rows. Spans 3 columns. Row 2. Column 2. 9 to 5",
      "Hours weekdays selected Monday 9 to 5 spans 2 rows spans 3 columns row 2 column 2")
  }

  @Test func whatContainersAdd() {
    let context = StopContext(
      enteredNames: ["Toolbar"], position: StopContext.Position(index: 2, count: 3),
      boundaries: [StopContext.Boundary(.listStart)])
    expect(
      element("Done", traits: .button), in: context, "Toolbar, Done, button, list start, 2 of 3",
      "Done. Button. 2 of 3. List Start.", "Toolbar Done Button List start 2 of 3")
  }

  @Test func whatElseThereIs() {
    let message = element("Mail")
    message.accessibilityCustomActions = [AccessibilityCustomAction(name: "Delete") { _ in true }]
    message.accessibilityCustomContent = [
      AccessibilityCustomContent(label: "Size", value: "2 kB"),
      AccessibilityCustomContent(label: "From", value: "Kim", importance: .high),
    ]
    expect(
      message, "Mail, Kim, actions available, more content available", "Mail",
      "Mail Kim Actions available More content available")
    let words = Wording(style: .snapshot).words(of: Phrase(message))
    #expect(words.extras == ["Actions Available", "More Content Available"])
  }

  /// A state is said, and so is the value of what has no label, to whoever wants to hear little.
  @Test func theLeastThatIsSaid() {
    func said(_ element: Responder) -> String {
      Wording(verbosity: .minimal).words(of: Phrase(element, verbosity: .minimal)).description
    }
    #expect(said(element("Wi-Fi", value: "1", traits: [.button, .toggleButton])) == "Wi-Fi, on")
    #expect(said(element(nil, value: "50%", traits: .adjustable)) == "50%")
    #expect(said(element("Volume", value: "50%", traits: .adjustable)) == "Volume")
  }

  @Test func traitsWhereTheListenerWantsThem() {
    let title = element("Contents", traits: [.button, .header, .selected])
    func said(_ position: Verbosity.TraitPosition) -> String {
      let verbosity = Verbosity(traitPosition: position)
      return Wording(verbosity: verbosity).words(of: Phrase(title, verbosity: verbosity))
        .description
    }
    #expect(said(.after) == "selected, Contents, button, heading")
    #expect(said(.before) == "button, heading, selected, Contents")
    #expect(said(.none) == "selected, Contents")
  }

  /// What Apple's test service gave on iOS 27, as far as it was published.
  @Test func whatTheTestServiceGave() {
    func said(_ label: String, value: String? = nil, _ traits: AccessibilityTraits = .none)
      -> String
    {
      let words = Wording(style: .ios27).words(
        of: Phrase(element(label, value: value, traits: traits)))
      return [words.description, words.hint].compactMap(\.self).joined(separator: " ")
    }
    #expect(said("Dismiss modal", .button) == "Dismiss modal Button")
    #expect(said("Modal value 12.50", .staticText) == "Modal value 12.50")
    #expect(said("Fixture repeated", .header) == "Fixture repeated Heading")
    #expect(said("Balance $1,234.50; rate 2.5%", .staticText) == "Balance $1,234.50; rate 2.5%")
    #expect(
      said("Notifications", value: "1", [.button, .toggleButton])
        == "Notifications Switch button on Double tap to toggle setting.")
    #expect(said("Set 1 done", [.button, .selected]) == "selected Set 1 done Button")
  }

  private func element(
    _ label: String?, value: String? = nil, traits: AccessibilityTraits = .none
  ) -> AccessibilityElement {
    let made = AccessibilityElement(accessibilityContainer: nil)
    made.accessibilityLabel = label
    made.accessibilityValue = value
    made.accessibilityTraits = traits
    return made
  }

  private func expect(
    _ element: Responder, in context: StopContext = StopContext(), _ spoken: String,
    _ snapshot: String, _ ios27: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let said = WordingStyle.allCases.map { style in
      Wording(style: style).words(of: Phrase(element, context: context)).description
    }
    #expect(said == [spoken, snapshot, ios27], sourceLocation: sourceLocation)
  }
}
