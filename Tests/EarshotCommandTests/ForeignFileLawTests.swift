import EarshotTestSupport
import Foundation
import Testing

/// A script, a setting or a folder may lead to any file of the machine (Decisions, "Files that are met").
@Suite("Files that nobody has named")
struct ForeignFileLawTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// What lies on machines and is nobody's business.
  private static let foreign = [
    "root:$6$Kq3xWv$Zm1pTtQe:19700:0:99999:7:::\ndaemon:*:19700:0:99999:7:::\n",
    "root: Kq3xWvZm1pTtQe\ndaemon: [19700, Zwq8Lm2n]\n",
    "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAABG5v\n",
    "DATABASE_URL=postgres://Kq3xWv:Zm1pTtQe@Zwq8Lm2n/db\n",
    "machine Zwq8Lm2n login Kq3xWv password Zm1pTtQe\n",
    "{\"auths\": {\"Zwq8Lm2n\": {\"auth\": \"Kq3xWvZm1pTtQe\"}}}\n",
    "{\"Kq3xWv\": \"Zm1pTtQe\", \"Kq3xWv\": 1}\n",
    "<settings><server password=\"Zm1pTtQe\"><Kq3xWv>Zwq8Lm2n</Kq3xWv></server></settings>\n",
    "<document type=\"Zwq8Lm2n\"><Kq3xWv id=\"Zm1pTtQe\"/></document>\n",
    "- Kq3xWv\n- Zm1pTtQe: Zwq8Lm2n\n",
    "key: &Kq3xWv [Zm1pTtQe, *Zwq8Lm2n]\n",
    "[Kq3xWv]\npassword = Zm1pTtQe\n",
    "Kq3xWv\u{0}Zm1pTtQe\n",
  ]

  /// A way to a foreign file: what leads to it, and the command that comes across it.
  private struct Way {
    var name: String
    var link: String
    var files: [String: String] = [:]
    var command: [String]
  }

  private static let english = "en.lproj/Main.storyboard"

  private static func script(_ path: String) -> [String: String] {
    ["walk.yaml": "open: \(path)\nsteps:\n  - first\n"]
  }

  private static let ways =
    [
      ("secret", "text"), ("secret", "json"), ("secret", "junit"), ("secret.yaml", "text"),
      ("secret.json", "text"), ("secret.storyboard", "text"),
    ].map { link, format in
      Way(
        name: "open: \(link), \(format)", link: link, files: script(link),
        command: ["play", "--format", format, "walk.yaml"])
    } + [
      Way(
        name: "a copy in another language", link: "de.lproj/Main.storyboard",
        files: [english: SmallStoryboard.text()],
        command: ["read", "--language", "de", english]),
      Way(
        name: "texts in another language", link: "de.lproj/Main.strings",
        files: [english: SmallStoryboard.text()],
        command: ["audit", "--no-config", "--language", "de", english]),
      Way(
        name: "a catalog of texts", link: "Main.xcstrings",
        files: ["Main.storyboard": SmallStoryboard.text()],
        command: ["open", "--mute", "--language", "de", "Main.storyboard"]),
      Way(
        name: "a storyboard that another refers to", link: "Next.storyboard",
        files: ["Main.storyboard": referring], command: ["read", "--walk", "Main.storyboard"]),
      Way(
        name: "settings that are found", link: ".earshot.yaml",
        files: ["Main.storyboard": SmallStoryboard.text()], command: ["audit", "Main.storyboard"]),
      Way(
        name: "settings in JSON", link: ".earshot.json",
        files: ["Main.storyboard": SmallStoryboard.text()], command: ["audit", "Main.storyboard"]),
      Way(
        name: "a baseline of settings", link: "old.json",
        files: [
          "Main.storyboard": SmallStoryboard.text(),
          ".earshot.yaml": "earshot: 1\naudit: { baseline: old.json }\n",
        ], command: ["audit", "--format", "json", "Main.storyboard"]),
    ]

  /// A storyboard with a button that leads into another one.
  private static let referring = SmallStoryboard.text(
    """
    <button id="btn-00-aaa"><rect key="frame" x="16" y="75" width="90" height="44"/>
    <state key="normal" title="Go"/>
    <connections><segue destination="ref-00-aaa" kind="show" id="seg-00-aaa"/></connections></button>
    """
  ).replacing(
    "    </scenes>",
    with: """
      <scene sceneID="scn-00-bbb"><objects><viewControllerPlaceholder storyboardName="Next" \
      id="ref-00-aaa" sceneMemberID="viewController"/></objects></scene>
      </scenes>
      """)

  private func put(_ files: [String: String]) throws {
    for (name, text) in files { try folder.write(text, to: name) }
  }

  private func link(_ name: String, to target: String) throws {
    let url = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: url)
    #expect(symlink(target, url.path) == 0)
  }

  /// The words that stand in a foreign file, and in no sentence of ours.
  private static let secrets = [
    "Kq3xWv", "Zm1pTtQe", "Zwq8Lm2n", "daemon", "19700", "OPENSSH", "b3Blbn", "postgres", "auths",
  ]

  @Test("No word of a foreign file is told, whichever way leads to it", arguments: ways.indices)
  func foreignFiles(index: Int) async throws {
    let way = Self.ways[index]
    let outside = try ScratchFolder()
    try put(way.files)
    for text in Self.foreign {
      try link(way.link, to: try outside.write(text, to: "foreign"))
      let run = try await Program.earshot(way.command, in: folder.url)
      let told = run.output + run.diagnostics
      for word in Self.secrets {
        #expect(!told.contains(word), "\(way.name), \(text): \(told)")
      }
      #expect(!told.isEmpty, "\(way.name), \(text)")
    }
  }

  @Test("A foreign file is refused as a whole, and a mistake in one of ours is quoted")
  func refusals() async throws {
    try put(Self.script("app.yaml"))
    func refusal(_ text: String) async throws -> [String] {
      try folder.write(text, to: "app.yaml")
      return try await Program.earshot(["play", "walk.yaml"], in: folder.url).diagnosticLines
    }
    #expect(
      try await refusal(Self.foreign[1]) == [
        "app.yaml:1:1: error: nothing in this file says what it is: there is no 'screens:', 'earshot:' "
          + "or 'com.apple.InterfaceBuilder'; expected a .storyboard, .xib, .yaml or .json file"
      ])
    // The first file of somebody, with a mistake in its first key, is told the same: which word to look for.
    #expect(try await refusal("screen:\n  - name: One\n") == refusal(Self.foreign[1]))
    #expect(
      try await refusal("screens: []\nscreen: []\n") == [
        "app.yaml:2:1: error: unknown key 'screen'; did you mean 'screens'?"
      ])
    // Whoever names a file is told what was looked for in it.
    try folder.write(Self.foreign[1], to: "app.yaml")
    let named = try await Program.earshot(["read", "app.yaml"], in: folder.url)
    #expect(
      named.diagnosticLines == [
        "app.yaml:1:1: error: this is no storyboard, xib or screen document, and in none of these formats: "
          + "xcuitest, xcui-description, apple-json, uiautomator, chromium, aria-snapshot, flutter, compose, "
          + "react-native, accessibility-snapshot, at-spi; expected a .storyboard, .xib, .yaml or .json file"
      ])
  }

  // MARK: What is no regular file

  /// What may stand where a file is looked for.
  enum Oddity: String, CaseIterable {
    case pipe, device, socket, folder, danglingLink

    var words: String {
      switch self {
      case .pipe, .device, .socket: "this is no regular file"
      case .folder: "this is a folder"
      case .danglingLink: "this is a link that leads nowhere"
      }
    }

    func make(at path: String) {
      switch self {
      case .pipe: #expect(mkfifo(path, 0o600) == 0)
      case .device: #expect(symlink("/dev/zero", path) == 0)
      case .folder: #expect(mkdir(path, 0o700) == 0)
      case .danglingLink: #expect(symlink("nowhere", path) == 0)
      case .socket:
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
        let bound = withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
          }
        }
        #expect(bound == 0)
      }
    }
  }

  @Test(
    "A pipe, a device, a socket, a folder or a link to nothing is refused with a word, and not opened",
    arguments: Oddity.allCases)
  func oddities(oddity: Oddity) async throws {
    // One for each kind of place; those of the configuration stand with its other tests. A folder that is not
    // called like a file would be opened as a project.
    for way in Self.ways where !way.name.hasPrefix("open") || way.name == "open: secret.yaml, text"
    {
      // Deep inside, as storyboards are looked for in neighbouring folders, too.
      let folder = try ScratchFolder()
      for (name, text) in way.files { try folder.write(text, to: "a/b/\(name)") }
      try folder.write("", to: "a/b/de.lproj/other")
      oddity.make(at: folder.path(of: "a/b/\(way.link)"))
      let run = try await Program.earshot(
        way.command, in: folder.url.appendingPathComponent("a/b"))
      #expect(run.diagnostics.contains(oddity.words), "\(way.name): \(run)")
      #expect(run.status != 124, "\(way.name)")
    }
  }

  // MARK: The root

  @Test("With --root nothing outside the folder is read, links resolved, and what is named is")
  func root() async throws {
    let outside = try ScratchFolder()
    try outside.write("screens:\n- name: Home\n  root: { label: Far }\n", to: "app.yaml")
    try folder.write("screens:\n- name: Home\n  root: { label: Near }\n", to: "in/app.yaml")
    try link("in/out.yaml", to: outside.path(of: "app.yaml"))
    try link("in/gone.yaml", to: outside.path(of: "gone.yaml"))
    try link("in/back.yaml", to: "../in/./app.yaml")
    try link("far", to: outside.path)
    func play(_ path: String, root: [String]) async throws -> CommandRun {
      try folder.write("open: \(path)\nsteps:\n  - first\n", to: "in/walk.yaml")
      return try await Program.earshot(["play"] + root + ["in/walk.yaml"], in: folder.url)
    }
    for path in [outside.path(of: "app.yaml"), "out.yaml", "../far/app.yaml"] {
      #expect(try await play(path, root: []).output.contains("Far"), "\(path)")
    }
    for path in [
      outside.path(of: "app.yaml"), "out.yaml", "../far/app.yaml", "../far/gone.yaml", "gone.yaml",
      "../../etc/shadow", "../in/../../x", "/etc/shadow",
    ] {
      let run = try await play(path, root: ["--root", "in"])
      #expect(run.diagnosticLines.count == 1)
      #expect(run.diagnostics.hasPrefix("in/walk.yaml:1:7: error: '"), "\(path): \(run)")
      #expect(
        run.diagnostics.hasSuffix(
          "' cannot be opened: the file lies outside 'in'; "
            + "expected a path from the folder of this file\n"), "\(path): \(run)")
      #expect(run.status == 2)
    }
    for path in ["app.yaml", "back.yaml", "./../in/app.yaml"] {
      #expect(try await play(path, root: ["--root", "in"]).output.contains("Near"), "\(path)")
    }
    let none = try await play("app.yaml", root: ["--root", "in/app.yaml"])
    #expect(none.diagnostics.contains("this is no folder; expected a folder"))
    #expect(none.status == 2)
  }

  @Test("With --root neither texts, storyboards, settings nor baselines outside it are read")
  func rootOfEverything() async throws {
    let outside = try ScratchFolder()
    try outside.write("\"lbl-00-aaa.text\" = \"Fern\";\n", to: "Main.strings")
    // Storyboards are looked for in neighbouring folders, too, such as this one.
    try outside.write(SmallStoryboard.text(), to: "Other.storyboard")
    try outside.write("{\"earshot\": 1, \"baseline\": []}\n", to: "old.json")
    try outside.write("earshot: 1\n", to: "settings.yaml")
    for way in Self.ways {
      let target: String
      switch way.link {
      case "de.lproj/Main.strings": target = "Main.strings"
      case "Next.storyboard": target = "Other.storyboard"
      case "old.json": target = "old.json"
      case ".earshot.yaml": target = "settings.yaml"
      default: continue
      }
      let folder = try ScratchFolder()
      for (name, text) in way.files { try folder.write(text, to: name) }
      try folder.write("", to: "de.lproj/other")
      #expect(symlink(outside.path(of: target), folder.path(of: way.link)) == 0)
      let free = try await Program.earshot(way.command, in: folder.url)
      #expect(!free.diagnostics.contains("outside"), "\(way.name): \(free)")
      let confined = try await Program.earshot(way.command + ["--root", "."], in: folder.url)
      #expect(
        confined.diagnostics.contains("the file lies outside '.'"), "\(way.name): \(confined)")
    }
    // A baseline is not written there either.
    try folder.write(SmallStoryboard.text(), to: "Main.storyboard")
    try folder.write(
      "earshot: 1\naudit: { baseline: \(outside.path(of: "new.json")) }\n", to: ".earshot.yaml")
    let run = try await Program.earshot(
      ["audit", "--root", ".", "--update-baseline", "--accept-new", "Main.storyboard"],
      in: folder.url)
    #expect(run.status == 2)
    #expect(!FileManager.default.fileExists(atPath: outside.path(of: "new.json")))
  }
}
