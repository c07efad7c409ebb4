extension Button {
  /// Whether the button shows which action of its menu was chosen (a pop-up button).
  final var isPopUp: Bool {
    showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && menu != nil
  }

  /// The action whose title a pop-up button shows: the first that is on, or else the first.
  final var chosenAction: Action? {
    guard isPopUp, let actions = menu?.actions else { return nil }
    return actions.first { $0.state == .on } ?? actions.first
  }
}
