import Foundation

extension AuditRequest {
  /// The folders whose changes concern the audit: those of the files, of the configuration and of the
  /// baseline, and the folders of languages beside the files.
  var watchedFolders: [String] {
    var folders = Set((files + [configuration, baseline].compactMap(\.self)).map(Self.folder))
    for folder in folders.filter({ _ in language != nil }) {
      let around = folder.hasSuffix(".lproj") ? Self.folder(of: folder) : folder
      let names = (try? FileManager.default.contentsOfDirectory(atPath: around)) ?? []
      for name in names where name.hasSuffix(".lproj") {
        folders.insert(around == "." ? name : "\(around)/\(name)")
      }
    }
    return folders.sorted()
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
