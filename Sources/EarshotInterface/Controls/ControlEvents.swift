/// What happens to a control, so that an app can act on it (`UIControl.Event`).
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A finger came down.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// A finger came down again, for the second time or more.
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  /// A finger was dragged inside the control.
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  /// A finger was dragged outside the control.
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  /// A finger was dragged into the control.
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  /// A finger was dragged out of the control.
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  /// A finger was lifted inside the control.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  /// A finger was lifted outside the control.
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  /// The touches were taken away.
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  /// The value was changed, by touch or by an assistive technology.
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  /// The control did what it is mainly for.
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  /// The menu of the control opened.
  public static let menuActionTriggered = ControlEvents(rawValue: 1 << 14)
  /// Editing began in a text field.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// The text of a field was edited.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// Editing ended in a text field.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// The return key was pressed in a text field.
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)
  /// Everything that fingers do.
  public static let allTouchEvents = ControlEvents(rawValue: 0x0FFF)
  /// Everything that editing does.
  public static let allEditingEvents = ControlEvents(rawValue: 0x000F_0000)
  /// Everything, the app's own events included.
  public static let allEvents = ControlEvents(rawValue: 0xFFFF_FFFF)
}

extension ControlEvents {
  private static let names: [(ControlEvents, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"),
    (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
    (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]

  /// The name of every event in the set that has one, in the order of their bits.
  package var names: [String] {
    Self.names.filter { !isDisjoint(with: $0.0) }.map(\.1)
  }
}
