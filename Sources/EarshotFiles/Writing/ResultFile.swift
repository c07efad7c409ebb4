/// Results on their way into a file, which stands in its place at the end and as a whole.
///
/// What comes is written on in pieces, beside the file's place, so that a long result takes no room here.
package final class ResultFile: ResultSink {
  /// Where it is to stand.
  package let path: String
  private var collected: [UInt8] = []
  private var file: WholeFile?
  private var failure: WholeFile.Failure?

  /// Begins with nothing in it.
  package init(path: String) {
    self.path = path
  }

  /// Adds bytes at the end.
  package func append(_ bytes: some Sequence<UInt8>) {
    guard failure == nil else { return }
    collected.append(contentsOf: bytes)
    if collected.count >= 64 << 10 { attempt { () throws(WholeFile.Failure) in try writeOn() } }
  }

  /// Puts the file in its place, where another may stand.
  ///
  /// - Returns: Why it could not be written, or `nil` when it was; then nothing has changed there.
  package func write() -> String? {
    attempt { () throws(WholeFile.Failure) in
      try writeOn()
      try file?.finish()
    }
    file = nil
    return failure?.reason
  }

  /// Leaves what stands in its place as it is.
  package func abandon() {
    file = nil
    collected = []
  }

  private func writeOn() throws(WholeFile.Failure) {
    if file == nil { file = try WholeFile(path: path) }
    try file?.write(collected)
    collected.removeAll(keepingCapacity: true)
  }

  private func attempt(_ work: () throws(WholeFile.Failure) -> Void) {
    guard failure == nil else { return }
    do throws(WholeFile.Failure) {
      try work()
    } catch {
      failure = error
      abandon()
    }
  }
}
