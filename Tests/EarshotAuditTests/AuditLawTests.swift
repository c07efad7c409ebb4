import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

@testable import EarshotAudit

@Suite("Laws of the audit")
struct AuditLawTests {
  private static let everything = AuditConfiguration(
    isOn: Dictionary(uniqueKeysWithValues: RuleSet.current.rules.map { ($0.id, true) }))

  @Test(
    "Whatever stands on a screen, every rule answers, twice the same, about elements that are there"
  )
  func anything() throws {
    for seed in 0..<UInt64(SoakScale.rounds(of: 2_000)) {
      let document = Self.document(seed: seed)
      let audit = Audit(document, configuration: Self.everything)
      let again = Audit(document, configuration: Self.everything)
      #expect(audit.findings == again.findings, "seed \(seed)")
      let screens = AuditedScreen.all(of: document)
      for finding in audit.findings {
        let screen = try #require(screens.first { $0.name == finding.screen })
        let isKnown =
          finding.element.isEmpty || screen.elements.contains { $0.key == finding.element }
        #expect(isKnown, "seed \(seed): \(finding)")
        #expect(finding.path.count <= Finding.pathLimit, "seed \(seed)")
      }
      for screen in screens {
        #expect(Set(screen.elements.map(\.key)).count == screen.elements.count, "seed \(seed)")
      }
    }
  }

  @Test("What is ignored is no finding, and is kept with those that were ignored")
  func ignores() throws {
    let document = Self.document(seed: 3)
    let all = Audit(document, configuration: Self.everything)
    let first = try #require(all.findings.first { !$0.element.isEmpty })
    var configuration = Self.everything
    configuration.ignores = [AuditIgnore(rule: first.rule, element: first.element)]
    let rest = Audit(document, configuration: configuration)
    #expect(rest.findings + rest.ignored != [])
    let groups = FindingGroups(.current)
    #expect(
      Set(groups.apart(rest.findings) + rest.ignored) == Set(groups.apart(all.findings)))
    #expect(rest.ignored.allSatisfy { $0.rule == first.rule && $0.element == first.element })
  }

  @Test("A run tells of ignores that meet nothing or are over, and of rules that do not exist")
  func run() {
    var configuration = AuditConfiguration()
    configuration.ignores = [
      AuditIgnore(rule: "label-url", element: "nobody"),
      AuditIgnore(rule: "label-all-caps", expires: "2026-01-31"),
      AuditIgnore(rule: "label-of-nothing"),
    ]
    let run = AuditRun(
      [Audit(Self.document(seed: 1), configuration: configuration)],
      configuration: configuration, today: "2026-11-21")
    let own = run.ownFindings.map { "\($0.rule): \($0.element)" }
    #expect(
      own == [
        "rule-unknown: label-of-nothing", "suppression-unused: label-url, nobody",
        "suppression-expired: label-all-caps",
      ])
  }

  @Test("An ignore is unused only where its rule was asked and its file was audited")
  func notAsked() {
    var configuration = AuditConfiguration()
    configuration.ignores = [
      AuditIgnore(rule: "label-url"), AuditIgnore(rule: "label-all-caps"),
      AuditIgnore(rule: "label-all-caps", file: "Elsewhere.yaml"),
      AuditIgnore(rule: "label-all-caps", file: "Here.yaml"),
    ]
    configuration.isOn["label-url"] = false
    let audit = Audit(file: "App/Here.yaml", found: [], checked: 1, configuration: configuration)
    let run = AuditRun([audit], configuration: configuration)
    #expect(
      run.ownFindings.map { "\($0.rule): \($0.element)" } == [
        "suppression-unused: label-all-caps", "suppression-unused: label-all-caps, Here.yaml",
      ])
  }

  @Test("An area that takes touches beyond its frame counts, where an app is running")
  func hitArea() {
    final class WideButton: Button {
      override func point(inside point: Point, with event: Event?) -> Bool {
        Rect(x: -10, y: -10, width: bounds.width + 20, height: bounds.height + 20).contains(point)
      }
    }
    func sizes(of button: Button) -> [String] {
      button.setTitle("Close", for: .normal)
      button.frame = Rect(x: 100, y: 100, width: 30, height: 30)
      let window = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
      window.addSubview(button)
      let screen = DocumentScreen(name: "Live", size: window.frame.size, root: window)
      return Audit(host: screen.application, name: "Live").findings.map(\.rule)
        .filter { $0 == "target-size-platform" }
    }
    #expect(sizes(of: Button()) == ["target-size-platform"])
    #expect(sizes(of: WideButton()) == [])
  }

  private static func document(seed: UInt64) -> Document {
    var generator = SeededGenerator(seed: seed)
    var texts = HostileText(seed: seed)
    let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    var parents = [root]
    let frames = [-50.0, 0, 3, 16, 44, 100, 390, 900]
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      let kinds: [View] = [Label(), Button(), TextField(), Slider(), Switch(), ImageView(), View()]
      let view = kinds.randomElement(using: &generator) ?? View()
      view.frame = Rect(
        x: frames.randomElement(using: &generator) ?? 0,
        y: frames.randomElement(using: &generator) ?? 0,
        width: abs(frames.randomElement(using: &generator) ?? 0),
        height: abs(frames.randomElement(using: &generator) ?? 0))
      if Bool.random(using: &generator) { view.accessibilityLabel = texts.next() }
      if Bool.random(using: &generator) { view.accessibilityHint = texts.next() }
      if Bool.random(using: &generator) { view.isAccessibilityElement = .random(using: &generator) }
      if Bool.random(using: &generator) {
        view.accessibilityTraits = AccessibilityTraits(
          rawValue: .random(in: 0...UInt64.max, using: &generator))
      }
      (view as? Label)?.text = texts.next()
      (view as? Button)?.setTitle(texts.next(), for: .normal)
      (parents.randomElement(using: &generator) ?? root).addSubview(view)
      parents.append(view)
    }
    let screen = DocumentScreen(name: "Random", size: root.frame.size, root: root)
    return Document(kind: .storyboard, file: "random", screens: [screen], language: "en")
  }
}
