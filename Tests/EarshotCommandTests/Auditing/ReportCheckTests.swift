import EarshotFiles
import EarshotTestSupport
import Foundation
import Testing

/// What reports are checked with, installed by `make test` from PyPI and Debian (`.ci/install-checkers`).
private enum Checkers {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent(".build/checkers")

  static let areThere = FileManager.default.fileExists(
    atPath: folder.appendingPathComponent("installed").path)

  static let browser = ["chromium-headless-shell", "chromium"]
    .map { "/usr/bin/\($0)" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  static let reason: Comment =
    "'make test-packages' installs the schemas, axe-core and Chromium that this needs"
}

@Suite("Reports before the judges of others")
struct ReportCheckTests {
  private let folder: AuditFolder

  /// A file with everything that could trouble a report: markup, controls, other scripts, long lists.
  private static let hostile = """
    earshot: 1
    language: ar
    layoutDirection: rightToLeft
    screens:
      - name: "<b>\\u0001Tom & \\"Jerry\\"</b> ]]> 한국어 \\u2028 %SRCROOT%"
        root:
          children:
            - { id: "a<b>&\\"'", traits: [image], frame: [16, 60, 358, 40] }
            - { id: "::error::", traits: [button], frame: [-50, 900, 44, 44] }
            - { label: "مرحبا", traits: [header], frame: [16, 10, 358, 40], hint: "<i>x</i>" }
      - name: No frames
        root: { children: [{ label: One }, { traits: [button] },
          { label: "<Two>", traits: [staticText], text: { size: 9, scales: false } },
          { label: "&Three", traits: [staticText], text: { size: 9, scales: false } }] }
      - name: Nothing
    """

  init() throws {
    folder = try AuditFolder()
    try folder.write(Self.hostile, to: "hostile & more.yaml")
    try folder.write(AuditFolder.screen("Home"), to: "home.yaml")
    try folder.write(AuditFolder.screen("Fine", clean: true), to: "fine.yaml")
    try folder.write(AuditFolder.screen("Long"), to: Self.long)
    try folder.write("broken: [", to: "broken.yaml")
    try folder.write(
      "audit: { ignore: [{ rule: label-missing-image, screen: Home, reason: Later. }] }",
      to: ".earshot.yaml")
  }

  /// A name without a place to break at.
  private static let long = String(repeating: "Screens", count: 25) + ".yaml"

  private static let files = [
    "hostile & more.yaml", "home.yaml", "fine.yaml", long, "broken.yaml",
  ]

  /// Writes a report of all files, one of whose findings is known from a baseline.
  private func report(_ format: String) async throws -> URL {
    let options = ["--baseline", "old.json"]
    _ = try await Program.earshot(
      ["audit", "--update-baseline", "--accept-new", "--rule", "label-missing-image"] + options
        + Self.files, in: folder.url)
    let run = try await Program.earshot(
      ["audit", "--report", "\(format)=report"] + options + Self.files, in: folder.url)
    #expect(run.status == 2)
    return folder.url.appendingPathComponent("report")
  }

  private func python(_ script: String, _ arguments: String...) async throws -> CommandRun {
    let python = Checkers.folder.appendingPathComponent("bin/python3").path
    try folder.write(script, to: "check.py")
    let words = ([python, "check.py"] + arguments).map { "'\($0)'" }.joined(separator: " ")
    return try await Program.shell(words, in: folder.url)
  }

  @Test("SARIF holds to its schema", .enabled(if: Checkers.areThere, Checkers.reason))
  func sarif() async throws {
    let run = try await python(
      """
      import json, sys, jsonschema
      schema, log = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
      kind = jsonschema.validators.validator_for(schema)
      kind.check_schema(schema)
      for error in kind(schema, format_checker=kind.FORMAT_CHECKER).iter_errors(log):
          print(error.json_path, error.message)
      print(len(log["runs"][0]["results"]), "results")
      """, Checkers.folder.appendingPathComponent("sarif-2.1.0.json").path,
      try await report("sarif").path)
    #expect(run.lines.count == 1, "\(run.output)")
    #expect(run.lines.last?.hasSuffix(" results") == true, "\(run.diagnostics)")
    #expect(run.lines.last != "0 results")
  }

  /// The elements and attributes that Jenkins takes in a report, those it has to have marked with `!`, and
  /// what may stand in each (the schema of its JUnit plugin).
  private static let elements: [String: (attributes: [String], contents: [String])] = [
    "testsuites": (["name", "time", "tests", "failures", "errors"], ["testsuite"]),
    "testsuite": (
      [
        "name!", "tests!", "failures!", "errors!", "group", "time", "skipped", "timestamp",
        "hostname", "id", "package", "file", "log", "url", "version",
      ], ["testsuite", "properties", "testcase", "system-out", "system-err"]
    ),
    "testcase": (
      ["name!", "time", "classname", "group"],
      ["skipped", "error", "failure", "system-out", "system-err"]
    ),
    "properties": ([], ["property"]), "property": (["name!", "value!"], []),
    "failure": (["type", "message"], []), "error": (["type", "message"], []),
    "skipped": (["type", "message"], []), "system-out": ([], []), "system-err": ([], []),
  ]

  @Test("JUnit has what Jenkins takes, and nothing else")
  func junit() async throws {
    let path = try await report("junit").path
    let tree = try ElementTree(SourceText(contentsOf: path, as: .text, from: .named))
    #expect(tree.root.name == "testsuites")
    var count = 0
    for element in tree.elements {
      count += 1
      guard let known = Self.elements[element.name] else {
        Issue.record("\(element.name)")
        continue
      }
      let names = known.attributes.map { $0.replacing("!", with: "") }
      let given = element.attributes.map(\.name)
      #expect(given.filter { !names.contains($0) } == [])
      #expect(
        known.attributes.filter { $0.hasSuffix("!") && !given.contains(String($0.dropLast())) }
          == [])
      #expect(element.children.map(\.name).filter { !known.contents.contains($0) } == [])
    }
    #expect(count > 10)
  }

  @Test(
    "axe-core finds nothing wrong with the page, in light and in dark, wide and narrow, and it fits",
    .enabled(if: Checkers.areThere && Checkers.browser != nil, Checkers.reason),
    arguments: [(scheme: 1, width: 1280), (scheme: 0, width: 1280), (scheme: 1, width: 360)])
  func page(scheme: Int, width: Int) async throws {
    let page = try String(contentsOf: try await report("html"), encoding: .utf8)
    let axe = try String(
      contentsOf: Checkers.folder.appendingPathComponent("axe.min.js"), encoding: .utf8)
    // Open what can be opened, so that its contents are judged too.
    let script = """
      <script>\(axe)</script><script>
      document.querySelectorAll('details').forEach(details => details.open = true);
      const options = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa',
        'best-practice'], rules: { 'target-size': { enabled: true } } };
      axe.run(document, options).then(result => {
        const lines = result.violations.flatMap(rule =>
          rule.nodes.map(node => 'violation ' + rule.id + ': ' + node.html.slice(0, 200)));
        if (document.documentElement.scrollWidth > window.innerWidth) lines.push('too wide');
        lines.push(result.passes.length > 20 ? 'judged' : 'hardly judged');
        document.documentElement.innerHTML = '<body></body>';
        document.body.textContent = '\\n' + lines.join('\\n') + '\\n';
      });</script></body>
      """
    try folder.write(page.replacing("</body>", with: script), to: "judged.html")
    let browser = try #require(Checkers.browser)
    let run = try await Program.shell(
      """
      HOME="$PWD" '\(browser)' --no-sandbox --disable-gpu --window-size=\(width),900 \
      --blink-settings=preferredColorScheme=\(scheme) --virtual-time-budget=60000 \
      --dump-dom "file://$PWD/judged.html"
      """, in: folder.url)
    let lines = run.lines.filter { !$0.hasPrefix("<") && !$0.isEmpty }
    #expect(lines == ["judged"], "\(run.output.prefix(4000)) \(run.diagnostics.suffix(2000))")
  }
}
