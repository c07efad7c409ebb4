import EarshotInterface
import EarshotModel

extension VoiceOverRule {
  /// What is said of an element by itself, and of how to use it.
  static let phrases: [VoiceOverRule] = [
    VoiceOverRule(
      "an area of direct touch says so",
      on: { StackedScreen(named("Draw here", .allowsDirectInteraction)) }, [.tap],
      says: ["Draw here, direct touch area"]),
    VoiceOverRule(
      "a field that is edited says how the rotor moves in it, and names no rotor that is not there",
      on: { StackedScreen(TextField()) }, [.doubleTap],
      says: ["text field, is editing, character mode, insertion point at start"]),
    VoiceOverRule(
      "a text of several lines says how to edit it",
      on: { StackedScreen(TextView()) }, [.tap], says: ["text field"],
      hint: "Double tap to edit."),
    VoiceOverRule(
      "what has to be filled in says so behind its kind",
      on: { StackedScreen(demanding(TextField())) }, [.tap], says: ["text field, required"]),
    VoiceOverRule(
      "what was filled in wrongly says so",
      on: { StackedScreen(refused(TextField())) }, [.tap],
      says: ["text field, required, invalid data"]),
    VoiceOverRule(
      "a wheel of a date says no place, one of an app does",
      on: { StackedScreen(date(), wheel()) }, [.tap, .flickRight, .flickRight, .flickRight],
      says: [
        "January, picker item, adjustable", "1, picker item, adjustable",
        "2001, picker item, adjustable", "Green, picker item, adjustable, 2 of 3",
      ]),
    VoiceOverRule(
      "further actions are told before the hint",
      on: { StackedScreen(offering()) }, [.tap], says: ["More, button, actions available"],
      hint: "Shows more"),
    VoiceOverRule(
      "what the author says comes before how to turn a switch",
      on: { StackedScreen(toggle()) }, [.tap], says: ["Wi-Fi, off"],
      hint: "Joins a network. Double tap to toggle setting."),
    VoiceOverRule(
      "what is dimmed keeps the author's hint alone",
      on: { StackedScreen(toggle(isEnabled: false)) }, [.tap], says: ["Wi-Fi, dimmed, off"],
      hint: "Joins a network."),
    VoiceOverRule(
      "the level of a heading is said where its text carries one",
      on: { StackedScreen(heading(level: 2), heading(level: nil)) }, [.tap, .flickRight],
      says: ["Part, heading level 2", "Part, heading"]),
    VoiceOverRule(
      "a link that is a button is both",
      on: { StackedScreen(named("Terms", [.link, .button])) }, [.tap],
      says: ["Terms, button, link"]),
    VoiceOverRule(
      "traits about behaviour have no words",
      on: {
        StackedScreen(
          named("It", [.playsSound, .staticText, .updatesFrequently, .causesPageTurn]))
      }, [.tap], says: ["It"]),
    VoiceOverRule(
      "a section that opens says its new state alone",
      on: { StackedScreen(section()) }, [.tap, .doubleTap],
      says: ["More, button, collapsed", "expanded"]),
  ]

  private static func named(_ label: String, _ traits: AccessibilityTraits) -> View {
    let view = View()
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    view.accessibilityTraits = traits
    return view
  }

  private static func demanding(_ field: View) -> View {
    field.isAccessibilityRequired = true
    return field
  }

  private static func refused(_ field: View) -> View {
    field.accessibilityInvalidity = .data
    return demanding(field)
  }

  private static func date() -> View {
    let picker = DatePicker()
    picker.datePickerMode = .date
    picker.date = 0
    return picker
  }

  private static func wheel() -> View {
    let picker = PickerView()
    picker.columns = [.init(titles: ["Red", "Green", "Blue"], selectedRow: 1)]
    return picker
  }

  private static func offering() -> View {
    let view = named("More", .button)
    view.accessibilityHint = "Shows more"
    view.accessibilityCustomActions = [AccessibilityCustomAction(name: "Delete") { _ in true }]
    return view
  }

  private static func toggle(isEnabled: Bool = true) -> View {
    let toggle = Switch()
    toggle.accessibilityLabel = "Wi-Fi"
    toggle.accessibilityHint = "Joins a network."
    toggle.isEnabled = isEnabled
    return toggle
  }

  private static func heading(level: Int?) -> View {
    let view = named("Part", .header)
    var attributes = SpeechAttributes()
    attributes.headingLevel = level
    view.accessibilityAttributedLabel = AttributedText("Part", attributes: attributes)
    return view
  }

  private static func section() -> View {
    let button = Button(type: .system)
    button.setTitle("More", for: .normal)
    button.accessibilityExpandedStatus = .collapsed
    button.addAction(
      Action { [weak button] _ in button?.accessibilityExpandedStatus = .expanded },
      for: .touchUpInside)
    return button
  }
}
