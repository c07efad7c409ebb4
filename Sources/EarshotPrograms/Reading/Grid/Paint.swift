/// How a cell looks, whichever way the program asked for it: what is drawn reversed is resolved.
struct Paint: Hashable {
  /// A colour of a cell as it is seen.
  enum Shade: Hashable {
    /// The terminal's own for this place.
    case standard
    /// The terminal's own for the other place, because of reversal.
    case exchanged
    /// One of the program's.
    case color(TerminalColor)
  }

  /// What is behind the character.
  var background: Shade
  /// The character itself.
  var foreground: Shade
  /// What is drawn besides colours, but for reversal.
  var attributes: TerminalStyle.Attributes

  /// Creates the look of a style.
  init(_ style: TerminalStyle) {
    let (front, back) = (style.foreground, style.background)
    if style.attributes.contains(.reverse) {
      background = front == .standard ? .exchanged : .color(front)
      foreground = back == .standard ? .exchanged : .color(back)
    } else {
      background = back == .standard ? .standard : .color(back)
      foreground = front == .standard ? .standard : .color(front)
    }
    attributes = style.attributes.subtracting(.reverse)
  }

  /// The look of a blank, of which the colour of no character is seen.
  var ofBlank: Paint {
    var paint = self
    paint.foreground = .standard
    paint.attributes.formIntersection(.underline)
    return paint
  }
}
