import EarshotFiles
import FoundationEssentials
import Glibc

/// A git repository, asked by way of the program `git`.
///
/// Nothing that a repository has set up is run besides filters of its own contents: no hooks, no monitors, no
/// other programs for comparing.
struct GitRepository {
  /// The folder at its top, from the root of the system on.
  let top: String

  /// The most bytes that are read of one answer.
  private static let limit = 64 << 20

  /// Finds the repository around a folder.
  ///
  /// - Throws: `missing` without git, `noRepository` where there is none.
  init(around folder: String) throws(GitRefusal) {
    let run = try Self.git(["rev-parse", "--show-toplevel"], in: folder)
    guard run.status == 0, let top = Self.line(run.output) else {
      throw .noRepository(folder: folder, reason: Self.reason(run))
    }
    self.top = top
  }

  /// What was changed, put there or taken away since the point where the present state and a reference parted;
  /// paths from the root of the system on.
  ///
  /// - Throws: `unknownReference`, `noCommonHistory`, or `failed`.
  func changes(since reference: String) throws(GitRefusal) -> Set<String> {
    // What begins with a dash is no reference to git, but an option.
    guard !reference.isEmpty, !reference.hasPrefix("-") else {
      throw .unknownReference(reference)
    }
    let found = try git(["rev-parse", "--verify", "--quiet", reference + "^{commit}"])
    guard found.status == 0, let commit = Self.line(found.output) else {
      throw .unknownReference(reference)
    }
    let parted = try git(["merge-base", commit, "HEAD"])
    guard parted.status == 0, let base = Self.line(parted.output) else {
      throw .noCommonHistory(reference)
    }
    let changed = try paths([
      "diff", "--name-only", "-z", "--no-renames", "--no-relative", "--no-ext-diff",
      "--no-textconv", "--ignore-submodules=all", base, "--",
    ])
    let new = try paths(["ls-files", "--others", "--exclude-standard", "--full-name", "-z"])
    return changed.union(new)
  }

  /// The file of patterns that git ignores files by in every repository of the user: what `core.excludesFile` says
  /// in the present folder, or else git's own place for it (gitignore(5)).
  static var excludes: String? {
    let run = try? git(["config", "--type=path", "--get", "core.excludesFile"], in: ".")
    if let run, run.status == 0 { return line(run.output) }
    return UserFolder.configuration.root(in: ProcessInfo.processInfo.environment) + "/git/ignore"
  }

  private func paths(_ arguments: [String]) throws(GitRefusal) -> Set<String> {
    let run = try git(arguments)
    guard run.status == 0 else { throw .failed(reason: Self.reason(run)) }
    let names = run.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return Set(names.map { (top == "/" ? "" : top) + "/" + $0 })
  }

  private func git(_ arguments: [String]) throws(GitRefusal) -> ProgramRun {
    try Self.git(arguments, in: top)
  }

  private static func git(
    _ arguments: [String], in folder: String
  ) throws(GitRefusal) -> ProgramRun {
    do throws(ProgramRun.Failure) {
      return try ProgramRun(
        [
          "git", "--no-optional-locks", "--no-pager", "-C", folder,
          "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
        ] + arguments,
        environment: [
          "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
          "GIT_EXTERNAL_DIFF": nil, "GIT_TRACE": nil,
        ],
        limit: limit)
    } catch {
      switch error {
      case .notStarted(let code): throw .missing(reason: SystemError.text(of: code))
      case .tooMuch(let limit): throw .failed(reason: "it lists more than \(limit) bytes")
      }
    }
  }

  /// The one line of an answer.
  private static func line(_ output: [UInt8]) -> String? {
    let line = output.prefix { $0 != UInt8(ascii: "\n") }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// What git says is wrong, in its words.
  private static func reason(_ run: ProgramRun) -> String {
    var reason = line(run.diagnostics) ?? "git ended with \(run.status)"
    if reason.hasPrefix("fatal: ") { reason.removeFirst("fatal: ".count) }
    return reason
  }
}

/// Why git does not say what has changed.
enum GitRefusal: Error, Hashable, CustomStringConvertible {
  /// The program cannot be run; holds the system's reason.
  case missing(reason: String)
  /// A folder is in no repository that git looks at; holds git's reason.
  case noRepository(folder: String, reason: String)
  /// Nothing has that name.
  case unknownReference(String)
  /// The present state and the reference have no commit in common, as in a copy of the newest commits alone.
  case noCommonHistory(String)
  /// Git has failed; holds its reason.
  case failed(reason: String)

  /// What is wrong, and what was expected.
  var description: String {
    switch self {
    case .missing(let reason):
      "--changed-since asks git, which cannot be run: \(reason); install git"
    case .noRepository(let folder, let reason):
      "--changed-since finds no git repository around '\(folder)': \(reason); expected a folder of one"
    case .unknownReference(let name):
      "--changed-since '\(name)' names no commit here; expected a branch, a tag or a commit, which has to be "
        + "fetched"
    case .noCommonHistory(let name):
      "--changed-since '\(name)' and the present commit have none in common here; expected a copy with its "
        + "history (fetch-depth: 0)"
    case .failed(let reason): "--changed-since asks git, which fails: \(reason)"
    }
  }
}
