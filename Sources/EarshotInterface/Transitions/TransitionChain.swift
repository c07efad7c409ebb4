import EarshotModel

/// The transitions that were asked for in the course of others, since something else asked for one.
///
/// Screens that lead to each other as soon as they appear would go on for ever; at a limit what they ask
/// for is refused, so that the app comes to rest where it is.
struct TransitionChain {
  /// The most that may follow one another.
  static let limit = 100

  /// The transition that began or ended last, while any of them is on its way.
  var last: Transition?

  private var depth = 0
  private var length = 0
  private var wasCut = false

  /// What becomes of something that is asked for.
  enum Answer {
    /// It is done.
    case accepted
    /// It is refused, and nothing before it was.
    case cut
    /// It is refused, as was something before it.
    case refused
  }

  /// Begins something in whose course others may be asked for: a transition, or an update.
  mutating func enter() {
    depth += 1
  }

  /// Ends what was begun last.
  mutating func leave() {
    depth -= 1
    if depth == 0 { last = nil }
  }

  /// Begins to count anew where nothing is on its way any more; called inside the outermost.
  mutating func comeToRest() {
    if depth <= 1 { (length, wasCut) = (0, false) }
  }

  /// Counts what is asked for in the course of others; what nothing else led to begins a chain.
  mutating func answer() -> Answer {
    guard depth > 0 else {
      (length, wasCut) = (0, false)
      return .accepted
    }
    guard length >= Self.limit else {
      length += 1
      return .accepted
    }
    defer { wasCut = true }
    return wasCut ? .refused : .cut
  }
}

extension Application {
  /// Whether a container may take up something more; the first thing that is refused is noted.
  final func mayAskForTransition() -> Bool {
    switch transitionChain.answer() {
    case .accepted: return true
    case .refused: return false
    case .cut:
      let last = transitionChain.last.map { "the last was \($0.wording), and " } ?? ""
      note(
        .warning(
          "The interface did not come to rest in \(TransitionChain.limit) transitions that led to one "
            + "another; \(last)what follows is refused."))
      return false
    }
  }
}

extension Transition {
  /// What it does, in a few words: `a push from Home to Player`.
  fileprivate var wording: String {
    let cause = kind.screenChangeCause ?? .posted
    let name = cause == .posted ? "change" : cause.rawValue
    let from = old.map { " from \($0.nameOfShown)" } ?? ""
    let to = new.map { " to \($0.nameOfShown)" } ?? ""
    return "a \(name)\(from)\(to)"
  }
}

extension ViewController {
  /// What a transcript calls the controller, or the one on top of a stack that has no name.
  fileprivate var nameOfShown: String {
    guard accessibilityIdentifier == nil,
      let top = (self as? NavigationController)?.topViewController
    else { return transcriptName }
    return top.transcriptName
  }
}
