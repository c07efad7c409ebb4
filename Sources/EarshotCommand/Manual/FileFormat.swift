/// A kind of file that is read or written.
struct FileFormat {
  /// How such files are called.
  let name: String
  /// What stands in them.
  let meaning: String

  /// What is read.
  static let read = [
    FileFormat(
      name: "*.storyboard, *.xib",
      meaning: """
        Screens of iOS and tvOS as Xcode saves them, with the texts beside them: *.strings and \
        *.xcstrings.
        """),
    FileFormat(
      name: "*.yaml, *.yml, *.json",
      meaning: """
        Screen documents for `earshot open`, `earshot read` and `earshot audit`, scripts for \
        `earshot play`; earshot(5) lists their keys.
        """),
    FileFormat(
      name: "*.json",
      meaning: """
        Recordings of programs, which `earshot run --record` writes, for `earshot run --replay` and the \
        scripts of `earshot play`.
        """),
    FileFormat(
      name: "*.dic", meaning: "Symbols in the format of NVDA, which your settings name."),
    FileFormat(
      name: "*.txt",
      meaning: """
        Pronunciations, which your settings name: what is written, a tab, what is said. And any text \
        for `earshot speak --file`.
        """),
  ]

  /// What is written.
  static let written = [
    FileFormat(name: "text", meaning: "Lines for people, one thing a line, for grep and diff."),
    FileFormat(
      name: "json",
      meaning: """
        For programs: screen documents by `earshot read`, the events of a walk by `earshot play`, \
        findings by `earshot audit`, which `earshot audit merge` joins.
        """),
    FileFormat(name: "junit", meaning: "Test results, by `earshot play` and `earshot audit`."),
    FileFormat(name: "sarif", meaning: "SARIF 2.1.0 for code scanning, by `earshot audit`."),
    FileFormat(
      name: "github", meaning: "Annotations of GitHub Actions, by `earshot audit`."),
    FileFormat(
      name: "html",
      meaning: "A page with every screen drawn and its reading order numbered, by `earshot audit`."),
    FileFormat(name: "svg", meaning: "A picture of a storyboard's scenes, by `earshot map`."),
    FileFormat(
      name: "*.wav", meaning: "What is said, as sound: 16-bit PCM, with `--output`."),
    FileFormat(
      name: "*.jsonl",
      meaning: "The transcript of `earshot open`: everything that happens, an event a line."),
  ]
}
