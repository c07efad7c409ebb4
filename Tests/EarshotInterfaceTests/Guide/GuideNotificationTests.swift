import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// What an object of the app tells of.
private struct DownloadDidFinish: NotificationMessage {
  let name: String
}

/// A controller out of a storyboard that observes the system and another object, and tells others.
private final class Observing: ViewController {
  let log: Log
  private var observations: [NotificationObservation] = []

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let centre = application?.notificationCenter else { return log("no application") }
    observations = [
      centre.addObserver(for: ApplicationWillEnterForeground.self) { [log] _ in log("foreground") },
      centre.addObserver(for: DownloadDidFinish.self) { [log] in log("finished \($0.name)") },
    ]
    log("observes")
    centre.post(DownloadDidFinish(name: "what was loaded before"))
  }
}

/// Row G05, for a controller that a storyboard makes.
@Suite struct GuideNotificationTests {
  private let app = TestApp()

  @Test("what is registered in viewDidLoad hears the system, others, and what is posted there")
  func observersOfViewDidLoad() {
    let controller = Observing(app.log)
    controller.storyboardSource = TestScene()
    app.window.rootViewController = NavigationController(rootViewController: controller)
    app.application.update()
    #expect(app.log.take() == ["observes", "finished what was loaded before"])
    app.application.notificationCenter.post(DownloadDidFinish(name: "a song"))
    app.application.enterBackground()
    app.application.enterForeground()
    #expect(app.log.take() == ["finished a song", "foreground"])
  }

  @Test("nobody hears any more once the controller is gone")
  func theEnd() {
    do {
      let controller = Observing(app.log)
      controller.storyboardSource = TestScene()
      app.window.rootViewController = controller
      app.application.update()
      app.window.rootViewController = ViewController()
      app.application.update()
    }
    _ = app.log.take()
    app.application.notificationCenter.post(DownloadDidFinish(name: "a song"))
    #expect(app.log.take() == [])
  }
}
