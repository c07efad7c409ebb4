import EarshotVoices

nonisolated extension Gesture {
  /// The name of the gesture, as VoiceOver's settings write it and scripts spell it: "2 finger double tap".
  public var name: String {
    let (template, fingers) = template
    return WordingLines.filled(template, with: fingers.map { [String($0)] } ?? [])
  }

  /// The name with a place for the number of fingers, and their number where it has one.
  var template: (name: String, fingers: Int?) {
    switch self {
    case .tap(let fingers, let count): ("{1} finger \(Self.times(count)) tap", fingers)
    case .tapAndHold(let fingers): ("{1} finger single tap and hold", fingers)
    case .swipe(let direction, let fingers): ("{1} finger swipe \(direction.rawValue)", fingers)
    case .rotate(let isClockwise):
      ("2 finger rotate \(isClockwise ? "clockwise" : "counterclockwise")", nil)
    case .scrub: ("2 finger scrub", nil)
    case .splitTap: ("split tap", nil)
    case .doubleTapAndHold: ("1 finger double tap and hold", nil)
    case .doubleTapHoldAndFlick(let direction):
      ("3 finger double tap, hold, and flick \(direction.rawValue)", nil)
    case .backTap(let count): ("\(Self.times(count)) tap the back of your iphone", nil)
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
