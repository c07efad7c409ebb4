// The flow:
//
//  1. links are followed, so that the file they lead to is replaced and they stay;
//  2. an ordinary file is written under another name beside its place, with the owner and the
//     permissions of the one that is there, and moved when everything is in it; until then nothing has
//     changed, and what is left of a failure is taken away;
//  3. what is no ordinary file, such as a pipe or a device, gets the bytes as they come.

import Glibc

/// What is done to a file while it is written.
public enum FileAction: String, Hashable, Sendable {
  /// It is made or opened.
  case create
  /// Something is written to it.
  case write
  /// It is put in its place.
  case replace
}

/// A file that is there as a whole or not at all.
package final class WholeFile {
  /// Why it could not be written.
  package struct Failure: Error, Hashable {
    /// What was being done.
    package var action: FileAction
    /// The system's error number.
    package var code: Int32
    /// The system's words for it.
    package var reason: String { SystemError.text(of: code) }
  }

  /// Whether the bytes go elsewhere as they come, so that none can be changed: to a pipe or a device.
  package let isStream: Bool

  private let place: String
  private let unfinished: String
  private let descriptor: Int32
  private var isOpen = true

  /// Begins a file, which will stand in place of one that is there.
  package init(path: String) throws(Failure) {
    guard !path.isEmpty else { throw Failure(action: .create, code: ENOENT) }
    place = try Self.place(of: path)
    var old = stat()
    let isThere = stat(place, &old) == 0
    isStream = isThere && old.st_mode & S_IFMT != S_IFREG
    unfinished = isStream ? place : "\(place).\(getpid()).new"
    // A leftover of a program that was stopped; nothing that somebody else puts there is written to.
    if !isStream { unlink(unfinished) }
    let flags = O_WRONLY | O_CLOEXEC | (isStream ? 0 : O_CREAT | O_EXCL)
    descriptor = open(unfinished, flags, 0o666)
    guard descriptor >= 0 else { throw Failure(action: .create, code: errno) }
    if isThere, !isStream {
      // Only root may give a file away; for others it is theirs, as with any editor.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      fchmod(descriptor, old.st_mode & 0o7777)
    }
  }

  deinit {
    guard isOpen else { return }
    close(descriptor)
    if !isStream { unlink(unfinished) }
  }

  /// Adds bytes at the end.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    if let code = Descriptor.write(bytes, to: descriptor) {
      throw Failure(action: .write, code: code)
    }
  }

  /// Writes other bytes over the first ones, which a stream does not allow.
  package func rewriteStart(_ bytes: [UInt8]) throws(Failure) {
    guard pwrite(descriptor, bytes, bytes.count, 0) == bytes.count else {
      throw Failure(action: .write, code: errno)
    }
  }

  /// Puts the file in its place; afterwards nothing more can be written.
  package func finish() throws(Failure) {
    isOpen = false
    guard close(descriptor) == 0 else { throw abandoned(.write) }
    if !isStream, rename(unfinished, place) != 0 { throw abandoned(.replace) }
  }

  /// Writes a file in one go.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let file = try WholeFile(path: path)
    try file.write(bytes)
    try file.finish()
  }

  private func abandoned(_ action: FileAction) -> Failure {
    let failure = Failure(action: action, code: errno)
    if !isStream { unlink(unfinished) }
    return failure
  }

  /// The most links that lead from one to the next, as in Linux.
  private static let linkLimit = 40

  /// Where a path leads when it is a link, also to a file that is not there yet.
  private static func place(of path: String) throws(Failure) -> String {
    var place = path
    var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    for _ in 0..<linkLimit {
      let length = readlink(place, &target, target.count - 1)
      guard length > 0 else { return place }
      let next = String(decoding: target[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = place.lastIndex(of: "/").map { place[...$0] } ?? ""
      place = next.hasPrefix("/") ? next : folder + next
    }
    throw Failure(action: .create, code: ELOOP)
  }
}
