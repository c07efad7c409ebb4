import EarshotInterface
import EarshotModel

/// Apps that say too little, too much, twice, or differently.
extension OutsiderPair {
  static var tenthEnsembles: [OutsiderPair] {
    [
      .stack(
        "status-not-announced",
        "That a recording could not be sent is written below the button some time later, and not said"
      ) { HazelRecording("Recording", $0) },
      .stack(
        "utterance-too-long",
        "The whole programme of a concert is one element, whose label is all that stands on the card"
      ) { HazelConcert("Concert in May", $0) },
      .stack(
        "speech-repeat",
        "The portrait of a player is a button of the same name as the button with the name beside it"
      ) { HazelPlayers("The players", $0) },
      .stack(
        "speech-role-inconsistent",
        "The same button for tickets is a link on the page of a concert, where it is drawn as text"
      ) { HazelSeason("Our season", $0) },
    ]
  }
}

private final class HazelRecording: ReedScreen {
  private lazy var status = words("Not sent yet.")

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("The second trio, four minutes, taken on Tuesday."))
    put(
      button("Listen to the take") { [unowned self] in
        tell("The take", "It plays on the loudspeakers of the hall.")
      })
    put(heading("For the festival"))
    put(button("Send the recording") { [unowned self] in send() })
    put(status)
    put(
      button("Read the rules") { [unowned self] in
        tell("The rules", "One piece of at most five minutes.")
      })
  }

  private func send() {
    show("Sending to the festival.")
    later(2) { [unowned self] in show("Sending failed: the festival takes no more pieces.") }
  }

  private func show(_ text: String) {
    status.text = text
    if !isFaulty { say(text) }
  }
}

private final class HazelConcert: ReedScreen {
  private let programme = [
    "Antonín Dvořák: Serenade for wind instruments, cello and double bass in D minor, opus 44",
    "Charles Gounod: Little symphony for nine wind instruments in B flat major",
    "Louise Farrenc: Nonet in E flat major for string quartet, double bass and wind quintet",
    "Bohuslav Martinů: Nonet number 2 for wind quintet, violin, viola, cello and double bass",
    "Sung by the choir of the school for music, led by Helene Brandt since last autumn",
    "Introduction by the horn player at a quarter past six in the foyer on the first floor",
    "An interval of twenty-five minutes with drinks, which can be ordered before it begins",
    "Doors close when the music begins; late guests are let in between two of the pieces",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Sunday, the ninth of May, at seven."))
    let card = put(View(), height: 528)
    for (number, line) in programme.enumerated() {
      card.hold(words(line), x: 0, y: 66 * Double(number), width: 361, height: 64)
    }
    if isFaulty {
      card.isAccessibilityElement = true
      card.accessibilityLabel = programme.joined(separator: ". ")
      card.accessibilityTraits = .staticText
    }
    put(
      button("Keep the evening free") { [unowned self] in
        tell("Noted", "The concert is in your calendar.")
      })
  }
}

private final class HazelPlayers: ReedScreen {
  private let players = [
    ("Clara Holm", "Plays the oboe, and the cor anglais when she must."),
    ("Jonas Ek", "Has played the horn here for thirty years."),
    ("Mira Sand", "Came as a guest with her bassoon and stayed."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Eight play with us this season, three of them for the first time."))
    put(heading("New faces"))
    for (name, facts) in players {
      let row = put(View(), height: 64)
      let portrait = Button(
        type: .custom, primaryAction: Action { [unowned self] _ in tell(name, facts) })
      let picture = Image(name: "portrait", size: Size(width: 64, height: 64))
      portrait.setImage(picture, for: .normal)
      portrait.accessibilityLabel = name
      portrait.isAccessibilityElement = isFaulty
      row.hold(portrait, x: 0, y: 0, width: 64, height: 64)
      row.hold(
        button(name) { [unowned self] in tell(name, facts) }, x: 80, y: 10, width: 281)
    }
    put(
      button("Play with us") { [unowned self] in
        tell("Play with us", "Come to a rehearsal on any Tuesday.")
      })
  }
}

/// What leads to tickets, on whatever screen it stands.
private final class HazelTickets: Button {}

private class HazelTicketScreen: ReedScreen {
  @discardableResult
  func putTickets() -> HazelTickets {
    let tickets = put(
      HazelTickets(
        type: .system,
        primaryAction: Action(title: "Buy tickets") { [unowned self] _ in
          tell("Tickets", "They are sold at the door from six.")
        }))
    tickets.accessibilityIdentifier = "tickets"
    return tickets
  }
}

private final class HazelSeason: HazelTicketScreen {
  private let concerts = [
    ("Serenades in May", "Winds from Bohemia in the old hall."),
    ("By the water", "In July on the pier, with blankets."),
    ("Carols", "In December, and everybody sings."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Three concerts, each on a Sunday."))
    for (name, facts) in concerts {
      put(button(name) { [unowned self] in push(HazelEvening(name, facts, isFaulty)) })
    }
    putTickets()
  }
}

private final class HazelEvening: HazelTicketScreen {
  private let facts: String

  init(_ name: String, _ facts: String, _ isFaulty: Bool) {
    self.facts = facts
    super.init(name, isFaulty)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words(facts))
    let tickets = putTickets()
    if isFaulty { tickets.accessibilityTraits = .link }
    put(
      button("Tell a friend") { [unowned self] in
        tell("A friend was told", "The invitation went out to the last one you wrote to.")
      })
  }
}
