/// Which earshot this is, for `--version`.
enum Release {
  /// The version, as the changelog names it.
  static let version = "0.1.0"
}
