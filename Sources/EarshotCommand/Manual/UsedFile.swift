/// A file that the program looks for or keeps without being told its name.
struct UsedFile {
  /// Where it stands, for somebody who has set nothing.
  let path: String
  /// What it is for.
  let meaning: String

  /// Every such file.
  static let all = [
    UsedFile(
      path: "~/.config/earshot/config.yaml",
      meaning: """
        Your settings; config.json where that is there and the other is not. `earshot config --path` \
        prints which it is, `earshot config --example` explains every key.
        """),
    UsedFile(
      path: "~/.config/earshot/profiles/*.yaml",
      meaning: """
        Your profiles of programs, as .yml or .json as well: the first that is for a program counts before those \
        that are supplied. `earshot run --profiles` lists all.
        """),
    UsedFile(
      path: "~/.local/state/earshot/labels.json",
      meaning: "The names that you have given to items in `earshot open`, by the file of the app."),
    UsedFile(
      path: "~/.local/state/earshot/welcomed",
      meaning: "Tells that the introduction was heard."),
    UsedFile(
      path: SettingsSearch.names.joined(separator: ", "),
      meaning: """
        The settings of audits, in this folder or the nearest one around it within the repository.
        """),
    UsedFile(
      path: "*.lproj",
      meaning: "Folders beside a storyboard, with its texts in other languages."),
    UsedFile(
      path: "earshot-demo.wav", meaning: "What `earshot demo` writes into this folder."),
  ]
}
