import Foundation

// A processing instruction may be only a name, as in `<?mark?>`. `XMLParser` on Linux reads the text
// of such a one from address zero. A space behind the name says the same and has it read an empty text.

extension MarkupScan {
  /// The document with a space behind each processing instruction that is only a name.
  var readable: Data {
    guard !bareInstructions.isEmpty else { return Data(source.bytes) }
    var data = Data(capacity: source.bytes.count + bareInstructions.count)
    var start = 0
    for end in bareInstructions {
      data.append(contentsOf: source.bytes[start..<end])
      data.append(UInt8(ascii: " "))
      start = end
    }
    data.append(contentsOf: source.bytes[start...])
    return data
  }

  /// The column of the document itself for one of its ``readable`` form, both counted from 1.
  func column(for column: Int, ofLine line: Int) -> Int {
    guard !bareInstructions.isEmpty else { return column }
    var ends = bareInstructions[...]
    var corrected = column
    var here = (line: 1, column: 1)
    for (offset, byte) in source.bytes.enumerated() {
      guard here.line <= line, let end = ends.first else { break }
      if offset == end {
        ends.removeFirst()
        if here.line == line, here.column < corrected { corrected -= 1 }
      }
      SourceText.step(&here, over: byte)
    }
    return corrected
  }
}
