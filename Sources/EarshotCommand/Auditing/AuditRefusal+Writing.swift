import EarshotAudit
import EarshotEspeak
import EarshotFiles

extension AuditRefusal {
  /// Writes a file as a whole.
  ///
  /// - Returns: Why it cannot be written; `nil` when it was.
  static func writing(_ text: String, to path: String) -> AuditRefusal? {
    do throws(WholeFile.Failure) {
      try WholeFile.write(Array(text.utf8), to: path)
      return nil
    } catch {
      return AuditRefusal(
        file: path,
        message: "cannot be written: \(error.reason); expected a path in a folder that exists")
    }
  }
}
