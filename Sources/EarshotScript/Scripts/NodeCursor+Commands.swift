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
        name.printable, kind: "gesture", known: Gesture.all.map(\.name)))
  }

  /// A key with what is held, by their names.
  ///
  /// - Throws: A problem at the text that names none.
  package func chord() throws(FileError) -> KeyChord {
    guard let chord = KeyChord(name: try text()) else {
      throw wrong("modifiers and a key, such as `VO shift M` or `control right arrow`")
    }
    return chord
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
