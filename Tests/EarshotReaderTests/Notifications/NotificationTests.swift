import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

/// What changes of the screen do to the cursor (guide rows G24 to G26).
@Suite struct NotificationTests {
  /// Guide row G24: the guide and devices differ where the app names no element.
  @Test func changesWithoutAnElement() {
    let guide = Stage(.guide, labels: "One", "Two", "Three")
    guide.perform(.last)
    _ = guide.lines()
    guide.post(.layoutChanged(nil))
    #expect(
      guide.lines() == [
        "notification: layoutChanged", "focus: one, because of layoutChanged", "sound: focus",
        "speech: One, because of focus", "outcome: Three, interrupted",
      ])
    let device = Stage(.device, labels: "One", "Two", "Three")
    device.perform(.last)
    device.post(.layoutChanged(nil))
    #expect(device.focus == "three")
    device.post(.screenChanged(nil, cause: .posted))
    #expect(device.focus == "one")
    #expect(device.lines().contains("sound: screenChange"))
  }

  @Test func aGroupIsNamedAgainOnlyWhereTheCursorHasLeftIt() {
    let stage = Stage(.device, labels: "Above")
    let group = View(frame: Rect(x: 0, y: 100, width: 400, height: 200))
    group.accessibilityContainerType = .semanticGroup
    group.accessibilityLabel = "Address"
    stage.window.addSubview(group)
    stage.add("Street", row: 0, to: group)
    let town = stage.add("Town", row: 1, to: group)
    stage.change { stage.application.post(.layoutChanged(nil)) }
    _ = stage.spoken()
    stage.perform(.moveForward)
    #expect(stage.spoken() == ["Address, Street"])
    stage.change {
      stage.add("Country", row: 2, to: group)
      stage.application.post(.layoutChanged(.element(town)))
    }
    #expect(stage.spoken() == ["Town"])
    stage.perform(.first)
    stage.change { stage.application.post(.layoutChanged(.element(town))) }
    #expect(stage.spoken() == ["Above", "Address, Town"])
  }

  /// Guide row G26.
  @Test func rotationIsAChangeOfLayout() {
    let stage = Stage(labels: "One", "Two")
    stage.perform(.last)
    _ = stage.lines()
    stage.change { stage.window.transition(to: Size(width: 800, height: 400)) }
    #expect(
      stage.lines().prefix(2) == [
        "notification: layoutChanged", "focus: one, because of layoutChanged",
      ])
  }

  @Test func theElementThatIsNamed() {
    let stage = Stage(labels: "One", "Two", "Three")
    let third = stage.window.subviews[2]
    stage.post(.layoutChanged(.element(third)))
    #expect(
      stage.lines() == [
        "notification: three layoutChanged", "focus: three, because of named", "sound: focus",
        "speech: Three, because of focus", "outcome: One, dropped, because of stale",
        "outcome: VoiceOver on, interrupted",
      ])
    // What is inside an element stands for it, and what is around elements for the first of them.
    let inside = View()
    third.addSubview(inside)
    stage.perform(.first)
    stage.post(.screenChanged(.element(inside), cause: .posted))
    #expect(stage.focus == "three")
    stage.post(.layoutChanged(.element(stage.window)))
    #expect(stage.focus == "one")
  }

  @Test func anElementOutOfReachCountsAsNone() {
    let stage = Stage(.device, labels: "One", "Two")
    let hidden = stage.add("Hidden", row: 5)
    hidden.isHidden = true
    stage.perform(.last)
    stage.post(.layoutChanged(.element(hidden)))
    #expect(stage.focus == "two")
    #expect(
      stage.lines().contains(
        "note: hidden cannot be reached: it is hidden or has no size"))
  }

  @Test func textsAreSpokenFirst() {
    let stage = Stage(labels: "One", "Two")
    stage.perform(.last)
    _ = stage.lines()
    stage.post(.screenChanged(.text("Results"), cause: .posted))
    #expect(stage.spoken() == ["Results, One"])
    stage.perform(.last)
    _ = stage.lines()
    stage.post(.layoutChanged(.text("Two found")))
    #expect(stage.focus == "two" && stage.spoken() == ["Two found"])
  }

  /// Guide row G25.
  @Test func aPushLeadsToTheBackButton() {
    let first = TestScreen("First", "Alpha", "Open")
    let navigation = NavigationController(rootViewController: first)
    let stage = Stage(root: navigation)
    stage.start()
    stage.perform(.last)
    _ = stage.lines()
    stage.change { navigation.pushViewController(TestScreen("Second", "Beta"), animated: true) }
    #expect(stage.spoken() == ["First, back button"])
    stage.perform(.activate)
    #expect(navigation.viewControllers.count == 1)
    #expect(stage.lines().contains { $0.hasSuffix("because of pop") })
  }

  @Test func anAppKnowsABetterPlaceThanBack() {
    final class Better: TestScreen {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let element = element("Beta") else { return }
        view.window?.application?.post(.screenChanged(.element(element), cause: .posted))
      }
    }
    let navigation = NavigationController(rootViewController: TestScreen("First", "Alpha"))
    let stage = Stage(root: navigation)
    stage.start()
    stage.change { navigation.pushViewController(Better("Second", "Beta"), animated: true) }
    #expect(stage.spoken() == ["Beta"])
  }

  @Test(arguments: [ReaderBehaviour.guide, .device])
  func goingBack(behaviour: ReaderBehaviour) {
    let navigation = NavigationController(rootViewController: TestScreen("First", "Alpha", "Open"))
    let stage = Stage(behaviour, root: navigation)
    stage.start()
    stage.perform(.last)
    #expect(stage.focus == "open")
    stage.change { navigation.pushViewController(TestScreen("Second", "Beta"), animated: true) }
    _ = stage.moves()
    stage.perform(.escape)
    switch behaviour {
    case .guide: #expect(stage.moves().last?.hasSuffix("pop") ?? false && stage.focus != "open")
    case .device: #expect(stage.moves() == ["open returned"])
    }
  }

  @Test(arguments: [ReaderBehaviour.guide, .device])
  func aClosedOverlayGivesTheCursorBack(behaviour: ReaderBehaviour) {
    let root = TestScreen("Root", "Alpha", "Open", "Omega")
    let stage = Stage(behaviour, root: root)
    stage.start()
    stage.perform(.moveForward)
    let sheet = TestScreen("Sheet", "Inside")
    stage.change { root.present(sheet, animated: true) }
    #expect(stage.focus == "inside")
    stage.change { sheet.present(TestScreen("Upper", "Above"), animated: true) }
    #expect(stage.focus == "above")
    stage.perform(.escape)
    #expect(stage.focus == "inside")
    stage.perform(.escape)
    #expect(stage.focus == "open")
    // All at once.
    stage.change {
      let sheet = TestScreen("Sheet", "Inside")
      root.present(sheet, animated: false) {
        sheet.present(TestScreen("Upper", "Above"), animated: false)
      }
    }
    stage.change { root.dismiss(animated: true) }
    #expect(stage.focus == "open")
  }

  /// Two changes at once lead where the last one has led.
  @Test func anAlertAfterASheetTellsWhatItIs() {
    let root = TestScreen("Root", "Alpha")
    let stage = Stage(.device, root: root)
    stage.start()
    stage.change { root.present(TestScreen("Sheet", "Inside"), animated: true) }
    _ = stage.lines()
    stage.change {
      root.dismiss(animated: true) {
        let alert = AlertController(title: "Saved", message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "OK", style: .default))
        root.present(alert, animated: true)
      }
    }
    #expect(stage.spoken() == ["alert, Saved, OK, button"])
    stage.perform(.escape)
    #expect(stage.focus == "alpha")
  }

  /// A device puts the cursor on the first control; by the guide it stands on the first element.
  @Test(arguments: [
    (
      ReaderBehaviour.device, "alert, Error, Please try again, OK, button",
      ReaderCommand.Name.moveBackward
    ),
    (.guide, "alert, Error", .moveForward),
  ])
  func anAlertTellsWhatItIs(
    behaviour: ReaderBehaviour, expected: String, toMessage: ReaderCommand.Name
  ) {
    let root = TestScreen("Root", "Sign in")
    let stage = Stage(behaviour, root: root)
    stage.start()
    let alert = AlertController(
      title: "Error", message: "Please try again", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    stage.change { root.present(alert, animated: true) }
    #expect(stage.spoken() == [expected])
    stage.perform(toMessage)
    #expect(stage.spoken() == ["Please try again"])
    stage.perform(.escape)
    #expect(stage.focus == "sign in")
  }

  /// An alert made by an app: what stands before its first control is said, whatever kind it is of,
  /// and the name of a group once.
  @Test(arguments: [
    (WordingStyle.spoken, "alert, Warning, image, Message, Error, heading, Wrong name, OK, button"),
    (.ios27, "Alert Warning Image Message Error Heading Wrong name OK Button"),
    (.snapshot, "Alert. Warning. Image. Error. Heading. Wrong name. OK. Button."),
  ])
  func anAlertTellsAllBeforeItsFirstControl(style: WordingStyle, expected: String) {
    let root = TestScreen("Root", "Sign in")
    let stage = Stage(.device, root: root)
    stage.reader.settings.style = style
    stage.start()
    let page = ViewController()
    page.view.accessibilityTraits = .alert
    stage.add("Warning", row: 0, traits: .image, to: page.view)
    let group = View(frame: Rect(x: 0, y: 50, width: 400, height: 200))
    group.accessibilityContainerType = .semanticGroup
    group.accessibilityLabel = "Message"
    page.view.addSubview(group)
    stage.add("Error", row: 0, traits: .header, to: group)
    stage.add("Wrong name", row: 1, to: group)
    stage.add("OK", row: 2, traits: .button, to: group)
    stage.change { root.present(page, animated: true) }
    #expect(stage.spoken() == [expected])
    #expect(stage.focus == "ok")
  }

  @Test func anAlertWithoutControlsIsReadFromItsFirstElement() {
    let root = TestScreen("Root", "Sign in")
    let stage = Stage(root: root)
    stage.start()
    let page = ViewController()
    page.view.accessibilityTraits = .alert
    stage.add("Error", row: 0, traits: .header, to: page.view)
    stage.add("Wrong name", row: 1, to: page.view)
    stage.change { root.present(page, animated: true) }
    #expect(stage.spoken() == ["alert, Error, heading"])
    #expect(stage.focus == "error")
  }

  @Test func pagesAndTheirEnds() {
    let stage = Stage(labels: "One")
    stage.post(.pageScrolled("Page 2 of 3"))
    stage.post(.pageScrolled("Page 3 of 3"))
    #expect(!stage.lines().contains("sound: boundary"))
    stage.post(.pageScrolled("Page 3 of 3"))
    #expect(stage.lines().contains("sound: boundary"))
    stage.post(.screenChanged(nil, cause: .posted), .pageScrolled("Page 3 of 3"))
    #expect(!stage.lines().contains("sound: boundary"))
  }

  /// What lies around a popover is read last, and closes it.
  @Test func aPopoverHasAButtonThatClosesIt() {
    let root = TestScreen("Root", "Sort")
    let stage = Stage(root: root)
    stage.start()
    let popover = TestScreen("Order", "By date", "By name")
    popover.modalPresentationStyle = .popover
    stage.change { root.present(popover, animated: true) }
    #expect(stage.focus == "by date")
    _ = stage.spoken()
    stage.perform(.moveForward, .moveForward)
    #expect(stage.spoken() == ["By name", "dismiss popup window, button"])
    popover.isModalInPresentation = true
    stage.perform(.activate)
    #expect(root.presentedViewController === popover)
    popover.isModalInPresentation = false
    stage.perform(.activate)
    #expect(root.presentedViewController == nil && stage.focus == "sort")
  }

  @Test func standingBackIsCounted() {
    let stage = Stage(.device, labels: "One", "Two")
    stage.session.advanceUntilSilent()
    _ = stage.lines()
    stage.post(.pauseAssistiveTechnology(.voiceOver), .pauseAssistiveTechnology(.voiceOver))
    stage.post(.announcement("Saved"), .layoutChanged(.element(stage.window.subviews[1])))
    #expect(stage.focus == "two" && stage.spoken().isEmpty)
    stage.post(.resumeAssistiveTechnology(.voiceOver))
    stage.post(.resumeAssistiveTechnology(.switchControl))
    #expect(stage.spoken().isEmpty)
    stage.perform(.moveBackward)
    #expect(stage.spoken() == ["One"])
    stage.post(.layoutChanged(.element(stage.window.subviews[1])))
    stage.post(.resumeAssistiveTechnology(.voiceOver))
    #expect(stage.spoken() == ["Two", "Saved"])
    stage.post(.resumeAssistiveTechnology(.voiceOver))
    #expect(
      stage.lines().contains(
        "note: resumeAssistiveTechnology was posted without a pause before it"))
  }

  @Test func whoTurnsTheReaderOffForgetsWhatWasHeldBack() {
    let stage = Stage(.device, labels: "One", "Two")
    stage.session.advanceUntilSilent()
    stage.post(
      .pauseAssistiveTechnology(.voiceOver), .layoutChanged(.element(stage.window.subviews[1])))
    stage.perform(.disable, .enable)
    stage.session.advanceUntilSilent()
    _ = stage.spoken()
    stage.post(.pauseAssistiveTechnology(.voiceOver), .resumeAssistiveTechnology(.voiceOver))
    #expect(stage.spoken() == [])
  }

  /// Speech that a person has paused is not resumed by the app.
  @Test(arguments: [false, true]) func thePauseOfAPersonLasts(wasOff: Bool) {
    let stage = Stage(.device, labels: "One", "Two")
    if wasOff { stage.perform(.disable, .enable) }
    stage.perform(.readFromTop)
    stage.session.advance(by: 0.1)
    stage.perform(.pause)
    #expect(stage.reader.isSpeechPaused)
    stage.post(.pauseAssistiveTechnology(.voiceOver), .resumeAssistiveTechnology(.voiceOver))
    #expect(stage.reader.isSpeechPaused)
  }

  @Test func whatHasGoneMeanwhileIsNotSpokenAfterwards() {
    let stage = Stage(.device, labels: "One", "Two")
    stage.session.advanceUntilSilent()
    let two = stage.window.subviews[1]
    stage.post(.pauseAssistiveTechnology(.voiceOver), .layoutChanged(.element(two)))
    _ = stage.spoken()
    stage.change {
      two.removeFromSuperview()
      stage.application.post(.resumeAssistiveTechnology(.voiceOver))
    }
    #expect(stage.spoken() == ["One"])
  }
}
