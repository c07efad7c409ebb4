import EarshotInterface
import EarshotModel
import Foundation

/// One row of `Tests/Vectors/order.json`: a tree of views, and the names in reading order.
struct OrderVector: Decodable {
  /// A view, or an element that is none; frames are screen points.
  final class Node: Decodable {
    var name: String?
    var frame: [Double]
    var element: Bool?
    var together: Bool?
    var modal: Bool?
    var hidden: Bool?
    var clips: Bool?
    var kept: Bool?
    var plain: Bool?
    var traits: [String]?
    var type: String?
    var list: [Node]?
    var inside: [Node]?
  }

  var id: String
  var rule: String
  var idiom: String
  var direction: String
  var root: Node
  var order: [String]
}

extension OrderVector.Node {
  /// The tree as live responders, inside a container whose origin is given in screen points.
  func responder(origin: Point = .zero) -> Responder {
    let rect = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    let made: Responder
    if plain == true {
      made = AccessibilityElement(accessibilityContainer: nil)
    } else {
      let view = View(frame: rect.offset(x: -origin.x, y: -origin.y))
      view.isHidden = hidden ?? false
      view.clipsToBounds = clips ?? false
      for child in inside ?? [] {
        if let subview = child.responder(origin: rect.origin) as? View { view.addSubview(subview) }
      }
      made = view
    }
    made.accessibilityFrame = rect
    made.isAccessibilityElement = element ?? false
    made.accessibilityLabel = name
    made.shouldGroupAccessibilityChildren = together ?? false
    made.accessibilityViewIsModal = modal ?? false
    made.accessibilityElementsHidden = kept ?? false
    for name in traits ?? [] {
      made.accessibilityTraits.formUnion(AccessibilityTraits(name: name) ?? .none)
    }
    if let type {
      made.accessibilityContainerType = AccessibilityContainerType(rawValue: type) ?? .none
    }
    if let list { made.accessibilityElements = list.map { $0.responder(origin: rect.origin) } }
    return made
  }
}

/// A row of the shared file of vectors, in the spelling of its source.
struct SharedOrderVector: Decodable {
  final class Node: Decodable {
    var label: String?
    var frame: [Double]
    var isElement: Bool?
    var group: Bool?
    var modal: Bool?
    var hidden: Bool?
    var alpha: Double?
    var clips: Bool?
    var elementsHidden: Bool?
    var kind: String?
    var traits: [String]?
    var containerType: String?
    var accessibilityElements: [Node]?
    var children: [Node]?

    var json: [String: Any] {
      var json: [String: Any] = ["frame": frame]
      json["name"] = label
      json["element"] = isElement
      json["together"] = group
      json["modal"] = modal
      json["hidden"] = hidden == true || (alpha ?? 1) <= 0
      json["clips"] = clips
      json["kept"] = elementsHidden
      json["plain"] = kind == "object"
      json["traits"] = traits
      json["type"] = containerType
      json["list"] = accessibilityElements?.map(\.json)
      json["inside"] = children?.map(\.json)
      return json
    }
  }

  var id: String
  var layoutDirection: String?
  var idiom: String?
  var root: Node
  var expectedOrder: [String]

  /// The row in our spelling.
  func vector() throws -> OrderVector {
    let json: [String: Any] = [
      "id": id, "rule": "shared", "idiom": idiom ?? "phone",
      "direction": layoutDirection == "rtl" ? "rightToLeft" : "leftToRight", "root": root.json,
      "order": expectedOrder,
    ]
    return try JSONDecoder().decode(
      OrderVector.self, from: JSONSerialization.data(withJSONObject: json))
  }
}
