// One reading of a screen feeds all rules:
//
//  1. the inventory walks the tree once; every responder becomes an element with its facts;
//  2. the reading order gives the stops with their words; a stop that the tree does not show, because
//     its class makes it when it is asked, becomes an element of its own;
//  3. what several elements decide together: what cuts a frame off, explicit lists, hit tests, keys.

import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotReader

/// Collects the facts of one screen.
#if MainActorApps
  @MainActor
#endif
struct ScreenFacts {
  /// Where the parts of a screen come from.
  typealias Origins = (Responder) -> ElementOrigin?

  private(set) var screen: AuditedScreen
  /// What is on it; the elements of the screen are made of these at the end.
  private var elements: [AuditedElement.Facts] = []
  private let roots: [Responder]
  private let origins: Origins
  /// Whether the app is running, so that it can be asked what touches do.
  private let isLive: Bool
  private var responders: [Responder] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var names: [String?] = []
  /// What is inside takes over of each element.
  private var surroundings: [ElementSurroundings] = []

  /// Reads a screen.
  ///
  /// - Parameters:
  ///   - roots: The trees, from the back to the front.
  ///   - screen: What is known of the screen as a whole.
  ///   - direction: The side on which rows begin.
  ///   - isLive: Whether an app stands behind the trees.
  ///   - wordings: The words of the reader.
  ///   - origins: Where elements come from.
  /// - Returns: The screen with everything on it, and what was asked for each of its elements.
  static func read(
    _ roots: [Responder], as screen: AuditedScreen, direction: LayoutDirection, isLive: Bool,
    wordings: inout Wordings, origins: @escaping Origins
  ) -> (screen: AuditedScreen, responders: [Responder]) {
    var facts = ScreenFacts(screen: screen, roots: roots, isLive: isLive, origins: origins)
    let inventories = roots.map { ScreenInventory($0) }
    facts.elements.reserveCapacity(inventories.reduce(0) { $0 + $1.names.count })
    for inventory in inventories { facts.add(inventory.root, to: nil, named: inventory.names) }
    facts.addStops(
      ScreenReading(
        roots: roots, idiom: screen.interfaceIdiom, layoutDirection: direction,
        wordings: &wordings))
    facts.addLists(inventories)
    facts.addRelations()
    facts.addFrames()
    facts.addTouches()
    ElementKeys.assign(to: &facts.elements, names: facts.names)
    facts.screen.elements = facts.elements.map { AuditedElement($0) }
    return (facts.screen, facts.responders)
  }

  private init(
    screen: AuditedScreen, roots: [Responder], isLive: Bool, origins: @escaping Origins
  ) {
    self.screen = screen
    self.roots = roots
    self.isLive = isLive
    self.origins = origins
  }

  // MARK: 1. The tree

  private mutating func add(
    _ entry: ScreenInventory.Entry, to parent: Int?, named all: [ObjectIdentifier: String]
  ) {
    let place = add(
      entry.responder, traversal: entry.traversal, to: parent,
      named: all[ObjectIdentifier(entry.responder)])
    elements[place].hasCircularList =
      entry.hadCircle || (entry.responder as? DocumentElement)?.hasCircularList ?? false
    for child in entry.children { add(child, to: place, named: all) }
  }

  private mutating func add(
    _ responder: Responder, traversal: AccessibilityTraversal, to parent: Int?, named name: String?
  ) -> Int {
    let around =
      parent.map { surroundings[$0] } ?? ElementSurroundings(language: screen.language)
    let origin = origins(responder)
    var element = AuditedElement.Facts(responder, origin: origin, around: around)
    let place = elements.count
    element.index = place
    if parent == nil, element.id == nil {
      element.line = screen.line
      element.column = screen.column
    }
    element.isMadeBySystem = !isLive && origin == nil
    element.parent = parent
    element.isVisible = around.isVisible && !traversal.isPruned
    // On a television rows are clear until they are focused.
    if screen.interfaceIdiom == .tv { element.backgroundOfClass = nil }
    element.scrolls = traversal.scrollRegion != nil
    element.clips = traversal.clips
    surroundings.append(ElementSurroundings(inside: element))
    elements.append(element)
    if let parent { elements[parent].children.append(place) }
    responders.append(responder)
    names.append(name)
    places[ObjectIdentifier(responder)] = place
    return place
  }

  // MARK: 2. The stops

  private mutating func addStops(_ reading: ScreenReading) {
    for stop in reading.stops {
      let place =
        places[ObjectIdentifier(stop.element)]
        ?? add(
          stop.element, traversal: stop.element.accessibilityTraversal, to: owner(of: stop.element),
          named: nil)
      elements[place].stop = screen.stops.count
      screen.stops.append(
        AuditedScreen.Stop(
          element: place, description: stop.description, hint: stop.hint))
    }
  }

  /// The nearest responder around an element that the tree shows.
  private func owner(of element: Responder) -> Int? {
    ResponderPath(above: element).first { places[ObjectIdentifier($0)] }
      ?? (elements.isEmpty ? nil : 0)
  }

  // MARK: 3. What several decide together

  private mutating func addLists(_ inventories: [ScreenInventory]) {
    func visit(_ entry: ScreenInventory.Entry, _ facts: inout ScreenFacts) {
      if entry.hasExplicitList, let list = entry.list,
        let place = facts.places[ObjectIdentifier(entry.responder)]
      {
        facts.elements[place].list = list.compactMap { facts.places[ObjectIdentifier($0)] }
        facts.elements[place].listFaults = ListFaults.of(entry.responder)
      }
      for child in entry.children { visit(child, &facts) }
    }
    for inventory in inventories { visit(inventory.root, &self) }
  }

  /// Follows what elements say of each other by name, and what heads the cells of tables.
  private mutating func addRelations() {
    let ids = Dictionary(
      elements.indices.compactMap { place in elements[place].id.map { ($0, place) } },
      uniquingKeysWith: { first, _ in first })
    for (index, responder) in responders.enumerated() {
      if let name = (responder as? DocumentElement)?.appearance.labelledBy {
        elements[index].relations.append(
          ElementRelation(.label, name: name, target: ids[name]))
      }
      var headers = responder.accessibilityHeaderElements ?? []
      if let table = responder as? any AccessibilityContainerDataTable {
        headers += ElementTable.headers(of: table)
      }
      for header in headers {
        let target = places[ObjectIdentifier(header)]
        elements[index].relations.append(
          ElementRelation(
            .header, name: target.flatMap { elements[$0].id } ?? "", target: target))
      }
    }
  }

  /// What is seen of each frame; the elements around it are asked by their places, as each has many facts.
  private mutating func addFrames() {
    for index in elements.indices {
      let frame = elements[index].frame
      var visible: Rect? = frame
      var cut: ElementCut?
      var ancestor = elements[index].parent
      while let around = ancestor, let outer = elements[around].parent {
        ancestor = outer
        let scrolls = elements[around].scrolls
        guard scrolls || elements[around].clips else { continue }
        let edges = elements[around].frame
        if !edges.contains(frame) { cut = cut ?? (scrolls ? .scroll : .container) }
        visible = visible.flatMap { $0.intersection(edges) }
      }
      if !screen.bounds.isEmpty {
        if !screen.bounds.contains(frame) { cut = cut ?? .screen }
        visible = visible.flatMap { $0.intersection(screen.bounds) }
      }
      elements[index].cut = cut
      elements[index].visibleFrame = visible
    }
  }

  private mutating func addTouches() {
    for index in elements.indices {
      guard elements[index].stop != nil, elements[index].isVisible else { continue }
      let point = elements[index].activationPoint
      if point != elements[index].frame.center {
        let found = roots.reversed().lazy.compactMap { $0.accessibilityHitTest(point) }.first
        elements[index].elementAtActivationPoint =
          found.flatMap { places[ObjectIdentifier($0)] }
      }
      // What the edge of the screen cuts off was scrolled there, and may be as large as it likes elsewhere.
      if isLive, elements[index].cut != .screen, let view = responders[index] as? View,
        elements[index].hitArea == nil
      {
        elements[index].hitArea = HitArea.measured(on: view)
      }
    }
  }
}
