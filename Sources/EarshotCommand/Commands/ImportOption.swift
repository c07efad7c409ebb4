public import ArgumentParser
public import EarshotMirror

/// The format of files that other tools wrote.
struct ImportOption: ParsableArguments {
  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "What the files are that another tool wrote, where they do not tell it themselves.",
      valueName: "format"))
  var format: ImportFormat?
}

extension ImportFormat: ExpressibleByArgument {
  /// What the help and the manual page say of each format.
  public static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0.title) })
  }
}
