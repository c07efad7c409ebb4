public import Foundation

/// The programs of this package that are built with its tests.
public enum BuiltProgram {
  /// The folder of this package.
  public static var project: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The path of a program, which need not be there.
  ///
  /// It is in the folder that `EARSHOT_PROGRAMS` names, beside the tests or, where another program loads
  /// them as a library, in the folder of debug builds.
  public static func path(_ name: String) -> String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let named = ProcessInfo.processInfo.environment["EARSHOT_PROGRAMS"] ?? ""
    let folders =
      (named.isEmpty ? [] : [URL(fileURLWithPath: named)]) + [
        tests.deletingLastPathComponent(), project.appendingPathComponent(".build/debug"),
      ]
    let paths = folders.map { $0.appendingPathComponent(name).path }
    return paths.first(where: FileManager.default.isExecutableFile) ?? paths[0]
  }

  /// Whether a program was built.
  public static func isThere(_ name: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path(name))
  }
}
