/// Which earshot this is, for `--version` and the manual page.
enum Release {
  /// The version, as the changelog names it.
  static let version = "0.1.0"
  /// The day of the version, in the form manual pages use.
  static let date = "November 21, 2026"
}
