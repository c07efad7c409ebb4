import EarshotFiles
import EarshotInterface
import EarshotModel

/// Tells what a storyboard says of the objects that were made of its elements.
///
/// An object knows the identifier of its element; what the file says of it besides is looked up only when
/// somebody asks: most readers never do.
final class StoryboardOrigins {
  let file: StoryboardFile
  /// The path of the file.
  private let path: String
  /// What the code of the project says.
  lazy var code = surroundings.code
  private let surroundings: ProjectSurroundings
  /// The outlets that lead to each object, by its identifier, and what collections of them lead to.
  lazy var connected: (outlets: [String: [Outlet]], collections: Set<String>) = {
    var (outlets, collections): ([String: [Outlet]], Set<String>) = ([:], [])
    for element in file.tree.elements {
      let isCollection = element.name == "outletCollection"
      guard isCollection || element.name == "outlet",
        element["property"] != "gestureRecognizers", let destination = element["destination"]
      else { continue }
      outlets[destination, default: []].append(
        Outlet(
          property: element["property"] ?? "", className: element.parent?.parent?["customClass"]))
      if isCollection { collections.insert(destination) }
    }
    return (outlets, collections)
  }()

  /// The views that constraints keep clear of each other.
  private lazy var neighbours = StoryboardNeighbours(file)

  /// The classes that the app gave the controllers with bars of tabs, by the identifiers of what their tabs show.
  lazy var tabBarControllers: [String: String] = Dictionary(
    file.tree.elements.filter { $0.has("relationship", "viewControllers") }
      .compactMap { segue in
        guard let controller = segue.parent?.parent, controller.name == "tabBarController",
          let name = controller["customClass"], let destination = segue["destination"]
        else { return nil }
        return (destination, name)
      }, uniquingKeysWith: { first, _ in first })

  /// The classes of those who load the file.
  lazy var owners: [String] = file.owners.compactMap { $0["customClass"] }

  /// Whether the file is a xib whose owner has none of its views as that of a controller.
  private lazy var isComponent: Bool = !file.owners.isEmpty && file.viewsOfOwners.isEmpty

  /// A property of an object that leads to another.
  struct Outlet {
    var property: String
    /// The class that the app gave the object.
    var className: String?
  }

  init(file: StoryboardFile, path: String, surroundings: ProjectSurroundings) {
    self.file = file
    self.path = path
    self.surroundings = surroundings
  }

  /// Where an object comes from, or `nil` when a library class made it by itself.
  func origin(of object: Responder) -> ElementOrigin? {
    guard let element = element(of: object) else { return nil }
    let id = element["id"]
    let place = element.place
    let outlets = outlets(of: element)
    var origin = ElementOrigin(
      id: id, line: place.line, column: place.column, customClass: element["customClass"],
      connections: element.items(of: "connections").compactMap(connection),
      hasOutlet: !outlets.isEmpty)
    origin.outletName = outlets.first?.property
    origin.editorName = element["userLabel"]
    origin.codedAttributes = attributes(of: element, outlets)
    origin.leadsByShow = element.items(of: "connections").contains {
      $0.name == "segue" && $0.has("kind", "show")
    }
    origin.isInCollection = id.map(connected.collections.contains) ?? false
    if isUnconnected(origin, outlets) { origin.codedAttributes.insert(.unconnected) }
    if isTouchedByClass(element) { origin.codedAttributes.insert(.touchArea) }
    if isNamedByClass(element) { origin.codedAttributes.insert(.accessibility) }
    // Code does something with what it holds on to.
    if outlets.isEmpty, isCoveredByClass(element) { origin.codedAttributes.insert(.covered) }
    if isFoundByTag(element) { origin.codedAttributes.formUnion(.anything) }
    origin.codedAttributes.formUnion(appearance(of: element))
    if hasFontOfClass(element) { origin.codedAttributes.insert(.font) }
    if isDisabled(element, outlets) { origin.codedAttributes.insert(.disabled) }
    let inputTraits = element.child("textInputTraits")
    origin.contentType = inputTraits?["textContentType"]
    origin.isForSearch = inputTraits?.has("returnKeyType", "search") ?? false
    origin.range = Self.range(of: element)
    origin.hasFixedWidth = Self.isFixed("width", of: element)
    origin.hasFixedHeight = Self.isFixed("height", of: element)
    origin.isPlacedByConstraints =
      element.has("translatesAutoresizingMaskIntoConstraints", "NO") && !element.flag("fixedFrame")
    origin.hasSavedFrame = element.children.contains {
      $0.has("key", "frame") || $0.has("key", "frameInset")
    }
    origin.neighbours = id.map(neighbours.views(beside:)) ?? []
    origin.isPrototype = Self.isPrototype(element)
    origin.isUnused = origin.isPrototype && isUnusedPattern(element)
    origin.isOfComponent = isComponent
    origin.runtimeAttributes = element.items(of: "userDefinedRuntimeAttributes")
      .compactMap { $0["keyPath"] }
    origin.hasIdleGestures = hasIdleGestures(element)
    let taps = connectionsOfTaps(on: element)
    origin.hasSlightTapsOnly = hasSlightTapsOnly(element, taps)
    origin.tapTargets = taps.compactMap {
      $0.name == "action" ? $0["selector"] : $0["destination"]
    }
    origin.isEmbedding = element.name == "containerView"
    origin.hasDoubtfulFrame = element.flag("misplaced") || element.flag("ambiguous")
    return origin
  }

  /// Whether a constraint of a view alone says how wide or how high it is.
  private static func isFixed(_ dimension: String, of element: Element) -> Bool {
    element.items(of: "constraints").contains { constraint in
      constraint["firstAttribute"] == dimension && !constraint.has("relation")
        && !constraint.has("secondItem") && constraint.has("constant")
        && (!constraint.has("firstItem") || constraint["firstItem"] == element["id"])
    }
  }

  /// Whether an element is the pattern of a row or an item, or stands in one.
  private static func isPrototype(_ element: Element) -> Bool {
    sequence(first: element, next: \.parent).contains(where: \.isPattern)
  }

  /// Whether an element is or stands in the pattern of a row or item of a storyboard of which code makes no copy.
  private func isUnusedPattern(_ element: Element) -> Bool {
    guard let code, file.format.kind == .storyboard,
      let pattern = sequence(first: element, next: \.parent).first(where: {
        $0.has("reuseIdentifier")
      }), let identifier = pattern["reuseIdentifier"]
    else { return false }
    guard code.isNamed(reuseIdentifier: identifier, of: path) else { return true }
    return maker(ofRowsLike: pattern).map { code.makesNone(of: identifier, by: $0) } ?? false
  }

  /// The class of the controller that makes the rows of a list, where the file says that it does.
  private func maker(ofRowsLike pattern: Element) -> String? {
    let controller = StoryboardIndex.controller(of: pattern)
    let list = sequence(first: pattern, next: \.parent).first {
      $0.name == "tableView" || $0.name == "collectionView"
    }
    let isMaker = list?.items(of: "connections").contains {
      $0.has("property", "dataSource") && $0["destination"] == controller["id"]
    }
    return isMaker ?? false ? controller["customClass"] : nil
  }

  /// The element that an object was made of.
  ///
  /// An alternative of a control has no identifier, but a place among the others.
  private func element(of object: Responder) -> Element? {
    if let id = object.savedIdentifier { return file.objects[id] }
    guard let segment = object as? SegmentedControl.Segment,
      let control = segment.next as? SegmentedControl,
      let index = control.segments.firstIndex(where: { $0 === segment }),
      let segments = element(of: control).map({ Array($0.items(of: "segments")) }),
      segments.count == control.numberOfSegments
    else { return nil }
    return segments[index]
  }

  /// The ends of a slider or a stepper, with what Xcode leaves out when nobody changed it.
  private static func range(of element: Element) -> ElementOrigin.SavedRange? {
    let value = element.number("value") ?? 0
    switch element.name {
    case "slider":
      return ElementOrigin.SavedRange(
        value: value, minimum: element.number("minValue") ?? 0,
        maximum: element.number("maxValue") ?? 1)
    case "stepper":
      return ElementOrigin.SavedRange(
        value: value, minimum: element.number("minimumValue") ?? 0,
        maximum: element.number("maximumValue") ?? 100)
    default: return nil
    }
  }

  /// Whether gestures alone would do something, and none of them does: nothing is connected with them, and
  /// code neither has hold of them nor is their class.
  private func hasIdleGestures(_ element: Element) -> Bool {
    let connections = element.items(of: "connections")
    let gestures = connections.filter { $0.has("property", "gestureRecognizers") }
      .compactMap { $0["destination"].flatMap { file.objects[$0] } }
    return !gestures.isEmpty && !connections.contains { $0.name == "action" || $0.name == "segue" }
      && gestures.allSatisfy { gesture in
        !gesture.items(of: "connections").contains { _ in true } && !gesture.has("customClass")
          && !(gesture["id"].map { connected.outlets[$0] != nil } ?? false)
      }
  }

  private func connection(_ element: Element) -> ElementConnection? {
    switch element.name {
    case "action": return element["selector"].map { .action($0) }
    // What is shown inside is not where a touch leads.
    case "segue" where element.has("kind", "embed"): return nil
    case "segue":
      return element["destination"].flatMap { file.objects[$0] == nil ? nil : .screen($0) }
    case "outletCollection" where element.has("property", "gestureRecognizers"):
      let tag = element["destination"].flatMap { file.objects[$0] }?.name ?? ""
      return .gesture(tag.hasSuffix("GestureRecognizer") ? String(tag.dropLast(17)) : tag)
    default: return nil
    }
  }
}
