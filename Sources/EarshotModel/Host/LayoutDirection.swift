/// The side from which lines of the interface are read; decides what "leading" means.
public enum LayoutDirection: String, Sendable, CaseIterable {
  /// Latin, Hangul, Han, Kana and most other scripts.
  case leftToRight
  /// Arabic, Hebrew and their relatives.
  case rightToLeft
}
