import EarshotInterface
import EarshotModel

/// Apps of an embassy, in which something is not heard, or is heard too long, twice or otherwise.
extension OutsiderPair {
  static var twelfthEmbassies: [OutsiderPair] {
    [
      .stack(
        "announcement-lost",
        "That an address was saved is announced right before the sheet closes, whose going drowns"
          + " it"
      ) { CedarPassport("Your passport", $0) },
      .stack(
        "status-not-announced",
        "What has become of a form that was sent appears three seconds later in a line of text,"
          + " and nowhere else"
      ) { CedarForm("A form", $0) },
      .stack(
        "utterance-too-long",
        "A card with ten rules is a single element, whose label is all of them in one"
      ) { CedarRules("Rules", $0) },
      OutsiderPair(
        "speech-repeat",
        "The signs over the counters are drawn with a shadow, a second label that is read as well",
        screen: { CedarCounters("The waiting room", $0) }),
      .stack(
        "speech-role-inconsistent",
        "The day that is chosen is made the heading of its hours, so the same day is a button at"
          + " one time and a heading at another"
      ) { CedarDays("Free hours", $0) },
    ]
  }
}

private final class CedarPassport: CedarScreen {
  private var address = "Mill Lane 4"
  private lazy var changing = button(text) { [unowned self] in change() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Valid until the 3rd of March"))
    put(changing)
    putSwitch("Remind me before it ends") { [unowned self] isOn in
      say(isOn ? "You are reminded a month before." : "You are not reminded.")
    }
    put(
      button("Report it as lost") { [unowned self] in
        tell("Bring a photo", "Losses are reported at counter two.")
      })
    put(heading("Your family"))
    for name in ["Ida", "Max"] {
      put(
        button("Passport of \(name)") { [unowned self] in
          tell("Passport of \(name)", "It is valid for six more years.")
        })
    }
  }

  private var text: String { "Change the address, \(address)" }

  private func change() {
    let sheet = CedarAddress(address)
    sheet.whenSaved = { [unowned self] in save($0) }
    present(sheet, animated: true)
  }

  private func save(_ new: String) {
    address = new
    changing.setTitle(text, for: .normal)
    if isFaulty {
      post(.announcement("The address was saved."))
      dismiss(animated: true)
    } else {
      dismiss(animated: true) { [unowned self] in say("The address was saved.") }
    }
  }
}

private final class CedarAddress: CedarScreen {
  var whenSaved: (String) -> Void = { _ in }
  private let field = TextField()

  init(_ address: String) {
    super.init("Change the address", false)
    field.text = address
    top = 24
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Change the address"))
    field.borderStyle = .roundedRect
    field.accessibilityLabel = "Street and number"
    put(field)
    put(
      button("Save") { [unowned self] in
        let text = field.text ?? ""
        if text.isEmpty {
          tell("The address is missing", "A street and a number are needed.")
        } else {
          whenSaved(text)
        }
      })
    put(button("Leave it as it is") { [unowned self] in dismiss(animated: true) })
  }
}

private final class CedarForm: CedarScreen {
  private var attempts = 0
  private var isSending = false
  private let people = Stepper()
  private let shownPeople = Label()
  private let status = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Who travels"))
    addPeople()
    putSwitch("With a dog") { [unowned self] isOn in
      say(isOn ? "The dog needs a paper of its own." : "Without a dog.")
    }
    put(button("Send the form") { [unowned self] in send() })
    status.numberOfLines = 0
    status.isHidden = true
    put(status)
    put(
      button("What becomes of it") { [unowned self] in
        tell("What becomes of it", "We read it within two days and write to you.")
      })
  }

  private func addPeople() {
    let row = put(View())
    lay(shownPeople, in: row, y: 0, width: 200)
    shownPeople.isAccessibilityElement = false
    people.minimumValue = 1
    people.maximumValue = 6
    people.value = 2
    people.accessibilityLabel = "Travellers"
    people.addAction(Action { [unowned self] _ in showPeople() }, for: .valueChanged)
    lay(people, in: row, x: 240, y: 6, width: 94, height: 32)
    showPeople()
  }

  private func showPeople() { shownPeople.text = "Travellers: \(Int(people.value))" }

  private func send() {
    guard !isSending else { return say("The form is still being sent.") }
    isSending = true
    say("The form is being sent.")
    later(3) { [weak self] in self?.end() }
  }

  private func end() {
    isSending = false
    attempts += 1
    status.text =
      attempts == 1
      ? "The line was busy, and nothing was sent. Send it once more."
      : "The form has come in \(attempts == 2 ? "" : "again ")as number \(412 + attempts)."
    status.isHidden = false
    guard !isFaulty else { return }
    post(.layoutChanged(nil))
    say(status.text ?? "")
  }
}

private final class CedarRules: CedarScreen {
  private let visits = [
    "A visit lasts for ninety days at most, counted from the border.",
    "Bring a passport with two empty pages and a photo on white.",
    "A letter from your host is needed, with his or her address.",
    "Money for each day has to be shown, in coins, notes or a card.",
    "Children travel with a paper that both parents have signed.",
    "Plants, seeds and fresh milk stay at the border, without return.",
    "Dogs and cats need a chip and a stamp from a vet of the state.",
    "Whoever stays in one town for a week tells the police there.",
    "Work is not allowed, and neither are paid talks or concerts.",
    "A visit is made longer once, at this counter, for thirty days.",
  ]
  private let studies = [
    "Studies last for a year at most, and begin in the autumn.",
    "The school writes to us itself, before the end of June.",
    "A room has to be found first, and its rent shown to us.",
    "Students may work for ten hours in a week, at their school.",
    "An insurance against illness is needed from the first day.",
    "Marks of the last two years are brought along, with a stamp.",
    "The language is tested here, on the first Monday of a month.",
    "Whoever changes the school tells us so within three weeks.",
    "Brothers and sisters may visit twice in a year, for a week.",
    "A year is added when all papers of the last one were passed.",
  ]
  private let card = View()
  private var isForStudies = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(
      choice(["Visits", "Studies"]) { [unowned self] chosen in
        isForStudies = chosen == 1
        fill()
        post(.layoutChanged(nil))
        say("The rules for \(isForStudies ? "studies" : "visits") are shown.")
      })
    card.isAccessibilityElement = isFaulty
    put(card, height: 520)
    fill()
    put(
      button("Send me the rules") { [unowned self] in
        tell("They are on their way", "A letter comes within a week.")
      })
  }

  private func fill() {
    for line in card.subviews { line.removeFromSuperview() }
    let lines = isForStudies ? studies : visits
    let name = isForStudies ? "Rules for studies" : "Rules for visits"
    lay(heading(name), in: card, y: 0)
    for (place, line) in lines.enumerated() {
      lay(words(line), in: card, y: 47 * Double(place + 1))
    }
    if isFaulty { card.accessibilityLabel = ([name] + lines).joined(separator: " ") }
  }
}

/// A sign that is drawn with a shadow.
private final class CedarSign: View {
  private let shadow = Label()
  private let front = Label()

  init(hidesShadow: Bool) {
    super.init(frame: .zero)
    for (label, shift) in [(shadow, 2.0), (front, 0.0)] {
      label.frame = Rect(x: shift, y: shift, width: 350, height: 40)
      label.accessibilityTraits = [.staticText, .updatesFrequently]
      addSubview(label)
    }
    if hidesShadow { shadow.isAccessibilityElement = false }
  }

  func show(_ text: String) {
    shadow.text = text
    front.text = text
  }
}

private final class CedarCounters: CedarScreen {
  private var numbers = [11, 31]
  private var mine: Int?
  private var hasBegun = false
  private var signs: [CedarSign] = []
  private lazy var drawing = button("Draw a number") { [unowned self] in draw() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("The waiting room"))
    signs = numbers.map { _ in put(CedarSign(hidesShadow: !isFaulty)) }
    showNumbers()
    put(drawing)
    put(heading("Meanwhile"))
    put(
      button("What to bring") { [unowned self] in
        tell("What to bring", "A passport, two photos and the fee.")
      })
    put(
      button("Where coffee is") { [unowned self] in
        tell("Where coffee is", "At the end of the hall, behind the flag.")
      })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasBegun else { return }
    hasBegun = true
    wait(for: 3)
  }

  private func wait(for calls: Int) {
    guard calls > 0 else { return }
    later(5) { [weak self] in
      self?.call(at: 0)
      self?.wait(for: calls - 1)
    }
  }

  private func call(at counter: Int) {
    numbers[counter] += 1
    showNumbers()
    guard counter == 1 else { return }
    mine = nil
    drawing.setTitle("Draw a number", for: .normal)
    say("It is your turn, at counter 2.")
  }

  private func showNumbers() {
    for (place, sign) in signs.enumerated() {
      sign.show("Counter \(place + 1) serves number \(numbers[place])")
    }
  }

  private func draw() {
    if let mine { return say("Number \(mine) is called soon.") }
    let number = numbers[1] + 1
    mine = number
    drawing.setTitle("Your number is \(number), for counter 2", for: .normal)
    reread(drawing)
    later(8) { [weak self] in self?.call(at: 1) }
  }
}

private final class CedarDays: CedarScreen {
  private let days = [
    ("Monday", ["nine", "ten"]), ("Tuesday", ["eleven", "one", "three"]),
    ("Thursday", ["two"]), ("Friday", ["eight", "noon"]),
  ]
  private var chosen = 0
  private var buttons: [Button] = []
  private let hours = View()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("An hour with the consul is free on four days."))
    for (place, day) in days.enumerated() {
      buttons.append(put(button(day.0) { [unowned self] in choose(place) }))
    }
    put(hours, height: 160)
    show()
    put(
      button("Other hours") { [unowned self] in
        tell("Other hours", "Ring us up between four and five.")
      })
  }

  private func choose(_ place: Int) {
    chosen = place
    show()
    reread(buttons[place])
    let count = days[place].1.count
    say(
      "Below: \(count == 1 ? "one free hour" : "\(count) free hours") on \(days[place].0).")
  }

  /// Marks the chosen day, and makes its hours anew.
  private func show() {
    let marked: AccessibilityTraits = isFaulty ? [.header, .selected] : [.button, .selected]
    for (place, button) in buttons.enumerated() {
      button.accessibilityTraits = place == chosen ? marked : .button
    }
    for hour in hours.subviews { hour.removeFromSuperview() }
    let day = days[chosen]
    for (place, hour) in day.1.enumerated() {
      lay(
        button("Book \(day.0) at \(hour)") { [unowned self] in
          tell("It is booked", "The consul expects you on \(day.0) at \(hour).")
        }, in: hours, y: 52 * Double(place))
    }
  }
}
