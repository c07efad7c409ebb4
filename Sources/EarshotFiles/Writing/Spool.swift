// The flow:
//
//  1. up to a limit what is kept stands in memory;
//  2. beyond it what there is goes into a file without a name, which is gone with the program however
//     that ends;
//  3. it is given back in pieces, from the beginning, as often as it is asked for.

import Glibc

/// Bytes that wait until what stands before them is known.
package final class Spool: ResultSink {
  /// How much stands in memory at most, in bytes, unless somebody says otherwise.
  package static let memoryLimit = 256 << 10

  /// The system's error number of what kept it from holding everything.
  ///
  /// From then on it takes nothing more and gives nothing back, so that no part is taken for the whole.
  package private(set) var failure: Int32?
  /// How many bytes it holds.
  package private(set) var count = 0

  private let limit: Int
  private let folder: String
  private var collected: [UInt8] = []
  private var descriptor: Int32 = -1
  private var countInFile = 0

  /// Begins with nothing in it.
  ///
  /// - Parameters:
  ///   - limit: How much stands in memory at most, in bytes.
  ///   - folder: Where the rest goes; `nil` for the system's folder for such files.
  package init(limit: Int = Spool.memoryLimit, folder: String? = nil) {
    self.limit = limit
    self.folder = folder ?? getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Whether nothing was put in.
  package var isEmpty: Bool { count == 0 }

  /// Adds bytes at the end.
  package func append(_ bytes: some Sequence<UInt8>) {
    guard failure == nil else { return }
    let before = collected.count
    collected.append(contentsOf: bytes)
    count += collected.count - before
    if collected.count > limit { moveToFile() }
  }

  /// Gives everything to somebody else, in pieces.
  package func copy(to sink: some ResultSink) {
    var offset = 0
    while failure == nil, offset < countInFile {
      var code: Int32 = 0
      let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, count in
        var got = -1
        repeat {
          got = pread(
            descriptor, buffer.baseAddress, min(buffer.count, countInFile - offset), off_t(offset))
        } while got < 0 && errno == EINTR
        if got < 0 { code = errno }
        count = max(0, got)
      }
      guard !piece.isEmpty else { return fail(code == 0 ? EIO : code) }
      offset += piece.count
      sink.append(piece)
    }
    if failure == nil { sink.append(collected) }
  }

  /// How much is read at once, in bytes.
  private static let pieceSize = 64 << 10

  private func moveToFile() {
    if descriptor < 0 {
      var template = Array("\(folder)/earshot-XXXXXX".utf8CString)
      descriptor = mkstemp(&template)
      guard descriptor >= 0 else { return fail(errno) }
      unlink(template)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    if let code = Descriptor.write(collected, to: descriptor) { return fail(code) }
    countInFile += collected.count
    collected.removeAll(keepingCapacity: true)
  }

  private func fail(_ code: Int32) {
    failure = code
    collected = []
  }
}

extension Spool {
  /// Everything as text, which is for what stands in memory anyway.
  package var text: String {
    let pieces = Pieces()
    copy(to: pieces)
    return String(decoding: pieces.bytes, as: UTF8.self)
  }

  private final class Pieces: ResultSink {
    var bytes: [UInt8] = []

    func append(_ bytes: some Sequence<UInt8>) { self.bytes.append(contentsOf: bytes) }
  }
}
