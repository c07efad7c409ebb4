import EarshotInterface
import EarshotModel

/// Apps of those who play games: what is said at a stop.
extension OutsiderPair {
  static var sixthGames: [OutsiderPair] {
    [
      .stack(
        "utterance-too-long",
        "A board is one picture, whose label names every piece and where it stands"
      ) { WrenBoard("Board", $0) },
      .stack(
        "hint-cut",
        "A little after the cursor came to a player, the row is posted again to be read with its frame"
      ) { WrenPlayers("Players", $0) },
      .stack(
        "speech-repeat",
        "The round with a player's letter in it is called by the name that stands beside it"
      ) { WrenRanking("Ranking", $0) },
      .stack(
        "speech-unpronounceable",
        "Buttons have signs of a font of their own as titles, and nothing else"
      ) { WrenReplay("Replay", $0) },
      .stack(
        "speech-role-inconsistent",
        "What is a button on one screen is a text with a link on the next"
      ) { WrenRounds("Rounds", $0) },
    ]
  }
}

private final class WrenBoard: ReedScreen {
  private static let lines = [
    "Line 8: black rook on a, black knight on b, black king on g",
    "Line 7: black pawns on a, b, f, g and h, black queen on e",
    "Line 6: black knight on f, black pawn on d", "Line 5: black pawn on e, white bishop on g",
    "Line 4: white pawn on e, white bishop on c", "Line 3: white knight on f, white pawn on d",
    "Line 2: white pawns on a, b, c, f, g and h", "Line 1: white rook on a, white queen on d",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("White is to move."))
    let board = put(View(), height: 400)
    board.isAccessibilityElement = isFaulty
    if isFaulty {
      board.accessibilityTraits = .image
      board.accessibilityLabel = Self.lines.joined(separator: ". ")
    } else {
      for (place, line) in Self.lines.enumerated() {
        let row = board.hold(View(), x: 0, y: Double(place) * 50, width: 361, height: 48)
        row.isAccessibilityElement = true
        row.accessibilityTraits = .image
        row.accessibilityLabel = line
      }
    }
    put(button("Give up") { [unowned self] in tell("Are you sure?", "You stand well.") })
  }
}

private final class WrenPlayers: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for name in ["Ada", "Tom", "Ida"] {
      let row = WrenPlayer()
      row.setTitle(name, for: .normal)
      row.accessibilityHint = "Asks for a game with twenty minutes on each clock."
      row.addAction(
        Action { [unowned self] _ in tell("Asked", "\(name) will answer.") }, for: .touchUpInside)
      if isFaulty {
        row.whenFocused = { [unowned self, unowned row] in frame(row) }
      }
      put(row)
    }
  }

  private func frame(_ row: WrenPlayer) {
    later(1.2) { [weak self, weak row] in
      guard let self, let row, row.accessibilityElementIsFocused(), !row.isFramed else { return }
      row.isFramed = true
      post(.layoutChanged(.element(row)))
    }
  }
}

private final class WrenPlayer: Button {
  var whenFocused: () -> Void = {}
  var isFramed = false

  override func accessibilityElementDidBecomeFocused() { whenFocused() }

  override func accessibilityElementDidLoseFocus() { isFramed = false }
}

private final class WrenRanking: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for name in ["Ada Holm", "Tom Brae", "Ida Lind"] {
      let row = put(View())
      let round = row.hold(View(), x: 0, y: 0, width: 44)
      round.isAccessibilityElement = isFaulty
      round.accessibilityLabel = name
      row.hold(words(name), x: 60, y: 0, width: 280)
    }
    put(button("Last year") { [unowned self] in tell("Last year", "Nobody played.") })
  }
}

private final class WrenReplay: ReedScreen {
  private let move = Label()
  private var number = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    put(move)
    for (sign, name, step) in [("\u{E045}", "Move before", -1), ("\u{E044}", "Next move", 1)] {
      let part = put(button(sign) { [unowned self] in go(step) })
      if !isFaulty { part.accessibilityLabel = name }
    }
    show()
  }

  private func show() { move.text = "Move \(number) of 34" }

  private func go(_ step: Int) {
    number = min(34, max(1, number + step))
    show()
    say(move.text ?? "")
  }
}

private final class WrenRounds: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Seven rounds, one each evening"))
    put(
      button("Round 1") { [unowned self] in
        show(WrenRound("Round 1", isFaulty), sender: self)
      })
    put(button("Rules of the club") { [unowned self] in tell("Rules", "Be silent.") })
  }
}

private final class WrenRound: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Ada against Tom, a draw"))
    if isFaulty {
      let rules = put(WrenLink())
      rules.text = "Rules of the club"
      rules.accessibilityTraits = .link
      rules.open = { [unowned self] in tell("Rules", "Be silent.") }
    } else {
      put(button("Rules of the club") { [unowned self] in tell("Rules", "Be silent.") })
    }
  }
}

private final class WrenLink: Label {
  var open: () -> Void = {}

  override func accessibilityActivate() -> Bool {
    open()
    return true
  }
}
