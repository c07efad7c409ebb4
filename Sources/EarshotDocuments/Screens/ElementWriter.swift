// Keys are written only where they say something that reading would not arrive at by itself, in the
// order of `ScreenKeys.element`.

import EarshotFiles
import EarshotInterface
import EarshotModel

/// Writes what a responder is to a listener, whatever its class.
struct ElementWriter {
  typealias Members = [(key: String, value: OutputValue)]

  /// The screen.
  let screen: DocumentScreen
  /// The names of everything on the screen.
  let names: [ObjectIdentifier: String]

  func output(of entry: ScreenInventory.Entry) -> OutputValue {
    var members = speech(of: entry.responder)
    members += place(of: entry)
    members += tree(of: entry)
    members += content(of: entry)
    members += looks(of: entry)
    if !entry.children.isEmpty {
      members.append(("children", .sequence(entry.children.map { output(of: $0) })))
    }
    return .mapping(members)
  }

  // MARK: What it says and where

  private func speech(of responder: Responder) -> Members {
    let name = names[ObjectIdentifier(responder)]
    var members: Members = [("id", OutputValue(name))]
    let identifier =
      (responder as? DocumentElement).map(\.explicitIdentifier)
      ?? responder.accessibilityIdentifier
    if let identifier, identifier != name { members.append(("identifier", .text(identifier))) }
    let place = screen.savedPlace(of: responder)
    if let line = place?.line { members.append(("line", .number(Double(line)))) }
    if let column = place?.column { members.append(("column", .number(Double(column)))) }
    if let label = responder.accessibilityLabel { members.append(("label", .text(label))) }
    if let value = responder.disclosedAccessibilityValue?.text {
      members.append(("value", .text(value)))
    }
    if let hint = responder.accessibilityHint { members.append(("hint", .text(hint))) }
    let traits = responder.accessibilityTraits
    if !traits.isEmpty { members.append(("traits", OutputValue(traits.names))) }
    return members
  }

  private func place(of entry: ScreenInventory.Entry) -> Members {
    let responder = entry.responder
    var frame = entry.documentFrame
    var point = entry.documentActivationPoint
    if predictsPruning(of: entry), !entry.traversal.isPruned {
      // An element that is no view may have no size; a view of no size would not be found.
      point = point ?? frame.center
      frame.size = Size(width: 0, height: 1)
    }
    var members: Members = [("frame", Self.output(of: frame))]
    if let point {
      members.append(("activationPoint", OutputValue([point.x, point.y].map(Self.bounded))))
    }
    if let language = responder.accessibilityLanguage {
      members.append(("language", .text(language)))
    }
    return members
  }

  /// A frame as `[x, y, width, height]`, within what a document takes.
  static func output(of frame: Rect) -> OutputValue {
    OutputValue([frame.minX, frame.minY, frame.width, frame.height].map(bounded))
  }

  /// The nearest number that a document takes.
  static func bounded(_ number: Double) -> Double {
    number.isNaN ? 0 : max(-1e9, min(number, 1e9))
  }

  // MARK: What it means to the tree

  private func tree(of entry: ScreenInventory.Entry) -> Members {
    let responder = entry.responder
    var members: Members = []
    func add(_ key: String, _ value: Bool) {
      if value { members.append((key, .flag(true))) }
    }
    let isElement = responder.isAccessibilityElement
    let wouldBeElement = DocumentElement.isElement(
      isLeaf: entry.children.isEmpty && entry.list == nil,
      speaks: responder.accessibilityLabel != nil || responder.accessibilityValue != nil
        || responder.accessibilityHint != nil,
      traits: responder.accessibilityTraits)
    if isElement != wouldBeElement { members.append(("isElement", .flag(isElement))) }
    add("elementsHidden", responder.accessibilityElementsHidden || entry.isUnread)
    let view = responder as? View
    add(
      "hidden",
      view?.isHidden ?? false || (entry.traversal.isPruned && !predictsPruning(of: entry)))
    if let alpha = view?.alpha, alpha != 1 {
      members.append(("alpha", .number(alpha.isNaN ? 0 : max(0, min(alpha, 1)))))
    }
    add("clips", entry.traversal.clips)
    add("viewIsModal", responder.accessibilityViewIsModal)
    add("groupsChildren", responder.shouldGroupAccessibilityChildren)
    let type = responder.accessibilityContainerType
    if type != .none { members.append(("containerType", .text(type.rawValue))) }
    let style = responder.accessibilityNavigationStyle
    if style != .automatic { members.append(("navigationStyle", .text(style.rawValue))) }
    if let list = entry.list { members.append(("elements", names(of: list))) }
    return members
  }

  /// Whether a view with what is written of the entry would be left out of the tree.
  private func predictsPruning(of entry: ScreenInventory.Entry) -> Bool {
    let view = entry.responder as? View
    if view?.isHidden ?? false || view?.alpha ?? 1 <= 0 { return true }
    let frame = entry.responder.accessibilityFrame
    guard frame.width == 0, frame.height == 0 else { return false }
    return entry.traversal.clips || entry.responder.isAccessibilityElement || entry.list != nil
  }

  func names(of responders: [Responder]) -> OutputValue {
    var seen: Set<ObjectIdentifier> = []
    let distinct = responders.filter { seen.insert(ObjectIdentifier($0)).inserted }
    return OutputValue(distinct.compactMap { names[ObjectIdentifier($0)] })
  }
}
