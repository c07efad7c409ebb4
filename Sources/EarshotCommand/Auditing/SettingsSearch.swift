import EarshotAudit
import EarshotDocuments
import EarshotFiles
import FoundationEssentials

/// Finds and reads the configuration of audits.
enum SettingsSearch {
  /// What a configuration may be called.
  static let names = [".earshot.yaml", ".earshot.yml", ".earshot.json"]

  /// The configuration of a folder: its own, or that of the nearest folder around it, up to the one
  /// that holds the repository or to a root, around which nothing is looked at.
  ///
  /// - Returns: The path as people at `folder` would write it, or `nil` when there is none.
  static func path(from folder: String, within root: FileRoot? = nil) -> String? {
    var folder = URL(fileURLWithPath: folder).standardizedFileURL
    var way = ""
    for _ in 0..<100 where root?.contains(folder.path) ?? true {
      for name in names where FileOrigin.isThere(folder.appendingPathComponent(name).path) {
        return way + name
      }
      let repository = folder.appendingPathComponent(".git").path
      let parent = folder.deletingLastPathComponent()
      if folder.path == "/" || FileManager.default.fileExists(atPath: repository) { return nil }
      folder = parent
      way += "../"
    }
    return nil
  }

  /// What the configuration around a folder says of the files of the project, and what is wrong with that.
  static func filter(
    around folder: String, within root: FileRoot?
  ) -> (filter: ProjectFilter, faults: [FileError]) {
    guard let path = path(from: folder, within: root) else { return (ProjectFilter(), []) }
    do throws(FileError) {
      return SettingsReader.filter(
        of: try SourceText(contentsOf: path, as: .auditSettings, from: .met(within: root)))
    } catch {
      return (ProjectFilter(), [error])
    }
  }

  /// Reads a configuration; one that cannot be read is a fault in otherwise plain settings.
  static func settings(in file: AuditRequest.NamedFile?) -> AuditSettings {
    guard let file else { return AuditSettings() }
    do throws(FileError) {
      return SettingsReader.read(
        try SourceText(contentsOf: file.path, as: .auditSettings, from: file.origin))
    } catch {
      var settings = AuditSettings()
      settings.faults = [error]
      return settings
    }
  }
}
