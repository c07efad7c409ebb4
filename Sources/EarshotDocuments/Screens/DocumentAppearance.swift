public import EarshotModel

/// What a person sees of an element and does to it, as far as no listener is told of it.
///
/// An audit compares this with what is said; a reader has no use for it.
public struct DocumentAppearance: Hashable, Sendable {
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

  /// Creates an appearance of which nothing is known.
  public init() {}
}
