import EarshotAudit
import EarshotDocuments

/// Audits several files one after the other; a refused one does not stop the others.
struct BatchAuditing {
  /// Where refusals are reported.
  let console: Console
  /// The language of the texts; `nil` takes them as they stand in the file.
  var language: String?
  /// The rules, and what to pass over.
  var configuration = AuditConfiguration()

  /// Audits files.
  ///
  /// - Returns: Whether one of them was refused, and what was found in the others.
  func audit(_ files: [String]) -> (refused: Bool, run: AuditRun) {
    var refused = false
    var audits: [Audit] = []
    for file in files {
      do throws(DocumentError) {
        var reader = DocumentReader(language: language)
        reader.cutsCircles = true
        let document = try reader.read(file == "-" ? "/dev/stdin" : file)
        audits.append(Audit(document, configuration: configuration))
      } catch {
        console.report("\(error)")
        refused = true
      }
    }
    return (refused, AuditRun(audits, configuration: configuration))
  }
}
