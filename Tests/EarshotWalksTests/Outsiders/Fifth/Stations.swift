import EarshotInterface
import EarshotModel

/// Apps of railways, which say something beside what they show.
extension OutsiderPair {
  static var fifthStations: [OutsiderPair] {
    [
      .stack(
        "announcement-interrupted",
        "That a ticket was bought is announced just before its sheet closes, which speaks over it"
      ) { ReedTickets("Tickets", $0) },
      OutsiderPair(
        "announcement-lost",
        "Delays are announced in the moment in which the app becomes active, when the screen is read first",
        application: {
          .showing(ReedBoard("Departures", $0).inStack, in: ReedRailway(isFaulty: $0))
        }),
      .stack(
        "announcement-spam",
        "Every field of a form announces its own mistake when the form is sent"
      ) { ReedPassenger("Passenger", $0) },
      .stack(
        "transient-too-short",
        "What was deleted can be had back for four seconds, and to say so takes longer"
      ) { ReedJourneys("Journeys", $0) },
    ]
  }
}

private final class ReedTickets: ReedScreen {
  private let state = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    state.text = "No ticket yet"
    put(state)
    put(
      button("Buy a ticket") { [unowned self] in
        let sheet = ReedTicketSheet("To Lind, single", isFaulty)
        sheet.whenBought = { [unowned self] in bought() }
        present(sheet, animated: true)
      })
  }

  private func bought() {
    let words = "Your ticket to Lind is bought, and valid today."
    state.text = "To Lind, today"
    if isFaulty { say(words) }
    dismiss(animated: true) { [unowned self] in
      if !isFaulty { sayBehind(words) }
    }
  }
}

private final class ReedTicketSheet: ReedScreen {
  var whenBought: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading(title ?? ""))
    put(words("12.60"))
    put(button("Buy") { [unowned self] in whenBought() })
    put(button("Cancel") { [unowned self] in dismiss(animated: true) })
  }
}

private final class ReedRailway: Application, ApplicationDelegate {
  private let isFaulty: Bool

  init(isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    delegate = self
  }

  func applicationDidBecomeActive(_ application: Application) {
    guard !isFaulty else { return post(.announcement("Two trains are late.")) }
    perform(after: 3) { [weak self] in
      var behind = SpeechAttributes()
      behind.queuesAnnouncement = true
      self?.post(.announcement(AttributedText("Two trains are late.", attributes: behind)))
    }
  }
}

private final class ReedBoard: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for train in ["9:12 to Lind, 4 late", "9:30 to Skerry", "9:41 to Holm, 9 late"] {
      put(button(train) { [unowned self] in tell(train, "Platform 2.") })
    }
  }
}

private final class ReedPassenger: ReedScreen {
  private static let names = ["First name", "Name", "Street", "Town", "Telephone"]
  private var fields: [TextField] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    fields = Self.names.map { name in
      let field = put(TextField())
      field.accessibilityLabel = name
      return field
    }
    put(button("Continue") { [unowned self] in check() })
  }

  private func check() {
    let empty = fields.filter { !$0.hasText }
    guard let first = empty.first else { return tell("Thank you", "Choose a seat next.") }
    for field in empty {
      field.accessibilityHint = "Has to be filled in."
      if isFaulty { say("\(field.accessibilityLabel ?? "") has to be filled in") }
    }
    guard !isFaulty else { return }
    post(.layoutChanged(.element(first)))
    sayBehind("\(empty.count) fields have to be filled in")
  }
}

private final class ReedJourneys: ReedScreen {
  private var journeys = ["Lind", "Skerry", "Holm"]
  private var bar: View?

  override func viewDidLoad() {
    super.viewDidLoad()
    fill()
  }

  private func fill() {
    clear()
    put(heading("Saved journeys"))
    for name in journeys {
      put(button("Delete \(name)") { [unowned self] in delete(name) })
    }
  }

  private func delete(_ name: String) {
    guard let place = journeys.firstIndex(of: name) else { return }
    journeys.remove(at: place)
    fill()
    let bar = View()
    self.bar = bar
    view.hold(bar, y: 640, width: 361, height: 150)
    let text = bar.hold(
      words(
        "The journey to \(name) by way of Outer Holm was deleted from this telephone and your watch."
      ),
      x: 0, y: 0, width: 361)
    bar.hold(
      button("Undo") { [unowned self] in
        journeys.insert(name, at: place)
        close()
      }, x: 0, y: 50, width: 160)
    if isFaulty {
      later(4) { [weak self, weak bar] in
        if let self, let bar, bar === self.bar { close() }
      }
    } else {
      bar.hold(button("Close") { [unowned self] in close() }, x: 180, y: 50, width: 160)
    }
    post(.layoutChanged(.element(text)))
  }

  private func close() {
    bar = nil
    fill()
    if let title = view.subviews.first { post(.layoutChanged(.element(title))) }
  }
}
