import EarshotFiles

/// The files that the `project.pbxproj` of an Xcode project names.
///
/// A file knows its place only by the groups around it, so that these are read as well.
nonisolated struct XcodeProject {
  /// A file that a project names, or a folder that it takes with everything in it.
  struct Reference {
    /// The last part of its path.
    var name: String
    /// Its path, as far as the groups around it tell.
    var path: String?
    /// Whether it is a folder with everything in it.
    var isFolder: Bool
  }

  /// An object of the file.
  struct Object {
    /// What it says, each value by its key.
    var values: [String: String] = [:]
    /// The identifiers of what it holds.
    var children: [String] = []
  }

  private let objects: [String: Object]
  /// The group around each object.
  private let groups: [String: String]
  /// The folder that the paths begin in.
  private let folder: String

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - source: What is in the file.
  ///   - path: Where the file is.
  init(_ source: SourceText, at path: String) {
    objects = Self.objects(ofList: source) ?? Self.objects(of: source.bytes)
    groups = Dictionary(
      objects.flatMap { identifier, object in object.children.map { ($0, identifier) } },
      uniquingKeysWith: min)
    let inner = objects.values.lazy.compactMap { $0.values["projectDirPath"] }.first ?? ""
    folder = Self.joined(path.folder.folder, inner)
  }

  /// The files and folders, in no order; no storyboards and xibs that are in the project and in none of its targets.
  var references: [Reference] {
    let built = Set(objects.values.compactMap { $0.values["fileRef"] })
    return objects.compactMap { identifier, object in
      let isFolder =
        object.values["isa"] == "PBXFileSystemSynchronizedRootGroup"
        || object.values["lastKnownFileType"] == "folder"
      guard isFolder || object.values["isa"] == "PBXFileReference",
        let path = object.values["path"] ?? object.values["name"]
      else { return nil }
      // Of one that is in several languages the group is in a target.
      let isBuilt = built.contains(identifier) || groups[identifier].map(built.contains) ?? false
      if !built.isEmpty, !isBuilt, path.isInterfaceBuilderFile { return nil }
      return Reference(
        name: String(path.fileName), path: self.path(of: identifier), isFolder: isFolder)
    }
  }

  /// The path of an object; `nil` where it stands in none of the folders of the project.
  private func path(of identifier: String) -> String? {
    var parts: [String] = []
    var next: String? = identifier
    // Groups that hold each other would have no end.
    for _ in 0..<100 {
      guard let object = next.flatMap({ objects[$0] }) else { break }
      if let path = object.values["path"] { parts.append(path) }
      switch object.values["sourceTree"] {
      case "SOURCE_ROOT": next = nil
      case nil, "<group>": next = next.flatMap { groups[$0] }
      default: return nil
      }
    }
    return parts.reversed().reduce(folder, Self.joined)
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty || folder.isEmpty { return folder + path }
    return folder + "/" + path
  }
}
