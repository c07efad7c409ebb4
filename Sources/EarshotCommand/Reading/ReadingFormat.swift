import ArgumentParser

/// The forms in which a reading is printed.
enum ReadingFormat: String, CaseIterable, ExpressibleByArgument {
  /// Lines for people.
  case text
  /// One screen document for each file.
  case json
}
