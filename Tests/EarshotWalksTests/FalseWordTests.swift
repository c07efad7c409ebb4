import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotWalks
import Testing

/// What walks have said of apps that was not so, and how often they have said what is.
@Suite("What a walk says is so, and it says it once")
struct FalseWordTests {
  private static func findings(
    _ build: @escaping (Bench, Bool) -> Void
  ) throws -> [String] {
    try AppWalk(WalkedApp(name: "App") { .showing(Bench("Bench", true, build).inStack) })
      .walk().findings.filter { !$0.walk.isEmpty }
      .map { "\($0.severity) \($0.rule): \($0.element)" }
  }

  @Test(
    "What is made anew whenever it is asked for is come to, and used", arguments: [true, false])
  func madeAnew(isLast: Bool) throws {
    let found = try Self.findings { bench, _ in
      bench.lines("Parcels")
      bench.put(Week { [weak bench] day in bench?.say("\(day) it is") }, height: 120)
      if !isLast { bench.button("Next week", saying: "Nothing comes") }
    }
    #expect(found == ["review focus-stale: button:Monday"])
  }

  @Test("What is made anew and does nothing is told for that")
  func doesNothing() throws {
    let found = try Self.findings { bench, _ in
      bench.lines("Parcels")
      bench.put(Week { _ in }, height: 120)
      bench.lines("That is all")
    }
    #expect(found.contains("serious activation-noop: button:Monday"), "\(found)")
    #expect(!found.contains { $0.contains("focus-unreachable") }, "\(found)")
  }

  @Test("What opens a question does not go back")
  func question() throws {
    let found = try Self.findings { bench, _ in
      let list = bench.put(bench.words("Two letters"))
      var count = 2
      bench.put(
        bench.button("Delete one") { [weak bench] in
          let alert = AlertController(title: "Delete it?", message: nil, preferredStyle: .alert)
          alert.addAction(
            AlertAction(title: "Delete", style: .destructive) { _ in
              count -= 1
              list.text = count == 1 ? "One letter" : "No letters"
              bench?.say(list.text ?? "")
            })
          alert.addAction(AlertAction(title: "Keep", style: .cancel))
          bench?.post(.screenChanged(nil))
          bench?.present(alert, animated: true)
        })
      bench.put(
        bench.button("Back") { [weak bench] in
          let alert = AlertController(title: "Leave?", message: nil, preferredStyle: .alert)
          alert.addAction(AlertAction(title: "Stay", style: .cancel))
          bench?.present(alert, animated: true)
        })
    }
    #expect(found == [])
  }

  @Test("What comes of every letter is told once")
  func letters() throws {
    let found = try Self.findings { bench, _ in
      let field = bench.put(TextField())
      field.accessibilityLabel = "Name"
      let error = bench.put(bench.words(""))
      field.addAction(
        Action { [weak field] _ in error.text = "\(field?.text ?? "") is not valid" },
        for: .editingChanged)
    }
    #expect(
      found == [
        "moderate layout-change-silent: text:a is not valid",
        "serious status-not-announced: text:a is not valid",
      ])
  }

  @Test("What is left behind more and more often is told once")
  func children() throws {
    let found = try Self.findings { bench, _ in
      var number = 0
      let place = bench.put(View(), height: 300)
      func show() {
        number += 1
        let child = Bench("Part", true) { part, _ in part.lines("Part \(number)", "Its text") }
        bench.kept = child
        child.view.frame = place.bounds
        place.addSubview(child.view)
        bench.post(.layoutChanged(nil))
      }
      bench.put(bench.button("Another part") { show() })
      show()
    }
    #expect(found.filter { $0.contains("child-controller-stale") }.count == 1, "\(found)")
    #expect(found.filter { $0.contains("speech-repeat") }.count <= 1, "\(found)")
  }
}

/// Days that are drawn, of which an element is made anew whenever it is asked for.
private final class Week: View {
  private static let days = ["Monday", "Tuesday", "Wednesday"]
  private let choose: (String) -> Void

  init(_ choose: @escaping (String) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
  }

  override var accessibilityElements: [Responder]? {
    get {
      Self.days.enumerated().map { place, name in
        let day = Day(accessibilityContainer: self)
        day.accessibilityLabel = name
        day.accessibilityTraits = .button
        day.accessibilityFrameInContainerSpace = Rect(
          x: Double(place) * 70, y: 0, width: 64, height: 120)
        day.choose = { [choose] in choose(name) }
        return day
      }
    }
    set {}
  }
}

private final class Day: AccessibilityElement {
  var choose: () -> Void = {}

  override func accessibilityActivate() -> Bool {
    choose()
    return true
  }
}
