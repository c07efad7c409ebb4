import ArgumentParser

/// The language in which a file is taken.
struct LanguageOption: ParsableArguments {
  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "Take the texts of this language from the .lproj folders beside the file.", valueName: "tag"))
  var tag: String?
}
