import CVTerm

extension TerminalCell {
  /// The cell as the emulator has it.
  init(_ cell: emulator_cell) {
    self.init(Self.text(of: cell), style: TerminalStyle(cell), isWide: cell.width == 2)
  }

  private static func text(of cell: emulator_cell) -> String {
    guard cell.count > 0 else { return cell.width == 0 ? "" : " " }
    if cell.count == 1, let scalar = Unicode.Scalar(cell.scalars.0) {
      return String(Character(scalar))
    }
    var text = String.UnicodeScalarView()
    withUnsafeBytes(of: cell.scalars) { bytes in
      for value in bytes.bindMemory(to: UInt32.self).prefix(Int(cell.count)) {
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
    }
    return String(text)
  }
}

extension TerminalStyle {
  fileprivate init(_ cell: emulator_cell) {
    var attributes = Attributes(rawValue: cell.attributes)
    if cell.font & StyleSpelling.dimFont != 0 { attributes.insert(.dim) }
    if cell.font & StyleSpelling.concealedFont != 0 { attributes.insert(.concealed) }
    self.init(
      foreground: TerminalColor(cell.foreground), background: TerminalColor(cell.background),
      attributes: attributes)
  }
}

extension TerminalColor {
  fileprivate init(_ color: emulator_color) {
    switch Int(color.kind) {
    case EMULATOR_INDEXED_COLOR: self = .indexed(color.first)
    case EMULATOR_RGB_COLOR: self = .rgb(red: color.first, green: color.green, blue: color.blue)
    default: self = .standard
    }
  }
}
