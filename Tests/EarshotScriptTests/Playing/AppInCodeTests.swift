import EarshotInterface
import EarshotModel
import EarshotScript
import EarshotTestApps
import Testing

/// Scripts that play on apps in code.
@Suite struct AppInCodeTests {
  /// An app that counts, and keeps the number.
  private final class CountingApp: Application, ApplicationDelegate {
    init() {
      super.init()
      delegate = self
    }

    func application(
      _ application: Application, willFinishLaunchingWithOptions options: LaunchOptions
    ) -> Bool {
      let window = makeWindow(NavigationController(rootViewController: CountingScreen()))
      window.rootViewController?.restorationIdentifier = "stack"
      window.makeKeyAndVisible()
      return true
    }

    func application(
      _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
    ) -> Bool { true }

    func application(
      _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
    ) -> Bool { true }
  }

  private final class CountingScreen: ViewController {
    private var count = 0
    private let button = Button(frame: Rect(x: 0, y: 100, width: 400, height: 44))

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Counting"
      restorationIdentifier = "counting"
      button.accessibilityIdentifier = "count"
      button.addAction(Action { [weak self] _ in self?.show(by: 1) }, for: .touchUpInside)
      view.addSubview(button)
      show(by: 0)
    }

    private func show(by step: Int) {
      count += step
      button.setTitle("\(count) times", for: .normal)
    }

    override func encodeRestorableState(with coder: RestorationCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(count, forKey: "count")
    }

    override func decodeRestorableState(with coder: RestorationCoder) {
      super.decodeRestorableState(with: coder)
      show(by: coder.decode(Int.self, forKey: "count") ?? 0)
    }
  }

  private func play(_ script: String, makes: inout Int) throws -> ScriptReport {
    var count = 0
    defer { makes = count }
    return try ScriptPlayer().play(ScriptReader().read(Array(script.utf8), file: "walk.yaml")) {
      count += 1
      return CountingApp()
    }
  }

  /// What a script opens is not looked at; names are identifiers or labels.
  @Test func itIsWalkedInPlaceOfWhatTheScriptOpens() throws {
    var makes = 0
    let report = try play(
      """
      open: draft.yaml
      steps:
        - expect: Counting, heading
        - focus: 0 times
        - activate
        - expect: { speech: "1 times, button", focused: count, handledBy: count, action: activate }
        - rotate: landscape
        - expect: { element: count, label: 1 times }
      """, makes: &makes)
    #expect(report.failures.map(\.actual) == [] && report.refusal == nil && makes == 1)
  }

  @Test func anotherOneComesBackWithItsState() throws {
    var makes = 0
    let report = try play(
      """
      steps:
        - focus: count
        - activate: 3
        - leave
        - comeBack
        - focus: count
        - expect: 3 times, button
      """, makes: &makes)
    #expect(report.failures.map(\.actual) == [] && report.refusal == nil && makes == 2)
  }

  @Test func aStepThatNamesNothingEndsTheRun() throws {
    var makes = 0
    let report = try play("steps: [{ focus: nowhere }]", makes: &makes)
    #expect(
      report.refusal.map { "\($0)" }
        == "walk.yaml:1:9: error: nothing in the app is called 'nowhere' now; expected the id or "
        + "the label of something on a screen that is there")
  }
}
