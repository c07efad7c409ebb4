/// In which directions a line-drawing character leads from the middle of its cell.
struct Strokes: OptionSet, Hashable {
  /// One bit for each direction.
  let rawValue: UInt8

  static let up = Strokes(rawValue: 1)
  static let down = Strokes(rawValue: 2)
  static let left = Strokes(rawValue: 4)
  static let right = Strokes(rawValue: 8)
  static let across: Strokes = [.left, .right]
  static let along: Strokes = [.up, .down]

  /// The directions of a character of Unicode's box drawing; none for every other.
  init(_ scalar: Unicode.Scalar) {
    self = scalar.value >= 0x2500 && scalar.value <= 0x257F ? Self.box(scalar.value) : []
  }

  /// Creates a set from its bits.
  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  private static func box(_ value: UInt32) -> Strokes {
    switch value {
    case 0x2500...0x2501, 0x2504...0x2505, 0x2508...0x2509, 0x254C...0x254D, 0x2550, 0x257C, 0x257E:
      across
    case 0x2502...0x2503, 0x2506...0x2507, 0x250A...0x250B, 0x254E...0x254F, 0x2551, 0x257D, 0x257F:
      along
    case 0x250C...0x250F, 0x2552...0x2554, 0x256D: [.down, .right]
    case 0x2510...0x2513, 0x2555...0x2557, 0x256E: [.down, .left]
    case 0x2514...0x2517, 0x2558...0x255A, 0x2570: [.up, .right]
    case 0x2518...0x251B, 0x255B...0x255D, 0x256F: [.up, .left]
    case 0x251C...0x2523, 0x255E...0x2560: [.up, .down, .right]
    case 0x2524...0x252B, 0x2561...0x2563: [.up, .down, .left]
    case 0x252C...0x2533, 0x2564...0x2566: [.left, .right, .down]
    case 0x2534...0x253B, 0x2567...0x2569: [.left, .right, .up]
    case 0x253C...0x254B, 0x256A...0x256C: [.up, .down, .left, .right]
    case 0x2574, 0x2578: .left
    case 0x2575, 0x2579: .up
    case 0x2576, 0x257A: .right
    case 0x2577, 0x257B: .down
    default: []
    }
  }
}
