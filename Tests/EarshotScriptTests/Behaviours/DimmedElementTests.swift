import EarshotScript
import Testing

/// What is dimmed stands for a control that is disabled: it does nothing, and nothing around it acts in
/// its stead.
@Suite struct DimmedElementTests {
  /// A dimmed element with behaviours, in a container that would do everything itself.
  private static func app(_ element: String) -> String {
    """
    screens:
      - name: Home
        root:
          id: all
          on:
            activate: { announce: All }
            increment: { announce: All }
            decrement: { announce: All }
            magicTap: { announce: All }
            escape: { announce: All }
            scrollUp: { announce: All }
          children: [\(element)]
    """
  }

  private static let button = app(
    """
    { id: go, label: Go, traits: [button, notEnabled], frame: [16, 120, 300, 44], on: { activate:
      { announce: Own }, increment: { announce: Own }, decrement: { announce: Own }, magicTap:
      { announce: Own }, escape: { announce: Own }, scrollUp: { announce: Own } } }
    """)

  private static let slider = app(
    """
    { id: level, label: Level, value: "2", traits: [adjustable, notEnabled], frame: [16, 120, 300, 44],
      adjust: { values: ["1", "2", "3"] } }
    """)

  private func steps(_ commands: String, over app: String) throws -> [[String]] {
    try ScriptReport.of(commands, over: app).steps
  }

  @Test func nobodyHandlesItsActivation() throws {
    let steps = try steps("  - activate\n  - tap: go", over: Self.button)
    #expect(steps.map { $0[0] } == ["command: activate", "command: tap 166.0 142.0"])
    #expect(steps[0].dropFirst() == ["action: go activate", "sound: boundary"])
    #expect(steps[1].dropFirst() == ["note: nothing took the tap"])
    let came = steps.joined().filter { $0.contains("handled by") || $0.hasPrefix("speech") }
    #expect(came.isEmpty)
  }

  /// What is about the screen and not about the element is handled by what stands around it.
  @Test func theScreenStillAnswers() throws {
    let steps = try steps("  - magicTap\n  - escape\n  - scroll: up", over: Self.button)
    #expect(
      steps.map { $0[1] } == [
        "action: go magicTap, handled by all", "action: go escape, handled by all",
        "action: go scroll, handled by all",
      ])
    #expect(steps.allSatisfy { $0[2...] == ["speech: All, because of announcement"] })
  }

  @Test func nothingChangesItsValue() throws {
    for app in [Self.button, Self.slider] {
      let report = try ScriptReport.of("  - increment\n  - decrement", over: app)
      let id = app == Self.button ? "go" : "level"
      #expect(
        report.steps == [
          ["command: increment", "action: \(id) increment", "sound: boundary"],
          ["command: decrement", "action: \(id) decrement", "sound: boundary"],
        ])
    }
    #expect(
      try ScriptReport.of(
        "  - increment\n  - expect: { element: level, value: \"2\" }", over: Self.slider
      ).results.map(\.isMet) == [true])
  }

  /// One that code enables acts as ever.
  @Test func onceEnabledItActs() throws {
    let app = Self.app(
      """
      { id: go, label: Go, traits: [button, notEnabled], frame: [16, 120, 300, 44],
        on: { activate: { announce: Own } } },
      { id: enable, label: Enable, traits: [button], frame: [16, 180, 300, 44],
        on: { activate: { set: { id: go, traits: [button] } } } }
      """)
    let steps = try steps("  - focus: enable\n  - activate\n  - focus: go\n  - activate", over: app)
    #expect(steps.last?.contains("action: go activate, handled by go") == true)
  }

  /// A disabled slider of a storyboard keeps its value, and says so.
  @Test func aDisabledSliderHandlesNothing() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        initialViewController="vc"><scenes><scene sceneID="s"><objects>
        <viewController id="vc"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
        <slider id="sl" enabled="NO" minValue="0" maxValue="1" value="0.5">
          <rect key="frame" x="16" y="120" width="300" height="31"/>
          <accessibility key="accessibilityConfiguration" label="Volume"/></slider>
        </subviews></view></viewController></objects></scene></scenes></document>
      """
    let report = try ScriptReport.of(
      "  - increment\n  - expect: { element: sl, value: 50% }", over: storyboard,
      named: "app.storyboard")
    #expect(report.steps == [["command: increment", "action: sl increment", "sound: boundary"]])
    #expect(report.results.map(\.isMet) == [true])
  }
}
