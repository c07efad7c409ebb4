/// The rotors that the system itself offers (`UIAccessibilityCustomSystemRotorType`).
public enum AccessibilityRotorType: String, Sendable, CaseIterable {
  /// Not one of the system's.
  case none
  /// Links of every kind.
  case link
  /// Links followed before.
  case visitedLink
  /// Headings of every level.
  case heading
  /// Headings of level 1.
  case headingLevel1
  /// Headings of level 2.
  case headingLevel2
  /// Headings of level 3.
  case headingLevel3
  /// Headings of level 4.
  case headingLevel4
  /// Headings of level 5.
  case headingLevel5
  /// Headings of level 6.
  case headingLevel6
  /// Bold text.
  case boldText
  /// Italic text.
  case italicText
  /// Underlined text.
  case underlineText
  /// Words that are not in the dictionary.
  case misspelledWord
  /// Pictures.
  case image
  /// Text fields.
  case textField
  /// Tables.
  case table
  /// Lists.
  case list
  /// Landmarks.
  case landmark
}
