import EarshotFiles

/// The colours of a project's asset catalogues, of which Interface Builder keeps copies in its files that may be
/// out of date.
nonisolated package struct ColorCatalog: Sendable {
  /// A colour as a catalogue has it in the light appearance, on any device.
  nonisolated enum Entry: Hashable, Sendable {
    /// Its shares of red, green and blue, and how opaque it is, each from 0 to 1.
    case shares(red: Double, green: Double, blue: Double, alpha: Double)
    /// One of the system's colours.
    case system(String)
  }

  /// The colours by name, each with the catalogue that it stands in: targets of one project may have colours of
  /// the same name.
  private var entries: [String: [(catalog: String, entry: Entry)]] = [:]

  /// A catalogue without colours.
  init() {}

  /// Reads the colours of catalogues; one that cannot be read is not there.
  init(at catalogs: [String], from origin: FileOrigin) {
    for catalog in catalogs.sorted() {
      var walk = CatalogWalk(origin: origin)
      walk.look(into: catalog)
      for (name, entry) in walk.found { entries[name, default: []].append((catalog, entry)) }
    }
  }

  /// What the catalogue that stands nearest to a file says of a colour; of the file's own copy it says nothing.
  func nearest(to file: String) -> (String) -> Entry? {
    { name in
      guard let candidates = entries[name] else { return nil }
      let nearest = Project.byNearness(to: file, candidates.map(\.catalog)).first
      return candidates.first { $0.catalog == nearest }?.entry
    }
  }
}

/// Goes through one asset catalogue.
private nonisolated struct CatalogWalk {
  var found: [String: ColorCatalog.Entry] = [:]
  let origin: FileOrigin
  private var room = 100_000

  init(origin: FileOrigin) {
    self.origin = origin
  }

  /// The most folders that stand inside each other.
  private static let depthLimit = 20
  /// The most that is read of one description, in bytes.
  private static let limit = 1 << 20

  mutating func look(into folder: String, prefix: String = "", depth: Int = 0) {
    guard depth < Self.depthLimit, room > 0,
      let entries = try? FolderListing.entries(of: folder, limit: room)
    else { return }
    room -= entries.count
    for entry in entries where entry.kind == .folder && !entry.isLink {
      let path = folder + "/" + entry.name
      if entry.name.fileEnding == "colorset" {
        if let color = color(at: path) { found[prefix + entry.name.fileStem] = color }
      } else if entry.name.fileEnding.isEmpty {
        look(
          into: path, prefix: providesNamespace(path) ? prefix + entry.name + "/" : prefix,
          depth: depth + 1)
      }
    }
  }

  /// Whether the names of what stands in a folder begin with its own.
  private func providesNamespace(_ folder: String) -> Bool {
    let contents = contents(of: folder)
    return (try? contents?["properties"]?.mapping()["provides-namespace"]?.flag()) ?? false
  }

  private func contents(of folder: String) -> NodeMapping? {
    let path = folder + "/Contents.json"
    guard
      let source = try? SourceText(contentsOf: path, as: .text, from: origin, limit: Self.limit),
      let node = try? SourceNode(json: source)
    else { return nil }
    return try? NodeCursor(file: path, key: "catalogue", node: node).mapping()
  }

  private func color(at folder: String) -> ColorCatalog.Entry? {
    guard let list = try? contents(of: folder)?["colors"]?.list() else { return nil }
    let colors = list.compactMap { try? $0.mapping() }
    let plain = colors.filter { $0["appearances"] == nil }
    let universal = plain.first { (try? $0["idiom"]?.text()) == "universal" }
    return (universal ?? plain.first).flatMap(Self.entry)
  }

  private static func entry(_ mapping: NodeMapping) -> ColorCatalog.Entry? {
    guard let color = try? mapping["color"]?.mapping() else { return nil }
    if let name = try? color["reference"]?.text() { return .system(name) }
    guard let shares = try? color["components"]?.mapping() else { return nil }
    func share(_ key: String) -> Double? { (try? shares[key]?.text()).flatMap(Self.share) }
    let alpha = share("alpha") ?? 1
    if let white = share("white") {
      return .shares(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = share("red"), let green = share("green"), let blue = share("blue") else {
      return nil
    }
    return .shares(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A share as Xcode writes it: between 0 and 1 with a point, or a number of 255, which may be hexadecimal.
  private static func share(_ text: String) -> Double? {
    let value: Double? =
      if text.lowercased().hasPrefix("0x") {
        Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.contains(".") {
        Double(text)
      } else {
        Int(text).map { Double($0) / 255 }
      }
    return value.map { min(max($0, 0), 1) }
  }
}
