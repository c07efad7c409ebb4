import EarshotModel
import EarshotTestSupport
import Testing

@testable import EarshotInterface

/// How views follow the size of what they stand in, by their masks and by rules that are made of these.
///
/// A view begins at 20 and is 60 long, on a superview of 100 that grows to 200.
@Suite struct MaskTests {
  private typealias Mask = AutoresizingMask

  /// Which of the start, the length and the end may change, and where the view is then.
  private static let table: [(parts: [Bool], start: Double, length: Double, expected: [Double])] = [
    ([false, false, false], 20, 60, [20, 60]), ([true, false, false], 20, 60, [120, 60]),
    ([false, true, false], 20, 60, [20, 160]), ([false, false, true], 20, 60, [20, 60]),
    ([true, true, false], 20, 60, [45, 135]), ([true, false, true], 20, 60, [70, 60]),
    ([false, true, true], 20, 60, [20, 135]), ([true, true, true], 20, 60, [40, 120]),
    // What is flexible has no length, and shares the change evenly.
    ([true, false, true], 0, 100, [50, 100]), ([true, true, false], 0, 0, [50, 50]),
    ([false, true, true], 100, 0, [100, 50]),
    // What lies outside has no share.
    ([true, true, false], -20, 60, [-20, 160]), ([false, true, true], 60, 80, [60, 180]),
    ([true, false, true], -10, 60, [-10, 60]), ([true, false, true], 50, 60, [150, 60]),
  ]

  private func mask(_ parts: [Bool], isAcross: Bool) -> Mask {
    let bits: [Mask] =
      isAcross
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    return Mask(zip(parts, bits).filter(\.0).map(\.1))
  }

  private func rect(_ start: Double, _ length: Double, isAcross: Bool) -> Rect {
    isAcross
      ? Rect(x: start, y: 5, width: length, height: 7)
      : Rect(x: 5, y: start, width: 7, height: length)
  }

  @Test(arguments: [true, false]) func masksShareAChange(isAcross: Bool) {
    for row in Self.table {
      let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let inner = View(frame: rect(row.start, row.length, isAcross: isAcross))
      inner.autoresizingMask = mask(row.parts, isAcross: isAcross)
      outer.addSubview(inner)
      if isAcross { outer.frame.size.width = 200 } else { outer.frame.size.height = 200 }
      #expect(inner.frame == rect(row.expected[0], row.expected[1], isAcross: isAcross), "\(row)")
    }
  }

  /// The same where rules decide how large the superview is.
  @Test(arguments: [true, false]) func rulesAreMadeOfMasks(isAcross: Bool) {
    for row in Self.table {
      let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
      let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let inner = View(frame: rect(row.start, row.length, isAcross: isAcross))
      inner.autoresizingMask = mask(row.parts, isAcross: isAcross)
      root.addSubview(outer)
      outer.addSubview(inner)
      let sides =
        isAcross
        ? (outer.widthAnchor, root.widthAnchor) : (outer.heightAnchor, root.heightAnchor)
      sides.0.constraint(equalTo: sides.1, multiplier: 0.5).isActive = true
      root.layoutIfNeeded()
      #expect(outer.frame.width + outer.frame.height == 300)
      #expect(inner.frame == rect(row.expected[0], row.expected[1], isAcross: isAcross), "\(row)")
    }
  }

  /// What the screen covers reaches into a view as far as the view reaches under it.
  @Test(
    arguments: [
      (Rect(x: 0, y: 0, width: 400, height: 800), "20 5 34 7"),
      (Rect(x: 3, y: 5, width: 395, height: 790), "15 2 29 5"),
      (Rect(x: 5, y: 20, width: 388, height: 746), "0 0 0 0"),
      (Rect(x: 10, y: 30, width: 380, height: 750), "0 0 14 0"),
      (Rect(x: -10, y: -10, width: 420, height: 820), "30 15 44 17"),
    ])
  func whatIsCoveredReachesIn(frame: Rect, expected: String) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    window.deviceSafeAreaInsets = EdgeInsets(top: 20, left: 5, bottom: 34, right: 7)
    let view = View(frame: frame)
    window.addSubview(view)
    func text() -> String {
      let insets = view.safeAreaInsets
      return [insets.top, insets.left, insets.bottom, insets.right].map { "\(Int($0))" }
        .joined(separator: " ")
    }
    #expect(text() == expected)
    // The same in a superview that is scrolled.
    window.bounds.origin = Point(x: 100, y: 200)
    view.frame = frame.offset(x: 100, y: 200)
    #expect(text() == expected)
  }
}
