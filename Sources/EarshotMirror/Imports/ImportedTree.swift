package import EarshotFiles
import EarshotModel

/// A screen that another tool has written into a file.
public struct ImportedTree: Sendable {
  /// The format of the file.
  public let format: ImportFormat
  /// The nodes of the screen.
  public internal(set) var tree: TreeSnapshot
  /// What the file does not say and was assumed, or what was passed over; a sentence each, without its full
  /// stop.
  public internal(set) var notes: [String] = []
  /// Whether the file tells where things stand, in points.
  public internal(set) var tellsPlaces = false
  /// Whether the file would tell of headings.
  public internal(set) var tellsHeadings = true

  /// What each node stands in, as long as the file is read.
  private var containers: [NodeIdentity: NodeIdentity] = [:]

  /// Reads a file.
  ///
  /// - Throws: What is wrong with it, at its place.
  package init(_ source: SourceText, as format: ImportFormat) throws(FileError) {
    self.format = format
    tree = TreeSnapshot()
    switch format {
    case .xcuiTest: try readPageSource(ElementTree(source))
    case .uiAutomator: try readUIAutomator(ElementTree(source))
    case .xcuiDescription: try readDescription(source)
    case .appleJSON: try readAppleElements(source.importedNode())
    case .chromium: try readChromium(source.importedNode())
    case .ariaSnapshot: try readSnapshot(source.importedNode())
    case .flutter: try readFlutter(source)
    case .compose: try readCompose(source)
    case .reactNative: try readReactNative(source.importedNode())
    case .accessibilitySnapshot: try readAccessibilitySnapshot(source.importedNode())
    case .atSPI: try readATSPI(source.importedNode())
    }
    containers = [:]
    let hasPlaces = tree.nodes.values.contains { $0.place != nil }
    tellsPlaces = hasPlaces && !format.countsPixels
    if format.countsPixels {
      notes.append(
        "an Android screen is spoken by VoiceOver's rules; its places are pixels, taken for points")
    }
    if hasPlaces {
      tree.bounds =
        tree.bounds
        ?? tree.nodes.values.compactMap(\.place?.rect).reduce(nil) {
          $0?.union($1) ?? $1
        }
    } else {
      tree.placeInRows()
      notes.append("the file does not tell where things stand; they were put below each other")
    }
  }

  /// Adds an element of an iOS screen.
  ///
  /// A button inside a field, which clears it or shows what was typed, is reached by itself: it stands behind the
  /// field.
  mutating func addAppleNode(_ node: MirrorNode, under parent: NodeIdentity?) {
    var container = parent
    while node.role == "Button", let field = container, let holder = tree[field],
      !format.vocabulary.role(of: holder.role).traits.isDisjoint(with: .textEntry)
    {
      container = containers[field]
    }
    tree.add(node, under: container)
    containers[node.identity] = container
  }

  /// Says of every node around a visible one that it is there, whatever the file says: some tools call what
  /// only arranges others invisible.
  ///
  /// - Parameter state: The state that says whether a node is visible.
  mutating func showWhatHoldsVisible(_ state: String) {
    func show(_ identity: NodeIdentity) -> Bool {
      guard var node = tree[identity] else { return false }
      var holdsVisible = false
      for child in node.children.identities where show(child) { holdsVisible = true }
      guard node.states[state] == "false" else { return true }
      guard holdsVisible else { return false }
      node.states[state] = nil
      node.isElement = false
      tree[identity] = node
      return true
    }
    for root in tree.roots { _ = show(root) }
  }
}

extension SourceText {
  /// The text as nodes, by what it holds rather than by its name.
  fileprivate func importedNode() throws(FileError) -> NodeCursor {
    NodeCursor(file: file, key: "document", node: try node())
  }
}
