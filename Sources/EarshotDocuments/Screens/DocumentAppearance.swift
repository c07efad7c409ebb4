public import EarshotModel

/// What a sighted person sees of an element and can do with it, which a listener is not told.
///
/// An audit compares it with what is said; the reader does not use it.
nonisolated public struct DocumentAppearance: Hashable, Sendable {
  /// The text that the element shows (`title`).
  public var title: String?
  /// The text it shows as long as nothing was typed (`placeholder`).
  public var placeholder: String?
  /// What the file calls the element that names this one (`labelledBy`); it need not exist.
  public var labelledBy: String?
  /// Where touches reach the element, in screen points as if nothing around had been
  /// scrolled (`hitArea`).
  public var hitArea: Rect?
  /// The gestures it knows besides a tap (`gestures`).
  public var gestures: [String] = []

  /// Creates an appearance in which everything is left out.
  public init() {}
}
