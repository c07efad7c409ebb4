/// The kind of device a screen is laid out for; decides how tall a row of the reading order may be.
public enum InterfaceIdiom: String, Sendable, CaseIterable {
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
  /// An Apple TV.
  case tv
}
