import EarshotDocuments
import EarshotFiles
import Testing

@testable import EarshotAudit

@Suite("What an audit has looked at")
struct AuditCoverageTests {
  private static let certain = """
    earshot: 1
    language: en
    screens:
      - name: Home
        orientations: [portrait, landscapeLeft]
        root: { children: [
          { id: a, label: Hello, traits: [header], frame: [0, 0, 390, 44],
            text: { size: 17, scales: true, color: "#000000", background: "#FFFFFF" } }] }
    """

  private static func audit(_ text: String) throws -> Audit {
    Audit(try DocumentReader().read(Array(text.utf8), file: "App/Home.yaml"))
  }

  private static func unchecked(_ text: String) throws -> [String] {
    let audit = try audit(text)
    let rules = audit.coverage.unchecked.map { "\($0.key) \($0.value)" }.sorted()
    #expect(
      audit.screens.flatMap(\.uncheckedRules).sorted() == audit.coverage.unchecked.keys.sorted())
    return rules
  }

  @Test("A rule has not passed where the file lacks what it goes by")
  func unchecked() throws {
    #expect(try Self.unchecked(Self.certain) == [])
    #expect(
      try Self.unchecked(
        Self.certain.replacing("    orientations: [portrait, landscapeLeft]\n", with: ""))
        == ["orientation-locked 1"])
    #expect(
      try Self.unchecked(Self.certain.replacing("language: en\n", with: "")) == [
        "label-language-mismatch 1"
      ])
    #expect(
      try Self.unchecked(Self.certain.replacing("scales: true, ", with: "")) == [
        "text-clipped-large 1", "text-fixed-font 1",
      ])
    #expect(
      try Self.unchecked(Self.certain.replacing(", background: \"#FFFFFF\"", with: "")) == [
        "contrast-text 1"
      ])
  }

  @Test("A frame that nobody knows leaves every rule about places unsure")
  func frames() {
    var screen = AuditedScreen()
    screen.name = "Home"
    screen.orientations = ["portrait", "landscapeLeft"]
    screen.language = "en"
    var root = AuditedElement()
    root.children = [1]
    var button = AuditedElement()
    button.index = 1
    button.parent = 0
    button.kind = .button
    button.role = .button
    button.label = "Save"
    button.language = "en"
    button.stop = 0
    button.hasKnownFrame = false
    screen.elements = [root, button]
    screen.stops = [.init(element: 1, description: "Save, button")]
    let places = RuleSet.current.rules
      .filter { $0.isOn && ($0.category == .geometry || $0.id == "element-obscured") }.map(\.id)
    #expect(
      Audit(file: "a", screens: [screen]).screens[0].uncheckedRules.sorted() == places.sorted())
    screen.elements[1].isMadeBySystem = true
    #expect(Audit(file: "a", screens: [screen]).coverage.unchecked == [:])
  }

  @Test("A picture that stands there until the app has begun is passed over, with what is on it")
  func launchScreens() throws {
    var screens = AuditedScreen.all(
      of: try DocumentReader().read(Array(Self.certain.utf8), file: "App/Home.yaml"))
    screens += screens
    screens[1].isLaunchScreen = true
    let coverage = Audit(file: "a", screens: screens).coverage
    #expect(coverage == AuditCoverage(elements: 1, screens: 1, skippedScreens: 1))
    screens[0].isContainer = true
    #expect(Audit(file: "a", screens: screens).coverage == AuditCoverage(skippedScreens: 1))
    let report = AuditReport(AuditRun([Audit(file: "a", screens: screens)]), version: "1")
    #expect(
      report.totals.summary == "0 elements on 0 screens checked: 1 critical; 1 screen skipped")
    let message = "every screen was passed over: apps show them only while they start"
    #expect(report.totals.ownFindings.map(\.message) == [message])
    #expect(report.junit.contains(#"<skipped message="a picture that stands there"#))
  }

  @Test("Storyboards in which an app draws nothing are a note, and anything that is missing is not")
  func nothingDrawn() throws {
    func own(_ file: String, missed: Int = 0, isRefused: Bool = false) -> [String] {
      var launch = AuditedScreen()
      launch.isLaunchScreen = true
      var facts = RunFacts(AuditConfiguration())
      facts.add(Audit(file: file, screens: [launch]))
      return facts.findings(
        today: nil, skippedFiles: missed, missedFiles: missed, isRefused: isRefused
      ).map { "\($0.severity) \($0.rule): \($0.fix)" }
    }
    let fault =
      "critical audit-nothing-checked: Name files that hold screens, and leave at least one rule on."
    let note =
      "review audit-nothing-checked: Nothing is wrong with the files; screens that code makes can be "
      + "audited as dumps."
    #expect(own("App/Launch.storyboard") == [note])
    #expect(own("App/Launch.storyboard", missed: 1) == [fault])
    #expect(own("App/Launch.storyboard", isRefused: true) == [fault])
    #expect(own("dump.yaml") == [fault])
    func folder(_ folders: [String], missed: Int = 0, isRefused: Bool = false) -> [String] {
      RunFacts(AuditConfiguration()).findings(
        today: nil, folders: folders, skippedFiles: missed, missedFiles: missed,
        isRefused: isRefused
      ).map { "\($0.severity) \($0.rule): \($0.fix)" }
    }
    let none =
      "review audit-nothing-checked: Name the folder that holds the screens; those that code makes can be "
      + "audited as dumps."
    let passedOver =
      "critical audit-nothing-checked: The notes say why each was passed over; what Xcode 4 or older "
      + "wrote has to be saved by a newer one."
    #expect(folder(["App"]) == [none])
    #expect(folder(["App"], missed: 1) == [passedOver])
    #expect(folder([]) == [fault])
    #expect(folder(["App"], isRefused: true) == [])
  }

  @Test("Old reports tell of neither screens nor columns")
  func oldReports() throws {
    let text = """
      {"earshot":1,"checked":3,"findings":[{"rule":"label-missing-image","severity":"critical",\
      "file":"a.yaml","line":9,"message":"m","fix":"f","fingerprint":"00000000000000aa"}]}
      """
    let part = try AuditPart(SourceText(file: "p.json", bytes: Array(text.utf8)))
    #expect(part.coverage == AuditCoverage(elements: 3))
    #expect(part.findings.map(\.place) == ["a.yaml:9:1"])
    let run = AuditRun(part.audits(AuditConfiguration()))
    #expect(AuditReport(run, version: "1").totals.summary == "3 elements checked: 1 critical")
  }

  @Test(
    "A finding stands at the column of its element, or of its screen, and its identity does not")
  func columns() throws {
    let text = """
      earshot: 1
      screens: [{ name: A, root: { children: [{ id: photo, traits: [image] }] } },
        { name: B, root: { children: [{ traits: [image] }] }, orientations: [portrait] }]
      """
    let places = { (text: String) throws -> [Finding] in
      try Self.audit(text).findings.filter {
        ["label-missing-image", "orientation-locked"].contains($0.rule)
      }
    }
    let findings = try places(text)
    #expect(
      findings.map { "\($0.place) \($0.rule)" } == [
        "App/Home.yaml:2:41 label-missing-image", "App/Home.yaml:3:3 orientation-locked",
        "App/Home.yaml:3:33 label-missing-image",
      ])
    let moved = try places(text.replacing("{ id: photo", with: "   { id: photo"))
    #expect(moved[0].column == 44)
    #expect(moved.map(\.fingerprint) == findings.map(\.fingerprint))
  }

  @Test("Pretty reports say what plain ones do")
  func pretty() throws {
    var report = SampleAudit.report(findings: [SampleAudit.findings[0]])
    report.files = ["a"]
    #expect(
      report.json(isPretty: true).split(separator: "\n").prefix(9).joined(separator: "\n") == """
        {
          "earshot": 1,
          "checked": 8,
          "checkedScreens": 3,
          "findings": [
            {
              "rule": "label-missing-image",
              "severity": "critical",
              "wcag": ["1.1.1"],
        """)
  }
}
