import EarshotVoices
import Glibc

/// A folder that looks like the engine's data and has the variants of our own as well: links to
/// everything in the engine's folder, and our files among its variants, which the engine looks for
/// nowhere else.
///
/// 1. Its place is one of the user's own, named by the user and by the engine's folder; where that is too
///    long for the engine it stands in the next folder for temporary files.
/// 2. What stands there is used only when it is whole: whoever sweeps temporary files may have taken
///    half of it, and engine and variants change with releases.
/// 3. Otherwise it is made beside its place and moved there, so that programs that start together do
///    not see it half made.
enum VariantOverlay {
  /// The names of our variants.
  static var names: [String] { files.map(\.name) }

  /// The engine cuts paths at 160 bytes, which must have room for the longest name of a file.
  private static let longestPath = 100

  /// The folder over the engine's `data`, or `nil` where none can be made that only this user writes.
  static func folder(over data: String) -> String? {
    var status = stat()
    guard stat(data, &status) == 0 else { return nil }
    let mark = [UInt64(getuid()), UInt64(status.st_dev), UInt64(status.st_ino)]
      .map { String($0, radix: 36) }.joined(separator: "-")
    let places =
      ["XDG_RUNTIME_DIR", "TMPDIR"].compactMap(variable).filter { $0.hasPrefix("/") } + ["/tmp"]
    let folders = places.map { "\($0)/earshot-voices-\(mark)" }
    guard let folder = folders.first(where: { $0.utf8.count <= longestPath }) else { return nil }
    if isOurs(folder), isWhole(folder, over: data) { return folder }
    guard let unfinished = temporaryFolder(beside: folder) else { return nil }
    guard fill(unfinished, from: data), put(unfinished, at: folder) else {
      remove(unfinished)
      return isOurs(folder) && isWhole(folder, over: data) ? folder : nil
    }
    return folder
  }

  /// Moves a folder to its place; what stands there is taken away first, if it is ours.
  private static func put(_ unfinished: String, at folder: String) -> Bool {
    if rename(unfinished, folder) == 0 { return true }
    guard isOurs(folder), let aside = temporaryFolder(beside: folder) else { return false }
    // An empty folder gives way to the one that is moved there.
    let isMoved = rename(folder, aside) == 0 && rename(unfinished, folder) == 0
    remove(aside)
    return isMoved
  }

  /// Whether everything is there: a link to each entry of the engine's folders and nothing else, and
  /// our files as they are today.
  private static func isWhole(_ folder: String, over data: String) -> Bool {
    let voices = "\(folder)/voices"
    let variants = "\(voices)/!v"
    return hasLinks(to: data, in: folder, besides: ["voices"])
      && hasLinks(to: "\(data)/voices", in: voices, besides: ["!v"])
      && hasLinks(to: "\(data)/voices/!v", in: variants, besides: names)
      && files.allSatisfy { contents(of: "\(variants)/\($0.name)") == Array($0.contents.utf8) }
  }

  private static func hasLinks(
    to source: String, in folder: String, besides others: [String]
  ) -> Bool {
    let linked = Set(entries(of: source)).subtracting(others)
    return Set(entries(of: folder)) == linked.union(others)
      && linked.allSatisfy { target(of: "\(folder)/\($0)") == "\(source)/\($0)" }
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
      link(data, to: folder, except: ["voices"]),
      link("\(data)/voices", to: voices, except: ["!v"]),
      link("\(data)/voices/!v", to: variants, except: names)
    else { return false }
    return files.allSatisfy { write($0.contents, to: "\(variants)/\($0.name)") }
  }

  private static func link(_ source: String, to target: String, except: [String]) -> Bool {
    entries(of: source).filter { !except.contains($0) }.allSatisfy { name in
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

  /// What a link leads to; `nil` when it is none.
  private static func target(of link: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) { room in
        room.baseAddress.map { max(readlink(link, $0, room.count), 0) } ?? 0
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// What stands in a small file of ours; `nil` when it is anything else.
  private static func contents(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = max(read(file, buffer.baseAddress, buffer.count), 0)
    }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
