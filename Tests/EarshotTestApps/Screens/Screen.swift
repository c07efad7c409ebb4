package import EarshotInterface
package import EarshotModel
package import EarshotReader

/// Short ways to put a screen together and to read it back as text.
package enum Screen {
  /// An element with a label at a place, in screen points.
  package static func element(
    _ label: String?, _ x: Double, _ y: Double, _ width: Double = 40, _ height: Double = 20,
    traits: AccessibilityTraits = .none
  ) -> View {
    let frame = Rect(x: x, y: y, width: width, height: height)
    let view = View(saying: label, traits: traits, frame: frame)
    view.accessibilityFrame = frame
    return view
  }

  /// A view that is no element, around others; its frame does not matter unless it is given.
  package static func view(
    _ inside: [View], _ type: AccessibilityContainerType = .none, name: String? = nil,
    frame: Rect = Rect(x: 0, y: 0, width: 400, height: 800)
  ) -> View {
    let view = View(frame: frame)
    view.accessibilityFrame = frame
    view.accessibilityContainerType = type
    view.accessibilityLabel = name
    for child in inside { view.addSubview(child) }
    return view
  }

  /// The labels in reading order, joined by blanks.
  package static func order(
    _ roots: Responder..., idiom: InterfaceIdiom = .phone,
    direction: LayoutDirection = .leftToRight
  ) -> String {
    ReadingOrder(roots: roots, idiom: idiom, layoutDirection: direction).stops
      .map { $0.element.accessibilityLabel ?? "-" }.joined(separator: " ")
  }

  /// What is said from the first stop to the last, one line each, hints in parentheses.
  package static func lines(
    _ roots: Responder..., style: WordingStyle = .spoken, verbosity: Verbosity = .standard
  ) -> [String] {
    ScreenReading(roots: roots, style: style, verbosity: verbosity).stops.map { stop in
      let description = stop.description.isEmpty ? "(silence)" : stop.description
      return stop.hint.map { "\(description) (\($0))" } ?? description
    }
  }
}
