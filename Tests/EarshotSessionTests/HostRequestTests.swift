import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

/// What the program around a session is asked for.
@Suite struct HostRequestTests {
  @Test func requestsAreHandedOverOnceAndBehindTheirTurn() {
    let stage = Stage(labels: "One", "Two")
    var asked: [String] = []
    stage.session.onHostRequest = { [session = stage.session] request in
      asked.append(request.name)
      // A program may ask for something in turn, which is done at once.
      if asked.count == 1 { session.perform(.command(.moveForward)) }
    }
    stage.perform(.request(.perform("lights")))
    #expect(asked == ["lights"] && stage.focus == "two")
    stage.perform(.moveBackward)
    #expect(asked == ["lights"])
    stage.perform(.toggleMute, .copySpeech)
    #expect(asked.count == 3)
  }

  @Test func withoutAProgramNobodyDoesThem() {
    let stage = Stage(labels: "One")
    stage.perform(.request(.perform("lights")))
    #expect(stage.lines() == ["action: lights"])
    stage.session.onHostRequest = { _ in }
    stage.perform(.request(.perform("lights")))
    #expect(stage.lines() == ["action: lights, handled by host"])
  }

  /// An app that is launched again is looked at without anything else happening.
  @Test func anotherHostIsReadAtOnce() throws {
    let stage = Stage(labels: "One", "Two")
    let other = Application()
    let window = other.makeWindow(nil)
    window.addSubview(Stage.element("Three", row: 0))
    other.launch(showing: window)
    stage.session.goOn(with: other)
    stage.session.settle()
    #expect(stage.focus == "three")
  }
}
