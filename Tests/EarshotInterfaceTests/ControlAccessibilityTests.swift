import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

@Suite struct ControlAccessibilityTests {
  private func text(_ view: View, _ change: () -> Void = {}) -> String {
    if view.frame.size == .zero { view.frame.size = Size(width: 100, height: 40) }
    change()
    return TreeText.of(view, frames: false)
  }

  @Test func labels() {
    let label = Label()
    #expect(text(label) == "Label staticText")
    label.text = "Title"
    #expect(text(label) == "* Label \"Title\" staticText")
    label.accessibilityLabel = "Better"
    #expect(text(label) == "* Label \"Better\" staticText")
    label.isEnabled = false
    #expect(text(label) == "* Label \"Better\" staticText, notEnabled")
  }

  @Test func aLabelKeepsTheSpeechAttributesOfItsText() {
    let label = Label()
    var heading = SpeechAttributes()
    heading.headingLevel = 2
    label.attributedText = AttributedText("Chapter", attributes: heading)
    #expect(label.text == "Chapter")
    #expect(label.accessibilityAttributedLabel == label.attributedText)
    label.accessibilityLabel = "Other"
    #expect(label.accessibilityAttributedLabel == "Other")
  }

  @Test func buttonTitlesFollowTheState() {
    let button = Button(type: .system)
    #expect(text(button) == "* Button button")
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    #expect(text(button) == "* Button \"Play\" button")
    button.isSelected = true
    #expect(text(button) == "* Button \"Pause\" button, selected")
    button.isEnabled = false
    #expect(text(button) == "* Button \"Play\" button, selected, notEnabled")
    #expect(button.title(for: .highlighted) == "Play")
    button.setAttributedTitle("Stop", for: .normal)
    #expect(button.currentTitle == "Stop")
  }

  @Test func aButtonWithAConfiguration() {
    let button = Button()
    button.setTitle("Old", for: .normal)
    button.configuration = .init(title: "Buy", subtitle: "3.99")
    #expect(text(button) == "* Button \"Buy, 3.99\" button")
    button.configuration = .init(image: Image(systemName: "trash.fill"))
    button.setTitle(nil, for: .normal)
    #expect(text(button) == "* Button \"Trash\" button")
  }

  @Test func aButtonThatShowsOnlyAPicture() {
    let button = Button()
    button.setImage(Image(name: "icon_close.png"), for: .normal)
    #expect(text(button) == "* Button \"icon_close\" button")
    button.setImage(Image(name: "x", accessibilityLabel: "Close"), for: .normal)
    #expect(text(button) == "* Button \"Close\" button")
    button.setImage(nil, for: .normal)
    button.setBackgroundImage(Image(name: "wide"), for: .normal)
    #expect(text(button) == "* Button \"wide\" button")
  }

  @Test func kindsOfButtonsHaveNames() {
    let names = Button.ButtonType.allCases.map {
      "\($0): \(Button(type: $0).accessibilityLabel ?? "")"
    }
    #expect(
      names == [
        "custom: ", "system: ", "roundedRect: ", "detailDisclosure: More Info",
        "infoLight: More Info", "infoDark: More Info", "contactAdd: Add", "close: Close",
      ])
  }

  @Test func aButtonThatOffersAChoiceIsAPopUp() {
    let button = Button()
    button.setTitle("Large", for: .normal)
    button.showsMenuAsPrimaryAction = true
    #expect(text(button) == "* Button \"Large\" button")
    button.changesSelectionAsPrimaryAction = true
    #expect(text(button) == "* Button \"Large\" button, popupButton")
  }

  @Test func switches() {
    let toggle = Switch()
    #expect(text(toggle) == "* Switch = \"0\" button, toggleButton")
    toggle.isOn = true
    toggle.isEnabled = false
    toggle.accessibilityLabel = "Wi-Fi"
    #expect(text(toggle) == "* Switch \"Wi-Fi\" = \"1\" button, notEnabled, toggleButton")
  }

  /// Vectors `switch-06` to `switch-09`: a value of the app's own is not reported.
  @Test func aSwitchSaysItsStateWhateverItsValueWasSetTo() {
    let toggle = Switch()
    toggle.accessibilityValue = "Custom"
    #expect(text(toggle) == "* Switch = \"0\" button, toggleButton")
    toggle.accessibilityAttributedValue = "Custom"
    toggle.isOn = true
    #expect(toggle.accessibilityAttributedValue == "1")
  }

  /// What UIKit keeps to itself cannot be taken away by who sets the other traits.
  @Test func traitsOfTheClassStay() {
    let toggle = Switch()
    toggle.accessibilityTraits = .header
    #expect(text(toggle) == "* Switch = \"0\" header, toggleButton")
    let window = Window()
    let field = TextField()
    window.addSubview(field)
    field.accessibilityTraits = .updatesFrequently
    #expect(text(field) == "* TextField updatesFrequently, textEntry")
    field.becomeFirstResponder()
    field.accessibilityTraits.insert(.header)
    #expect(text(field) == "* TextField updatesFrequently, header, textEntry, isEditing")
    field.resignFirstResponder()
    #expect(text(field) == "* TextField updatesFrequently, header, textEntry")
    let slider = Slider()
    slider.accessibilityTraits = .none
    #expect(text(slider) == "* Slider = \"0%\"")
  }

  @Test(
    arguments: [
      (0, "0"), (1, "1"), (-2, "-2"), (0.1 + 0.2, "0.3"), (21 * 0.05, "1.05"), (-0.25, "-0.25"),
      (-0.0000001, "0"), (1_234_567.5, "1234567.5"),
    ] as [(Double, String)])
  func theNumberOfAStepperIsSaidWithoutWhatStepsLeaveOver(value: Double, expected: String) {
    let stepper = Stepper()
    stepper.minimumValue = -10
    stepper.maximumValue = 10_000_000
    stepper.value = value
    #expect(stepper.accessibilityValue == expected)
  }

  @Test func sliders() {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 131, height: 31))
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 17.5)
    #expect(text(slider) == "* Slider = \"75%\" adjustable")
    #expect(slider.accessibilityActivationPoint == Point(x: 90.5, y: 15.5))
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.accessibilityActivationPoint == Point(x: 40.5, y: 15.5))
    slider.value = 99
    #expect(slider.accessibilityValue == "100%")
    slider.value = .nan
    #expect(slider.accessibilityValue == "100%")
    slider.maximumValue = 10
    #expect(slider.accessibilityValue == "0%")
  }

  @Test func steppers() {
    let stepper = Stepper(frame: Rect(x: 10, y: 10, width: 94, height: 32))
    #expect(
      TreeText.of(stepper) == """
        Stepper = "0" 10 10 94 32
          * Half "Decrement" button, notEnabled 10 10 47 32
          * Half "Increment" button 57 10 47 32
        """)
    stepper.value = 100
    stepper.semanticContentAttribute = .forceRightToLeft
    #expect(
      TreeText.of(stepper) == """
        Stepper = "100" 10 10 94 32
          * Half "Decrement" button 57 10 47 32
          * Half "Increment" button, notEnabled 10 10 47 32
        """)
    stepper.wraps = true
    stepper.accessibilityLabel = "Copies"
    #expect(
      text(stepper) == """
        Stepper "Copies" = "100" <semanticGroup>
          * Half "Decrement" button
          * Half "Increment" button
        """)
  }

  @Test func partsOutliveTheirControlInSilence() {
    var stepper: Stepper? = Stepper()
    var segments: SegmentedControl? = SegmentedControl()
    segments?.insertSegment(withTitle: "One", at: 0)
    let half = stepper?.incrementButton
    let segment = segments?.segments.first
    stepper = nil
    segments = nil
    #expect(half?.accessibilityLabel == nil)
    #expect(half?.accessibilityFrame == .zero)
    #expect(segment?.accessibilityFrame == .zero)
    #expect(segment?.accessibilityTraits == [.button, .notEnabled])
  }

  @Test func segments() {
    let control = SegmentedControl(frame: Rect(x: 0, y: 0, width: 200, height: 32))
    control.insertSegment(withTitle: "Map", at: 9)
    control.insertSegment(with: Image(systemName: "star"), at: 9)
    control.insertSegment(withTitle: "List", at: 0)
    control.selectedSegmentIndex = 1
    control.segments[2].isEnabled = false
    control.segments[0].width = 100
    #expect(
      TreeText.of(control) == """
        SegmentedControl <series> 0 0 200 32
          * Segment "List" button 0 0 100 32
          * Segment "Map" button, selected 100 0 50 32
          * Segment "Favorite" button, notEnabled 150 0 50 32
        """)
    control.insertSegment(withTitle: "All", at: 0)
    #expect(control.selectedSegmentIndex == 2 && control.segments[2].isSelected)
    control.removeSegment(at: 0)
    control.removeSegment(at: 1)
    #expect(control.selectedSegmentIndex == nil && control.numberOfSegments == 2)
    control.selectedSegmentIndex = 99
    #expect(!control.segments[0].isSelected)
  }

  @Test func pages() {
    let control = PageControl()
    #expect(text(control) == "PageControl adjustable")
    (control.numberOfPages, control.currentPage) = (3, 1)
    #expect(text(control) == "* PageControl = \"page 2 of 3\" adjustable")
    control.currentPage = 12
    #expect(control.accessibilityValue == "page 3 of 3")
    (control.numberOfPages, control.hidesForSinglePage) = (1, true)
    #expect(!control.isAccessibilityElement)
  }

  @Test func textFields() {
    let field = TextField()
    #expect(text(field) == "* TextField textEntry")
    field.placeholder = "Name"
    #expect(text(field) == "* TextField \"Name\" textEntry")
    field.text = "Ada"
    #expect(text(field) == "* TextField = \"Ada\" textEntry")
    field.accessibilityLabel = "First name"
    #expect(text(field) == "* TextField \"First name\" = \"Ada\" textEntry")
    field.text = ""
    #expect(text(field) == "* TextField \"First name\" = \"Name\" textEntry")
  }

  @Test func whatIsTypedIntoASecureFieldIsNotSaid() {
    let field = TextField()
    field.isSecureTextEntry = true
    field.text = "abc"
    #expect(text(field) == "* TextField = \"•••\" textEntry, secureTextField")
    let area = TextView()
    area.isSecureTextEntry = true
    area.text = "abc"
    #expect(text(area) == "* TextView = \"•••\" textEntry, textArea, secureTextField")
  }

  @Test func aFieldWithTheKeysIsBeingEdited() {
    let window = Window()
    let field = TextField()
    window.addSubview(field)
    field.becomeFirstResponder()
    #expect(text(field) == "* TextField textEntry, isEditing")
    field.isEnabled = false
    #expect(!field.canBecomeFirstResponder)
  }

  @Test func textViews() {
    let view = TextView()
    #expect(text(view) == "* TextView textEntry, textArea")
    view.text = "Once upon a time"
    #expect(text(view) == "* TextView = \"Once upon a time\" textEntry, textArea")
    view.isEditable = false
    #expect(text(view) == "* TextView = \"Once upon a time\" staticText")
    view.text = ""
    #expect(!view.isAccessibilityElement)
  }

  @Test func searchBars() {
    let bar = SearchBar(frame: Rect(x: 0, y: 0, width: 320, height: 56))
    #expect(
      TreeText.of(bar) == """
        SearchBar 0 0 320 56
          * SearchTextField "Search" searchField 8 8 304 40
        """)
    bar.placeholder = "Cities"
    bar.text = "Rome"
    bar.showsCancelButton = true
    #expect(
      TreeText.of(bar) == """
        SearchBar 0 0 320 56
          * SearchTextField "Cities" = "Rome" searchField 8 8 244 40
          * CancelButton "Cancel" button 252 8 60 40
        """)
    bar.accessibilityLabel = "Find a city"
    bar.accessibilityHint = "Looks in all countries"
    bar.showsCancelButton = false
    bar.showsScopeBar = true
    bar.scopeButtonTitles = ["All", "Near"]
    #expect(
      text(bar) == """
        SearchBar "Find a city" ? "Looks in all countries"
          * SearchTextField "Find a city" = "Rome" ? "Looks in all countries" searchField
          SegmentedControl <series>
            * Segment "All" button, selected
            * Segment "Near" button
        """)
  }
}
