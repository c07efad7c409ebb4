import ArgumentParser
import EarshotReader
import FoundationEssentials

/// The language of the program's own words where somebody listens and acts.
struct InterfaceLanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of Earshot's own words, such as de; that of your locale unless your settings name one.",
      valueName: "tag"),
    transform: Self.language)
  var interfaceLanguage: String?

  /// The configuration with the language chosen here or, where nobody has chosen one, that of the locale.
  func over(_ configuration: Configuration) -> Configuration {
    var result = chosen(over: configuration)
    result.interfaceLanguage =
      result.interfaceLanguage ?? Self.language(ofLocale: ProcessInfo.processInfo.environment)
    return result
  }

  /// The configuration with the language chosen here, whatever the locale is: for what is the same everywhere.
  func chosen(over configuration: Configuration) -> Configuration {
    var result = configuration
    result.interfaceLanguage = interfaceLanguage ?? result.interfaceLanguage
    return result
  }

  /// The language of messages, by the variables that POSIX names for it, in their order; `nil` where no
  /// table has it.
  static func language(ofLocale environment: [String: String]) -> String? {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale.flatMap(Wording.language(for:))
  }

  /// The language that a tag asks for.
  static func language(_ tag: String) throws -> String {
    guard let language = Wording.language(for: tag) else {
      throw ValidationError(
        "There are no words in '\(tag)'; expected \(Wording.languages.joined(separator: ", ")).")
    }
    return language
  }
}
