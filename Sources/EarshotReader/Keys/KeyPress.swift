/// One press of a key, with what is held and what it types.
nonisolated public struct KeyPress: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// What is held; never Shift for a character that already shows it, such as `?`.
  public var modifiers: KeyModifiers
  /// What it types, when it types anything.
  public var text: String?

  /// Creates a press of a key.
  public init(_ key: Key, _ modifiers: KeyModifiers = [], text: String? = nil) {
    self.key = key
    self.modifiers = modifiers
    self.text = text
  }

  /// Creates a press of the key that types a character, as every terminal tells it.
  ///
  /// Upper case becomes Shift and the letter, so that both protocols tell the same key alike.
  package init(typing scalar: Unicode.Scalar, _ modifiers: KeyModifiers = []) {
    let typed = String(scalar)
    let lower = typed.lowercased()
    var held = modifiers
    if lower != typed, lower.count == 1 { held.insert(.shift) }
    self.init(
      .character(lower.count == 1 ? Character(lower) : Character(typed)), held,
      text: modifiers.isDisjoint(with: [.control, .option, .command]) ? typed : nil)
  }

  /// Whether it is Control and C, which ends programs.
  package var isInterrupt: Bool { key == .character("c") && modifiers == .control }
}
