import ArgumentParser
import EarshotReader
import EarshotSpeech

/// How many symbols are named, as it is typed.
enum PunctuationLevel: String, CaseIterable, ExpressibleByArgument {
  case none, some, most, all

  static var allValueDescriptions: [String: String] {
    [
      "none": "only those that stand for words, such as % and $",
      "some": "also those that change what a text says",
      "most": "also brackets, quotes and dashes",
      "all": "every one",
    ]
  }

  /// The level of the preparation of text.
  var symbolLevel: SymbolLevel {
    switch self {
    case .none: .none
    case .some: .some
    case .most: .most
    case .all: .all
    }
  }
}

/// How much is said of an element, as it is typed.
enum VerbosityLevel: String, CaseIterable, ExpressibleByArgument {
  case minimal, standard, verbose

  static var allValueDescriptions: [String: String] {
    [
      "minimal": "labels and states alone",
      "standard": "everything",
      "verbose": "everything, and the kind of switches",
    ]
  }

  /// What the reader says at the level.
  var verbosity: Verbosity {
    switch self {
    case .minimal: .minimal
    case .standard: .standard
    case .verbose: .verbose
    }
  }
}
