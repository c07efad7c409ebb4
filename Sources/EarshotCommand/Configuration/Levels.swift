import ArgumentParser
import EarshotReader
import EarshotSpeech

/// How many symbols are named, as it is typed.
enum PunctuationLevel: String, CaseIterable, ExpressibleByArgument {
  case none, some, most, all

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

  /// What the reader says at the level.
  var verbosity: Verbosity {
    switch self {
    case .minimal: .minimal
    case .standard: .standard
    case .verbose: .verbose
    }
  }
}
