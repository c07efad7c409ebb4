import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

@Suite struct MovementTests {
  @Test func turningOnReadsTheFirstElement() throws {
    let stage = Stage()
    stage.add("Play", row: 0, traits: .button)
    stage.session.settle()
    _ = stage.session.transcript.take()
    try stage.session.enable()
    #expect(
      stage.lines() == [
        "notification: VoiceOverStatusDidChange", "speech: VoiceOver on, because of status",
        "focus: play, because of enable", "sound: focus", "speech: Play, button, because of focus",
      ])
    #expect(try stage.session.currentSpeech == "Play, button")
    #expect(stage.application.isVoiceOverRunning && stage.session.isEnabled)
    try stage.session.disable()
    #expect(!stage.session.isEnabled && stage.focus == "nothing")
    #expect(
      stage.lines().filter { !$0.hasPrefix("outcome") } == [
        "focus: nothing, because of disable", "speech: VoiceOver off, because of status",
        "notification: VoiceOverStatusDidChange",
      ])
  }

  @Test func theVerbsOfTheTestService() throws {
    let stage = Stage(labels: "One", "Two", "Three")
    try stage.session.moveForward()
    #expect(try stage.session.currentSpeech == "Two")
    try stage.session.moveForward()
    try stage.session.moveBackward()
    #expect(try stage.session.currentSpeech == "Two")
    #expect(stage.moves() == ["two moveForward", "three moveForward", "two moveBackward"])
    stage.perform(.last)
    #expect(stage.focus == "three")
    stage.perform(.first)
    #expect(stage.focus == "one")
    try stage.session.disable()
    #expect(throws: ScreenReaderError.notRunning) { try stage.session.moveForward() }
    #expect(throws: ScreenReaderError.notRunning) { try stage.session.disable() }
    #expect(throws: ScreenReaderError.notRunning) { try stage.session.currentSpeech }
    let mute = Session(host: stage.application)
    #expect(throws: ScreenReaderError.failedToStart) { try mute.enable() }
  }

  @Test func theEdgesSound() {
    let stage = Stage(labels: "One", "Two")
    stage.perform(.moveBackward)
    #expect(stage.lines() == ["sound: boundary"])
    stage.perform(.moveForward, .moveForward)
    #expect(stage.lines().last == "sound: boundary")
    #expect(stage.focus == "two")
  }

  @Test func whereNothingIsSaidThereIsNoOldSpeech() throws {
    let stage = Stage(labels: "One", "Two")
    stage.window.subviews[1].accessibilityLabel = nil
    stage.perform(.moveForward)
    #expect(stage.focus == "two")
    #expect(throws: ScreenReaderError.noSpeech) { try stage.session.currentSpeech }
    stage.perform(.moveBackward)
    #expect(try stage.session.currentSpeech == "One")
  }

  @Test func hintsFollowAndAreKnownAtOnce() {
    let stage = Stage(labels: "Volume")
    stage.window.subviews[0].accessibilityTraits = .adjustable
    stage.perform(.speakItem)
    #expect(stage.reader.currentSpeech == "Volume, adjustable")
    #expect(stage.reader.currentHint == "Swipe up or down with one finger to adjust the value.")
    #expect(stage.spoken() == ["Volume, adjustable"])
  }

  @Test func elementsHearOfTheCursor() {
    final class Listening: View {
      var heard: [String] = []
      override func accessibilityElementDidBecomeFocused() {
        heard.append("came \(accessibilityElementIsFocused())")
      }
      override func accessibilityElementDidLoseFocus() {
        heard.append("left \(accessibilityElementIsFocused())")
      }
    }
    let stage = Stage(labels: "One", "Two")
    let third = Listening(frame: Rect(x: 0, y: 100, width: 400, height: 44))
    third.isAccessibilityElement = true
    third.accessibilityIdentifier = "third"
    stage.window.addSubview(third)
    var messages: [String] = []
    let observation = stage.application.notificationCenter.addObserver(
      for: AccessibilityElementFocused.self
    ) {
      messages.append(
        "\($0.unfocusedElement?.accessibilityIdentifier ?? "nothing") to "
          + "\($0.focusedElement?.accessibilityIdentifier ?? "nothing")")
    }
    stage.perform(.last, .first)
    observation.cancel()
    #expect(third.heard == ["came true", "left false"])
    #expect(messages == ["one to third", "third to one"])
  }

  @Test func whatMovesWithoutALayoutIsReadWhereItStands() {
    final class Moving: View {
      var whenCome: () -> Void = {}
      override func accessibilityElementDidBecomeFocused() { whenCome() }
    }
    let stage = Stage(labels: "One", "Two", "Three")
    let moving = Moving(frame: Rect(x: 0, y: 150, width: 400, height: 44))
    moving.isAccessibilityElement = true
    moving.accessibilityLabel = "Four"
    stage.window.addSubview(moving)
    stage.start()
    moving.whenCome = { [unowned moving] in moving.frame.origin.y = -50 }
    stage.perform(.last, .moveForward)
    #expect(stage.spoken() == ["Four", "One"])
    moving.whenCome = { [unowned moving] in moving.center.y = 500 }
    stage.perform(.moveBackward, .moveBackward)
    #expect(stage.spoken() == ["Four", "Three"])
    stage.perform(.last, .moveForward)
    #expect(stage.spoken() == ["Four"])
  }

  @Test func groupsCanBeLeftAndEntered() {
    let stage = Stage()
    stage.add("Before", row: 0)
    let list = View(frame: Rect(x: 0, y: 50, width: 400, height: 100))
    list.accessibilityContainerType = .list
    list.accessibilityLabel = "Fruits"
    list.accessibilityIdentifier = "fruits"
    stage.window.addSubview(list)
    stage.add("Apple", row: 0, to: list)
    stage.add("Pear", row: 1, to: list)
    stage.add("After", row: 3)
    stage.start()
    stage.perform(.moveForward, .moveOut)
    #expect(stage.focus == "fruits")
    #expect(stage.spoken() == ["Fruits, Apple, list start", "Fruits, list"])
    stage.perform(.moveForward)
    #expect(stage.focus == "after")
    stage.perform(.moveBackward, .moveOut, .moveBackward)
    #expect(stage.focus == "before")
    stage.perform(.moveOut)
    #expect(stage.focus == "before" && stage.lines().last == "sound: boundary")
    stage.perform(.moveForward, .moveOut, .moveIn)
    #expect(stage.focus == "apple")
    // The name was said with the group as a whole.
    #expect(stage.spoken().last == "Apple, list start")
  }

  /// A list of fruits inside a landmark, between two texts.
  private func groupedStage() -> Stage {
    let stage = Stage()
    stage.reader.settings.navigationStyle = .grouped
    stage.add("Before", row: 0)
    let shop = View(frame: Rect(x: 0, y: 50, width: 400, height: 200))
    shop.accessibilityContainerType = .landmark
    shop.accessibilityLabel = "Shop"
    shop.accessibilityIdentifier = "shop"
    stage.window.addSubview(shop)
    stage.add("Offer", row: 0, to: shop)
    let list = View(frame: Rect(x: 0, y: 50, width: 400, height: 100))
    list.accessibilityContainerType = .list
    list.accessibilityLabel = "Fruits"
    list.accessibilityIdentifier = "fruits"
    shop.addSubview(list)
    stage.add("Apple", row: 0, to: list)
    stage.add("Pear", row: 1, to: list)
    stage.add("After", row: 5)
    stage.start()
    return stage
  }

  @Test func groupsAreStopsOfTheirOwn() {
    let stage = groupedStage()
    stage.perform(.moveForward, .moveForward, .moveForward)
    #expect(stage.focus == "after" && stage.spoken() == ["Shop, landmark", "After"])
    stage.perform(.moveBackward, .moveIn, .moveForward, .moveForward)
    #expect(
      stage.lines().filter { $0.hasPrefix("speech") || $0.hasPrefix("sound: b") } == [
        "speech: Shop, landmark, because of focus",
        "speech: Offer, landmark, because of focus",
        "speech: Fruits, list, because of focus", "sound: boundary",
      ])
    stage.perform(.moveIn, .moveBackward)
    #expect(stage.focus == "apple" && stage.lines().last == "sound: boundary")
    stage.perform(.moveForward, .moveForward)
    #expect(stage.focus == "pear" && stage.lines().last == "sound: boundary")
    stage.perform(.moveOut, .moveOut, .moveForward)
    #expect(stage.moves() == ["fruits moveOut", "shop moveOut", "after moveForward"])
    stage.perform(.first, .last, .moveBackward)
    #expect(stage.moves() == ["before first", "after last", "shop moveBackward"])
  }

  /// What leads to an element leads there, and reading on goes from element to element.
  @Test func elementsOfGroupsAreReachedAsEver() {
    let stage = groupedStage()
    stage.perform(.touch(at: Point(x: 5, y: 160)), .named(.lift))
    #expect(stage.focus == "pear")
    stage.perform(.moveOut, .readFromTop)
    stage.session.advanceUntilSilent()
    #expect(
      stage.spoken() == [
        "Fruits, Pear, list end, end, Shop", "Fruits, list", "Before", "Offer, Shop, landmark",
        "Fruits, Apple, list start", "Pear, list end, end, Shop", "After",
      ])
  }

  /// A container that names itself one thing, or several things, is taken at its word.
  @Test func containersSayWhetherTheyAreOneThing() {
    let stage = groupedStage()
    let shop = stage.window.subviews[1]
    shop.accessibilityNavigationStyle = .separate
    stage.perform(.moveForward, .moveForward, .moveForward)
    #expect(
      stage.moves() == ["offer moveForward", "fruits moveForward", "after moveForward"])
  }

  @Test func aGroupThatGoesAwayLeavesTheCursorOnWhatFollows() {
    let stage = groupedStage()
    let shop = stage.window.subviews[1]
    stage.perform(.moveForward)
    stage.change { shop.removeFromSuperview() }
    #expect(stage.focus == "after")
  }
}
