package import EarshotFiles

/// Where the code and the colours of a project are.
nonisolated package struct ProjectSources: Sendable {
  /// The files of code, and the lists of properties.
  private(set) var codeFiles: [String] = []
  /// The asset catalogues.
  private(set) var catalogs: [String] = []
  /// The storyboards and xibs.
  private(set) var interfaceFiles: [String] = []
  /// What says with which storyboard an app begins.
  private(set) var mains: [MainStoryboard] = []
  /// Whether a whole project is among what was looked through, so that what nothing there shows is shown by
  /// nothing.
  private(set) var isWhole = false

  /// Knows of nothing.
  init() {}

  /// Adds what was found in a folder.
  mutating func add(_ found: FolderWalk.Found) {
    codeFiles += found.codeFiles
    catalogs += found.catalogs
    interfaceFiles += found.files.filter(\.isInterfaceBuilderFile)
    mains += found.mains
    isWhole = isWhole || found.isWhole
  }

  /// What the code says of the screens; `nil` where there is none.
  ///
  /// A file that cannot be read says nothing.
  func code(from origin: FileOrigin) -> ProjectCode? {
    guard codeFiles.contains(where: { !$0.isPropertyList }) else { return nil }
    var reading = CodeSettings()
    let files = codeFiles.compactMap { path -> CodeFile? in
      guard let bytes = Self.bytes(of: path, from: origin) else { return nil }
      return path.isPropertyList ? CodeFile(list: bytes) : CodeFile(code: bytes, &reading)
    }
    let interfaces = interfaceFiles.sorted().compactMap { path -> ProjectCode.Interface? in
      Self.bytes(of: path, from: origin).map { ProjectCode.Interface(path, InterfaceNames($0)) }
    }
    let code = ProjectCode(
      files, interfaces: interfaces, mains: Set(mains.map(\.name)), isWhole: isWhole)
    return code.isEmpty ? nil : code
  }

  /// What is longer was written by a program, in bytes.
  private static let limit = 4 << 20

  private static func bytes(of path: String, from origin: FileOrigin) -> [UInt8]? {
    let limit = path.isInterfaceBuilderFile ? SourceText.sizeLimit : limit
    return try? SourceText(contentsOf: path, as: .text, from: origin, limit: limit).bytes
  }
}

nonisolated extension String {
  /// Whether a path is that of a list of properties, by its name.
  fileprivate var isPropertyList: Bool { fileEnding == "plist" }
}
