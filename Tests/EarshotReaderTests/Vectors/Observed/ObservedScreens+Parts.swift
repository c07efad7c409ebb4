import EarshotInterface
import EarshotModel
import EarshotTestApps

// What stands on the screens that were recorded.

extension ObservedScreens {
  static func element(
    _ label: String, traits: AccessibilityTraits = .none, hint: String? = nil
  ) -> View {
    let view = View(saying: label, traits: traits, frame: .zero)
    view.accessibilityHint = hint
    return view
  }

  static func heading(_ text: String, level: Int) -> View {
    let view = element(text, traits: .header)
    var attributes = SpeechAttributes()
    attributes.headingLevel = level
    view.accessibilityAttributedLabel = AttributedText(text, attributes: attributes)
    return view
  }

  static func segments(_ titles: String...) -> View {
    let control = SegmentedControl()
    for (place, title) in titles.enumerated() { control.insertSegment(withTitle: title, at: place) }
    control.selectedSegmentIndex = 0
    return control
  }

  static func slider(_ name: String, at value: Double) -> View {
    let slider = Slider()
    slider.accessibilityLabel = name
    slider.value = value
    return slider
  }

  static func pageControl(_ count: Int) -> View {
    let control = PageControl()
    control.numberOfPages = count
    return control
  }

  static func stepper(at value: Double, by step: Double) -> View {
    let stepper = Stepper()
    stepper.value = value
    stepper.stepValue = step
    return stepper
  }

  /// The 27th of December.
  static func datePicker() -> View {
    let picker = DatePicker()
    picker.datePickerMode = .date
    picker.date = Double(360 * 86_400)
    return picker
  }

  static func requiredText() -> View {
    let view = TextView()
    view.isAccessibilityRequired = true
    return view
  }

  static func passwordField() -> View {
    let field = TextField()
    field.accessibilityLabel = "Password"
    field.isSecureTextEntry = true
    return field
  }

  static func searchBar() -> View {
    let bar = SearchBar()
    bar.placeholder = "Search"
    return bar
  }

  static func tabBar(_ titles: String...) -> View {
    let bar = TabBar()
    bar.items = titles.map { TabBarItem(title: $0) }
    return bar
  }

  static func addButton() -> View {
    let button = Button(type: .system)
    button.setTitle("Add", for: .normal)
    button.menu = Menu(children: [
      Action(title: "New password") { _ in }, Action(title: "New shared group") { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
    return button
  }

  static func signIn() -> View {
    let button = Button(type: .system)
    button.setTitle("Sign in", for: .normal)
    button.addAction(
      Action { [weak button] _ in
        let alert = AlertController(
          title: "error",
          message: "the username or password is incorrect. Please try again",
          preferredStyle: .alert)
        alert.addAction(AlertAction(title: "OK", style: .default) { _ in })
        button?.controller?.present(alert, animated: true)
      }, for: .touchUpInside)
    return button
  }

  static func popoverButton() -> View {
    let button = Button(type: .system)
    button.setTitle("Sort", for: .normal)
    button.addAction(
      Action { [weak button] _ in
        let content = StackedScreen(element("By name"))
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = button
        button?.controller?.present(content, animated: true)
      }, for: .touchUpInside)
    return button
  }

  static func toolbar() -> View {
    let bar = Toolbar()
    let done = BarButtonItem(barButtonSystemItem: .done)
    done.primaryAction = Action(title: "Done") { [weak bar] _ in
      bar?.window?.application?.post(.announcement("error"))
    }
    bar.items = [done]
    return bar
  }
}

extension View {
  /// The controller on whose screen the view stands.
  fileprivate var controller: ViewController? {
    ResponderPath(from: self).first { $0 as? ViewController }
  }
}

/// One row with a switch, as settings have them.
final class SettingRow: TableViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(style: .plain)
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = name
    cell.accessoryView = Switch()
    return cell
  }
}

/// A box that an app ticks by itself, in words of its own.
final class CheckBox: View {
  init(_ label: String) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityValue = "unchecked"
    accessibilityTraits = [.button, .toggleButton]
  }

  override func accessibilityActivate() -> Bool {
    accessibilityValue = "checked"
    return true
  }
}

/// A button that opens what is below it, in words of its own.
final class Disclosure: View {
  init(_ label: String) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityValue = "collapsed"
    accessibilityHint = "Double tap to expand"
    accessibilityTraits = .button
  }

  override func accessibilityActivate() -> Bool {
    accessibilityValue = "expanded"
    accessibilityHint = nil
    return true
  }
}
