import EarshotModel

/// How the fingers move for a step of a walk, as it is drawn: lines with an end, and rings for taps.
struct Swipe {
  /// The way of one finger; a tap, where it begins where it ends.
  private struct Finger {
    var points: [Point]
    var taps = 0
  }

  private let fingers: [Finger]

  /// How far a finger moves, in points.
  private static let reach = 70.0
  /// How far fingers are apart, in points.
  private static let gap = 22.0

  /// The movement of a step; `nil` for one that no finger makes, such as waiting.
  ///
  /// - Parameters:
  ///   - gesture: The step, as a script writes it.
  ///   - place: Where it is made, in points of the screen.
  ///   - screen: The screen.
  init?(gesture: String, around place: Point, in screen: Rect) {
    func swipe(_ x: Double, _ y: Double, fingers: Int = 1) -> [Finger] {
      (0..<fingers).map { finger in
        let shift = (Double(finger) - Double(fingers - 1) / 2) * Self.gap
        let begin = Point(
          x: place.x - x * Self.reach / 2 + (y != 0 ? shift : 0),
          y: place.y - y * Self.reach / 2 + (x != 0 ? shift : 0))
        let end = Point(x: begin.x + x * Self.reach, y: begin.y + y * Self.reach)
        return Finger(points: [begin, end])
      }
    }
    func taps(_ taps: Int, fingers: Int = 1, at y: Double? = nil) -> [Finger] {
      (0..<fingers).map { finger in
        let shift = (Double(finger) - Double(fingers - 1) / 2) * Self.gap
        let x = (y == nil ? place.x : screen.center.x) + shift
        return Finger(points: [Point(x: x, y: y ?? place.y)], taps: taps)
      }
    }
    switch gesture {
    case "moveForward": fingers = swipe(1, 0)
    case "moveBackward": fingers = swipe(-1, 0)
    case "increment", "rotorPrevious": fingers = swipe(0, -1)
    case "decrement", "rotorNext": fingers = swipe(0, 1)
    case "activate": fingers = taps(2)
    case "magicTap": fingers = taps(2, fingers: 2)
    case "first": fingers = taps(1, fingers: 4, at: screen.minY + screen.height / 4)
    case "last": fingers = taps(1, fingers: 4, at: screen.maxY - screen.height / 4)
    case "scroll: left": fingers = swipe(-1, 0, fingers: 3)
    case "scroll: right": fingers = swipe(1, 0, fingers: 3)
    case "scroll: up": fingers = swipe(0, -1, fingers: 3)
    case "scroll: down": fingers = swipe(0, 1, fingers: 3)
    case "escape": fingers = Self.scrub(around: place)
    default:
      guard gesture.hasPrefix("rotor: ") else { return nil }
      fingers = Self.twist(around: place)
    }
  }

  /// Two fingers to and fro and to again.
  private static func scrub(around place: Point) -> [Finger] {
    [-gap / 2, gap / 2].map { shift in
      let corners = [(-0.5, -0.3), (0.5, -0.3), (-0.5, 0.3), (0.5, 0.3)]
      return Finger(
        points: corners.map {
          Point(x: place.x + $0.0 * reach, y: place.y + $0.1 * reach + shift)
        })
    }
  }

  /// Two fingers that turn round their middle by a quarter.
  private static func twist(around place: Point) -> [Finger] {
    [1.0, -1].map { side in
      let corners = [(0.0, -0.5), (0.35, -0.35), (0.5, 0.0)]
      return Finger(
        points: corners.map {
          Point(x: place.x + side * $0.0 * reach, y: place.y + side * $0.1 * reach)
        })
    }
  }

  /// The elements of a drawing.
  var lines: [String] {
    fingers.flatMap { finger -> [String] in
      guard let end = finger.points.last else { return [] }
      let (x, y) = (SVGNumber.text(end.x), SVGNumber.text(end.y))
      let rings = [9.0, 15].prefix(max(1, finger.taps)).map {
        #"<circle class="touch" cx="\#(x)" cy="\#(y)" r="\#(SVGNumber.text($0))"/>"#
      }
      guard finger.points.count > 1 else { return Array(rings) }
      let points = finger.points.map { SVGNumber.texts([$0.x, $0.y]) }.joined(separator: " ")
      return [#"<polyline class="swipe" points="\#(points)"/>"#] + rings
    }
  }
}
