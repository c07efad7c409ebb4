import EarshotInterface
import EarshotModel

extension EverydayApp {
  func makeRows(_ count: Int) -> [TableViewCell] {
    (0..<count).map { _ in
      let cell = TableViewCell(style: chance(0.3) ? .subtitle : .default)
      cell.textLabel?.text = name("Row")
      cell.detailTextLabel?.text = "Detail"
      switch number(0..<12) {
      case 0: cell.accessoryView = makeSwitch()
      case 1: cell.accessoryType = .detailButton
      case 2: cell.accessoryView = makeSlider()
      case 3: cell.accessoryView = makeButton()
      case 4: cell.accessoryType = .checkmark
      default: cell.accessoryType = .disclosureIndicator
      }
      return cell
    }
  }

  func makeItems(_ count: Int) -> [CollectionViewCell] {
    (0..<count).map { _ in
      let cell = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 100, height: 60))
      let label = Label(frame: Rect(x: 0, y: 10, width: 100, height: 30))
      label.text = name("Item")
      cell.contentView.addSubview(label)
      return cell
    }
  }

  func makeControls(_ count: Int) -> [View] {
    (0..<count).map { _ in
      switch number(0..<8) {
      case 0: makeSwitch()
      case 1: makeSlider()
      case 2: makeStepper()
      case 3: makeText()
      case 4: EverydayPicker(self, name("Picker"))
      default: makeButton()
      }
    }
  }

  func makeText() -> View {
    let label = Label(frame: Rect(x: 0, y: 0, width: 300, height: 30))
    label.text = name("Text")
    return label
  }

  func makeButton() -> View {
    let button = Button(frame: Rect(x: 0, y: 0, width: 120, height: 30))
    let title = noting(button, "Button", for: .touchUpInside)
    button.setTitle(title, for: .normal)
    return button
  }

  func makeSwitch() -> View {
    let toggle = Switch()
    toggle.accessibilityLabel = noting(toggle, "Switch", for: .valueChanged)
    return toggle
  }

  func makeSlider() -> View {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 120, height: 30))
    slider.accessibilityLabel = noting(slider, "Slider", for: .valueChanged)
    slider.value = 0.5
    return slider
  }

  func makeStepper() -> View {
    let stepper = Stepper()
    stepper.accessibilityLabel = noting(stepper, "Stepper", for: .valueChanged)
    stepper.value = 5
    stepper.maximumValue = 10
    return stepper
  }

  /// Has a control write down its name when it acts, and returns that name.
  func noting(_ control: Control, _ kind: String, for event: ControlEvents) -> String {
    let title = name(kind)
    control.addAction(Action { [weak self] _ in self?.note(title) }, for: event)
    return title
  }
}
