nonisolated extension Word {
  /// What help says where an app is lines of text, in its order.
  public static let lineHelp: [Word] = [
    .lineHelpNumber, .lineHelpEnter, .lineHelpNext, .lineHelpList, .lineHelpFind, .lineHelpType,
    .lineHelpRotor, .lineHelpScroll, .lineHelpQuit, .lineHelpCommands,
  ]
}
