/// How a presented controller comes on screen (`UIModalPresentationStyle`).
public enum ModalPresentationStyle: String, Sendable, CaseIterable {
  /// As the system chooses, which is a page sheet.
  case automatic
  /// Not at all.
  case none
  /// Over the whole screen, in place of what was there.
  case fullScreen
  /// As a sheet that leaves an edge of what was there.
  case pageSheet
  /// As a smaller sheet in the middle.
  case formSheet
  /// Over the presenting controller, in its place.
  case currentContext
  /// As the presented controller itself arranges.
  case custom
  /// Over the whole screen, on top of what was there.
  case overFullScreen
  /// Over the presenting controller, on top of it.
  case overCurrentContext
  /// In a bubble with an arrow.
  case popover
}
