import EarshotFiles
import EarshotInterface
import EarshotModel

extension StoryboardDecoder {
  /// The view of an element that stands in no other and on no screen, laid out as it is drawn.
  func looseView(_ element: Element, in size: Size) -> View {
    let view = view(element, in: size)
    addConstraints(below: element)
    applyVariations(to: view)
    view.acceptDrawnLayout()
    return view
  }

  /// Makes the constraints of the views that were made, with the guides they speak of.
  ///
  /// The controller is the one of the root view, in a scene; other trees have none.
  ///
  /// Constraints that the size class at hand leaves out are not in force; those that only stand in for
  /// missing ones while designing are not made.
  func addConstraints(below root: Element, of controller: Element? = nil) {
    addGuides(of: controller, below: root)
    for list in root.descendants where list.name == "constraints" {
      guard let owner = list.parent, let host = owner["id"].flatMap({ objects[$0] }) as? View
      else { continue }
      let mask = InstallationMask(of: owner, over: "constraints")
      let constraints = list.children.filter { $0.name == "constraint" }
        .compactMap { self.constraint($0, host: host) }
      // Without views that come and go, a mask alone decides.
      if mask.isEmpty, variations.subviews.isEmpty {
        host.constraints = constraints
      } else {
        variations.add(VariedConstraints(of: host, constraints, mask: mask))
      }
    }
  }

  private func addGuides(of controller: Element?, below root: Element) {
    if let controller, let view = root["id"].flatMap({ objects[$0] }) as? View {
      for guide in controller.items(of: "layoutGuides") {
        let kind: LayoutGuide.Kind = guide.has("type", "bottom") ? .bottom : .top
        keep(view.layoutGuide(kind, identifier: guide["type"] ?? ""), of: guide)
      }
    }
    for element in root.descendants where element.name == "viewLayoutGuide" {
      guard let view = element.parent?["id"].flatMap({ objects[$0] }) as? View else { continue }
      switch element["key"] {
      case "safeArea": keep(view.safeAreaLayoutGuide, of: element)
      case "contentLayoutGuide":
        keep(view.layoutGuide(.content, identifier: "contentLayout"), of: element)
      case "layoutMargins": keep(view.layoutMarginsGuide, of: element)
      case "readableContent": keep(view.readableContentGuide, of: element)
      case "keyboard":
        keep(view.layoutGuide(.keyboard, identifier: "keyboard"), of: element)
      default:
        // The view holds it, as constraints do not hold what they speak of.
        let guide = LayoutGuide(identifier: element["key"] ?? "", in: view, .plain)
        view.addLayoutGuide(guide)
        keep(guide, of: element)
      }
    }
  }

  private func constraint(_ element: Element, host: View) -> LayoutConstraint? {
    let named: AnyObject? = element["firstItem"].flatMap { objects[$0] }
    // A placeholder stands for a constraint that code is to make, and no code is at hand.
    guard let first = !element.has("firstItem") ? host : named,
      let attribute = element["firstAttribute"].flatMap(LayoutConstraint.Attribute.init(saved:))
    else { return nil }
    let second = element["secondItem"].flatMap { objects[$0] }
    if element.has("secondItem"), second == nil { return nil }
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: Self.relation(element["relation"]),
      toItem: second,
      attribute: element["secondAttribute"].flatMap(LayoutConstraint.Attribute.init(saved:))
        ?? .notAnAttribute,
      multiplier: Self.multiplier(element["multiplier"]), constant: constant(of: element),
      priority: element.priority("priority") ?? 1000, identifier: element["id"])
    vary(\.constant, of: constraint, in: element) { $0.number("constant") }
    keep(constraint, of: element)
    return constraint
  }

  /// The distance of a constraint; standard spacing is 8 points between neighbours and 20 to an edge.
  private func constant(of element: Element) -> Double {
    if let constant = element.number("constant") { return constant }
    guard element.flag("symbolic") else { return 0 }
    let second = element["secondItem"].flatMap { file.objects[$0] }
    let isToEdge = element.parent?.parent?["id"] == second?["id"] || second?["key"] == "safeArea"
    return isToEdge ? 20 : 8
  }

  private static func relation(_ name: String?) -> LayoutConstraint.Relation {
    name.flatMap(LayoutConstraint.Relation.init(rawValue:)) ?? .equal
  }

  /// A factor as a number or as a ratio, such as `16:9`.
  private static func multiplier(_ text: String?) -> Double {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    let factor =
      switch parts.count {
      case 1: parts[0]
      case 2 where parts[1] != 0: parts[0] / parts[1]
      default: 1.0
      }
    return factor.isFinite && abs(factor) < 1e4 ? factor : 1
  }
}

extension LayoutConstraint.Attribute {
  /// The attribute of a name in a file.
  fileprivate init?(saved name: String) {
    self.init(rawValue: name == "baseline" ? "lastBaseline" : name)
  }
}
