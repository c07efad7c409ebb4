import EarshotDocuments
import EarshotFiles
import EarshotModel

extension ScreenPicture {
  var output: OutputValue {
    var members: [(key: String, value: OutputValue)] = [
      ("name", .text(name)), ("file", .text(file)), ("line", .number(Double(line))),
      ("column", .number(Double(column))),
      ("size", OutputValue([size.width, size.height].map { max(0, $0).writable })),
    ]
    if let language { members.append(("language", .text(language))) }
    if isContainer { members.append(("container", .flag(true))) }
    if isLaunchScreen { members.append(("launchScreen", .flag(true))) }
    if !uncheckedRules.isEmpty { members.append(("notChecked", OutputValue(uncheckedRules))) }
    members.append(("parts", .sequence(parts.map(\.output))))
    return .mapping(members)
  }

  init(_ cursor: NodeCursor) throws(FileError) {
    let mapping = try cursor.mapping([
      "name", "file", "line", "column", "size", "language", "container", "launchScreen",
      "notChecked", "parts",
    ])
    self.init(
      name: try mapping.plainText("name"), file: try mapping.plainText("file"),
      line: try mapping.place("line"), column: try mapping.place("column"),
      size: try mapping["size"]?.size() ?? .zero, language: try mapping["language"]?.text(),
      isContainer: try mapping["container"]?.flag() ?? false,
      isLaunchScreen: try mapping["launchScreen"]?.flag() ?? false,
      uncheckedRules: try mapping["notChecked"]?.texts() ?? [],
      parts: try mapping.required("parts").list().map { part throws(FileError) in
        try Part(part)
      })
  }
}

extension ScreenPicture.Part {
  fileprivate var output: OutputValue {
    var members: [(key: String, value: OutputValue)] = [
      ("element", .text(key)),
      (
        "frame",
        OutputValue([frame.minX, frame.minY, frame.width, frame.height].map(\.writable))
      ),
      ("role", .text(role.rawValue)),
    ]
    if let text { members.append(("text", .text(text))) }
    if isFilled { members.append(("filled", .flag(true))) }
    if let stop {
      members.append(("order", .number(Double(stop.number))))
      members.append(("description", .text(stop.description)))
      if let hint = stop.hint { members.append(("hint", .text(hint))) }
    }
    return .mapping(members)
  }

  fileprivate init(_ cursor: NodeCursor) throws(FileError) {
    let mapping = try cursor.mapping([
      "element", "frame", "role", "text", "filled", "order", "description", "hint",
    ])
    let order = try mapping["order"]?.integer(in: 1...1_000_000)
    let description = try mapping.plainText("description")
    let hint = try mapping["hint"]?.text()
    let text = try mapping["text"]?.plainText()
    self.init(
      key: try mapping.plainText("element"), frame: try mapping.required("frame").rect(),
      role: try mapping["role"]?.choice(ElementRole.self) ?? .none,
      text: text,
      isFilled: try mapping["filled"]?.flag() ?? false,
      stop: order.map {
        ScreenPicture.Stop(number: $0, description: description, hint: hint)
      })
  }
}

extension Double {
  /// The nearest length that can be read again.
  var writable: Double { isFinite ? min(max(self, -1e9), 1e9) : 0 }
}
