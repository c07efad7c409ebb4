import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

/// An app that has left the screen is neither read nor operated.
@Suite struct BackgroundTests {
  private let stage = Stage(.device, labels: "One", "Two")

  @Test(arguments: [ReaderCommand.Name.moveForward, .activate, .readAll, .speakItem, .escape])
  func nothingIsDone(command: ReaderCommand.Name) {
    stage.change { [stage] in stage.application.enterBackground() }
    _ = stage.lines()
    stage.perform(command)
    #expect(
      stage.lines() == [
        "note: \(command.rawValue) was asked for while the app is in the background"
      ])
    #expect(stage.focus == "one")
  }

  @Test func announcementsAreNotHeard() {
    stage.change { [stage] in stage.application.enterBackground() }
    _ = stage.lines()
    var told: [String] = []
    let observation = stage.application.notificationCenter.addObserver(
      for: AnnouncementDidFinish.self
    ) { told.append("\($0.announcement) \($0.wasSuccessful)") }
    defer { observation.cancel() }
    stage.post(.announcement("Sent"), .pageScrolled("Page 2 of 3"))
    stage.session.advanceUntilSilent()
    #expect(stage.spoken() == [] && told == ["Sent false"])
  }

  /// What changed meanwhile counts once the app is back.
  @Test func theScreenIsFollowedOnReturn() {
    stage.change { [stage] in stage.application.enterBackground() }
    stage.change { [stage] in
      stage.window.subviews.first?.removeFromSuperview()
      stage.application.post(.screenChanged(nil))
    }
    #expect(stage.spoken() == [] && stage.focus == "one")
    stage.change { [stage] in stage.application.enterForeground() }
    #expect(stage.focus == "two")
    #expect(stage.spoken().last == "Two")
  }
}
