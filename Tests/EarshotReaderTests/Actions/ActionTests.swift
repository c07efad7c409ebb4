import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

/// What a listener does to the app (guide rows G27 to G31).
@Suite struct ActionTests {
  /// Guide row G27: from the element up the chain; who answers that it did nothing is passed by.
  @Test func theSearchGoesUpTheChain() {
    let page = TestScreen("A")
    let stage = Stage(root: page)
    let outer = Asked("outer", answer: true) { page.log.append($0) }
    let inner = Asked("inner", answer: false) { page.log.append($0) }
    page.view.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(Stage.element("Text", row: 0))
    stage.start()
    stage.perform(
      .named(.escape), .named(.magicTap), .scroll(.down), .named(.increment), .named(.decrement),
      .named(.activate))
    #expect(
      page.log == [
        "inner.performEscape", "outer.performEscape", "inner.performMagicTap",
        "outer.performMagicTap", "inner.accessibilityScroll", "outer.accessibilityScroll",
        "inner.accessibilityIncrement", "outer.accessibilityIncrement",
        "inner.accessibilityDecrement", "outer.accessibilityDecrement",
        "inner.accessibilityActivate", "outer.accessibilityActivate",
      ])
    #expect(
      stage.lines().filter { $0.hasPrefix("action") } == [
        "action: text escape, handled by outer", "action: text magicTap, handled by outer",
        "action: text scroll, handled by outer", "action: text increment, handled by outer",
        "action: text decrement, handled by outer", "action: text activate, handled by outer",
      ])
  }

  @Test func whereNobodyAnswers() {
    let stage = Stage(labels: "One")
    stage.perform(.escape)
    #expect(stage.lines() == ["action: one escape", "sound: boundary"])
    stage.perform(.magicTap)
    #expect(stage.lines() == ["action: one magicTap", "sound: boundary"])
    stage.perform(.scroll(.up))
    #expect(stage.lines() == ["action: one scroll", "sound: boundary"])
    stage.application.mediaToggle = { true }
    stage.perform(.magicTap)
    #expect(stage.lines() == ["action: one toggleMedia, handled by Application"])
    stage.perform(.activate)
    #expect(stage.lines() == ["action: one activate", "sound: boundary"])
  }

  /// A touch at the activation point that something takes is a success, by whoever took it.
  @Test func whoTakesTheTouchHandlesTheActivation() {
    let stage = Stage()
    var log: [String] = []
    let (keeping, knowing) = (Asked("keeping", answer: false) { log.append($0) }, View())
    knowing.frame = Rect(x: 0, y: 500, width: 400, height: 200)
    knowing.accessibilityIdentifier = "knowing"
    knowing.addGestureRecognizer(TapGestureRecognizer())
    for view in [keeping, knowing] {
      stage.window.addSubview(view)
      stage.add("In \(view.accessibilityIdentifier ?? "")", row: 1, to: view)
    }
    stage.start()
    stage.perform(.activate)
    #expect(
      stage.lines() == [
        "action: in keeping activate, handled by keeping", "sound: activate",
      ])
    stage.perform(.moveForward)
    _ = stage.lines()
    stage.perform(.activate)
    #expect(
      stage.lines() == [
        "action: in knowing activate, handled by knowing", "sound: activate",
      ])
  }

  /// Guide row G27: an action that an app declines sounds as any other that nobody handles.
  @Test func aDisabledControlHandlesNothing() {
    let stage = Stage()
    let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 44))
    button.setTitle("Save", for: .normal)
    button.accessibilityIdentifier = "save"
    button.isEnabled = false
    stage.window.addSubview(button)
    stage.start()
    stage.perform(.activate)
    #expect(stage.lines() == ["action: save activate", "sound: boundary"])
  }

  /// A screen with nothing to read can still be left (guide row G28).
  @Test func escapeFromAnEmptyScreen() {
    let navigation = NavigationController(rootViewController: TestScreen("First", "Alpha"))
    let stage = Stage(root: navigation)
    stage.start()
    navigation.isNavigationBarHidden = true
    stage.change { navigation.pushViewController(TestScreen("Empty"), animated: true) }
    #expect(stage.focus == "nothing")
    stage.perform(.escape)
    #expect(stage.focus == "alpha")
  }

  /// Guide row G29.
  @Test func magicTapWhereverTheCursorIs() {
    let page = TestScreen("A", "Alpha", "Beta")
    let delegate = LastStop()
    let stage = Stage(root: page)
    stage.application.delegate = delegate
    stage.start()
    stage.perform(.magicTap)
    page.answersMagicTap = true
    stage.perform(.magicTap, .moveForward, .magicTap)
    #expect(delegate.log == ["delegate.performMagicTap"])
    #expect(page.log == ["A.performMagicTap", "A.performMagicTap"])
  }

  /// Guide row G31: only the new value is spoken, and the end of the range sounds.
  @Test func adjusting() {
    let stage = Stage()
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 200, height: 44))
    slider.accessibilityLabel = "Volume"
    slider.value = 0.85
    stage.window.addSubview(slider)
    stage.start()
    stage.perform(.increment)
    #expect(stage.spoken() == ["95%"])
    stage.perform(.increment)
    _ = stage.lines()
    stage.perform(.increment)
    let lines = stage.lines()
    #expect(lines.contains("sound: boundary") && lines.contains { $0.hasPrefix("speech: 100%") })
    stage.perform(.rotorNext)
    #expect(stage.reader.rotorKind == .adjustValue && stage.spoken() == ["90%"])
  }

  @Test func anAdjustableThatDoesNotAdjust() {
    let stage = Stage()
    stage.add("Rating", row: 0, traits: .adjustable)
    stage.start()
    stage.perform(.increment)
    #expect(
      stage.lines() == [
        "note: nothing answered increment of an adjustable element (guide row G31)",
        "action: rating increment", "sound: boundary",
      ])
  }

  /// Only the new state is spoken.
  @Test func switching() {
    let stage = Stage()
    let wifi = Switch(frame: Rect(x: 0, y: 0, width: 51, height: 31))
    wifi.accessibilityLabel = "Wi-Fi"
    wifi.accessibilityIdentifier = "wifi"
    stage.window.addSubview(wifi)
    stage.start()
    stage.perform(.activate)
    #expect(wifi.isOn)
    #expect(
      stage.lines().filter { !$0.hasPrefix("outcome") }
        == [
          "action: wifi activate, handled by wifi", "sound: activate", "sound: on",
          "speech: on, because of valueChange",
        ])
    stage.perform(.activate)
    #expect(stage.spoken() == ["off"])
  }

  @Test func choosingAmongAlternatives() {
    let stage = Stage()
    let control = SegmentedControl()
    control.insertSegment(withTitle: "List", at: 0)
    control.insertSegment(withTitle: "Map", at: 1)
    control.frame = Rect(x: 0, y: 0, width: 200, height: 44)
    control.selectedSegmentIndex = 0
    stage.window.addSubview(control)
    stage.start()
    stage.perform(.moveForward)
    _ = stage.lines()
    stage.perform(.activate)
    let lines = stage.lines()
    #expect(control.selectedSegmentIndex == 1)
    #expect(lines.contains("sound: select"))
    #expect(lines.contains("speech: selected, Map, 2 of 2, because of valueChange"))
  }

  /// What is no longer selected is said by its name, which tells that the word is gone.
  @Test func takingBackAChoice() {
    let stage = Stage()
    let star = stage.add("Star", row: 0, traits: [.button, .selected])
    star.accessibilityBlocks = AccessibilityBlocks()
    star.accessibilityBlocks?.activate = { [unowned star] in
      star.accessibilityTraits.formSymmetricDifference(.selected)
      return true
    }
    stage.start()
    stage.perform(.activate)
    let lines = stage.lines()
    #expect(lines.contains("sound: select"))
    #expect(lines.contains("speech: Star, because of valueChange"))
    stage.perform(.activate)
    #expect(stage.spoken() == ["selected, Star"])
  }

  /// Observed as `text-editing` and `text-misspelled`.
  @Test func beginningToEdit() {
    let stage = Stage()
    let field = TextField(frame: Rect(x: 0, y: 0, width: 200, height: 44))
    field.accessibilityLabel = "Name"
    stage.window.addSubview(field)
    stage.start()
    stage.perform(.activate)
    #expect(stage.spoken() == ["text field, is editing, character mode, insertion point at start"])
    #expect(stage.reader.currentHint == nil)
    field.accessibilityCustomRotors = [
      AccessibilityCustomRotor(systemType: .misspelledWord) { _ in nil }
    ]
    stage.perform(.speakItem)
    #expect(stage.reader.currentHint == "Use the rotor to access misspelled words.")
  }

  /// The buttons of a stepper say the number that they have led to; one that
  /// the app announces takes its place.
  @Test func stepping() {
    let stage = Stage()
    let stepper = Stepper(frame: Rect(x: 0, y: 0, width: 94, height: 32))
    (stepper.value, stepper.stepValue) = (1, 0.05)
    stage.window.addSubview(stepper)
    stage.start()
    stage.perform(.moveForward)
    #expect(stage.spoken() == ["Increment, button"])
    stage.perform(.activate)
    #expect(stage.spoken() == ["1.05"])
    stage.perform(.moveBackward, .activate, .activate)
    #expect(stage.spoken() == ["Decrement, button", "1", "0.95"])
    stage.post(.announcement("0.95 kg"))
    #expect(stage.spoken() == ["0.95 kg"])
  }

  /// Guide row G30.
  @Test func scrollViewsPage() {
    let stage = Stage(.device)
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    scroll.contentSize = Size(width: 400, height: 1_000)
    stage.window.addSubview(scroll)
    for row in 0..<20 { stage.add("Row \(row)", row: row, to: scroll) }
    stage.start()
    stage.perform(.scroll(.down))
    #expect(stage.spoken() == ["Page 2 of 3"])
    // The cursor stays in sight.
    #expect(stage.focus == "row 8")
    stage.perform(.scroll(.next))
    #expect(stage.spoken() == ["Page 3 of 3"])
    _ = stage.lines()
    stage.perform(.scroll(.down))
    #expect(stage.lines().contains("sound: boundary"))
    stage.perform(.scroll(.right))
    #expect(stage.lines() == ["action: row 12 scroll", "sound: boundary"])
  }

  @Test func aDelegateSaysWhereAScrollLed() {
    final class Rows: ScrollViewDelegate {
      var scrolls = 0
      func scrollViewDidScroll(_ scrollView: ScrollView) { scrolls += 1 }
      func accessibilityScrollStatus(for scrollView: ScrollView) -> String? { "Rows 9 to 16" }
    }
    let (stage, rows) = (Stage(), Rows())
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    scroll.contentSize = Size(width: 400, height: 1_000)
    scroll.delegate = rows
    stage.window.addSubview(scroll)
    stage.add("Row", row: 0, to: scroll)
    stage.start()
    stage.perform(.scroll(.down))
    #expect(stage.spoken() == ["Rows 9 to 16"] && rows.scrolls == 1)
  }

  /// Moving past the last visible element scrolls.
  @Test func scrollingToReach() {
    let stage = Stage()
    let scroll = ScrollView(frame: Rect(x: 0, y: 100, width: 400, height: 100))
    scroll.contentSize = Size(width: 400, height: 1_000)
    stage.window.addSubview(scroll)
    for row in 0..<20 { stage.add("Row \(row)", row: row, to: scroll) }
    stage.start()
    stage.perform(.moveForward)
    #expect(scroll.contentOffset.y == 0)
    stage.perform(.moveForward)
    #expect(scroll.contentOffset.y == 44)
    stage.perform(.last)
    #expect(scroll.contentOffset.y == 894 && stage.focus == "row 19")
    stage.perform(.first)
    #expect(scroll.contentOffset.y == 0)
  }
}
