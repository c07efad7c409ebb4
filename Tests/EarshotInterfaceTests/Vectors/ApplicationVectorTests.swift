import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// The vectors about applications, the responder chain, touches, views and hit testing.
@Suite struct ApplicationVectorTests {
  @Test func application() throws {
    try VectorCheck.run(file: "uikit", areas: ["application"], adapters: Self.applicationAdapters)
  }

  @Test func responder() throws {
    try VectorCheck.run(file: "uikit", areas: ["responder"], adapters: Self.responderAdapters)
  }

  @Test func touch() throws {
    try VectorCheck.run(file: "uikit", areas: ["touch"], adapters: Self.touchAdapters)
  }

  @Test func view() throws {
    try VectorCheck.run(file: "uikit", areas: ["view"], adapters: Self.viewAdapters)
  }

  @Test func hitTest() throws {
    try VectorCheck.run(file: "uikit", areas: ["hitTest"], adapters: Self.hitTestAdapters)
  }

  @Test func traits() throws {
    try VectorCheck.run(file: "uikit", areas: ["traits"], adapters: [:])
  }
}

// MARK: Application

extension ApplicationVectorTests {
  static var applicationAdapters: [String: VectorCheck.Adapter] {
    [
      "app-01": {
        messages(after: { $0.enterBackground() }, during: { $0.enterForeground() })
      },
      "app-02": {
        messages(after: { $0.resignActive() }, during: { $0.becomeActive() })
      },
      "app-03": {
        messages(after: { _ in }, during: { $0.resignActive() })
      },
      "app-04": {
        messages(after: { $0.resignActive() }, during: { $0.enterBackground() })
      },
    ]
  }

  /// The first message that is posted during a step, named as UIKit's notifications are.
  private static func messages(
    after: (Application) -> Void, during: (Application) -> Void
  ) -> TestValue {
    let log = Log()
    let app = TestApp()
    after(app.application)
    let centre = app.application.notificationCenter
    let observations = [
      centre.addObserver(for: ApplicationWillEnterForeground.self) { _ in
        log("notification willEnterForeground")
      },
      centre.addObserver(for: ApplicationDidBecomeActive.self) { _ in
        log("notification didBecomeActive")
      },
      centre.addObserver(for: ApplicationWillResignActive.self) { _ in
        log("notification willResignActive")
      },
      centre.addObserver(for: ApplicationDidEnterBackground.self) { _ in
        log("notification didEnterBackground")
      },
    ]
    during(app.application)
    for observation in observations { observation.cancel() }
    return TestValue(Array(log.lines.prefix(1)))
  }
}
