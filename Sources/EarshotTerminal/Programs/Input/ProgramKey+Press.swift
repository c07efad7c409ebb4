public import EarshotPrograms
package import EarshotReader

nonisolated extension ProgramKey {
  /// The key that was pressed; `nil` for what types nothing and moves nothing, such as Shift by itself.
  package init?(_ press: KeyPress) {
    let held = press.modifiers
    switch press.key {
    case .character(let character):
      if let text = press.text {
        self = .text(text)
      } else if held.contains(.control) {
        self = .control(character)
      } else if held.contains(.option) {
        self = .alt(held.contains(.shift) ? Character(character.uppercased()) : character)
      } else {
        return nil
      }
    case .enter: self = .enter
    case .tab: self = held.contains(.shift) ? .backTab : .tab
    case .backspace: self = .backspace
    case .escape: self = .escape
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .insert: self = .insert
    case .delete: self = .delete
    case .function(let number): self = .function(number)
    case .modifier, .other: return nil
    }
  }

  /// The key of some words, as help speaks it and scripts spell it: "down arrow", "control X", "F10", "a".
  public init?(name: String) {
    guard let chord = KeyChord(name: name), let key = ProgramKey(chord.press) else { return nil }
    self = key
  }
}
