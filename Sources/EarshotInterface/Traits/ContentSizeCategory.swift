/// How large a person wants texts (`UIContentSizeCategory`).
public enum ContentSizeCategory: String, Sendable, CaseIterable, Comparable {
  /// The smallest.
  case extraSmall
  /// Smaller than most want it.
  case small
  /// A little smaller than on a new device.
  case medium
  /// As on a new device.
  case large
  /// A little larger than on a new device.
  case extraLarge
  /// Larger.
  case extraExtraLarge
  /// The largest of those that need no further switch.
  case extraExtraExtraLarge
  /// The first of the larger sizes for accessibility.
  case accessibilityMedium
  /// Running text is nearly twice as large as on a new device.
  case accessibilityLarge
  /// Running text is more than twice as large as on a new device.
  case accessibilityExtraLarge
  /// The last but one.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// The place among all, from the smallest on.
  var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether it is one of the larger sizes for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether texts are smaller than in another category.
  public static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
    one.place < other.place
  }
}
