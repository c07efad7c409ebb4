import EarshotInterface
import EarshotModel

// Every row is a rule of VoiceOver that people meet in nearly every app. Those that were wrong here once
// stand before those that never were.

extension VoiceOverRule {
  /// Controls by themselves.
  static let controls: [VoiceOverRule] = [
    VoiceOverRule(
      "a pull-down button opens its menu, with the cursor on the first item",
      on: { StackedScreen(sortButton()) }, [.doubleTap, .flickRight, .flickRight],
      says: ["selected, Name, button", "Date, button", "Dismiss context menu, button"]),
    VoiceOverRule(
      "an item of a menu is chosen and leads back",
      on: { StackedScreen(sortButton()) }, [.doubleTap, .flickRight, .doubleTap],
      says: ["selected, Name, button", "Date, button", "Sort, button"]),
    VoiceOverRule(
      "a pop-up button says what is chosen",
      on: { StackedScreen(sizeButton()) }, [.tap, .doubleTap, .flickRight, .doubleTap],
      says: [
        "Size, Small, pop up button", "selected, Small, button", "Large, button",
        "Size, Large, pop up button",
      ]),
    VoiceOverRule(
      "a wheel turns by flicks up and down, and says its new value alone",
      on: { StackedScreen(colourPicker()) }, [.tap, .flickUp, .flickDown, .flickDown],
      says: ["Green, picker item, adjustable, 2 of 3", "Blue", "Green", "Red"]),
    VoiceOverRule(
      "the wheels of a date turn",
      on: { StackedScreen(datePicker()) }, [.tap, .flickUp, .flickRight, .flickUp],
      says: [
        "January, picker item, adjustable", "February", "1, picker item, adjustable", "2",
      ]),
    VoiceOverRule(
      "a slider says its new value alone",
      on: { StackedScreen(slider()) }, [.tap, .flickUp, .flickUp, .flickDown],
      says: ["Volume, 30%, adjustable", "40%", "50%", "40%"]),
    VoiceOverRule(
      "a switch says its new state alone",
      on: { StackedScreen(toggle()) }, [.tap, .doubleTap, .doubleTap],
      says: ["Wi-Fi, off", "on", "off"]),
    VoiceOverRule(
      "a button that is called otherwise after a double tap is said as it is now",
      on: { StackedScreen(playButton()) }, [.tap, .doubleTap, .doubleTap],
      says: ["Play, button", "Pause, button", "Play, button"]),
    VoiceOverRule(
      "what starts a media session is not talked over",
      on: { StackedScreen(playButton(.startsMediaSession)) }, [.tap, .doubleTap, .tap],
      says: ["Play, button", "Pause, button"]),
    VoiceOverRule(
      "a stepper is two buttons and says its new value after each",
      on: { StackedScreen(stepper()) }, [.tap, .flickRight, .doubleTap],
      says: ["Decrement, button", "Increment, button", "4"]),
    VoiceOverRule(
      "a segment that is chosen drops its role",
      on: { StackedScreen(segments()) }, [.tap, .flickRight, .doubleTap],
      says: ["selected, Day, button, 1 of 2", "Week, button, 2 of 2", "selected, Week, 2 of 2"]),
    VoiceOverRule(
      "a page control turns its pages",
      on: { StackedScreen(pages()) }, [.tap, .flickUp],
      says: ["page 1 of 3, adjustable", "page 2 of 3"]),
    VoiceOverRule(
      "a button that is disabled is dimmed and does nothing",
      on: { StackedScreen(disabledButton()) }, [.tap, .doubleTap],
      says: ["Buy, dimmed, button"]),
    VoiceOverRule(
      "an empty field says its placeholder, and that it is edited",
      on: { StackedScreen(field()) }, [.tap, .doubleTap],
      says: [
        "Name, text field", "text field, is editing, character mode, insertion point at start",
      ]),
    VoiceOverRule(
      "what stands in a secure field is not said",
      on: { StackedScreen(secureField()) }, [.tap],
      says: ["Password, ••••••, secure text field"]),
    VoiceOverRule(
      "a picture is an element where it has a name",
      on: { StackedScreen(picture(nil), picture("Sunset")) }, [.tapAtTop, .flickRight],
      says: ["Sunset, image"]),
    VoiceOverRule(
      "progress is a share of a whole",
      on: { StackedScreen(progress()) }, [.tap], says: ["Progress, 40%"]),
  ]

  private static func sortButton() -> View {
    let button = Button(type: .system)
    button.setTitle("Sort", for: .normal)
    button.menu = Menu(children: [
      Action(title: "Name", state: .on) { _ in }, Action(title: "Date") { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private static func sizeButton() -> View {
    let button = Button(type: .system)
    button.accessibilityLabel = "Size"
    button.menu = Menu(children: [
      Action(title: "Small") { _ in }, Action(title: "Large") { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  private static func colourPicker() -> View {
    let picker = PickerView()
    picker.columns = [.init(titles: ["Red", "Green", "Blue"], selectedRow: 1)]
    return picker
  }

  private static func datePicker() -> View {
    let picker = DatePicker()
    picker.datePickerMode = .date
    picker.date = 0
    return picker
  }

  private static func slider() -> View {
    let slider = Slider()
    slider.accessibilityLabel = "Volume"
    slider.value = 0.3
    return slider
  }

  private static func toggle() -> View {
    let toggle = Switch()
    toggle.accessibilityLabel = "Wi-Fi"
    return toggle
  }

  private static func playButton(_ traits: AccessibilityTraits = .none) -> View {
    let button = Button(type: .system)
    button.setTitle("Play", for: .normal)
    button.accessibilityTraits = [.button, traits]
    button.addAction(
      Action { [weak button] _ in
        button?.setTitle(button?.currentTitle == "Play" ? "Pause" : "Play", for: .normal)
      }, for: .touchUpInside)
    return button
  }

  private static func stepper() -> View {
    let stepper = Stepper()
    stepper.value = 3
    return stepper
  }

  private static func segments() -> View {
    let segments = SegmentedControl()
    segments.insertSegment(withTitle: "Day", at: 0)
    segments.insertSegment(withTitle: "Week", at: 1)
    segments.selectedSegmentIndex = 0
    return segments
  }

  private static func pages() -> View {
    let pages = PageControl()
    pages.numberOfPages = 3
    return pages
  }

  private static func disabledButton() -> View {
    let button = Button(type: .system)
    button.setTitle("Buy", for: .normal)
    button.isEnabled = false
    return button
  }

  private static func field() -> View {
    let field = TextField()
    field.placeholder = "Name"
    return field
  }

  private static func secureField() -> View {
    let field = TextField()
    field.placeholder = "Password"
    field.text = "secret"
    field.isSecureTextEntry = true
    field.accessibilityLabel = "Password"
    return field
  }

  private static func picture(_ name: String?) -> View {
    let picture = ImageView()
    picture.isAccessibilityElement = name != nil
    picture.accessibilityLabel = name
    return picture
  }

  private static func progress() -> View {
    let progress = ProgressView()
    progress.progress = 0.4
    return progress
  }
}
