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
      switch number(0..<12) {
      case 0: makeSwitch()
      case 1: makeSlider()
      case 2: makeStepper()
      case 3: makeText()
      case 4: EverydayPicker(self, name("Picker"))
      case 5: makeField()
      case 6: makeSegments()
      case 7: makePages()
      case 8: makeMenu()
      case 9: makeQuestion()
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

  func makeField() -> View {
    let field = TextField(frame: Rect(x: 0, y: 0, width: 200, height: 34))
    field.placeholder = noting(field, "Field", for: .editingDidBegin)
    field.isSecureTextEntry = chance(0.3)
    return field
  }

  /// None is chosen, so that each can be.
  func makeSegments() -> View {
    let segments = SegmentedControl(frame: Rect(x: 0, y: 0, width: 200, height: 31))
    segments.accessibilityLabel = noting(segments, "Segments", for: .valueChanged)
    for index in 0..<number(2..<5) { segments.insertSegment(withTitle: "Part", at: index) }
    return segments
  }

  func makePages() -> View {
    let pages = PageControl(frame: Rect(x: 0, y: 0, width: 200, height: 28))
    pages.numberOfPages = 5
    pages.accessibilityLabel = noting(pages, "Pages", for: .valueChanged)
    return pages
  }

  /// A button that opens a menu.
  func makeMenu() -> View {
    let button = Button(type: .system)
    button.frame = Rect(x: 0, y: 0, width: 120, height: 30)
    button.setTitle(name("Menu"), for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = Menu(
      children: (0..<number(1..<4)).map { _ in
        Action(title: name("Choice")) { [weak self] in self?.note($0.title) }
      })
    return button
  }

  /// A button that asks something, in an alert or at the lower edge.
  func makeQuestion() -> View {
    let button = Button(frame: Rect(x: 0, y: 0, width: 120, height: 30))
    button.setTitle(name("Question"), for: .normal)
    let style: AlertController.Style = chance(0.5) ? .alert : .actionSheet
    let answers = (0..<number(1..<3)).map { _ in name("Answer") }
    button.addAction(
      Action { [weak self] _ in
        let alert = AlertController(title: "Well?", message: "Answer.", preferredStyle: style)
        for answer in answers {
          alert.addAction(
            AlertAction(title: answer) { [weak self] _ in self?.note(answer) })
        }
        self?.front.present(alert, animated: true)
      }, for: .touchUpInside)
    return button
  }

  /// Has a control write down its name when it acts, and returns that name.
  func noting(_ control: Control, _ kind: String, for event: ControlEvents) -> String {
    let title = name(kind)
    control.addAction(Action { [weak self] _ in self?.note(title) }, for: event)
    return title
  }
}
