nonisolated extension Gesture {
  /// The name of the gesture, as VoiceOver's settings write it and scripts spell it: "2 finger double tap".
  public var name: String {
    switch self {
    case .tap(let fingers, let count): "\(fingers) finger \(Self.times(count)) tap"
    case .tapAndHold(let fingers): "\(fingers) finger single tap and hold"
    case .swipe(let direction, let fingers): "\(fingers) finger swipe \(direction.rawValue)"
    case .rotate(let isClockwise):
      "2 finger rotate \(isClockwise ? "clockwise" : "counterclockwise")"
    case .scrub: "2 finger scrub"
    case .splitTap: "split tap"
    case .doubleTapAndHold: "1 finger double tap and hold"
    case .doubleTapHoldAndFlick(let direction):
      "3 finger double tap, hold, and flick \(direction.rawValue)"
    case .backTap(let count): "\(Self.times(count)) tap the back of your iphone"
    }
  }

  /// The gesture of a name, in any case; `nil` where no gesture is called so.
  public init?(name: String) {
    let wanted = name.lowercased()
    guard let gesture = Self.all.first(where: { $0.name == wanted }) else { return nil }
    self = gesture
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 1: "single"
    case 2: "double"
    case 3: "triple"
    default: "quadruple"
    }
  }
}
