extension String {
  /// The text without what makes no sound at its ends: blanks, zero-width and direction characters.
  var spoken: String {
    // Nearly every text begins and ends with what can be heard.
    if let first = utf8.first, let last = utf8.last, first.isVisibleASCII, last.isVisibleASCII {
      return self
    }
    var scalars = Substring(self).unicodeScalars
    while let first = scalars.first, first.isInaudible { scalars.removeFirst() }
    while let last = scalars.last, last.isInaudible { scalars.removeLast() }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// Whether it is a blank, or stands for nothing that could be seen or said.
  var isInaudible: Bool {
    if properties.isWhitespace { return true }
    switch properties.generalCategory {
    case .format, .control, .lineSeparator, .paragraphSeparator: return true
    default: return self == "\u{034F}" || self == "\u{115F}" || self == "\u{3164}"
    }
  }
}

extension UInt8 {
  /// Whether the byte is a character of ASCII that leaves a mark.
  fileprivate var isVisibleASCII: Bool { (0x21...0x7E).contains(self) }
}
