import Earshot

/// A place on a ferry: who, when, how many, and how it is paid.
final class BookingForm: ViewController {
  private let scroll = ScrollView(frame: .zero)
  private let name = TextField()
  private let code = TextField()
  private let deck = PickerView()
  private let day = DatePicker()
  private let way = SegmentedControl()
  private let passengers = Stepper()
  private let count = Label()
  private let luggage = Slider()
  private let book = Button(type: .system)

  private static let firstOfJune = 801_964_800.0

  override init() {
    super.init()
    title = "Booking"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    name.accessibilityLabel = "Name"
    name.restorationIdentifier = "name"
    code.accessibilityLabel = "Card code"
    code.isSecureTextEntry = true
    way.insertSegment(withTitle: "One Way", at: 0)
    way.insertSegment(withTitle: "Return", at: 1)
    way.selectedSegmentIndex = 0
    deck.columns = [.init(titles: ["Open deck", "Saloon", "Cabin"])]
    day.datePickerMode = .date
    day.preferredDatePickerStyle = .wheels
    day.date = Self.firstOfJune
    passengers.accessibilityLabel = "Passengers"
    passengers.minimumValue = 1
    passengers.value = 1
    passengers.addAction(Action { [weak self] _ in self?.showCount() }, for: .valueChanged)
    luggage.accessibilityLabel = "Luggage"
    luggage.maximumValue = 40
    luggage.value = 20
    book.setTitle("Book", for: .normal)
    book.addAction(Action { [weak self] _ in self?.validate() }, for: .touchUpInside)
    showCount()
    arrange()
  }

  /// Puts everything one under the other into a view that scrolls.
  private func arrange() {
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroll)
    var top = 20.0
    for part in [name, code, way, deck, day, count, passengers, luggage, book] as [View] {
      let height = part.intrinsicContentSize.height
      part.frame = Rect(x: 16, y: top, width: 358, height: max(height, 44))
      top = part.frame.maxY + 20
      scroll.addSubview(part)
    }
    scroll.contentSize = Size(width: 390, height: top)
  }

  private func showCount() {
    let number = Int(passengers.value)
    count.text = number == 1 ? "1 passenger" : "\(number) passengers"
  }

  // MARK: Booking

  private func validate() {
    guard name.hasText else {
      return ask(
        "Name is missing", "Fill in who travels.", style: .alert,
        [AlertAction(title: "OK") { [weak self] _ in self?.point(to: self?.name) }])
    }
    guard code.text?.count == 3 else {
      return ask(
        "Card code is wrong", "It has three digits.", style: .alert,
        [AlertAction(title: "OK") { [weak self] _ in self?.point(to: self?.code) }])
    }
    ask(
      "Pay for \(count.text ?? "")", nil, style: .actionSheet,
      [
        AlertAction(title: "Pay Now") { [weak self] _ in self?.announce("Booked") },
        AlertAction(title: "Pay on Board") { [weak self] _ in self?.announce("Reserved") },
        AlertAction(title: "Cancel", style: .cancel),
      ])
  }

  private func ask(
    _ title: String, _ message: String?, style: AlertController.Style, _ actions: [AlertAction]
  ) {
    let question = AlertController(title: title, message: message, preferredStyle: style)
    for action in actions { question.addAction(action) }
    present(question, animated: true)
  }

  /// Leads a listener to what has to be filled in.
  private func point(to field: TextField?) {
    guard let field else { return }
    view.window?.application?.post(.layoutChanged(.element(field)))
  }
}
