import ArgumentParser
import EarshotAudit
import EarshotDocuments
import EarshotEspeak
import EarshotSpeech

extension CompletionKind {
  /// The names of the audit's rules.
  static var rules: CompletionKind { .list(RuleSet.current.rules.map(\.id)) }

  /// The devices that storyboards and xibs can be laid out for.
  static var devices: CompletionKind { .list(StoryboardDevice.names) }

  /// The screens of the files that stand on the same line.
  static var scenes: CompletionKind {
    .custom { words, _, _ in NamedScenes(onLine: words).names }
  }

  /// The voices that are installed: presets and languages, voices of espeak-ng where a slash was typed, and
  /// variants behind a plus sign.
  static var voices: CompletionKind {
    .custom { _, _, typed in
      guard
        let worker = try? WorkerLocation.find(),
        let catalogue = try? VoiceCatalogue(worker: SupervisedWorker(location: worker))
      else { return [] }
      return catalogue.completions(of: typed).filter(\.isPlainToShells)
    }
  }
}

extension VoiceCatalogue {
  /// What a voice can be called that begins like this, besides what does not.
  fileprivate func completions(of typed: String) -> [String] {
    if let plus = typed.lastIndex(of: "+") {
      return variants.map { typed[...plus] + $0.identifier }
    }
    if typed.contains("/") { return voices.map(\.identifier) }
    var seen: Set<String> = []
    return (presets.map(\.name) + voices.flatMap(\.languages)).filter { seen.insert($0).inserted }
  }
}

extension String {
  /// Whether no shell takes anything in it for more than itself.
  ///
  /// What is offered in bash goes through its expansions: a screen called `$(reboot)` would be carried out by
  /// pressing Tab. Colons divide a word from its description in zsh, tabs do in fish.
  var isPlainToShells: Bool {
    guard let first = unicodeScalars.first, first.properties.isAlphabetic || first.isDigit else {
      return false
    }
    return unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.isDigit || " _-+./".unicodeScalars.contains(scalar)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }
}
