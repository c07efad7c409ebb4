/// Who gets the keys.
enum HostMode {
  /// The reader and the app.
  case walking
  /// Help: keys say what they do, and do nothing.
  case help
  /// The list of all items.
  case chooser(ItemChooser)
  /// The text to search for, as far as it was typed.
  case search(String)
}
