import EarshotFiles
import EarshotInterface
import EarshotModel
import EarshotReader

/// What can be seen and heard of an app at a moment of a walk.
struct WalkedState {
  /// The stops in their order; those behind the limit are left out.
  let stops: [WalkedStop]
  /// Whether these are all the stops.
  let isWhole: Bool
  /// The place of the cursor among them; `nil` where it stands on nothing that can be reached.
  let cursor: Int?
  /// What the cursor stands on.
  let focus: Responder?
  /// What stands in front.
  let front: WalkedFront
  /// The identity of the state: the order, the phrases and the place of the cursor.
  let digest: String
  /// The identity of the screen, whatever its values and the cursor: what it is called, and what its stops are.
  let shape: String
  /// The identity of the screen but for the numbers in its texts, such as a time that runs.
  let outline: String

  /// How many stops of a screen are looked at.
  static let stopLimit = 400

  init(_ application: Application, focus: Responder?, wordings: inout Wordings) {
    let order = ReadingOrder(
      roots: application.accessibilityRoots, idiom: application.interfaceIdiom,
      layoutDirection: application.layoutDirection)
    var stops: [WalkedStop] = []
    var isWhole = true
    for stop in order.stops {
      guard stops.count < Self.stopLimit else {
        isWhole = false
        break
      }
      stops.append(WalkedStop(stop, in: order, wordings: &wordings))
    }
    let front = WalkedFront(application)
    let cursor = focus.flatMap { focus in stops.firstIndex { $0.element === focus } }
    var digest = StableHash()
    var shape = StableHash()
    var outline = StableHash()
    shape.take(front.title ?? "")
    shape.take(0xFF)
    shape.take("\(front.depth) \(front.modal != nil)")
    for stop in stops {
      digest.take(stop.words)
      digest.take(0xFF)
      digest.take(stop.hint ?? "")
      digest.take(0xFE)
      let label = stop.label ?? ""
      shape.take(label)
      outline.take(stop.isOperable ? label : label.filter { !$0.isNumber })
      shape.take("\(stop.traits.subtracting([.selected, .notEnabled]).rawValue)")
      shape.take(0xFF)
    }
    digest.take("\(cursor ?? -1) \(front.depth)")
    (self.stops, self.isWhole, self.cursor, self.focus) = (stops, isWhole, cursor, focus)
    self.front = front
    self.digest = digest.digits
    self.shape = shape.digits
    outline.take("\(front.title ?? "") \(front.depth) \(front.modal != nil)")
    self.outline = outline.digits
  }

  /// The stop under the cursor.
  var stop: WalkedStop? { cursor.map { stops[$0] } }

  /// The place of an element among the stops.
  func place(of element: Responder) -> Int? { stops.firstIndex { $0.element === element } }

  /// Whether the same is heard as in another state, wherever the cursor stands.
  func soundsLike(_ other: WalkedState) -> Bool {
    stops.count == other.stops.count
      && zip(stops, other.stops).allSatisfy { $0.words == $1.words && $0.hint == $1.hint }
  }
}

extension WalkedStop {
  private static func list(around element: Responder) -> ScrollView? {
    ResponderPath(from: element).lazy.compactMap { $0 as? ScrollView }
      .first { $0 is TableView || $0 is CollectionView }
  }

  init(_ stop: Stop, in order: ReadingOrder, wordings: inout Wordings) {
    let element = stop.element
    let phrase = wordings.words(of: stop, in: order, comingFrom: stop)
    self.init(
      element: element, words: phrase.description, hint: phrase.hint,
      label: element.accessibilityLabel, value: element.disclosedAccessibilityValue?.text,
      traits: element.accessibilityTraits, frame: element.accessibilityFrame,
      state: WalkedControlState(element),
      isDetached: (element as? View).map { $0.window == nil } ?? false,
      list: Self.list(around: element))
  }
}
