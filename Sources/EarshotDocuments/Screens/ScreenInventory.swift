// Any tree of responders can be written, not only one that came from a document: the views of a
// storyboard with their bars, segments and cells. Lists and tables may name elements that are no
// children of anything, and classes may make elements afresh whenever they are asked, so the tree is
// walked once and kept:
//
//  1. `add` follows what is inside, each responder once;
//  2. `addListed` adds what only lists and tables know of;
//  3. `breakCircles` takes out of a list what would lead a reader back to where it is;
//  4. for a document, `addUnread` adds what no reader is led to: the labels of a row that says them
//     itself. An audit looks only at what there is to read;
//  5. `nameAll` gives everything a name, its own where it has one.

import EarshotFiles
import EarshotInterface
package import EarshotModel

/// Everything on a screen, each thing once and with a name.
package struct ScreenInventory {
  /// A responder with what is inside.
  package final class Entry {
    package let responder: Responder
    /// How many entries stand around this one.
    package let depth: Int
    /// How far everything around together has been scrolled, in points.
    let scrolled: Point
    package let traversal: AccessibilityTraversal
    /// What is inside in reading order, where that does not follow from places: the explicit list,
    /// whether it is stored or given one by one, or else the parts of a bar or a row.
    package fileprivate(set) var list: [Responder]?
    /// Whether the app gave the list, rather than a class that knows the order of its parts.
    package let hasExplicitList: Bool
    /// Whether the list named something that stands around it, and was cut there.
    package fileprivate(set) var hadCircle = false
    /// Whether the search for circles has been here.
    fileprivate var isFollowed = false
    /// Whether the search for circles is inside it.
    fileprivate var isOpen = false
    /// Whether the class around keeps the view from readers, as far as this is said of no view around.
    fileprivate(set) var isUnread = false
    let table: TableInventory?
    package fileprivate(set) var children: [Entry] = []

    fileprivate init(_ responder: Responder, in parent: Entry?) {
      self.responder = responder
      depth = parent.map { $0.depth + 1 } ?? 0
      let own = parent?.contentOffset ?? .zero
      scrolled = parent?.scrolled.offset(x: own.x, y: own.y) ?? .zero
      traversal = responder.accessibilityTraversal
      let explicit = Self.list(of: responder, usesIndex: traversal.usesIndexedElements)
      hasExplicitList = explicit != nil
      // Of what stands beside something modal nothing is read, which a list would bring back.
      let isCovered = traversal.children.contains {
        $0.accessibilityViewIsModal && !$0.accessibilityElementsHidden
      }
      let isInOrder =
        traversal.arrangement == .inOrder && !traversal.children.isEmpty && !isCovered
      list = explicit ?? (isInOrder ? traversal.children : nil)
      table = (responder as? any AccessibilityContainerDataTable).map { TableInventory($0) }
    }

    private static func list(of responder: Responder, usesIndex: Bool) -> [Responder]? {
      if let elements = responder.accessibilityElements { return elements }
      guard usesIndex, let count = responder.accessibilityElementCount(), count > 0 else {
        return nil
      }
      return (0..<min(count, NodeLimits.listed)).compactMap {
        responder.accessibilityElement(at: $0)
      }
    }
  }

  /// The root of the screen.
  package let root: Entry
  /// The name of everything that is written.
  package private(set) var names: [ObjectIdentifier: String] = [:]

  private var seen: Set<ObjectIdentifier> = []
  private var entries: [Entry] = []

  /// Everything by what it is written of.
  var entriesByResponder: [ObjectIdentifier: Entry] {
    Dictionary(uniqueKeysWithValues: entries.map { (ObjectIdentifier($0.responder), $0) })
  }

  /// Takes in what there is to read below a root.
  package init(_ root: Responder) {
    self.init(readFrom: root)
    breakCircles()
    nameAll { ($0 as? DocumentElement)?.id }
  }

  /// Takes in everything on a screen, by the names that its file has for it.
  init(_ screen: DocumentScreen) {
    self.init(readFrom: screen.root)
    addUnread()
    breakCircles()
    nameAll(screen.savedIdentifier(of:))
  }

  private init(readFrom root: Responder) {
    self.root = Entry(root, in: nil)
    seen.insert(ObjectIdentifier(root))
    entries.append(self.root)
    add(self.root.traversal.children, to: self.root)
    addListed()
  }

  private mutating func add(_ responders: [Responder], to entry: Entry) {
    // An element takes two levels of a document, and a document has a limit.
    guard entry.depth < NodeLimits.depth / 2 - 4 else { return }
    for responder in responders where seen.insert(ObjectIdentifier(responder)).inserted {
      let child = Entry(responder, in: entry)
      entry.children.append(child)
      entries.append(child)
      add(child.traversal.children, to: child)
    }
  }

  private mutating func addListed() {
    var index = 0
    while index < entries.count {
      let entry = entries[index]
      add((entry.list ?? []) + (entry.table?.elements ?? []), to: entry)
      index += 1
    }
  }

  private mutating func addUnread() {
    var index = 0
    while index < entries.count {
      let entry = entries[index]
      let known = entry.children.count
      add((entry.responder as? View)?.subviews ?? [], to: entry)
      for child in entry.children[known...] { child.isUnread = true }
      index += 1
    }
  }

  private func breakCircles() {
    // Without a list nothing leads anywhere but inwards.
    guard self.entries.contains(where: { $0.list != nil }) else { return }
    let entries = entriesByResponder
    func follow(_ entry: Entry) {
      guard !entry.isFollowed else { return }
      entry.isFollowed = true
      entry.isOpen = true
      let count = entry.list?.count
      entry.list?.removeAll { entries[ObjectIdentifier($0)]?.isOpen == true }
      entry.hadCircle = entry.list?.count != count
      let inside = entry.list?.compactMap { entries[ObjectIdentifier($0)] } ?? entry.children
      for next in inside { follow(next) }
      entry.isOpen = false
    }
    follow(root)
    // What the root does not lead to may be reached from elsewhere, in a document if not here.
    for entry in self.entries { follow(entry) }
  }

  // MARK: Names

  private mutating func nameAll(_ nameInFile: (Responder) -> String?) {
    var taken = Set<String>(minimumCapacity: entries.count)
    names.reserveCapacity(entries.count)
    func take(_ name: String?, for entry: Entry) {
      guard let name, !name.isEmpty, taken.insert(name).inserted else { return }
      names[ObjectIdentifier(entry.responder)] = name
    }
    for entry in entries { take(nameInFile(entry.responder), for: entry) }
    for entry in entries where names[ObjectIdentifier(entry.responder)] == nil {
      take(entry.responder.accessibilityIdentifier, for: entry)
    }
    var counts: [String: Int] = [:]
    // A screen has many elements of few classes.
    var kinds: [ObjectIdentifier: String] = [:]
    for entry in entries where names[ObjectIdentifier(entry.responder)] == nil {
      let type = ObjectIdentifier(type(of: entry.responder))
      let kind = kinds[type] ?? Self.kind(of: entry.responder)
      kinds[type] = kind
      var number = counts[kind, default: 0] + 1
      var name = kind + "-" + String(number)
      while !taken.insert(name).inserted {
        number += 1
        name = kind + "-" + String(number)
      }
      counts[kind] = number
      names[ObjectIdentifier(entry.responder)] = name
    }
  }

  /// The class in the manner of an id: `button`, `tableViewCell`.
  private static func kind(of responder: Responder) -> String {
    if responder is DocumentElement { return "element" }
    let written = String(describing: type(of: responder))
    let isPlain = written.utf8.allSatisfy {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0)
    }
    let name = isPlain ? written : written.filter { $0.isLetter || $0.isNumber }
    guard let first = name.first else { return "element" }
    return first.lowercased() + name.dropFirst()
  }
}
