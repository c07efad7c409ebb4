// A file may hold millions of values, so none of them is an object: they stand one behind the other in the order of
// the file, each collection before what is inside it, and their texts in one stretch of bytes. A value that somebody
// asks for is made at that moment, and what is inside it when it is looked into.

/// The values of a YAML or JSON file.
final class NodeStore: Sendable {
  /// What a value is.
  enum Kind: UInt8 {
    case mapping, sequence, plain, quoted
  }

  /// A value as it is held.
  struct Entry {
    /// Where it begins.
    var place: SourcePlace
    /// Where its key stands; its own place where it has none.
    var keyPlace: SourcePlace
    /// The position of its key among the names, or `none`.
    var key = Entry.none
    /// Where the text of a scalar begins; of a collection the position behind everything inside it.
    var start: UInt32 = 0
    /// How many bytes the text of a scalar has, or how many values a collection holds; the kind stands in the
    /// two highest bits.
    private var packed: UInt32 = 0

    /// Stands for no key.
    static let none = UInt32.max

    init(_ kind: Kind, at place: SourcePlace, key: (name: UInt32, place: SourcePlace)?) {
      self.place = place
      keyPlace = key?.place ?? place
      self.key = key?.name ?? Entry.none
      packed = UInt32(kind.rawValue) << 30
    }

    var kind: Kind { Kind(rawValue: UInt8(packed >> 30)) ?? .plain }

    var count: Int {
      get { Int(packed & 0x3FFF_FFFF) }
      set { packed = packed & 0xC000_0000 | UInt32(newValue) }
    }
  }

  private let entries: [Entry]
  private let names: [String]
  private let texts: [UInt8]

  init(entries: [Entry], names: [String], texts: [UInt8]) {
    self.entries = entries
    self.names = names
    self.texts = texts
  }

  /// Where a value begins.
  func place(of index: Int32) -> SourcePlace { entries[Int(index)].place }

  /// What a value is made of, what is inside it as values of their own.
  func content(of index: Int32) -> SourceNode.Content {
    let entry = entries[Int(index)]
    switch entry.kind {
    case .plain, .quoted:
      let start = Int(entry.start)
      let text = texts.withUnsafeBufferPointer { texts in
        String(
          decoding: UnsafeBufferPointer(rebasing: texts[start..<(start + entry.count)]),
          as: UTF8.self)
      }
      return .scalar(text, isQuoted: entry.kind == .quoted)
    case .sequence:
      var values: [SourceNode] = []
      values.reserveCapacity(entry.count)
      eachChild(of: index) { values.append(SourceNode($0, in: self)) }
      return .sequence(values)
    case .mapping:
      var members: [SourceNode.Member] = []
      members.reserveCapacity(entry.count)
      eachChild(of: index) { child in
        let entry = entries[Int(child)]
        members.append(
          SourceNode.Member(
            key: names[Int(entry.key)], place: entry.keyPlace, value: SourceNode(child, in: self)))
      }
      return .mapping(members)
    }
  }

  /// Whether a value is a list.
  func isSequence(_ index: Int32) -> Bool { entries[Int(index)].kind == .sequence }

  /// Whether a value is a text.
  func isScalar(_ index: Int32) -> Bool {
    switch entries[Int(index)].kind {
    case .plain, .quoted: true
    case .mapping, .sequence: false
    }
  }

  /// The first of the values inside a collection.
  func firstChild(of index: Int32) -> Int32? {
    index + 1 < Int32(entries[Int(index)].start) ? index + 1 : nil
  }

  /// The value behind one inside a collection.
  func child(behind child: Int32, in index: Int32) -> Int32? {
    let entry = entries[Int(child)]
    let next: Int32 =
      switch entry.kind {
      case .plain, .quoted: child + 1
      case .mapping, .sequence: Int32(entry.start)
      }
    return next < Int32(entries[Int(index)].start) ? next : nil
  }

  private func eachChild(of index: Int32, _ body: (Int32) -> Void) {
    var next = firstChild(of: index)
    while let child = next {
      body(child)
      next = self.child(behind: child, in: index)
    }
  }
}

/// Collects the values of a file in the order in which a parser meets them.
struct NodeStoreBuilder {
  /// How many different keys are kept once each; behind so many every key counts as another one.
  private static let namesLimit = 1 << 16

  private var entries: [NodeStore.Entry] = []
  private var names: [String] = []
  private var positions: [String: UInt32] = [:]
  private var texts: [UInt8] = []
  private var open: [OpenCollection] = []

  /// A list or a mapping whose end has not come yet.
  private struct OpenCollection {
    var index: Int
    /// The keys so far; they are looked through one by one as long as there are few.
    var keys: [(name: UInt32, place: SourcePlace)] = []
    var places: [String: SourcePlace] = [:]
    /// The key whose value comes next.
    var key: (name: UInt32, place: SourcePlace)?
  }

  /// How many keys of a mapping are looked through one by one.
  private static let fewKeys = 16

  /// Makes room for so many values at most, so that none of them is moved.
  mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  /// How many lists and mappings stand around what comes next.
  var depth: Int { open.count }

  /// Whether a key has to come next.
  var needsKey: Bool {
    guard let last = open.last else { return false }
    return entries[last.index].kind == .mapping && last.key == nil
  }

  /// Whether there is no value yet.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds the key of the value that comes next.
  ///
  /// - Returns: The place of the same key of the mapping, which it must not have.
  mutating func addKey(_ key: String, at place: SourcePlace) -> SourcePlace? {
    let name = position(of: key)
    let last = open.count - 1
    var first: SourcePlace?
    if open[last].keys.count < Self.fewKeys {
      first = open[last].keys.first { names[Int($0.name)] == key }?.place
      open[last].keys.append((name, place))
    } else {
      if open[last].places.isEmpty {
        for (name, place) in open[last].keys { open[last].places[names[Int(name)]] = place }
      }
      first = open[last].places.updateValue(place, forKey: key)
    }
    open[last].key = (name, place)
    return first
  }

  /// Adds a scalar.
  mutating func addScalar(_ text: String, isQuoted: Bool, at place: SourcePlace) {
    var text = text
    text.withUTF8 { addScalar($0, isQuoted: isQuoted, at: place) }
  }

  /// Adds a scalar by its bytes.
  mutating func addScalar(
    _ text: UnsafeBufferPointer<UInt8>, isQuoted: Bool, at place: SourcePlace
  ) {
    let index = add(isQuoted ? .quoted : .plain, at: place)
    entries[index].start = UInt32(texts.count)
    entries[index].count = text.count
    texts.append(contentsOf: text)
  }

  /// Begins a list or a mapping.
  mutating func begin(_ kind: NodeStore.Kind, at place: SourcePlace) {
    open.append(OpenCollection(index: add(kind, at: place)))
  }

  /// Ends the list or the mapping that began last of those that are open.
  mutating func end() {
    guard let ended = open.popLast() else { return }
    entries[ended.index].start = UInt32(entries.count)
  }

  /// The first of the values, with all that is inside.
  consuming func finished() -> SourceNode {
    SourceNode(0, in: NodeStore(entries: entries, names: names, texts: texts))
  }

  private mutating func add(_ kind: NodeStore.Kind, at place: SourcePlace) -> Int {
    var key: (name: UInt32, place: SourcePlace)?
    if let last = open.indices.last {
      key = open[last].key
      open[last].key = nil
      entries[open[last].index].count += 1
    }
    entries.append(NodeStore.Entry(kind, at: place, key: key))
    return entries.count - 1
  }

  private mutating func position(of name: String) -> UInt32 {
    if let known = positions[name] { return known }
    let position = UInt32(names.count)
    names.append(name)
    if names.count <= Self.namesLimit { positions[name] = position }
    return position
  }
}
