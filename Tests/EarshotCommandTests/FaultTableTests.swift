import EarshotTestSupport
import Foundation
import Testing

/// What is missing around the program, and what each command comes to then: it works, or it says why not.
@Suite("Faults of the system")
struct FaultTableTests {
  /// Something that is missing.
  struct Fault: Sendable, CustomTestStringConvertible {
    /// What it is.
    var name: String
    /// The shell before the command.
    var before = ":"
    /// The shell behind it.
    var behind = ""
    /// The exit status of each command that speaks or shows, and of each that only tells, in their order.
    var statuses: [Int32]
    var others: [Int32] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 2]
    /// What is said by commands that fail, or `nil` where nobody can be told.
    var words: String?

    var testDescription: String { name }
  }

  /// The commands; ``alwaysMissing`` tells which fail without a fault, too.
  private static let commands = [
    "read app.yaml", "audit --no-config app.yaml", "play walk.yaml", "speak hi -o out.wav",
    "read --speak app.yaml", "open --mute app.yaml",
    "open --mute --transcript out.jsonl app.yaml",

    "convert app.yaml", "convert -o out.yaml app.yaml", "map home.storyboard",
    "explain label-missing-control", "run --replay run.json", "voices", "config",
    "state show state.json", "audit merge report.json", "run -- true",
  ]

  private static let noSound = "There is no sound"
  /// What some commands lack wherever these tests run.
  private static let alwaysMissing = [
    "read --speak app.yaml": noSound, "run -- true": "this is no terminal",
  ]

  static let faults = [
    Fault(name: "nothing is missing", statuses: [0, 0, 0, 0, 2, 0, 0], words: noSound),
    Fault(
      name: "the voice program",
      before: "cp \"$EARSHOT\" alone; EARSHOT=$PWD/alone PATH=/usr/bin:/bin",
      statuses: [0, 0, 0, 2, 2, 0, 0], others: [0, 0, 0, 0, 0, 2, 0, 0, 0, 2],
      words: "the voice program earshot-espeak was not found"),
    Fault(name: "input", behind: "<&-", statuses: [0, 0, 0, 0, 2, 0, 0], words: noSound),
    Fault(
      name: "output", behind: ">&-", statuses: [2, 2, 2, 0, 2, 2, 2],
      others: [2, 0, 2, 2, 2, 2, 2, 2, 2, 2],
      words: "Bad file descriptor; expected room for the results"),
    Fault(
      name: "room for output", behind: ">/dev/full", statuses: [2, 2, 2, 0, 2, 2, 2],
      others: [2, 0, 2, 2, 2, 2, 2, 2, 2, 2],
      words: "No space left on device; expected room for the results"),
    Fault(name: "diagnostics", behind: "2>&-", statuses: [0, 0, 0, 0, 2, 0, 0]),
    Fault(name: "room for diagnostics", behind: "2>/dev/full", statuses: [0, 0, 0, 0, 2, 0, 0]),
    Fault(
      name: "all but two descriptors", before: "ulimit -n 5", statuses: [0, 2, 0, 2, 2, 2, 2],
      words: "more open files; expected a higher limit (ulimit -n)"),
    Fault(
      name: "all but nine descriptors", before: "ulimit -n 12", statuses: [0, 0, 0, 0, 2, 0, 0],
      words: "more open files; expected a higher limit (ulimit -n)"),
    Fault(
      name: "memory", before: "ulimit -v 100000", statuses: [0, 2, 0, 2, 2, 2, 2],
      words: "MB more of memory; expected a higher limit (ulimit -v)"),
    Fault(
      name: "a home", before: "export HOME=$PWD/gone; unset XDG_STATE_HOME XDG_CONFIG_HOME",
      statuses: [0, 0, 0, 0, 2, 0, 0], words: noSound),
    Fault(
      name: "a home that can be written", before: "export HOME=/proc XDG_STATE_HOME=/proc",
      statuses: [0, 0, 0, 0, 2, 0, 0], words: noSound),
  ]

  /// The lines of a program, as `earshot run --record` writes them down.
  private static let recording = """
    { "name": "echo", "command": ["echo", "hi"], "rows": 24, "cols": 80,
      "steps": [{ "key": "start", "bytes": "aGkNCg==" }] }
    """
  /// What an app has left on the disk.
  private static let archive = """
    { "stateArchive": 1, "bundleVersion": "1", "systemVersion": "1", "userInterfaceIdiom": "phone",
      "timestamp": "2026-01-02T03:04:05Z", "ignoresSnapshot": false,
      "windows": [{ "horizontal": "unspecified", "vertical": "unspecified" }],
      "application": { "values": {} }, "viewControllers": [], "views": [], "objects": [] }
    """

  /// What `earshot audit --format json` finds in a screen without a fault.
  private static let report = """
    { "earshot": 1, "checked": 1, "checkedScreens": 1, "findings": [], "ruleSet": 1,
      "files": ["app.yaml"] }
    """

  /// Runs all commands under a fault, and holds what each comes to against the table.
  private func check(_ fault: Fault, _ runs: String = "", in folder: ScratchFolder) async throws {
    try folder.write(
      """
      screens:
      - name: Home
        root: { children: [{ label: One, traits: [button], frame: [0, 0, 90, 44] }] }
      """, to: "app.yaml")
    try folder.write(
      "open: app.yaml\nsteps:\n  - first\n  - expect: One, button\n", to: "walk.yaml")
    try folder.write(SmallStoryboard.text(), to: "home.storyboard")
    try folder.write(Self.recording, to: "run.json")
    try folder.write(Self.archive, to: "state.json")
    try folder.write(Self.report, to: "report.json")
    try folder.write("", to: "nothing")
    #expect(fault.statuses.count + fault.others.count == Self.commands.count)
    for (command, status) in zip(Self.commands, fault.statuses + fault.others) {
      // Descriptors of the tests that a child was left with would count.
      let run = try await Program.shell(
        "for d in $(ls /proc/$$/fd); do [ $d -le 2 ] || eval \"exec $d>&-\"; done; \(fault.before); exec \(runs) \"$EARSHOT\" \(command) <nothing \(fault.behind)",
        in: folder.url)
      #expect(run.status == status, "\(command): \(run)")
      // Without a device the sound is what is missing, whatever else is.
      if let words = fault.words, status != 0 {
        let usual = Self.alwaysMissing[command].map { run.diagnostics.contains($0) } ?? false
        #expect(run.diagnostics.contains(words) || usual, "\(command): \(run)")
      }
      if status == 0 { #expect(run.diagnostics == "", "\(command)") }
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "gone")))
  }

  @Test("Each command works, or says what is missing", arguments: faults)
  func table(fault: Fault) async throws {
    let folder = try ScratchFolder()
    try await check(fault, in: folder)
  }

  private static let becoming = "setpriv --reuid=65534 --regid=65534 --clear-groups"

  /// Whether a command of the shell succeeds here.
  private static func succeeds(_ command: String) -> Bool {
    let run = try? ChildProcess(
      ["sh", "-c", command], environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"])
    return run?.wait() == 0
  }

  @Test(
    "Threads: each command works, or says that they are missing",
    .enabled(
      if: geteuid() == 0 && succeeds("\(becoming) test -x '\(BuiltProgram.path("earshot"))'"),
      "only root can become somebody who has a limit of threads"))
  func threads() async throws {
    let folder = try ScratchFolder()
    #expect(chmod(folder.path, 0o777) == 0)
    let fault = Fault(
      name: "threads", statuses: [0, 2, 0, 2, 2, 2, 2], others: [0, 0, 0, 0, 0, 2, 0, 0, 0, 2],
      words: "more threads and processes; expected a higher limit (ulimit -u)")
    try await check(
      fault, "\(Self.becoming) bash -c 'ulimit -u 2; exec \"$0\" \"$@\"'", in: folder)
  }

  @Test(
    "A full disk: what has no room is said",
    .enabled(
      if: geteuid() == 0 && succeeds("unshare -m mount -t tmpfs none /mnt"),
      "only root can make a disk of a few kilobytes"))
  func fullDisk() async throws {
    let folder = try ScratchFolder()
    let fault = Fault(
      name: "room on the disk", statuses: [0, 0, 0, 2, 2, 0, 2],
      others: [0, 2, 0, 0, 0, 0, 0, 0, 0, 2], words: "No space left on device")
    let disk = """
      unshare -m bash -c 'mount -t tmpfs -o size=32k none /mnt && cp *.* /mnt && cd /mnt \
      && { head -c 40000 /dev/zero >fill; } 2>/dev/null; exec "$0" "$@"'
      """
    try await check(fault, disk, in: folder)
  }

  @Test("Speech that nobody hears takes no time, however long it is")
  func noTime() async throws {
    let folder = try ScratchFolder()
    // Hours of it, which the run would not survive.
    let label = String(repeating: "word ", count: 20_000)
    try folder.write(
      "screens: [{ name: Home, root: { label: \"\(label)\" } }]", to: "long.yaml")
    let run = try await Program.shell(
      "printf 'readAll\\n' | \"$EARSHOT\" open --mute --transcript t long.yaml", in: folder.url)
    #expect(run.status == 0)
    let transcript = try String(contentsOfFile: folder.path(of: "t"), encoding: .utf8)
    let heard = transcript.split(separator: "\n").filter { $0.contains("\"outcome\": \"heard\"") }
    #expect(heard.count >= 2, "\(transcript.suffix(600))")
  }
}
