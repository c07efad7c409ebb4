/// Writes letters that only look different as the letters they are: full-width forms, the mathematical
/// alphabets people write bold names with, letters in circles and typographic ligatures.
///
/// No voice reads them, or it reads "mathematical bold capital a".
struct FontVariants: PreparationStage {
  func prepare(_ passage: Passage) -> [Passage] {
    guard passage.scalars.contains(where: { $0.scalar.value >= 0x24B6 }) else { return [passage] }
    var writer: [SourcedScalar] = []
    writer.reserveCapacity(passage.scalars.count)
    for scalar in passage.scalars {
      if let ligature = FontVariants.ligature(scalar.scalar) {
        for letter in ligature.unicodeScalars {
          writer.append(SourcedScalar(letter, source: scalar.source))
        }
      } else {
        var plain = scalar
        plain.scalar = FontVariants.plain(scalar.scalar) ?? scalar.scalar
        writer.append(plain)
      }
    }
    return [passage.with(writer)]
  }

  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let value = scalar.value
    switch value {
    case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFF01 + 0x21)
    case 0x1D400...0x1D6A3: return letter((value - 0x1D400) % 52)
    case 0x1D7CE...0x1D7FF: return Unicode.Scalar(0x30 + (value - 0x1D7CE) % 10)
    case 0x24B6...0x24CF: return letter(value - 0x24B6)
    case 0x24D0...0x24E9: return letter(value - 0x24D0 + 26)
    case 0x1F130...0x1F149: return letter(value - 0x1F130)
    default: return nil
    }
  }

  /// The letter by its place in A…Z, a…z.
  private static func letter(_ index: UInt32) -> Unicode.Scalar? {
    Unicode.Scalar(index < 26 ? 0x41 + index : 0x61 + index - 26)
  }

  private static func ligature(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xFB00: "ff"
    case 0xFB01: "fi"
    case 0xFB02: "fl"
    case 0xFB03: "ffi"
    case 0xFB04: "ffl"
    case 0xFB05, 0xFB06: "st"
    default: nil
    }
  }
}
