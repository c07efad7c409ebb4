package import EarshotFiles
package import EarshotReader

extension NodeCursor {
  /// A gesture by its name.
  ///
  /// - Throws: A problem at the name, with the gesture that it is most like.
  package func gesture() throws(FileError) -> Gesture {
    let name = try text()
    if let gesture = Gesture(name: name) { return gesture }
    throw error(
      ValueProblem.unknownName(
        name.printable, kind: "gesture",
        known: Gesture.nameOfOneFinger(like: name).map { [$0] } ?? Gesture.all.map(\.name)))
  }

  /// A key with what is held, by their names.
  ///
  /// - Throws: A problem at the text that names none, with the key that it is most like.
  package func chord() throws(FileError) -> KeyChord {
    let name = try text()
    if let chord = KeyChord(name: name) { return chord }
    guard let nearest = KeyChord.name(like: name) else {
      throw wrong("modifiers and a key, such as `VO shift M` or `control right arrow`")
    }
    throw error(ValueProblem.unknownName(name.printable, kind: "key", known: [nearest]))
  }

  /// The name of a command as help speaks it, whichever way it is written here.
  ///
  /// - Throws: A problem at the name, with the command that it is most like.
  package func commandName(in table: CommandTable) throws(FileError) -> String {
    let name = try text()
    if let binding = table.binding(for: name) { return binding.name }
    throw error(
      ValueProblem.unknownName(
        name.printable, kind: "command", known: table.bindings.map(\.name)))
  }

  /// Gestures or keys, each with the command that it asks for: nothing behind one takes it away.
  ///
  /// - Parameters:
  ///   - table: The commands that there are.
  ///   - cause: Reads the name of a gesture or a key.
  /// - Returns: What is given away and taken away, in the order of the file.
  /// - Throws: A problem at the first name that is none.
  package func reassignments(
    in table: CommandTable, of cause: (NodeCursor) throws(FileError) -> Reassignment.Cause
  ) throws(FileError) -> [Reassignment] {
    let mapping = try mapping()
    var reassignments: [Reassignment] = []
    for member in mapping.members {
      let name = NodeCursor(
        file: file, key: key,
        node: SourceNode(.scalar(member.key, isQuoted: false), at: member.place))
      let command = try mapping[member.key].map { value throws(FileError) in
        try value.commandName(in: table)
      }
      reassignments.append(Reassignment(try cause(name), to: command))
    }
    return reassignments
  }
}

extension Gesture {
  /// The gesture of one finger whose name, without that finger, is most like a misspelt one; `nil` where
  /// none is like it, or a whole name is.
  fileprivate static func nameOfOneFinger(like name: String) -> String? {
    let names = all.map(\.name)
    guard NearestName.to(name, among: names) == nil else { return nil }
    let finger = "1 finger "
    let rest = names.filter { $0.hasPrefix(finger) }.map { String($0.dropFirst(finger.count)) }
    return NearestName.to(name, among: rest).map { finger + $0 }
  }
}

extension KeyChord {
  /// The chord each of whose words is most like that of a misspelt one; `nil` where there is no such chord.
  fileprivate static func name(like name: String) -> String? {
    guard name.utf8.count <= 64 else { return nil }
    let nearest = name.split { $0 == " " || $0 == "+" }.map { word in
      // One letter is a key by itself.
      let isKnown = word.count == 1 || nameWords.contains(word.lowercased())
      return (isKnown ? nil : NearestName.to(String(word), among: nameWords)) ?? String(word)
    }
    .joined(separator: " ")
    return KeyChord(name: nearest) == nil ? nil : nearest
  }
}
