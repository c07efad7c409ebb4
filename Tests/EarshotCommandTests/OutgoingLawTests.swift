import EarshotFiles
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

/// Whatever is in files, names and options: what is printed commands no terminal and no continuous
/// integration, and every error is one line.
@Suite struct OutgoingLawTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test(arguments: [
    ("Save", "Save"), ("a\nb", "a b"), ("\u{1B}[31mred\u{9B}0m", " [31mred 0m"),
    ("x\u{202E}y", "xy"),
    ("::error::x", ": :error::x"), ("  ::error::x", "  : :error::x"), ("\u{A0}::x", "\u{A0}: :x"),
    ("a::b", "a::b"), (": :x", ": :x"), (":", ":"), ("##[error]", "## [error]"),
    ("x ###[group]", "x ### [group]"), ("a # b ##", "a # b ##"), ("tab\there", "tab here"),
    ("\u{FEFF}::x", "\u{FEFF}: :x"), ("::\u{301}x", ": :\u{301}x"),
    ("##[\u{301}group]", "## [\u{301}group]"), ("##[##[", "## [## ["),
  ])
  func aLineIsNoCommand(text: String, expected: String) {
    #expect(OutgoingText.line(text) == expected)
  }

  @Test func aDocumentKeepsItsLines() {
    #expect(
      OutgoingText.document("a\n  ::b\u{1B}\u{202E}\r\n") == "a\n  ::b\u{FFFD}\u{FFFD}\u{FFFD}\n")
  }

  /// Twenty thousand rounds over five inputs each make a hundred thousand outputs in a soak.
  @Test func nothingForeignGetsOutRaw() async throws {
    for seed in 0..<UInt64(SoakScale.rounds(of: 20_000)) {
      var hostile = HostileLine(seed: seed)
      let input = try Self.inputs[hostile.choice(below: Self.inputs.count)](&hostile, folder)
      let printed = try await run(input)
      for (stream, text) in [("output", printed.output), ("errors", printed.errors)] {
        let fault = Self.fault(in: text, ofCommands: stream == "output" && input.contains("github"))
        #expect(
          fault == nil, "seed \(seed), \(stream) of \(input.debugDescription): \(fault ?? "")")
      }
    }
  }

  /// The first thing in a text that must not be there.
  private static func fault(in text: String, ofCommands isOurs: Bool) -> String? {
    for scalar in text.unicodeScalars where scalar != "\n" {
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069:
        return "U+\(String(scalar.value, radix: 16)) in \(text.debugDescription)"
      default: break
      }
    }
    // By scalars, as a runner reads: a mark behind a sign makes another character of both, and no other sign.
    for line in text.unicodeScalars.split(separator: "\n") {
      let start = line.drop { $0.properties.isWhitespace || $0 == "\u{FEFF}" }
      func begins(with words: String) -> Bool { start.starts(with: words.unicodeScalars) }
      let isAnnotation = ["::error ", "::warning ", "::notice "].contains(where: begins)
      if begins(with: "::"), !(isOurs && isAnnotation) {
        return "a command: \(String(line).debugDescription)"
      }
      if line.contains("##[".unicodeScalars) {
        return "a command: \(String(line).debugDescription)"
      }
    }
    return nil
  }

  private func run(_ arguments: [String]) async throws -> (output: String, errors: String) {
    let paths = ["output", "errors"].map { folder.path(of: $0) }
    let descriptors = paths.map { open($0, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) }
    defer { for descriptor in descriptors { close(descriptor) } }
    let console = Console(output: descriptors[0], diagnostics: descriptors[1])
    _ = await EarshotProgram(console: console).run(arguments)
    let texts = try paths.map {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self)
    }
    return (texts[0], texts[1])
  }

  // MARK: Inputs

  private typealias Input = (inout HostileLine, ScratchFolder) throws -> [String]

  private static var inputs: [Input] { [options, screenDocument, storyboard, script, brokenFile] }

  /// Values where others are expected.
  private static func options(_ hostile: inout HostileLine, _ folder: ScratchFolder) -> [String] {
    let text = hostile.next()
    let forms = [
      [text], ["read", text], ["read", "--\(text)", "x"], ["read", "--format", text, "x.yaml"],
      ["explain", text], ["audit", "--rule", text, "x.yaml"],
      ["audit", "--config", text, "x.yaml"],
      ["audit", "--report", "html=\(text)/x", "x.yaml"], ["audit", "merge", text], ["map", text],
      ["play", text], ["help", text], ["state", text], ["read", "--language", text, "x.yaml"],
      ["read", "--device", text, "x.yaml"], ["play", "-o", "\(text)/x", "x.yaml"],
    ]
    return forms[hostile.choice(below: forms.count)]
  }

  private static func outputForm(_ hostile: inout HostileLine, of file: String) -> [String] {
    let forms = [
      ["read", file], ["read", "--format", "json", file], ["audit", file], ["map", file],
      ["audit", "--format", "json", file], ["audit", "--format", "sarif", file],
      ["audit", "--format", "junit", file], ["audit", "--format", "github", file],
      ["audit", "--format", "html", file], ["read", "--walk", file],
      ["map", "--format", "svg", file], ["read", "--scene", hostile.next(), file],
    ]
    return forms[hostile.choice(below: forms.count)]
  }

  private static func name(_ hostile: inout HostileLine, _ folder: ScratchFolder, _ ending: String)
    -> String
  {
    let name = hostile.next().unicodeScalars.filter { $0 != "/" && $0.value != 0 }
    return "\(String(String.UnicodeScalarView(name.prefix(30)))).\(ending)"
  }

  private static func screenDocument(
    _ hostile: inout HostileLine, _ folder: ScratchFolder
  ) throws -> [String] {
    func quoted() -> String { OutputText.quoted(hostile.next()) }
    let text = """
      { "screens": [ { "name": \(quoted()), "elements": [
        { "id": "a", "label": \(quoted()), "traits": ["button"], "frame": [0, 0, 8, 8],
          "hint": \(quoted()), "value": \(quoted()) },
        { "id": \(quoted()), "label": \(quoted()), "frame": [0, 20, 80, 40],
          \(hostile.choice(below: 3) == 0 ? "\(quoted()): 1," : "") "traits": [\
      \(hostile.choice(below: 4) == 0 ? quoted() : "\"link\"")] } ] } ] }
      """
    let file = try folder.write(text, to: name(&hostile, folder, "json"))
    return outputForm(&hostile, of: file)
  }

  private static func storyboard(
    _ hostile: inout HostileLine, _ folder: ScratchFolder
  ) throws -> [String] {
    func attribute() -> String {
      hostile.next().unicodeScalars.map { scalar in
        scalar == "]" || scalar.properties.isAlphabetic || scalar == " "
          ? String(scalar)
          : scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar)
            ? "?" : "&#\(scalar.value);"
      }.joined()
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="\(attribute())">
      <scenes><scene sceneID="s"><objects>
      <viewController id="v" storyboardIdentifier="\(attribute())" title="\(attribute())" \
      customClass="\(attribute())">
      <view key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <button id="\(attribute())" buttonType="system"><rect key="frame" x="9" y="9" width="9" height="9"/>
      <state key="normal" title="\(attribute())"/>
      <connections><action selector="\(attribute())" destination="\(attribute())" \
      eventType="touchUpInside" id="q"/></connections></button>
      <\(hostile.choice(below: 5) == 0 ? "unknown" : "label") id="\(attribute())" text="\(attribute())">
      <rect key="frame" x="9" y="90" width="90" height="20"/></label>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    let file = try folder.write(text, to: name(&hostile, folder, "storyboard"))
    return outputForm(&hostile, of: file)
  }

  private static func script(
    _ hostile: inout HostileLine, _ folder: ScratchFolder
  ) throws -> [String] {
    func quoted() -> String { OutputText.quoted(hostile.next()) }
    try folder.write(
      "{ \"screens\": [ { \"name\": \"One\", \"elements\": [ { \"id\": \"a\", \"label\": \(quoted()) } ] } ] }",
      to: "one.json")
    let steps = [
      "\"moveForward\"", "{ \"expect\": \(quoted()) }", quoted(), "{ \(quoted()): 1 }",
      "{ \"focus\": \(quoted()) }", "{ \"announce\": \(quoted()) }", "{ \"type\": \(quoted()) }",
    ]
    let chosen = (0..<3).map { _ in steps[hostile.choice(below: steps.count)] }
    let open = hostile.choice(below: 5) == 0 ? quoted() : "\"one.json\""
    let scene = hostile.choice(below: 5) == 0 ? ", \"scene\": \(quoted())" : ""
    let text = "{ \"open\": \(open)\(scene), \"steps\": [\(chosen.joined(separator: ", "))] }"
    let file = try folder.write(text, to: name(&hostile, folder, "json"))
    let format = ["text", "json", "junit"][hostile.choice(below: 3)]
    return ["play", "--format", format, file]
  }

  private static func brokenFile(
    _ hostile: inout HostileLine, _ folder: ScratchFolder
  ) throws -> [String] {
    let ending = ["yaml", "json", "storyboard", "xib", "txt"][hostile.choice(below: 5)]
    let file = try folder.write(
      "\(hostile.next()): \(hostile.next())\n<\(hostile.next())", to: name(&hostile, folder, ending)
    )
    let forms = [
      ["read", file], ["audit", file], ["play", file], ["audit", "merge", file], ["map", file],
    ]
    return forms[hostile.choice(below: forms.count)]
  }
}

/// Text in the quotation marks of JSON, as a test writes it, by the letter of RFC 8259.
private enum OutputText {
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
