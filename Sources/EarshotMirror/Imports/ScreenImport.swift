// The flow:
//
//  1. the importer of a format begins a node, takes in what is inside and ends it;
//  2. at the end of a node all is known that decides what it is to a listener: its vocabulary says so, as for
//     nodes that live, and the maker gets it with what was made of the inside;
//  3. what was made goes to the node around, and the node itself is let go, so that of the largest file no
//     more nodes are held than stand inside each other;
//  4. behind the last node the screen has its name, its size and its notes.

package import EarshotFiles
package import EarshotModel

/// A screen that another tool has written into a file, taken in node by node.
#if MainActorApps
  @preconcurrency @MainActor
#endif
package final class ScreenImport {
  /// Makes the responder of an element out of those inside it.
  package typealias Maker = (ImportedElement, _ inside: [Responder]) -> Responder

  /// A node whose end has not come yet.
  struct OpenNode {
    /// The node.
    var node: MirrorNode
    /// What the vocabulary makes of it.
    var meaning: NodeMeaning
    /// What was made of the nodes inside, and whether anything of it is used by itself.
    var made: [(responder: Responder, isUsed: Bool)] = []
    /// What it finds inside itself.
    var inside = ElementInside()
    /// Whether anything inside can be seen.
    var holdsShown = false
    /// The switches inside that cannot be tapped by themselves: a row around them that can be is set by it.
    var passive: [MirrorNode] = []
    /// What was made of the cells and rows inside, as far as they belong to no table inside.
    var tableItems: [TableLayout<Responder>.Item] = []
    /// What stands in the file inside the node and is reached behind it.
    var behind: [(made: Responder, inside: ElementInside)] = []
  }

  /// How deep what is made may stand inside each other, so that it can be written as a document: an element takes
  /// two levels there.
  private static let deepest = NodeLimits.depth / 2 - 8

  /// The format of the file.
  package let format: ImportFormat
  /// What was made of the nodes that stand directly on the screen.
  package private(set) var made: [Responder] = []
  /// What people call the screen, or `nil` when it has no name.
  package var title: String?
  /// What the file does not say and was assumed, or what was passed over; a sentence each, without its full
  /// stop.
  package var notes: [String] = []
  /// Whether the file tells where things stand, in points.
  package private(set) var tellsPlaces = false
  /// Whether the file would tell of headings.
  package var tellsHeadings = true
  /// Where the screen stands, in points; `nil` where no place is told.
  package private(set) var bounds: Rect?

  private let make: Maker
  let vocabulary: Vocabulary
  /// The nodes whose end has not come yet, from the outside in.
  var open: [OpenNode] = []
  private let file: String
  /// How many nodes have begun.
  private var count = 0
  /// The place of the first node, where that is the screen.
  var screenPlace: Rect?
  /// The name of the first node, where that is the screen.
  var screenName: String?
  /// Finds the name of the screen in the first node that has it.
  var titleOf: ((MirrorNode) -> String?)?

  /// Reads a file.
  ///
  /// - Throws: What is wrong with it, at its place; `tooLarge` over the limit of its format.
  package init(_ source: SourceText, as format: ImportFormat, make: @escaping Maker)
    throws(FileError)
  {
    self.format = format
    self.make = make
    vocabulary = format.vocabulary
    file = source.file
    guard source.bytes.count <= format.sizeLimit else {
      throw source.error(
        ImportProblem.tooLarge(format, size: source.bytes.count))
    }
    let decoded = source.decodedFromUTF16
    try read(decoded.withoutEnvelope(of: format) ?? decoded)
    guard count > 0 else { throw source.error(ImportProblem.noNodes(format)) }
    let hasPlaces = bounds != nil
    tellsPlaces = hasPlaces && !format.countsPixels
    if hasPlaces {
      bounds = screenPlace ?? bounds
    } else {
      notes.append("the file does not tell where things stand; they were put below each other")
    }
    if format.countsPixels {
      notes.append(
        "an Android screen is spoken by VoiceOver's rules; its places are pixels, taken for points")
    }
  }

  private func read(_ source: SourceText) throws(FileError) {
    switch format {
    case .xcuiTest: try readPageSource(source)
    case .uiAutomator: try readUIAutomator(source)
    case .xcuiDescription: try readDescription(source)
    case .appleJSON: try readAppleElements(source.importedNode())
    case .chromium: try readChromium(source.importedNode())
    case .ariaSnapshot: try readSnapshot(source.importedNode())
    case .flutter: try readFlutter(source)
    case .compose: try readCompose(source)
    case .reactNative:
      if Self.isReactTags(source) {
        try readReactTags(source)
      } else {
        try readReactNative(source.importedNode())
      }
    case .accessibilitySnapshot: try readAccessibilitySnapshot(source.importedNode())
    case .atSPI: try readATSPI(source.importedNode())
    }
  }

  // MARK: Nodes

  /// How many nodes stand around what comes next.
  var depth: Int { open.count }

  /// Whether nothing stands on the screen yet.
  var hasNoRoot: Bool { count == 0 }

  /// The node around what comes next.
  var around: MirrorNode? { open.last?.node }

  /// Whether a node around what comes next means something.
  func isInside(_ condition: (NodeMeaning) -> Bool) -> Bool {
    open.contains { condition($0.meaning) }
  }

  /// Begins a node; what is begun before its end stands inside.
  ///
  /// - Throws: `tooMany`, at a node behind the last that is taken in.
  func begin(_ node: consuming MirrorNode) throws(FileError) {
    count += 1
    guard count <= format.nodeLimit else {
      throw FileError(
        file: file, at: node.source ?? .start,
        problem: SyntaxProblem.tooMany("elements", limit: format.nodeLimit))
    }
    let meaning = NodeMeaning(node, in: vocabulary)
    if title == nil, !meaning.isSecret { title = titleOf?(node) }
    open.append(OpenNode(node: node, meaning: meaning))
  }

  /// Refuses to go deeper than any screen does.
  func requireDepth(in source: SourceText) throws(FileError) {
    guard depth < NodeLimits.depth else {
      throw source.error(ImportProblem.tooDeep(format, limit: NodeLimits.depth))
    }
  }

  /// Adds a node without anything inside.
  func add(_ node: consuming MirrorNode) throws(FileError) {
    try begin(node)
    end()
  }

  /// Ends the node that began last of those that are open.
  func end() {
    guard var own = open.popLast() else { return }
    show(&own)
    takeOn(&own)
    own.showAsTable()
    if own.meaning.isSecret {
      // What is inside a field may be what was typed into it.
      own.made = []
      own.inside = ElementInside()
      own.node = own.node.masked
    }
    if own.meaning.isHidden {
      own.made = []
      own.behind = []
    }
    var facts = own.inside
    facts.isUsed = facts.isUsed || !own.passive.isEmpty
    var element = ImportedElement(own.node, meaning: own.meaning, inside: facts)
    element.isCell = isCell(own)
    element.table = own.table
    if let frame = element.frame { bounds = bounds?.union(frame) ?? frame }
    if element.isElement, format.reachesNested {
      let used = own.made.filter(\.isUsed)
      own.behind = used.map { ($0.responder, ElementInside()) } + own.behind
      own.made.removeAll(where: \.isUsed)
    }
    if element.isElement { own.passive = [] }
    var inside = own.made
    var besides: [Responder] = []
    if open.count >= Self.deepest {
      if !element.isElement { besides = inside.map(\.responder) }
      inside = []
    }
    let made = make(element, inside.map(\.responder))
    guard let last = open.indices.last else {
      self.made.append(made)
      self.made += besides + own.behind.map(\.made)
      return
    }
    put(made, besides, of: own, as: element, into: &open[last])
  }

  /// Has a row say how the one switch inside is set that cannot be tapped by itself.
  private func takeOn(_ own: inout OpenNode) {
    guard own.node.role == Vocabulary.tappedRow, !own.inside.isUsed, own.passive.count == 1,
      let shown = own.passive.first
    else { return }
    own.passive = []
    own.node.role = shown.role
    for (state, word) in shown.states where state == "checked" || state == "selected" {
      own.node.states[state] = word
    }
    own.meaning = NodeMeaning(own.node, in: vocabulary)
  }

  /// Says of a node around a visible one that it is there, whatever the file says: some tools call what only
  /// arranges others invisible.
  private func show(_ own: inout OpenNode) {
    guard own.holdsShown, let state = format.visibility, own.node.states[state] == "false" else {
      return
    }
    own.node.states[state] = nil
    own.node.isElement = false
    own.meaning = NodeMeaning(own.node, in: vocabulary)
  }

  /// Puts what was made of a node, and what is to stand beside it, into the one around it.
  private func put(
    _ made: Responder, _ besides: [Responder], of own: OpenNode, as element: ImportedElement,
    into around: inout OpenNode
  ) {
    let isPassive = own.node.states[Vocabulary.passive] == "true"
    var inside = ElementInside()
    inside.add(own.node, meaning: own.meaning, inside: own.inside, isPassive: isPassive)
    if !own.meaning.isHidden {
      around.holdsShown = true
      let isSwitch = !own.meaning.traits.isDisjoint(with: [.toggleButton, .radioButton])
      if isPassive, isSwitch {
        around.passive.append(own.node)
      } else if !own.passive.isEmpty {
        around.passive += own.passive
      }
      if element.isCell || !own.tableItems.isEmpty {
        around.tableItems += own.tableItems(as: made, isCell: element.isCell)
      }
    }
    if standsBehind(own, as: element, in: around) {
      around.behind.append((made, inside))
      around.behind += besides.map { ($0, inside) } + own.behind
      return
    }
    around.made.append((made, inside.isUsed))
    for made in besides { around.made.append((made, inside.isUsed)) }
    around.inside.add(inside)
    if own.behind.isEmpty { return }
    // Where what is around is a field too, it is reached behind that one.
    let isInField = !around.meaning.traits.isDisjoint(with: .textEntry)
    if isInField {
      around.behind += own.behind
    } else {
      around.made += own.behind.map { ($0.made, true) }
      for (_, inside) in own.behind { around.inside.add(inside) }
    }
  }

  /// Whether a node in an Apple field is reached by itself: a button, which clears it or shows what was typed, or
  /// what says something else than the field does.
  private func standsBehind(
    _ own: OpenNode, as element: ImportedElement, in field: OpenNode
  ) -> Bool {
    guard format.isOfApple, !own.meaning.isHidden,
      !field.meaning.traits.isDisjoint(with: .textEntry)
    else { return false }
    if own.node.role == "Button" { return true }
    guard !field.meaning.isSecret, element.isElement, let text = element.label ?? element.value
    else { return false }
    let said = [field.node.name, field.node.value.text, field.node.placeholder]
    return !said.contains { $0?.contains(text) ?? false }
  }
}
