/// What code does with a field when the row around it is tapped.
nonisolated extension CodeSettings {
  /// Notes a field that is given the keyboard where a row is tapped: the whole row is then its place to touch.
  mutating func followTyping(of members: Range<Int>, at place: Int) {
    guard tokens.word(at: place).map(Self.starters.contains) ?? false,
      around.contains(where: isOfTappedRow)
    else { return }
    note(.touchArea, of: members)
  }

  /// Whether a function is called when a row is tapped: `tableView(_:didSelectRowAt:)`, as languages spell it.
  private func isOfTappedRow(_ function: CodeWords.Function) -> Bool {
    Self.tapped.contains(function.name)
      || function.arguments.values.contains {
        Self.tapped.contains($0.label ?? $0.name)
      }
  }

  private static let starters = Set(
    ["becomeFirstResponder", "BecomeFirstResponder"].map { CodeName($0) })
  private static let tapped = Set(
    ["RowSelected", "didSelectRowAt", "didSelectRowAtIndexPath"].map { CodeName($0) })
}
