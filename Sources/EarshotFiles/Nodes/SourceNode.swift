/// A value of a YAML or JSON file, with the place where it stands.
///
/// Both formats end in this one tree, so that screen documents, scripts and settings are read in one
/// way. Scalars keep their text as written: `on`, `no` and `1.50` mean what the key says they mean.
package struct SourceNode: Sendable {
  /// What a value is made of.
  package enum Content: Sendable {
    /// Keys with their values, in the order of the file; every key stands once.
    case mapping([Member])
    /// Values in the order of the file.
    case sequence([SourceNode])
    /// A text, or something that its key may take as a number, a flag or nothing.
    case scalar(String, isQuoted: Bool)
  }

  /// A key with its value.
  package struct Member: Sendable {
    /// The key as written.
    package var key: String
    /// Where the key stands.
    package var place: SourcePlace
    /// The value.
    package var value: SourceNode

    package init(key: String, place: SourcePlace, value: SourceNode) {
      self.key = key
      self.place = place
      self.value = value
    }
  }

  /// Where the value is.
  private enum Storage {
    /// Here.
    case made(Content, at: SourcePlace)
    /// Among the values of its file.
    case held(NodeStore, Int32)
  }

  private let storage: Storage

  package init(_ content: Content, at place: SourcePlace) {
    storage = .made(content, at: place)
  }

  /// A value of a file.
  init(_ index: Int32, in store: NodeStore) {
    storage = .held(store, index)
  }

  /// What the value is made of; made anew whenever it is asked for.
  package var content: Content {
    switch storage {
    case .made(let content, _): content
    case .held(let store, let index): store.content(of: index)
    }
  }

  /// Whether the value is a text, known without what is inside of any other.
  package var isScalar: Bool {
    switch storage {
    case .made(.scalar, _): true
    case .made: false
    case .held(let store, let index): store.isScalar(index)
    }
  }

  /// Goes through the values of a list without a list of them.
  ///
  /// - Returns: Whether it is a list.
  package func eachValue(
    _ body: (SourceNode) throws(FileError) -> Void
  ) throws(FileError) -> Bool {
    switch storage {
    case .made(.sequence(let values), _): for value in values { try body(value) }
    case .made: return false
    case .held(let store, let index):
      guard store.isSequence(index) else { return false }
      var next = store.firstChild(of: index)
      while let child = next {
        try body(SourceNode(child, in: store))
        next = store.child(behind: child, in: index)
      }
    }
    return true
  }

  /// Where the value begins.
  package var place: SourcePlace {
    switch storage {
    case .made(_, let place): place
    case .held(let store, let index): store.place(of: index)
    }
  }
}

/// What is taken from one file, so that memory and time stay in bounds whoever wrote it.
package enum NodeLimits {
  /// How deep mappings and lists may stand inside each other.
  package static let depth = 512
  /// How many values a file may hold: as many as the largest file that is read has, if each takes four bytes.
  package static let values = 8_000_000
  /// How many elements are asked of a list that counts them itself.
  package static let listed = 2_000_000
}
