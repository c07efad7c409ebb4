/// A mapping whose values are read by key.
package struct NodeMapping {
  /// The path of the file, for errors.
  package let file: String
  /// Where the mapping begins.
  package let place: SourcePlace
  /// The keys with their values, in the order of the file.
  package let members: [SourceNode.Member]

  package init(file: String, place: SourcePlace, members: [SourceNode.Member]) {
    self.file = file
    self.place = place
    self.members = members
  }

  /// The value of a key, or `nil` when it is not there or empty.
  package subscript(_ key: String) -> NodeCursor? {
    guard let member = members.first(where: { $0.key == key }), !member.value.isNull else {
      return nil
    }
    return NodeCursor(file: file, key: key, node: member.value)
  }

  /// Whether the key is there, if only with an empty value.
  package func contains(_ key: String) -> Bool {
    members.contains { $0.key == key }
  }

  /// The value of a key that must be there.
  ///
  /// - Throws: `missingKey`, at the beginning of the mapping.
  package func required(_ key: String) throws(FileError) -> NodeCursor {
    if let cursor = self[key] { return cursor }
    throw FileError(file: file, at: place, problem: ValueProblem.missingKey(key))
  }

  /// Refuses a version of a format that is not ours; `earshot` may be left out.
  ///
  /// - Throws: `wrongValue`, at the value.
  package func requireVersion() throws(FileError) {
    if let version = self["earshot"], version.node.number != 1 {
      throw version.wrong("1, the version of this format")
    }
  }

  /// Refuses every key that is not among `keys`.
  ///
  /// - Throws: `unknownKey`, at the first such key, with the name that is most like it.
  package func require(keysAmong keys: [String]) throws(FileError) {
    if let error = unknownKeys(besides: keys).first { throw error }
  }

  /// The refusals of all keys that are not among `keys`.
  package func unknownKeys(besides keys: [String]) -> some Collection<FileError> {
    members.lazy.filter { !keys.contains($0.key) }.map { member in
      FileError(
        file: file, at: member.place,
        problem: ValueProblem.unknownKey(member.key.printable, known: keys))
    }
  }
}
