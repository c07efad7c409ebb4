import EarshotInterface
import EarshotReader

extension WordingFile {
  /// The same file for what the system writes.
  var systemTextLines: SystemTextLines { SystemTextLines(language: language, bytes: bytes) }
}
