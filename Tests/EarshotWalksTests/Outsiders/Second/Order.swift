import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// In which order things are read, and how long it takes.
  static var readingOrder: [OutsiderPair] {
    [
      OutsiderPair(
        "order-visual-mismatch", "what is to be said of fields is read before all fields"
      ) {
        AddressScreen($0).inStack
      },
      OutsiderPair("order-header-after-content", "a day of the agenda is read after its dates") {
        AgendaScreen($0).inStack
      },
      OutsiderPair("swipe-cost", "what sends a sticker stands behind all stickers") {
        StickerScreen($0).inStack
      },
      OutsiderPair("rotor-dead", "the rotor for unread messages finds none of them") {
        MailColumns($0)
      },
    ]
  }
}

/// A form in which every field has its name above it.
private final class AddressScreen: StackedScreen {
  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Address")
  }

  override func viewDidLoad() {
    var (names, fields): ([View], [View]) = ([], [])
    for (words, name) in [
      ("What your passport says first", "First Name"), ("Also as in your passport", "Last Name"),
      ("With the number of the house", "Street"), ("Without the postal code", "Town"),
    ] {
      names.append(text(words))
      fields.append(field(name))
    }
    let save = button("Save") { $0.alert("Please fill in all fields") }
    let rows = zip(names, fields).flatMap { [$0, $1] }
    view.accessibilityElements = (isFaulty ? names + fields : rows) + [save]
  }
}

/// What happens on the next days.
private final class AgendaScreen: StackedScreen {
  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Agenda")
  }

  override func viewDidLoad() {
    let days = [
      ("Monday", ["9:00 Dentist", "14:00 Harbour office"]), ("Tuesday", ["10:00 Choir"]),
      ("Wednesday", ["8:00 Ferry to the island", "17:30 Ferry back"]),
    ]
    for (day, dates) in days {
      let section = View(
        frame: Rect(x: 0, y: bottom, width: 393, height: Double(dates.count) * 52 + 40))
      bottom += section.frame.height + 8
      let header = Label(frame: Rect(x: 20, y: 0, width: 353, height: 30))
      header.text = day
      header.accessibilityTraits = .header
      section.addSubview(header)
      let rows = dates.enumerated().map { index, date in
        let row = floatingButton(date) { screen in
          screen.navigationController?.pushViewController(
            TextScreen(date, "On \(day)"), animated: true)
        }
        row.frame = Rect(x: 20, y: 38 + Double(index) * 52, width: 353, height: 44)
        section.addSubview(row)
        return row
      }
      section.accessibilityElements = isFaulty ? rows + [header] : [header] + rows
      view.addSubview(section)
    }
    button("New Date") { $0.alert("Dates are made on the web") }
  }
}

/// Stickers to be sent.
private final class StickerScreen: StackedScreen {
  private let isFaulty: Bool
  private var chosen = "No sticker"

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Stickers")
  }

  override func viewDidLoad() {
    let kinds = ["Cats", "Boats", "Birds", "Hats", "Cakes", "Ghosts"]
    for (kind, name) in kinds.enumerated() {
      let top = 110 + Double(kind) * (isFaulty ? 100 : 115)
      if !isFaulty {
        let header = Label(frame: Rect(x: 12, y: top - 16, width: 300, height: 20))
        header.text = name
        header.accessibilityTraits = .header
        view.addSubview(header)
      }
      for number in 0..<16 {
        let sticker = floatingButton("\(name.dropLast()) \(number + 1)") { screen in
          screen.chosen = "\(name.dropLast()) \(number + 1)"
          screen.say("\(screen.chosen) is chosen")
        }
        sticker.frame = Rect(
          x: 12 + Double(number % 8) * 46, y: top + 6 + Double(number / 8) * 46, width: 44,
          height: 44)
        view.addSubview(sticker)
      }
    }
    guard isFaulty else {
      let send = Action(title: "Send") { [weak self] _ in self?.send() }
      navigationItem.rightBarButtonItem = BarButtonItem(primaryAction: send)
      return
    }
    bottom = 740
    button("Send") { $0.send() }
  }

  private func send() { alert(chosen, "You are not connected.") }
}
