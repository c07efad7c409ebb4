/// The condition of a control, on which its titles and pictures depend (`UIControl.State`).
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Nothing particular.
  public static let normal: ControlState = []
  /// A finger is on the control.
  public static let highlighted = ControlState(rawValue: 1)
  /// The control does not respond.
  public static let disabled = ControlState(rawValue: 2)
  /// The control is chosen.
  public static let selected = ControlState(rawValue: 4)
  /// The focus of a remote control or keyboard is on the control.
  public static let focused = ControlState(rawValue: 8)
}
