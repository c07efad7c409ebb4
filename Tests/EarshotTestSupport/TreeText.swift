public import EarshotModel

/// A tree of responders as text, one line each, so that a test can compare all of it at once.
///
///     View 0 0 390 844
///       * Button "Play" button 16 60 358 40
///
/// The line gives the class, label, `= value`, `? hint`, traits, level, container type and frame in screen
/// points. A star marks an element; its inside is left out, because a reader cannot reach it. What
/// cannot be seen is left out as well.
public enum TreeText {
  /// The text of `root` and everything inside; without frames where only words matter.
  public static func of(_ root: Responder, frames: Bool = true) -> String {
    var lines: [String] = []
    append(root, depth: 0, frames: frames, to: &lines)
    return lines.joined(separator: "\n")
  }

  private static func append(
    _ responder: Responder, depth: Int, frames: Bool, to lines: inout [String]
  ) {
    let traversal = responder.accessibilityTraversal
    if traversal.isPruned || responder.accessibilityElementsHidden { return }
    let isElement = responder.isAccessibilityElement
    var parts = [isElement ? "* \(type(of: responder))" : "\(type(of: responder))"]
    if let label = responder.accessibilityLabel, isElement || !label.isEmpty {
      parts.append("\"\(label)\"")
    }
    if let value = responder.accessibilityValue { parts.append("= \"\(value)\"") }
    if let hint = responder.accessibilityHint { parts.append("? \"\(hint)\"") }
    if responder.accessibilityTraits != .none {
      parts.append(responder.accessibilityTraits.description)
    }
    if let level = responder.accessibilityNestingLevel { parts.append("level \(level)") }
    if responder.accessibilityContainerType != .none {
      parts.append("<\(responder.accessibilityContainerType.rawValue)>")
    }
    if frames { parts.append(text(of: responder.accessibilityFrame)) }
    lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: " "))
    if isElement { return }
    for child in responder.accessibilityElements ?? traversal.children {
      append(child, depth: depth + 1, frames: frames, to: &lines)
    }
  }

  /// The four numbers of a rectangle: left, top, width, height.
  public static func text(of rect: Rect) -> String {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      .map { $0 == $0.rounded() ? String(Int($0)) : String($0) }
      .joined(separator: " ")
  }
}
