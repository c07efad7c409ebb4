import EarshotDocuments
package import EarshotModel

/// What a screen holds for a listener, as text: a walk of our own, independent of the reader, that
/// follows the rules of visibility but keeps the order of the tree.
package struct AccessibleText {
  /// The elements in tree order; many know their views only weakly.
  package private(set) var elements: [Responder] = []
  /// What was walked, kept for as long as its elements are asked.
  private let root: Responder

  /// Walks everything below a responder.
  package init(_ root: Responder) {
    self.root = root
    walk(root)
  }

  private mutating func walk(_ responder: Responder) {
    guard !responder.accessibilityElementsHidden else { return }
    let traversal = responder.accessibilityTraversal
    guard !traversal.isPruned else { return }
    guard !responder.isAccessibilityElement else {
      elements.append(responder)
      return
    }
    for child in responder.accessibilityElements ?? traversal.children { walk(child) }
  }

  /// One line per element: label, value, hint, traits, and where it stands if that is asked for.
  package func lines(withFrames: Bool) -> [String] {
    elements.map { element in
      let value = element.accessibilityValue.map { " = \($0)" } ?? ""
      let hint = element.accessibilityHint.map { " (\($0))" } ?? ""
      let frame = element.accessibilityFrame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.plain)
      let text =
        "\(element.accessibilityLabel ?? "-")\(value)\(hint) [\(element.accessibilityTraits)]"
        + (withFrames ? " " + numbers.joined(separator: " ") : "")
      return text.replacing("\n", with: "|")
    }
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }
}
