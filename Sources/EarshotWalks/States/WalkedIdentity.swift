import EarshotFiles
import EarshotInterface
import EarshotModel

/// What tells a state of an app from others, more and less closely.
struct WalkedIdentity: Hashable {
  /// That of the state: the order, the phrases and the place of the cursor.
  let digest: String
  /// That of what is heard of it wherever the cursor stands, and of how many controllers it is made.
  let phrases: String
  /// That of the screen, whatever its values and the cursor: what it is called, and what its stops are.
  let shape: String
  /// That of the screen but for the numbers in its texts, such as a time that runs.
  let outline: String

  init(stops: [WalkedStop], cursor: Int?, front: WalkedFront) {
    var digest = StableHash()
    for stop in stops {
      digest.take(stop.words)
      digest.take(0xFF)
      digest.take(stop.hint ?? "")
      digest.take(0xFE)
    }
    var phrases = digest
    phrases.take("\(front.depth) \(front.controllers.reduce(0) { $0 + $1.children.count })")
    self.phrases = phrases.digits
    digest.take("\(cursor ?? -1) \(front.depth)")
    self.digest = digest.digits
    shape = Self.screen(stops, in: front) { $0.label ?? "" }
    outline = Self.screen(stops, in: front) { stop in
      let label = stop.label ?? ""
      return stop.isOperable ? label : label.filter { !$0.isNumber }
    }
  }

  /// The identity of a screen whose stops have names.
  private static func screen(
    _ stops: [WalkedStop], in front: WalkedFront, naming name: (WalkedStop) -> String
  ) -> String {
    var hash = StableHash()
    hash.take(front.title ?? "")
    hash.take(0xFF)
    hash.take("\(front.depth) \(front.modal != nil)")
    for stop in stops {
      hash.take(name(stop))
      hash.take("\(stop.traits.subtracting([.selected, .notEnabled]).rawValue)")
      hash.take(0xFF)
    }
    return hash.digits
  }
}
