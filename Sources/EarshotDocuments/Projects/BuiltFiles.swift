import EarshotFiles

/// Which files the Xcode projects of a folder build into something.
///
/// A project of today lists each file, or the folder that it stands in. What other tools build (packages, pods, projects
/// that are generated) is not known, and taken for built.
nonisolated struct BuiltFiles: Sendable {
  /// The last parts of the paths that the projects name.
  private var names: Set<String> = []
  /// The folders that they take with everything in them.
  private var folders: Set<String> = []
  /// The folders that something else may build.
  private let packages: [String]
  private var isKnown = false

  /// Reads the projects.
  ///
  /// - Parameters:
  ///   - projects: Their `project.pbxproj` files.
  ///   - packages: The folders of packages and pods.
  ///   - isGenerated: Whether there are projects that are written only when somebody builds them.
  ///   - origin: How the program came to them.
  init(projects: [String], packages: [String], isGenerated: Bool, from origin: FileOrigin) {
    self.packages = packages
    var isKnown = !isGenerated && !projects.isEmpty
    for project in projects {
      guard
        let source = try? SourceText(contentsOf: project, as: .text, from: origin, limit: 64 << 20)
      else {
        isKnown = false
        continue
      }
      for object in Self.objects(of: source.bytes) { add(object) }
    }
    // A project that names nothing is none that Xcode wrote.
    self.isKnown = isKnown && !names.isEmpty
  }

  /// Whether a file may be built into something; `inner` are the folders around it inside of what was looked through.
  func mayHold(_ path: String, in inner: [Substring]) -> Bool {
    guard isKnown, !names.contains(String(path.fileName)) else { return true }
    return packages.contains { $0 == "." || path.hasPrefix($0 + "/") }
      || inner.contains { folders.contains(String($0)) }
  }

  private mutating func add(_ object: [String: String]) {
    guard let path = object["path"] ?? object["name"] else { return }
    let name = String(path.fileName)
    let isFolder =
      object["isa"] == "PBXFileSystemSynchronizedRootGroup"
      || object["lastKnownFileType"] == "folder"
    if isFolder {
      folders.insert(name)
    } else if object["isa"] == "PBXFileReference" {
      names.insert(name)
    }
  }

  /// What the innermost pairs of braces hold, each value by its key.
  private static func objects(of bytes: [UInt8]) -> [[String: String]] {
    let tokens = CodeScanner.tokens(of: bytes)
    var objects: [[String: String]] = []
    var object: [String: String] = [:]
    for place in tokens.indices {
      switch tokens.sign(at: place) {
      case "{": object = [:]
      case "}":
        if !object.isEmpty { objects.append(object) }
        object = [:]
      case "=":
        guard tokens.word(at: place - 1) != nil,
          let end = tokens[place...].indices.prefix(40).first(where: { tokens.sign(at: $0) == ";" }
          ),
          end > place + 1
        else { continue }
        let key = String(decoding: bytes[tokens[place - 1].range], as: UTF8.self)
        let value = tokens[place + 1].range.lowerBound..<tokens[end - 1].range.upperBound
        object[key] = String(decoding: bytes[value], as: UTF8.self)
      default: break
      }
    }
    return objects
  }
}
