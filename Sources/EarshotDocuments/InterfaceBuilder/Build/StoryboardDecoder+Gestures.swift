import EarshotFiles
import EarshotInterface

extension StoryboardDecoder {
  /// The gesture that an element describes, or `nil` when it is none.
  func gestureRecognizer(_ element: Element) -> GestureRecognizer? {
    guard let recognizer = recognizerOfClass(element) else { return nil }
    recognizer.isEnabled = element.flag("enabled", default: true)
    recognizer.cancelsTouchesInView = element.flag("cancelsTouchesInView", default: true)
    recognizer.delaysTouchesBegan = element.flag("delaysTouchesBegan")
    recognizer.delaysTouchesEnded = element.flag("delaysTouchesEnded", default: true)
    recognizer.name = element["name"]
    keep(recognizer, of: element)
    return recognizer
  }

  private func recognizerOfClass(_ element: Element) -> GestureRecognizer? {
    func count(_ key: SoughtName, _ fallback: Int = 1) -> Int {
      max(1, element.integer(key) ?? fallback)
    }
    switch element.name {
    case "tapGestureRecognizer":
      let tap = made(element, TapGestureRecognizer())
      tap.numberOfTapsRequired = count("numberOfTapsRequired")
      tap.numberOfTouchesRequired = count("numberOfTouchesRequired")
      return tap
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let press = made(element, LongPressGestureRecognizer())
      press.minimumPressDuration = max(0, element.number("minimumPressDuration") ?? 0.5)
      press.allowableMovement = max(0, element.number("allowableMovement") ?? 10)
      press.numberOfTouchesRequired = count("numberOfTouchesRequired")
      return press
    case "swipeGestureRecognizer":
      let swipe = made(element, SwipeGestureRecognizer())
      swipe.direction = Self.direction(element.child(key: "direction") ?? element)
      swipe.numberOfTouchesRequired = count("numberOfTouchesRequired")
      return swipe
    case "panGestureRecognizer":
      return read(element, into: made(element, PanGestureRecognizer()))
    case "screenEdgePanGestureRecognizer":
      let pan = made(element, ScreenEdgePanGestureRecognizer())
      if let edges = element.child(key: "edges") { pan.edges = Self.edges(edges) }
      return read(element, into: pan)
    case "pinchGestureRecognizer": return made(element, PinchGestureRecognizer())
    case "rotationGestureRecognizer": return made(element, RotationGestureRecognizer())
    default: return nil
    }
  }

  private func read(_ element: Element, into pan: PanGestureRecognizer) -> PanGestureRecognizer {
    pan.minimumNumberOfTouches = max(1, element.integer("minimumNumberOfTouches") ?? 1)
    if let most = element.integer("maximumNumberOfTouches"), most > 0 {
      pan.maximumNumberOfTouches = most
    }
    return pan
  }

  private static func direction(_ element: Element) -> SwipeGestureRecognizer.Direction {
    let parts: [(SoughtName, SwipeGestureRecognizer.Direction)] = [
      ("right", .right), ("left", .left), ("up", .up), ("down", .down),
    ]
    let direction = parts.reduce(into: SwipeGestureRecognizer.Direction()) { direction, part in
      if element.flag(part.0) || element.has("direction", part.0) { direction.insert(part.1) }
    }
    return direction.isEmpty ? .right : direction
  }

  static func edges(_ element: Element) -> RectEdge {
    let parts: [(SoughtName, RectEdge)] = [
      ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom),
    ]
    return parts.reduce(into: []) { if element.flag($1.0) { $0.insert($1.1) } }
  }
}
