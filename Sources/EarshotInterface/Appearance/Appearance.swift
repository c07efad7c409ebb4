/// How far a controller is on its way onto the screen or off it.
///
/// Begins in the same direction nest, and the last matching end closes them; a begin in the other
/// direction turns the transition round at once.
struct Appearance {
  /// Where a controller can be.
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  /// Why a controller comes or goes, which the flags of the appearance callbacks tell.
  enum Reason {
    case covering, joiningParent, leavingParent, presentation, dismissal
  }

  /// Where the controller is.
  private(set) var phase = Phase.disappeared
  private var depth = 0
  private(set) var isAnimated = false
  /// Whether `viewIsAppearing` was called in the appearance that is open.
  var hasToldIsAppearing = false
  /// Why the controller comes or goes next.
  var reason = Reason.covering
  /// Whether one of the four callbacks is running, inside which alone the flags are true.
  var isTelling = false

  /// Whether a transition has begun and not ended.
  var isOpen: Bool { phase == .appearing || phase == .disappearing }

  /// Opens a transition, or turns one round.
  ///
  /// - Returns: Whether the controller has to be told.
  mutating func begin(appearing: Bool, animated: Bool) -> Bool {
    let direction: Phase = appearing ? .appearing : .disappearing
    if phase == direction {
      depth += 1
      return false
    }
    if phase == (appearing ? .appeared : .disappeared) { return false }
    phase = direction
    depth = 1
    isAnimated = animated
    hasToldIsAppearing = false
    return true
  }

  /// Closes the innermost begin.
  ///
  /// - Returns: The phase reached when that was the last one; the controller has to be told.
  mutating func end() -> Phase? {
    guard isOpen else { return nil }
    depth -= 1
    guard depth == 0 else { return nil }
    phase = phase == .appearing ? .appeared : .disappeared
    return phase
  }
}
