import EarshotFiles
import EarshotAudit
import FoundationEssentials

/// What the results of a round depend on.
extension AuditRound {
  /// The folders whose changes concern the audit: those of the files, of the configuration and of the
  /// baseline, and the folders of languages beside the files.
  var watchedFolders: [String] {
    var folders = Set(named.map(\.folder))
    for folder in folders.filter({ _ in language != nil }) {
      let around = folder.hasSuffix(".lproj") ? folder.folder : folder
      let names = (try? FileManager.default.contentsOfDirectory(atPath: around)) ?? []
      for name in names where name.hasSuffix(".lproj") {
        folders.insert(around == "." ? name : "\(around)/\(name)")
      }
    }
    return folders.sorted()
  }

  /// Whether results depend on a file.
  func depends(on file: String) -> Bool {
    let place = path(file)
    return named.contains { path($0) == place } || language != nil && place.contains(".lproj/")
  }

  private var named: [String] {
    request.files + [request.configuration, baselineFile].compactMap { $0?.path }
  }
}
