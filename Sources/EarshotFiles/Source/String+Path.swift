// Paths are taken apart as they are written: their files need not be there.

extension String {
  /// What follows the last slash of a path.
  package var fileName: Substring { split(separator: "/").last ?? "" }

  /// The folder of a path; `.` for a name alone.
  package var folder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
