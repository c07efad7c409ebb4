import EarshotTerminal

/// The keys of `earshot open`, as a list for people.
enum KeyList {
  /// One line for each command: its name, and its keys.
  static var lines: [String] {
    KeyTable.standard.map { binding in
      "\(binding.name): \(binding.chords.map(\.name).joined(separator: ", "))"
    }
  }
}
