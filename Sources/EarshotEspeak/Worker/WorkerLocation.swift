import Glibc

/// Where the program of the voice is.
public struct WorkerLocation: Hashable, Sendable {
  /// The name of the program.
  public static let programName = "earshot-espeak"

  /// The path of the program.
  public var path: String

  /// Creates a location from a path, unchecked.
  public init(path: String) {
    self.path = path
  }

  /// Finds the program: beside the running one, then by `EARSHOT_ESPEAK`, then on `PATH`.
  ///
  /// - Throws: ``EspeakError/workerNotFound(searched:)``.
  public static func find() throws(EspeakError) -> WorkerLocation {
    try find(
      beside: runningProgramFolder(),
      override: variable("EARSHOT_ESPEAK"),
      searchPath: variable("PATH") ?? "")
  }

  static func find(
    beside folder: String?, override: String?, searchPath: String
  ) throws(EspeakError) -> WorkerLocation {
    var candidates: [String] = []
    if let folder { candidates.append(folder + "/" + programName) }
    if let override, !override.isEmpty { candidates.append(override) }
    for folder in searchPath.split(separator: ":") {
      candidates.append(folder + "/" + programName)
    }
    guard let path = candidates.first(where: isProgram) else {
      throw .workerNotFound(searched: candidates)
    }
    return WorkerLocation(path: path)
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return access(path, X_OK) == 0
  }

  private static func runningProgramFolder() -> String? {
    let path = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) { bytes in
        guard let start = bytes.baseAddress else { return 0 }
        return max(readlink("/proc/self/exe", start, bytes.count), 0)
      }
    }
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return String(decoding: path[..<slash], as: UTF8.self)
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
