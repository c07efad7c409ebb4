import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotWalks
import Testing

/// Cases of other tools that only a walk decides, in apps that run: what is heard on the way, and what is found.
@Suite("Cases of other tools that are walked")
struct DynamicCaseTests {
  /// What stands on a screen: a stop, or a group of them.
  indirect enum Part: Sendable {
    case stop(String, [Double], isModal: Bool = false)
    case group([Double]?, [Part], isModal: Bool = false)

    var view: View {
      switch self {
      case .stop(let label, let frame, let isModal):
        let view = View(frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
        view.isAccessibilityElement = true
        view.accessibilityLabel = label
        view.accessibilityViewIsModal = isModal
        return view
      case .group(let frame, let parts, let isModal):
        let frame = frame ?? [0, 0, 400, 800]
        let view = View(frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
        view.shouldGroupAccessibilityChildren = true
        view.accessibilityViewIsModal = isModal
        for part in parts {
          let inner = part.view
          // Frames are those of the screen.
          inner.frame = inner.frame.offset(x: -frame[0], y: -frame[1])
          view.addSubview(inner)
        }
        return view
      }
    }
  }

  struct Case: CustomStringConvertible, Sendable {
    let description: String
    var idiom = InterfaceIdiom.phone
    var direction = LayoutDirection.leftToRight
    var isListed = false
    let parts: [Part]
    /// What is heard from the first stop to the last.
    let heard: [String]
    var outcome = "pass"
    var rules = ["order-visual-mismatch", "modal-leak", "focus-trap"]

    var application: Application {
      let application = Application(
        traitCollection: TraitCollection(userInterfaceIdiom: idiom, layoutDirection: direction))
      let window = Window(
        application: application, frame: Rect(x: 0, y: 0, width: 400, height: 800))
      let controller = FlowController(parts.map(\.view)) { flow in
        if isListed { flow.view.accessibilityElements = flow.parts }
      }
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return application
    }
  }

  private static let grid: [Part] = [
    .stop("A", [0, 0, 10, 10]), .stop("B", [10, 0, 10, 10]), .stop("C", [0, 10, 10, 10]),
    .stop("D", [10, 10, 10, 10]),
  ]
  private static let stairs: [Part] = [
    .stop("A", [0, 8, 10, 10]), .stop("B", [10, 0, 0, 10]), .stop("C", [20, -8, 10, 10]),
    .stop("D", [30, -8, 10, 10]),
  ]
  private static let behind: [Part] = (0..<4).map {
    .stop("Behind \($0)", [0, Double($0) * 50, 200, 40])
  }

  private static let cases: [Case] = [
    Case(description: "a grid", parts: grid, heard: ["A", "B", "C", "D"]),
    Case(
      description: "a grid from right to left", direction: .rightToLeft, parts: grid,
      heard: ["B", "A", "D", "C"]),
    // A begins 16 points below C, where the row ends that is 13 points high. Compared in pairs, as the other tool
    // does, each step shares a row with the next one; then A, B, C, D is heard, or something else by how they are
    // listed (Decisions, "Rows before columns in reading order").
    Case(
      description: "stairs on a tablet", idiom: .pad, parts: stairs, heard: ["B", "C", "D", "A"]),
    Case(description: "stairs on a phone", parts: stairs, heard: ["C", "D", "B", "A"]),
    Case(
      description: "a list of groups, the upper one last", isListed: true,
      parts: [
        .group(
          [0, 100, 200, 200],
          [.stop("Cell 1", [0, 100, 200, 40]), .stop("Cell 2", [0, 150, 200, 40])]),
        .group([0, 0, 200, 90], [.stop("Header", [0, 0, 200, 40])]),
      ], heard: ["Cell 1", "Cell 2", "Header"], outcome: "review"),
    Case(
      description: "a list of a stop and a group above it", isListed: true,
      parts: [
        .stop("Direct", [0, 100, 200, 40]),
        .group([0, 0, 200, 40], [.stop("Inside", [0, 0, 200, 40])]),
      ], heard: ["Direct", "Inside"], outcome: "review"),
    Case(
      description: "groups by their first frames",
      parts: [
        .group(nil, [.stop("A1", [0, 50, 200, 40]), .stop("A2", [0, 300, 200, 40])]),
        .group(nil, [.stop("B1", [0, 0, 200, 40])]),
      ], heard: ["B1", "A1", "A2"]),
    Case(
      description: "groups in one row",
      parts: [
        .group(nil, [.stop("A1", [200, 0, 200, 40])]), .group(nil, [.stop("B1", [0, 5, 200, 40])]),
      ], heard: ["B1", "A1"]),
    Case(
      description: "a modal element",
      parts: behind + [.stop("Modal", [0, 300, 200, 40], isModal: true)], heard: ["Modal"]),
    Case(
      description: "two modal elements",
      parts: behind + [
        .stop("Modal 0", [0, 300, 200, 40], isModal: true),
        .stop("Modal 1", [0, 350, 200, 40], isModal: true),
      ], heard: ["Modal 1"]),
    Case(
      description: "a modal view without elements",
      parts: behind + [.group([0, 300, 200, 40], [], isModal: true)], heard: [],
      outcome: "finding", rules: ["modal-no-escape"]),
  ]

  @Test("What is heard and what is found", arguments: cases.indices)
  func walks(_ number: Int) throws {
    let one = Self.cases[number]
    let configuration = AuditConfiguration(
      isOn: Dictionary(
        uniqueKeysWithValues: RuleSet.current.rules.map { ($0.id, one.rules.contains($0.id)) }))
    let heard = ScreenReading(host: one.application).stops.map(\.description)
    #expect(heard == one.heard, "\(one)")
    let found = try AppWalk(
      WalkedApp(name: "Case") { one.application }, configuration: configuration
    ).walk().findings
    let outcome =
      found.contains { $0.severity > .review } ? "finding" : found.isEmpty ? "pass" : "review"
    #expect(outcome == one.outcome, "\(one): \(found.map(\.message))")
  }
}
