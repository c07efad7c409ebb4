import EarshotFiles
import EarshotPrograms
import FoundationEssentials

/// Finds out how a program is read: by a profile of the user's, or by one that comes with the program.
///
/// 1. The files of the folder `profiles` beside the configuration are the user's, in the order of their names.
/// 2. For a program the first of the user's counts that is for it, then a supplied one, then the general rules.
/// 3. A name is that of one of the user's, of a supplied one, or the path of a file.
struct ProfileSearch {
  /// The folder of the user's profiles, which need not be there.
  let folder: String

  /// The most files that are looked at, and the most bytes of each.
  private static let limits = (files: 1_000, bytes: 1 << 20)
  private static let kinds = [".yaml", ".yml", ".json"]

  /// The profiles of the user to whom an environment belongs.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    folder = "\(UserFolder.configuration.path(in: environment))/profiles"
  }

  /// The files of the folder, in the order of their names.
  private var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let profiles = names.filter { name in
      !name.hasPrefix(".") && Self.kinds.contains { name.hasSuffix($0) }
    }
    return profiles.sorted().prefix(Self.limits.files).map { "\(folder)/\($0)" }
  }

  /// The user's profiles, and why some of the files are none.
  func own() -> (profiles: [ProgramProfile], errors: [FileError]) {
    var own: (profiles: [ProgramProfile], errors: [FileError]) = ([], [])
    for file in files {
      do throws(FileError) {
        own.profiles.append(try Self.profile(in: file, from: .met()))
      } catch {
        own.errors.append(error)
      }
    }
    return own
  }

  /// The profile for a program.
  ///
  /// - Parameters:
  ///   - program: Its name or path.
  ///   - report: Hears why a file of the user's is no profile; the others count.
  /// - Returns: The profile.
  func profile(for program: String, report: (FileError) -> Void) -> ProgramProfile {
    let own = own()
    own.errors.forEach(report)
    return own.profiles.first { $0.isFor(program) } ?? .supplied(for: program)
  }

  /// The profile of a name, or in a file.
  ///
  /// - Parameters:
  ///   - name: The name or the path.
  ///   - path: The path, where a file lies that was named by another one.
  ///   - origin: How the program came to the file.
  /// - Returns: The profile.
  /// - Throws: Why there is none, or what is wrong with its file.
  func profile(
    named name: String, at path: String? = nil, from origin: FileOrigin = .named
  ) throws(FileError) -> ProgramProfile {
    let (own, errors) = own()
    let known = own + ProgramProfile.supplied + [.standard]
    if let found = known.first(where: { $0.name == name }) { return found }
    if name.contains("/") || Self.kinds.contains(where: { name.hasSuffix($0) }) {
      return try Self.profile(in: path ?? name, from: origin)
    }
    // What is meant may be the one that cannot be read.
    let broken = errors.first { error in
      Self.kinds.contains { error.file == "\(folder)/\(name)\($0)" }
    }
    if let broken { throw broken }
    throw FileError(
      file: name,
      problem: ValueProblem.unknownName(
        name.printable, kind: "profile", known: known.map(\.name)))
  }

  private static func profile(
    in file: String, from origin: FileOrigin
  ) throws(FileError) -> ProgramProfile {
    try ProgramProfile(contentsOf: file, from: origin, limit: limits.bytes)
  }

  /// A line for each profile that counts: its name, and the programs that it is for.
  func lines() -> (lines: [String], errors: [FileError]) {
    let (own, errors) = own()
    let lines = (own.map { ($0, "yours") } + ProgramProfile.supplied.map { ($0, "supplied") }).map {
      profile, origin in
      "\(PlainLine.text(profile.name)) (\(origin)): "
        + PlainLine.text(profile.programs.joined(separator: ", "))
    }
    return (lines, errors)
  }
}
