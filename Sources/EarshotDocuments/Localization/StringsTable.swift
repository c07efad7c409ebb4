/// The texts of one `.strings` file: what to say in place of a key.
struct StringsTable {
  /// The texts by key; when a key stands twice the later one counts, as in Apple's own reader.
  var texts: [String: String] = [:]

  /// The text for a property of an object of Interface Builder, such as `a1B-2c-3dE.normalTitle`.
  func text(_ identifier: String, _ property: String) -> String? {
    texts[identifier + "." + property]
  }
}
