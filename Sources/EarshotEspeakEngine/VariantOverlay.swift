import EarshotVoices
import Glibc

/// A folder that looks like the engine's data and has the variants of our own as well: links to
/// everything in the engine's folder, and our files among its variants (facts/speech.md §1).
///
/// It is made once for each user and each state of the engine's data, beside its place and then moved
/// there, so that programs that start together do not see it half made.
enum VariantOverlay {
  /// The names of our variants.
  static var names: [String] { files.map(\.name) }

  /// The engine cuts paths at 160 bytes, which must have room for the longest name of a file.
  private static let longestPath = 100

  /// The folder over the engine's `data`, or `nil` where none can be made that only this user writes.
  static func folder(over data: String) -> String? {
    let place =
      ["XDG_RUNTIME_DIR", "TMPDIR"].lazy.compactMap(variable).first { $0.hasPrefix("/") } ?? "/tmp"
    let folder = "\(place)/earshot-voices-\(getuid())-\(mark(of: data))"
    guard folder.utf8.count <= longestPath else { return nil }
    if isOurs(folder) { return folder }
    guard let unfinished = temporaryFolder(beside: folder) else { return nil }
    guard fill(unfinished, from: data), rename(unfinished, folder) == 0 else {
      remove(unfinished)
      return isOurs(folder) ? folder : nil
    }
    return folder
  }

  /// The variants: a name and a file each.
  private static var files: [(name: String, contents: String)] {
    VoiceVariants.table.description.split(separator: "[").compactMap { part in
      let pieces = part.split(separator: "]\n", maxSplits: 1)
      return pieces.count == 2 ? (String(pieces[0]), String(pieces[1])) : nil
    }
  }

  /// Links everything, but for the two folders on the way to the variants.
  private static func fill(_ folder: String, from data: String) -> Bool {
    let voices = "\(folder)/voices"
    let variants = "\(voices)/!v"
    guard mkdir(voices, 0o700) == 0, mkdir(variants, 0o700) == 0,
      link(data, to: folder, except: "voices"),
      link("\(data)/voices", to: voices, except: "!v"),
      link("\(data)/voices/!v", to: variants, except: nil)
    else { return false }
    return files.allSatisfy { write($0.contents, to: "\(variants)/\($0.name)") }
  }

  private static func link(_ source: String, to target: String, except: String?) -> Bool {
    entries(of: source).filter { $0 != except }.allSatisfy { name in
      symlink("\(source)/\(name)", "\(target)/\(name)") == 0
    }
  }

  private static func write(_ contents: String, to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    return Glibc.write(file, contents, contents.utf8.count) == contents.utf8.count
  }

  /// Removes a folder that was not finished.
  private static func remove(_ folder: String) {
    for inner in ["/voices/!v", "/voices", ""] {
      for name in entries(of: folder + inner) { unlink("\(folder)\(inner)/\(name)") }
      rmdir(folder + inner)
    }
  }

  private static func entries(of folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// A folder of that name may be another user's, who could put anything into it.
  private static func isOurs(_ folder: String) -> Bool {
    var status = stat()
    return lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == getuid() && status.st_mode & 0o022 == 0
  }

  private static func temporaryFolder(beside folder: String) -> String? {
    var template = Array("\(folder).XXXXXX".utf8CString)
    return template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
  }

  /// What changes with the engine's data and with our variants (FNV-1a, 64 bits).
  private static func mark(of data: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    add(data)
    add(VoiceVariants.table.description)
    for folder in [data, "\(data)/voices", "\(data)/voices/!v"] {
      var status = stat()
      if stat(folder, &status) == 0 { add("\(status.st_mtim.tv_sec) \(status.st_ino)") }
    }
    return String(hash, radix: 36)
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
