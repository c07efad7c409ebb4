import EarshotAudit
import EarshotFiles
import EarshotWalks
import FoundationEssentials

/// The folder in which a script shows each finding of a walk again.
struct TraceFolder {
  let path: String

  /// Writes the scripts of what was found in a file.
  ///
  /// - Returns: Why a script could not be written; empty when all were.
  func write(_ audit: Audit) -> [AuditRefusal] {
    let findings = audit.findings.filter { !$0.walk.isEmpty }
    guard !findings.isEmpty else { return [] }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      return [
        AuditRefusal(file: path, message: "the folder cannot be made; expected a path for scripts")
      ]
    }
    return findings.compactMap { finding in
      let name = "\(finding.rule)-\(finding.fingerprint).yaml"
      let script = WalkTrace(
        of: finding, open: RelativePath.from("\(path)/\(name)", to: audit.file))
      return AuditRefusal.writing(script.script, to: "\(path)/\(name)")
    }
  }
}
