/// What is said about one file, screen by screen.
struct FileReading: Sendable {
  /// A place where the cursor stops.
  struct Stop: Hashable, Sendable {
    /// What is said.
    var description: String
    /// How to use it, said after a pause; empty when there is nothing to say.
    var hint: String
  }

  /// One screen.
  struct Screen: Hashable, Sendable {
    /// What people call it.
    var name: String
    /// Whether it only arranges other screens.
    var isContainer: Bool
    /// Where the cursor stops, from top to bottom.
    var stops: [Stop]
  }

  /// The path as the caller gave it.
  var file: String
  /// The screens in the order of the file.
  var screens: [Screen]
}
