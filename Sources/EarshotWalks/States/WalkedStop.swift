import EarshotAudit
import EarshotInterface
import EarshotModel

/// One stop of the cursor at a moment of a walk: what its element said then.
struct WalkedStop {
  /// The element, which is held so that no other one takes its identity.
  let element: Responder
  /// What is said there by itself, without what stands around it; empty for silence.
  let words: String
  /// How to use it.
  let hint: String?
  /// What it is called.
  let label: String?
  /// What it is set to, as far as that is no secret.
  let value: String?
  /// Its traits.
  let traits: AccessibilityTraits
  /// Its frame, in screen points.
  let frame: Rect
  /// Whether the app has it chosen, on or unfolded, whatever it says.
  let state: WalkedControlState
  /// Whether it is a view that stands in no window, such as one that was taken away and is still listed.
  let isDetached: Bool
  /// Whether what is around it has been folded to nothing, and shows nothing of it.
  let isFolded: Bool
  /// Whether its element is another one whenever it is asked for, so that no cursor can stand on one that is there.
  let isMadeAnewAlways: Bool
  /// The list whose row it stands in.
  let list: ScrollView?

  /// Whether it claims that it can be used.
  var isOperable: Bool {
    !traits.isDisjoint(with: .operable) || element.accessibilityTextInput != nil
  }

  /// Whether it is a row or an item of a list, which may be chosen though nothing says so.
  var isRow: Bool {
    list != nil
      && (element is TableViewCell || element is CollectionViewCell
        || element is CellContentElement)
  }

  /// Whether it says that it cannot be used now.
  var isDimmed: Bool { traits.contains(.notEnabled) }

  /// What a message calls it.
  var name: AuditSentence { words.isEmpty ? "a silent stop" : "'\(words)'" }

  /// Whether it is another element in the place of one that has gone: it says the same but for its numbers, as of a
  /// clock or a departure.
  func isMadeAnew(from other: WalkedStop) -> Bool {
    element !== other.element && !words.isEmpty && wordsWithoutNumbers == other.wordsWithoutNumbers
      && element.accessibilityIdentifier == other.element.accessibilityIdentifier
  }

  /// Whether it is another element of the same kind just where one stood that has gone.
  func takesPlace(of other: WalkedStop) -> Bool {
    element !== other.element && !frame.isEmpty && frame == other.frame
      && traits.subtracting(.selected) == other.traits.subtracting(.selected)
      && type(of: element) == type(of: other.element)
  }

  /// Whether it says what another one says, but for numbers.
  func saysTheSame(as other: WalkedStop) -> Bool {
    wordsWithoutNumbers == other.wordsWithoutNumbers
  }

  /// Whether it is the same element, and half at least of what it said is still there: the newest of one thing, as on a
  /// board of trains.
  func isUpdate(of other: WalkedStop) -> Bool {
    guard element === other.element else { return false }
    let own = Set(words.split(separator: " "))
    let old = Set(other.words.split(separator: " "))
    return own.intersection(old).count * 2 >= min(own.count, old.count)
  }

  /// Whether it is there to be read alone.
  var isText: Bool { traits.isEmpty || traits.contains(.staticText) }

  /// Whether it stands in a bar of the system's.
  var isInBar: Bool {
    ResponderPath(from: element).contains {
      $0 is NavigationBar || $0 is Toolbar || $0 is TabBar
    }
  }

  /// Whether it is called as what plays something and stops it.
  var isCalledAsPlayer: Bool {
    guard traits.contains(.button), let label else { return false }
    let first = label.lowercased().split(whereSeparator: { !$0.isLetter }).first.map(String.init)
    return first.map(Self.players.contains) ?? false
  }

  /// The words that such names begin with, in small letters.
  private static let players: Set = [
    "play", "pause", "stop", "resume", "record", "abspielen", "wiedergabe", "pausieren", "anhalten",
    "fortsetzen", "aufnehmen", "lire", "lecture", "arrêter", "reprendre", "enregistrer",
    "reproducir", "pausar", "detener", "reanudar", "grabar", "riproduci", "pausa", "registra",
    "reproduzir", "parar", "gravar", "afspelen", "pauzeren", "hervatten", "opnemen", "spela",
    "stoppa", "再生", "一時停止", "停止", "播放", "暂停",
  ]

  /// Its words without their digits.
  private var wordsWithoutNumbers: String {
    words.utf8.contains { (48...57).contains($0) } || !words.utf8.allSatisfy { $0 < 128 }
      ? words.filter { !$0.isNumber } : words
  }

  /// Whether another stop is the same to a listener, though it may be another object.
  func seemsLike(_ other: WalkedStop) -> Bool {
    element === other.element
      || (words == other.words && !words.isEmpty
        && element.accessibilityIdentifier == other.element.accessibilityIdentifier)
  }
}

extension AccessibilityTraits {
  /// The traits by which an element claims that it can be used.
  static let operable: AccessibilityTraits = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton,
  ]
}
