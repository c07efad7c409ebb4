package import EarshotFiles

extension FileKind {
  /// A profile of a program.
  package static let programProfile = FileKind(
    "a profile of a program: a .yaml file with 'name' and 'programs'")
}

extension ProgramProfile {
  /// What a file of a profile may say.
  private static let keys = [
    "earshot", "name", "programs", "ignore", "status", "busy", "highlight", "prompts", "lines",
    "search",
  ]
  private static let signs: [(name: String, sign: HighlightSigns)] = [
    ("background", .background), ("letters", .letters), ("pointer", .pointer),
  ]

  /// Reads a profile.
  ///
  /// - Parameters:
  ///   - path: Its file.
  ///   - origin: How the program came to it.
  ///   - limit: The most bytes that are read.
  /// - Throws: `FileError`, at the place of what is wrong.
  package init(
    contentsOf path: String, from origin: FileOrigin = .named, limit: Int = 1 << 20
  ) throws(FileError) {
    let source = try SourceText(
      contentsOf: path, as: .programProfile, from: origin, limit: limit)
    try self.init(
      reading: NodeCursor(file: path, key: "profile", node: try source.node()))
  }

  /// Reads what stands in a file of a profile.
  ///
  /// - Throws: `FileError`, at the place of what is wrong.
  package init(reading root: NodeCursor) throws(FileError) {
    let values = try root.mapping(Self.keys)
    if let version = values["earshot"], version.node.number != 1 {
      throw version.wrong("1, the version of this format")
    }
    self.init(
      try values.required("name").text(), programs: try values.required("programs").texts(),
      ignored: try values["ignore"]?.regions(mayNeedBoxes: true) ?? [],
      statusRows: try values["status"]?.regions() ?? [])
    if let value = values["highlight"] {
      let isNone = if case .scalar("none", _) = value.node.content { true } else { false }
      let names = isNone ? [] : try value.names(among: Self.signs.map(\.name))
      highlight = HighlightSigns(Self.signs.filter { names.contains($0.name) }.map(\.sign))
    }
    prompts =
      try values["prompts"]?.list().map { value throws(FileError) in
        let text = try value.text()
        do throws(PatternFault) {
          return try TextPattern(text)
        } catch {
          throw value.wrong("a regular expression \(error.reason)")
        }
      } ?? []
    readsLines = try values["lines"]?.flag() ?? true
    isStatusBusy = try values["busy"]?.flag() ?? false
    if let values = try values["search"]?.mapping(["begin", "again"]) {
      search = SearchKeys(
        beginnings: try values["begin"]?.texts() ?? [], again: try values["again"]?.texts() ?? [])
    }
  }
}

extension NodeCursor {
  /// Rows, or rows with columns: `-1`, `[0, 6]`, `{rows: [0, 2], columns: [-20, -1]}`, and lists of them; some may be
  /// there only beside boxes: `{rows: -3, boxes: true}`.
  fileprivate func regions(mayNeedBoxes: Bool = false) throws(FileError) -> [ScreenRegion] {
    try list("a list of rows and regions").map { region throws(FileError) in
      guard case .mapping = region.node.content else {
        return ScreenRegion(rows: try region.places())
      }
      let keys = try region.mapping(["rows", "columns"] + (mayNeedBoxes ? ["boxes"] : []))
      return ScreenRegion(
        rows: try keys.required("rows").places(),
        columns: try keys["columns"].map { columns throws(FileError) in try columns.places() },
        isBesideBoxes: try keys["boxes"]?.flag() ?? false)
    }
  }

  /// A number, or the first and the last of two; both are counted from the same edge, or the last from the
  /// other one.
  private func places() throws(FileError) -> ClosedRange<Int> {
    let limits = -1_000...1_000
    guard case .sequence = node.content else {
      let number = try integer(in: limits)
      return number...number
    }
    let numbers = try list().map { number throws(FileError) in try number.integer(in: limits) }
    guard numbers.count == 2, numbers[0] <= numbers[1] else {
      throw wrong("a number, or two of which the second is no smaller")
    }
    return numbers[0]...numbers[1]
  }
}
