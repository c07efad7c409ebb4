import EarshotInterface
import EarshotModel

/// Apps of a saddler, whose answers are not heard or lead to the wrong place.
extension OutsiderPair {
  static var eleventhSaddleries: [OutsiderPair] {
    [
      .stack(
        "layout-change-silent",
        "Each step of a stepper brings in another text field below, or takes one away, without telling"
      ) { LarchHalters("Halters", $0) },
      OutsiderPair(
        "modal-leak",
        "A modal question is put over the list and not over the screen, so the bar below stays within reach",
        screen: { LarchWorkbench("Workbench", $0) }),
      .stack(
        "speech-role-inconsistent",
        "A leather that is chosen gets the trait of that in place of its own, so it is no button any more"
      ) { LarchLeathers("A new saddle", $0) },
      .stack(
        "activation-noop",
        "What prints a label is kept by nobody, so it is gone when the button is pressed"
      ) { LarchRepair("Repair 118", $0) },
      .stack(
        "announcement-lost",
        "That a note is saved is announced just before its screen gives way, which cuts it off"
      ) { LarchOrders("Orders", $0) },
    ]
  }
}

private final class LarchHalters: LarchScreen {
  private let stepper = Stepper()
  private lazy var count = words("One halter")
  private var fields: [TextField] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Brown leather, with the name of the horse on brass."))
    addStepper()
    for number in 1...4 {
      let field = TextField()
      field.borderStyle = .roundedRect
      field.accessibilityLabel = "Name on halter \(number)"
      field.isHidden = number > 1
      fields.append(put(field))
    }
    put(
      button("Order") { [unowned self] in
        let names = shownFields.filter(\.hasText).count
        tell("Ordered", "\(count.text ?? ""), and \(names) with a name.")
      })
    put(
      button("How to measure") { [unowned self] in
        tell("How to measure", "Lay the tape behind the ears and down to the cheek.")
      })
  }

  private var shownFields: [TextField] { fields.filter { !$0.isHidden } }

  private func addStepper() {
    let row = put(View())
    count.isAccessibilityElement = false
    place(count, in: row, y: 0, width: 240)
    stepper.accessibilityLabel = "Number of halters"
    (stepper.minimumValue, stepper.maximumValue) = (1, 4)
    stepper.value = 1
    stepper.addAction(Action { [unowned self] _ in numberChanged() }, for: .valueChanged)
    place(stepper, in: row, x: 264, y: 6, width: 94, height: 32)
  }

  private func numberChanged() {
    let (before, number) = (shownFields.count, Int(stepper.value))
    count.text = number == 1 ? "One halter" : "\(number) halters"
    for (index, field) in fields.enumerated() { field.isHidden = index >= number }
    guard !isFaulty else { return }
    let text =
      number > before
      ? "A field for the name on halter \(number) stands below"
      : "The field for halter \(before) is gone"
    post(.layoutChanged(.text(AttributedText(text))))
  }
}

private final class LarchWorkbench: LarchScreen {
  private let names = ["Stirrup leather", "Girth", "Child's bridle"]
  private let list = View(frame: Rect(x: 0, y: 60, width: 390, height: 560))
  private let bar = View(frame: Rect(x: 0, y: 700, width: 390, height: 60))
  private var repairs: [Button] = []
  private var collected: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    view.addSubview(bar)
    place(heading("Mended this week"), in: list, x: 16, y: 0)
    place(words("Everything waits on the long bench."), in: list, x: 16, y: 48)
    for (number, name) in names.enumerated() {
      repairs.append(
        place(
          button(name) { [unowned self] in choose(number) },
          in: list, x: 16, y: 100 + 52 * Double(number)))
    }
    place(
      button("Prices") { [unowned self] in tell("Prices", "A seam costs nine euros.") },
      in: bar, x: 16, y: 8, width: 170)
    place(
      button("Call the saddler") { [unowned self] in
        tell("Nobody answers", "The saddler is at lunch until two.")
      }, in: bar, x: 204, y: 8, width: 170)
  }

  private func choose(_ number: Int) {
    if collected.contains(number) {
      tell("You have it already", "\(names[number]) was handed out.")
    } else {
      ask(number)
    }
  }

  private func ask(_ number: Int) {
    let panel = LarchPanel()
    let outer = isFaulty ? list : view
    panel.frame = outer.bounds
    panel.backgroundColor = .white
    panel.accessibilityViewIsModal = true
    panel.whenEscaped = { [unowned self, unowned panel] in close(panel, number) }
    let question = place(
      heading("\(names[number]): do you take it with you?"), in: panel, x: 16, y: 120)
    place(words("It costs nine euros."), in: panel, x: 16, y: 172)
    place(
      button("Pay and take it") { [unowned self, unowned panel] in
        collected.insert(number)
        repairs[number].setTitle("\(names[number]), handed out", for: .normal)
        close(panel, number)
      }, in: panel, x: 16, y: 224)
    place(
      button("Leave it here") { [unowned self, unowned panel] in close(panel, number) },
      in: panel, x: 16, y: 276)
    outer.addSubview(panel)
    post(.screenChanged(.element(question)))
  }

  private func close(_ panel: View, _ number: Int) {
    panel.removeFromSuperview()
    post(.screenChanged(.element(repairs[number])))
  }
}

private final class LarchLeathers: LarchScreen {
  private let leathers = [("Black", 890), ("Chestnut", 920), ("Cognac", 960)]
  private var chosen = 0
  private var choices: [Button] = []
  private var inBasket = 0
  private lazy var price = words("A saddle in black costs 890 euros.")
  private lazy var basket = button("Into the basket") { [unowned self] in fill() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(price)
    put(heading("Leather"))
    let row = put(View())
    for (number, leather) in leathers.enumerated() {
      choices.append(
        place(
          button(leather.0) { [unowned self] in choose(number) },
          in: row, x: 120 * Double(number), y: 0, width: 116))
    }
    showChoice()
    put(heading("Your order"))
    put(basket)
    put(
      button("Have a sample sent") { [unowned self] in
        tell("A sample is on its way", "A strip of \(leathers[chosen].0.lowercased()) leather.")
      })
  }

  private func showChoice() {
    for (number, choice) in choices.enumerated() {
      if number != chosen {
        choice.accessibilityTraits = .button
      } else {
        choice.accessibilityTraits = isFaulty ? .selected : [.button, .selected]
      }
    }
  }

  private func choose(_ number: Int) {
    chosen = number
    showChoice()
    let (name, euros) = leathers[number]
    price.text = "A saddle in \(name.lowercased()) costs \(euros) euros."
    say(price.text ?? "")
  }

  private func fill() {
    inBasket += 1
    basket.setTitle("Into the basket, which holds \(inBasket)", for: .normal)
    reread(basket)
  }
}

/// Prints the labels that are tied to what was mended.
private final class LarchPrinter {
  private unowned let screen: LarchScreen
  private var copies = 0

  init(for screen: LarchScreen) { self.screen = screen }

  func printLabel() {
    copies += 1
    screen.tell("The label is printed", "Copy \(copies) lies in the tray.")
  }
}

private final class LarchRepair: LarchScreen {
  private var printer: LarchPrinter?
  private lazy var day = words("It is ready on Friday.")
  private lazy var watching = button("Tell me when it is ready") { [unowned self] in watch() }
  private var isWatching = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("A bridle with a torn cheek strap."))
    put(day)
    putSwitch("It is urgent") { [unowned self] isUrgent in
      day.text = isUrgent ? "It is ready tomorrow." : "It is ready on Friday."
      say(day.text ?? "")
    }
    put(watching)
    put(heading("At the counter"))
    let printer = LarchPrinter(for: self)
    if !isFaulty { self.printer = printer }
    put(button("Print the label") { [weak printer] in printer?.printLabel() })
    put(
      button("Ask about the price") { [unowned self] in
        tell("The price", "Eighteen euros, and five more when it is urgent.")
      })
  }

  private func watch() {
    isWatching.toggle()
    watching.setTitle(
      isWatching ? "Do not tell me any more" : "Tell me when it is ready", for: .normal)
    reread(watching)
  }
}

private final class LarchOrders: LarchScreen {
  private let orders = ["Order 31, a collar", "Order 32, two girths", "Order 33, a lead"]
  private lazy var notes = orders.map { _ in "" }
  private var rows: [Button] = []
  private var news: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Three orders go out on Monday."))
    for number in orders.indices {
      rows.append(put(button(title(of: number)) { [unowned self] in open(number) }))
    }
    put(
      button("Call the carrier") { [unowned self] in
        tell("The carrier comes", "On Monday, between ten and noon.")
      })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let news else { return }
    self.news = nil
    later(1) { [weak self] in self?.say(news) }
  }

  private func title(of number: Int) -> String {
    orders[number] + (notes[number].isEmpty ? ", no note" : ", note: \(notes[number])")
  }

  private func open(_ number: Int) {
    let editor = LarchNote("A note", isFaulty)
    editor.whenSaved = { [unowned self] note in save(note, number) }
    navigationController?.pushViewController(editor, animated: true)
  }

  private func save(_ note: String, _ number: Int) {
    notes[number] = note
    rows[number].setTitle(title(of: number), for: .normal)
    let text = "The note was saved"
    if isFaulty {
      post(.announcement(AttributedText(text)))
    } else {
      news = text
    }
    navigationController?.popViewController(animated: true)
  }
}

private final class LarchNote: LarchScreen {
  var whenSaved: (_ note: String) -> Void = { _ in }
  private let field = TextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.borderStyle = .roundedRect
    field.accessibilityLabel = "Note for the carrier"
    put(field)
    put(heading("Often used"))
    for text in ["Ring twice", "Leave it in the stable"] {
      put(
        button(text) { [unowned self] in
          field.text = text
          say("The note is now: \(text)")
        })
    }
    put(button("Save the note") { [unowned self] in save() })
  }

  private func save() {
    guard let text = field.text, !text.isEmpty else {
      return tell("There is no note", "Write one, or choose one that is often used.")
    }
    whenSaved(text)
  }
}
