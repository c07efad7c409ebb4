import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

@testable import EarshotScript

/// What the elements of a screen document do when they are asked.
@Suite struct BehaviourTests {
  /// A screen with one element that has these behaviours, and two more screens.
  private static func app(_ on: String, traits: String = "[button]", more: String = "") -> String {
    """
    screens:
      - name: Home
        root:
          id: home
          children:
            - { id: go, label: Go, traits: \(traits), on: { \(on) } }
            - { id: light, label: Light, value: "0", traits: [toggleButton] }
            \(more)
      - name: Details
        root:
          children:
            - { id: title, label: Details, traits: [header], frame: [16, 120, 358, 40] }
            - { id: close, label: Close, traits: [button], on: { activate: dismiss } }
            - { id: deeper, label: Deeper, traits: [button], on: { activate: { push: Own } } }
      - name: Own
        root:
          children:
            - { id: mine, label: Up, traits: [backButton], frame: [16, 50, 60, 40] }
    """
  }

  @Test func pushShowsAScreenWithAWayBack() throws {
    let app = try LiveApp(Self.app("activate: { push: Details }"))
    #expect(try app.after { try $0.activate("go") } == ["screenChanged push"])
    #expect(app.screen == "Details")
    let back = try app.element("back")
    #expect(back.accessibilityLabel == "Home")
    #expect(back.accessibilityTraits.contains(.backButton))
    #expect(back.accessibilityFrame == Rect(x: 8, y: 47, width: 65.5, height: 44))
    #expect(back.accessibilityActivate())
    #expect(try app.after { _ in } == ["screenChanged pop"])
    #expect(app.screen == "Home")
  }

  @Test func aScreenWithItsOwnBackButtonGetsNoOther() throws {
    let app = try LiveApp(Self.app("activate: { push: Own }"))
    try app.activate("go")
    #expect(app.application.element(named: "back") == nil)
    #expect(try app.activate("mine"))
    #expect(app.screen == "Home")
  }

  @Test func twoScreensCanBeLeftAtOnce() throws {
    let app = try LiveApp(Self.app("activate: [{ push: Details }, { push: Details }]"))
    try app.activate("go")
    let stack = app.application.windows.first?.rootViewController as? NavigationController
    #expect(stack?.viewControllers.count == 3)
    let twice = try LiveApp(
      Self.app("activate: [{ push: Details }, { push: Details }, pop, pop]"))
    try twice.activate("go")
    #expect(twice.screen == "Home")
  }

  @Test func theSameScreenCanBePushedTwice() throws {
    let app = try LiveApp(Self.app("activate: { push: Home }"))
    for _ in 0..<3 { try app.activate("go") }
    #expect(app.screen == "Home")
    let stack = app.application.windows.first?.rootViewController as? NavigationController
    #expect(stack?.viewControllers.count == 4)
  }

  @Test(arguments: ["alert", "sheet", "popover", "fullScreen"])
  func presentsInEveryStyle(style: String) throws {
    let app = try LiveApp(Self.app("activate: { present: Details, style: \(style) }"))
    #expect(try app.after { try $0.activate("go") } == ["screenChanged present"])
    #expect(app.screen == "Details")
    #expect(
      try app.element("title").accessibilityFrame == Rect(x: 16, y: 120, width: 358, height: 40))
    #expect(try app.after { try $0.activate("close") } == ["screenChanged dismiss"])
    #expect(app.screen == "Home")
  }

  @Test(arguments: [("alert", true), ("sheet", true), ("popover", true), ("fullScreen", false)])
  func escapeClosesOverlays(style: String, closes: Bool) throws {
    let app = try LiveApp(Self.app("activate: { present: Details, style: \(style) }"))
    try app.activate("go")
    var candidate: Responder? = try app.element("title")
    while let responder = candidate, !responder.accessibilityPerformEscape() {
      candidate = responder.next
    }
    app.application.update()
    #expect(app.screen == (closes ? "Home" : "Details"))
  }

  @Test func anAlertCanCloseItselfAndLeadOn() throws {
    let document = """
      screens:
        - name: Home
          root: { children: [{ id: go, label: Go, on: { activate: { present: Sure, style: alert } } }] }
        - name: Sure
          root: { children: [{ id: yes, label: "Yes", on: { activate: [dismiss, push: Done] } }] }
        - name: Done
          root: { children: [{ id: done, label: Done }] }
      """
    let app = try LiveApp(document)
    #expect(try app.after { try $0.activate("go") } == ["screenChanged present"])
    #expect(app.screen == "Sure")
    let told = try app.after { try $0.activate("yes") }
    #expect(told == ["screenChanged dismiss", "screenChanged push"])
    #expect(app.screen == "Done")
  }

  @Test func actionsChangeOtherElementsAndTellOfIt() throws {
    let app = try LiveApp(
      Self.app(
        "activate: [{ set: { id: light, label: Lamp, value: \"1\", hint: Warm., hidden: true } }, "
          + "{ announce: Saved, priority: high }, { post: { layoutChanged: light } }, "
          + "{ post: screenChanged }, { post: { pageScrolled: Page 2 } }]"))
    #expect(
      try app.after { try $0.activate("go") } == [
        "announcement Saved high", "layoutChanged light", "screenChanged posted",
        "pageScrolled Page 2",
      ])
    let light = try app.element("light")
    #expect(light.accessibilityLabel == "Lamp")
    #expect(light.accessibilityValue == "1")
    #expect(light.accessibilityHint == "Warm.")
    #expect((light as? View)?.isHidden == true)
  }

  @Test func toggleTurnsOverWhatThereIs() throws {
    let app = try LiveApp(
      Self.app(
        "activate: { toggle: light }, magicTap: toggle",
        more: "- { id: more, label: More, expandedStatus: collapsed, on: { activate: toggle } }"))
    try app.activate("go")
    #expect(try app.element("light").accessibilityValue == "1")
    try app.activate("go")
    #expect(try app.element("light").accessibilityValue == "0")
    #expect(try app.element("go").accessibilityPerformMagicTap())
    #expect(try app.element("go").accessibilityTraits.contains(.selected))
    try app.activate("more")
    #expect(try app.element("more").accessibilityExpandedStatus == .expanded)
  }

  @Test func whatIsOnNoScreenThatIsThereIsNeitherTurnedOverNorChanged() throws {
    let app = try LiveApp(
      Self.app(
        "activate: { toggle: title }, magicTap: { set: { id: title, label: Lost } }, "
          + "escape: { set: { id: light, label: Lamp } }",
        more: "- { id: other, label: title }"))
    let before = try app.element("go").accessibilityTraits
    #expect(try !app.activate("go"))
    #expect(try app.element("go").accessibilityTraits == before)
    #expect(try !app.element("other").accessibilityTraits.contains(.selected))
    #expect(try !app.element("go").accessibilityPerformMagicTap())
    #expect(try app.element("other").accessibilityLabel == "title")
    #expect(try app.element("go").accessibilityPerformEscape())
  }

  @Test func answersDecideWhetherTheSearchGoesOn() throws {
    let app = try LiveApp(
      Self.app(
        "activate: dismiss, escape: [{ toggle: light }, unhandled], magicTap: handled, "
          + "scrollUp: pop, scrollLeft: { announce: Left }, increment: unhandled"))
    let go = try app.element("go")
    #expect(!go.accessibilityActivate())
    #expect(!go.accessibilityPerformEscape())
    #expect(try app.element("light").accessibilityValue == "1")
    #expect(go.accessibilityPerformMagicTap())
    #expect(!go.accessibilityScroll(.up))
    #expect(go.accessibilityScroll(.left))
    #expect(!go.accessibilityScroll(.right))
    go.accessibilityIncrement()
    #expect(go.reachedDefaultAction)
  }

  @Test func whatIsDimmedDoesNothing() throws {
    let app = try LiveApp(Self.app("activate: { push: Details }", traits: "[button, notEnabled]"))
    #expect(try !app.activate("go"))
    #expect(!app.application.tap(at: try app.element("go").accessibilityActivationPoint))
    app.application.update()
    #expect(app.screen == "Home")
  }

  @Test func aTapDoesWhatActivationDoes() throws {
    let app = try LiveApp(Self.app("activate: { push: Details }"))
    let point = try app.element("go").accessibilityActivationPoint
    #expect(app.application.tap(at: point))
    app.application.update()
    #expect(app.screen == "Details")
  }

  @Test func adjustingStepsAndCarriesOut() throws {
    let app = try LiveApp(
      Self.app(
        "increment: { announce: Louder }", traits: "[adjustable]",
        more: "- { id: v, label: V, value: a, traits: [adjustable], adjust: { values: [a, b] }, "
          + "on: { increment: { set: { id: light, value: \"1\" } } } }"))
    #expect(
      try app.after { try $0.element("go").accessibilityIncrement() }
        == ["announcement Louder"])
    try app.element("v").accessibilityIncrement()
    #expect(try app.element("v").accessibilityValue == "b")
    #expect(try app.element("light").accessibilityValue == "1")
  }

  /// What leaves its activation unhandled is done by the touch that follows, and handles that; where
  /// there is nothing to do, nobody handles it.
  @Test func whatLeavesItsActivationIsDoneByTheTouch() throws {
    let report = try ScriptReport.of(
      "  - activate\n  - expect: { handledBy: go }\n  - focus: no\n  - activate",
      over: """
        screens: [{ name: Home, root: { children: [
          { id: go, label: Go, traits: [button], frame: [16, 120, 300, 44],
            on: { activate: [{ announce: Ran }, unhandled] } },
          { id: no, label: No, traits: [button], frame: [16, 180, 300, 44],
            on: { activate: unhandled } }] } }]
        """)
    #expect(
      report.steps.first == [
        "command: activate", "action: TapGestureRecognizer ended, handled by go",
        "action: go activate, handled by go", "sound: activate",
        "speech: Ran, because of announcement",
      ])
    #expect(report.steps.last == ["command: activate", "action: no activate", "sound: boundary"])
    #expect(report.results.map(\.actual) == ["go"])
  }

  /// The step was made, whatever the behaviour behind it answers.
  @Test func aStepCountsAsHandled() throws {
    let report = try ScriptReport.of(
      "  - increment\n  - decrement",
      over: """
        screens: [{ name: Home, root: { id: all, on: { increment: { announce: All } }, children: [
          { id: v, label: V, value: "5", traits: [adjustable], frame: [16, 120, 300, 44],
            adjust: { values: ["5", "6"] },
            on: { increment: unhandled, decrement: [{ announce: Less }, unhandled] } }] } }]
        """)
    #expect(
      report.steps == [
        [
          "command: increment", "action: v increment, handled by v", "sound: increment",
          "speech: 6, because of valueChange",
        ],
        [
          "command: decrement", "action: v decrement, handled by v", "sound: decrement",
          "speech: 5, because of valueChange", "speech: Less, because of announcement",
        ],
      ])
  }

  @Test func appearingIsAnEventOfItsOwn() throws {
    let app = try LiveApp(
      Self.app("activate: { push: Other }") + """

          - name: Other
            root: { on: { appear: { announce: Here } }, children: [{ id: other, label: Other }] }
        """)
    #expect(
      try app.after { try $0.activate("go") } == ["screenChanged push", "announcement Here"])
  }

  @Test func onlyAnAnnouncementThatWasHeardIsAnswered() throws {
    let app = try LiveApp(Self.app("announcementDidFinish: { toggle: light }"))
    let centre = app.application.notificationCenter
    centre.post(AnnouncementDidFinish(announcement: "x", wasSuccessful: false))
    #expect(try app.element("light").accessibilityValue == "0")
    centre.post(AnnouncementDidFinish(announcement: "x", wasSuccessful: true))
    #expect(try app.element("light").accessibilityValue == "1")
  }

  @Test func mediaPlayWhenAnElementStartsThem() throws {
    let silent = try LiveApp(Self.app("activate: pop"))
    #expect(!silent.application.toggleMedia())
    let app = try LiveApp(Self.app("activate: pop", traits: "[button, startsMediaSession]"))
    #expect(app.application.toggleMedia())
    #expect(app.application.isPlaying)
  }

  @Test func rotationScalesTheScreenAndBack() throws {
    let app = try LiveApp(Self.app("activate: pop"))
    let before = try app.element("light").accessibilityFrame
    #expect(try app.after { $0.application.rotate(isLandscape: true) } == ["layoutChanged"])
    let turned = try app.element("light").accessibilityFrame
    #expect(turned.width > 843.9 && turned.maxY < 390)
    _ = try app.after { $0.application.rotate(isLandscape: false) }
    let after = try app.element("light").accessibilityFrame
    #expect(abs(after.minY - before.minY) < 0.001 && abs(after.width - before.width) < 0.001)
  }
}
