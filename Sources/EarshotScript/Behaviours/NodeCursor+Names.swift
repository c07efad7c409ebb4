import EarshotFiles

extension NodeCursor {
  /// A word that has to be one of the raw values of an enumeration; `kind` says what it names.
  func name<Name>(_ type: Name.Type, kind: String) throws(FileError) -> Name
  where Name: RawRepresentable & CaseIterable, Name.RawValue == String {
    let text = try text()
    guard let name = Name(rawValue: text) else {
      throw error(
        ValueProblem.unknownName(text.printable, kind: kind, known: Name.allCases.map(\.rawValue)))
    }
    return name
  }
}

extension NodeMapping {
  /// A key that has to be one of the raw values of an enumeration; `kind` says what it names.
  func name<Name>(
    of member: SourceNode.Member, _ type: Name.Type, kind: String
  ) throws(FileError) -> Name
  where Name: RawRepresentable & CaseIterable, Name.RawValue == String {
    let key = SourceNode(.scalar(member.key, isQuoted: false), at: member.place)
    return try NodeCursor(file: file, key: member.key, node: key).name(type, kind: kind)
  }
}
