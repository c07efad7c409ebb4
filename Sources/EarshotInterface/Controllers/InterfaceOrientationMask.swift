/// The ways up in which a screen may be held (`UIInterfaceOrientationMask`).
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// A bit for each way up.
  public let rawValue: Int

  /// Creates a set of ways up from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  /// On its head.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 3)
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 4)
  /// Across, either way.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Any way up.
  public static let all: InterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// Any way up but on its head, as phones are held.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}
