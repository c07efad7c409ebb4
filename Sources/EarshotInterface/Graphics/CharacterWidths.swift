// How wide characters are, in thousandths of the size of the type.
//
// There are no typefaces here. The numbers were fitted to the frames of labels and buttons that Xcode has
// saved in public storyboards, where nothing but the text decides how wide they are: about 200 texts in
// regular and 25 in bold type. The fit is a ridge regression, with one unknown for each character and one
// for each size (letters stand further apart the smaller they are), drawn towards the proportions that
// grotesque typefaces have in common; texts that were far off, because they had been stretched after all,
// were left out step by step. 90 of 100 of the texts come out within a point.

/// The widths of characters of one weight.
struct CharacterWidths {
  private let printable: [Double]

  /// The widths in ordinary type.
  static let regular = CharacterWidths(printable: [
    276, 246, 360, 613, 564, 902, 677, 216, 355, 355, 395, 619, 241, 434, 244, 318, 596, 476,
    560, 587, 581, 577, 590, 554, 613, 586, 287, 282, 620, 599, 620, 547, 1030, 606, 658, 684,
    732, 587, 555, 730, 724, 262, 503, 699, 575, 830, 698, 769, 619, 777, 646, 624, 550, 697,
    643, 943, 677, 618, 620, 282, 282, 282, 476, 564, 338, 528, 553, 525, 590, 550, 312, 576,
    583, 219, 225, 524, 242, 854, 571, 558, 566, 539, 356, 489, 341, 554, 518, 742, 481, 503,
    487, 339, 264, 339, 593,
  ])

  /// The widths in bold type.
  static let bold = CharacterWidths(printable: [
    291, 269, 394, 671, 617, 987, 740, 236, 389, 389, 432, 677, 263, 476, 267, 342, 668, 529,
    607, 641, 679, 630, 645, 606, 670, 636, 314, 309, 678, 654, 678, 598, 1127, 664, 685, 731,
    820, 642, 654, 799, 792, 287, 559, 783, 620, 908, 745, 841, 683, 849, 690, 683, 607, 784,
    708, 1035, 740, 676, 678, 309, 309, 309, 521, 617, 370, 546, 619, 583, 657, 595, 342, 598,
    620, 292, 246, 571, 251, 898, 619, 602, 619, 589, 419, 542, 401, 603, 563, 819, 545, 571,
    533, 371, 289, 371, 648,
  ])

  /// The width of one scalar, in thousandths.
  subscript(scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    switch value {
    case 0x20..<0x7F: return printable[Int(value - 0x20)]
    // Marks that join with the letter before, and signs that are not seen.
    case 0..<0x20, 0x300..<0x370, 0x200B..<0x2010, 0xFE00..<0xFE10: return 0
    // Scripts and pictures that fill a square.
    case 0x1100..<0x1160, 0x2E80..<0xD7A4, 0xF900..<0xFB00, 0xFE30..<0xFE50, 0xFF00..<0xFF61:
      return 1000
    case 0x1F000..<0x20000: return 1250
    case 0x20000..<0x40000: return 1000
    case 0x2026: return printable[Int(UnicodeScalar(".").value - 0x20)] * 3
    case 0x2018..<0x201A: return printable[Int(UnicodeScalar("'").value - 0x20)]
    default: return 570
    }
  }

  /// How much further apart letters of a size stand than at 17 points, in thousandths.
  static func spacing(ofSize size: Double) -> Double {
    let places: [(size: Double, spacing: Double)] = [
      (11, 34), (12, 20), (13, 15), (14, 11), (15, 6), (16, 2), (17, -3), (20, -17), (34, -18),
    ]
    guard let after = places.firstIndex(where: { $0.size >= size }) else { return -18 }
    guard after > 0 else { return places[0].spacing }
    let (near, far) = (places[after - 1], places[after])
    return near.spacing
      + (far.spacing - near.spacing) * (size - near.size) / (far.size - near.size)
  }
}
