import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotScript
import EarshotWalks
import Testing

/// What shows only when the device is turned, texts are large, or rows begin on the right.
@Suite("Walks in other surroundings")
struct SurroundingsTests {
  private static func walk(_ make: @escaping () -> ViewController) throws -> [Finding] {
    let rules = ["scroll-unhandled", "order-visual-mismatch"]
    let configuration = AuditConfiguration(
      isOn: Dictionary(
        uniqueKeysWithValues: RuleSet.current.rules.map { ($0.id, rules.contains($0.id)) }))
    let found = try AppWalk(
      WalkedApp(name: "Flow") { application(make()) }, configuration: configuration
    ).walk().findings
    for finding in found {
      let script = try ScriptReader().read(
        Array(WalkTrace(of: finding).script.utf8), file: "trace.yaml")
      let report = ScriptPlayer().play(script) { application(make()) }
      #expect(report.refusal == nil && report.failures.isEmpty, "\(WalkTrace(of: finding).script)")
    }
    return found
  }

  private static func application(_ controller: ViewController) -> Application {
    let application = Application()
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return application
  }

  private static func gestures(_ findings: [Finding]) -> [String] {
    findings.flatMap { finding in ["\(finding.rule):"] + finding.walk.map(\.gesture) }
  }

  /// A button at the lower end of a screen that stands upright.
  private static func low(_ orientations: InterfaceOrientationMask) -> ViewController {
    FlowController(
      [FlowController.button("Top"), FlowController.button("Bottom")], orientations: orientations
    ) { flow in
      for (part, y) in zip(flow.parts, [100.0, 700]) {
        part.frame = Rect(x: 16, y: y, width: 300, height: 44)
      }
    }
  }

  @Test("Turned, a button lies beyond the edge, and nothing scrolls")
  func landscape() throws {
    let found = try Self.walk { Self.low(.all) }
    #expect(Self.gestures(found).prefix(2) == ["scroll-unhandled:", "rotate: landscape"])
    #expect(try Self.walk { Self.low(.portrait) }.isEmpty)
  }

  /// A button below a text, which grows with the size that a person wants where it follows it.
  private static func below(_ follows: Bool) -> ViewController {
    let text = Label()
    text.text = String(repeating: "Terms of the ferry. ", count: 40)
    text.font = Font(textStyle: .body)
    text.numberOfLines = 0
    text.adjustsFontForContentSizeCategory = follows
    return FlowController([text, FlowController.button("Agree")]) { flow in
      let height = flow.parts[0].sizeThatFits(Size(width: 361, height: 0)).height
      flow.parts[0].frame = Rect(x: 16, y: 60, width: 361, height: height)
      flow.parts[1].frame = Rect(x: 16, y: 68 + height, width: 361, height: 44)
    }
  }

  @Test("With large texts, a button lies beyond the edge, and nothing scrolls")
  func largeText() throws {
    let found = try Self.walk { Self.below(true) }
    #expect(
      Self.gestures(found).prefix(2) == ["scroll-unhandled:", "textSize: accessibilityExtraLarge"])
    #expect(try Self.walk { Self.below(false) }.isEmpty)
  }

  /// Three buttons in a row that turns with the direction, listed as they stand or from left to right.
  private static func row(sorted: Bool) -> ViewController {
    FlowController(["One", "Two", "Three"].map(FlowController.button)) { flow in
      let isMirrored = flow.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      for (place, part) in flow.parts.enumerated() {
        let column = isMirrored ? 2 - place : place
        part.frame = Rect(x: 16 + 120 * Double(column), y: 100, width: 100, height: 44)
      }
      flow.view.accessibilityElements =
        sorted ? flow.parts.sorted { $0.frame.minX < $1.frame.minX } : flow.parts
    }
  }

  @Test("Where rows begin on the right, a list from left to right is heard backwards")
  func rightToLeft() throws {
    let found = try Self.walk { Self.row(sorted: true) }
    #expect(
      Self.gestures(found).prefix(2) == [
        "order-visual-mismatch:", "layoutDirection: rightToLeft",
      ])
    #expect(try Self.walk { Self.row(sorted: false) }.isEmpty)
  }

  @Test("A walk leaves the surroundings as they were")
  func nothingIsLeft() throws {
    var made: [Application] = []
    let walk = AppWalk(
      WalkedApp(name: "Flow") {
        let application = Self.application(Self.low(.all))
        made.append(application)
        return application
      })
    let first = try walk.walk()
    #expect(made.first?.traitCollection == TraitCollection())
    let second = try AppWalk(
      WalkedApp(name: "Flow") { Self.application(Self.low(.all)) }
    ).walk()
    #expect(first.findings == second.findings && first.coverage == second.coverage)
  }
}
