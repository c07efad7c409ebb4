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
  /// - Returns: The screen with everything on it.
  static func read(
    _ roots: [Responder], as screen: AuditedScreen, direction: LayoutDirection, isLive: Bool,
    wordings: inout Wordings, origins: @escaping Origins
  ) -> AuditedScreen {
    var facts = ScreenFacts(screen: screen, roots: roots, isLive: isLive, origins: origins)
    let inventories = roots.map { ScreenInventory($0) }
    for inventory in inventories { facts.add(inventory.root, to: nil, named: inventory.names) }
    facts.addStops(
      ScreenReading(
        roots: roots, idiom: screen.interfaceIdiom, layoutDirection: direction,
        wordings: &wordings))
    facts.addLists(inventories)
    facts.addRelations()
    facts.addFrames()
    facts.addTouches()
    ElementKeys.assign(to: &facts.screen, names: facts.names)
    return facts.screen
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
    screen.elements[place].hasCircularList =
      entry.hadCircle || (entry.responder as? DocumentElement)?.hasCircularList ?? false
    for child in entry.children { add(child, to: place, named: all) }
  }

  private mutating func add(
    _ responder: Responder, traversal: AccessibilityTraversal, to parent: Int?, named name: String?
  ) -> Int {
    let around =
      parent.map { surroundings[$0] } ?? ElementSurroundings(language: screen.language)
    let origin = origins(responder)
    var element = AuditedElement(responder, origin: origin, around: around)
    let place = screen.elements.count
    element.index = place
    if parent == nil, element.id == nil {
      element.line = screen.line
      element.column = screen.column
    }
    element.isMadeBySystem = !isLive && origin == nil
    element.parent = parent
    element.isVisible = around.isVisible && !traversal.isPruned
    element.scrolls = traversal.scrollRegion != nil
    element.clips = traversal.clips
    surroundings.append(ElementSurroundings(inside: element))
    screen.elements.append(element)
    if let parent { screen.elements[parent].children.append(place) }
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
      screen.elements[place].stop = screen.stops.count
      screen.stops.append(
        AuditedScreen.Stop(
          element: place, description: stop.description, hint: stop.hint))
    }
  }

  /// The nearest responder around an element that the tree shows.
  private func owner(of element: Responder) -> Int? {
    ResponderPath(above: element).first { places[ObjectIdentifier($0)] }
      ?? (screen.elements.isEmpty ? nil : 0)
  }

  // MARK: 3. What several decide together

  private mutating func addLists(_ inventories: [ScreenInventory]) {
    func visit(_ entry: ScreenInventory.Entry, _ facts: inout ScreenFacts) {
      if entry.hasExplicitList, let list = entry.list,
        let place = facts.places[ObjectIdentifier(entry.responder)]
      {
        facts.screen.elements[place].list = list.compactMap { facts.places[ObjectIdentifier($0)] }
        facts.screen.elements[place].listFaults = ListFaults.of(entry.responder)
      }
      for child in entry.children { visit(child, &facts) }
    }
    for inventory in inventories { visit(inventory.root, &self) }
  }

  /// Follows what elements say of each other by name, and what heads the cells of tables.
  private mutating func addRelations() {
    let ids = Dictionary(
      screen.elements.compactMap { element in element.id.map { ($0, element.index) } },
      uniquingKeysWith: { first, _ in first })
    for (index, responder) in responders.enumerated() {
      if let name = (responder as? DocumentElement)?.appearance.labelledBy {
        screen.elements[index].relations.append(
          ElementRelation(.label, name: name, target: ids[name]))
      }
      var headers = responder.accessibilityHeaderElements ?? []
      if let table = responder as? any AccessibilityContainerDataTable {
        headers += ElementTable.headers(of: table)
      }
      for header in headers {
        let target = places[ObjectIdentifier(header)]
        screen.elements[index].relations.append(
          ElementRelation(
            .header, name: target.flatMap { screen.elements[$0].id } ?? "", target: target))
      }
    }
  }

  /// What is seen of each frame; the elements around it are asked by their places, as each has many facts.
  private mutating func addFrames() {
    for index in screen.elements.indices {
      let frame = screen.elements[index].frame
      var visible: Rect? = frame
      var cut: ElementCut?
      var ancestor = screen.elements[index].parent
      while let around = ancestor, let outer = screen.elements[around].parent {
        ancestor = outer
        let scrolls = screen.elements[around].scrolls
        guard scrolls || screen.elements[around].clips else { continue }
        let edges = screen.elements[around].frame
        if !edges.contains(frame) { cut = cut ?? (scrolls ? .scroll : .container) }
        visible = visible.flatMap { $0.intersection(edges) }
      }
      if !screen.bounds.isEmpty {
        if !screen.bounds.contains(frame) { cut = cut ?? .screen }
        visible = visible.flatMap { $0.intersection(screen.bounds) }
      }
      screen.elements[index].cut = cut
      screen.elements[index].visibleFrame = visible
    }
  }

  private mutating func addTouches() {
    for index in screen.elements.indices {
      let element = screen.elements[index]
      guard element.stop != nil, element.isVisible else { continue }
      if element.activationPoint != element.frame.center {
        let found = roots.reversed().lazy
          .compactMap { $0.accessibilityHitTest(element.activationPoint) }.first
        screen.elements[index].elementAtActivationPoint =
          found.flatMap { places[ObjectIdentifier($0)] }
      }
      if isLive, let view = responders[index] as? View, element.hitArea == nil {
        screen.elements[index].hitArea = HitArea.measured(on: view)
      }
    }
  }
}
