import EarshotInterface
import EarshotModel
import EarshotSession
import Testing

/// The guide's listing of a controller that observes finished announcements (guide rows G05, G32).
private final class MyViewController: ViewController {
  private var observation: NotificationObservation?
  private(set) var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = application?.notificationCenter.addObserver(for: AnnouncementDidFinish.self) {
      [weak self] in self?.didFinishAnnouncement($0)
    }
  }

  func didFinishAnnouncement(_ message: AnnouncementDidFinish) {
    let valueSpoken = message.announcement
    let wasSuccessful = message.wasSuccessful
    heard.append("\(valueSpoken) \(wasSuccessful)")
  }
}

/// A controller whose button shows the next one (guide rows G09, G20).
private final class Page: ViewController {
  init(_ name: String) {
    super.init()
    title = name
    accessibilityIdentifier = name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = Button(type: .system)
    button.accessibilityIdentifier = "next"
    button.frame = Rect(x: 0, y: 200, width: 100, height: 50)
    button.addTarget(self, action: Page.showNext, for: .touchUpInside)
    view.addSubview(button)
  }

  private func showNext(_ sender: Button) {
    navigationController?.pushViewController(Page("B"), animated: true)
  }
}

@Suite struct GuideListingTests {
  private let application = Application()
  private let window: Window

  init() {
    window = Window(application: application, frame: Rect(x: 0, y: 0, width: 400, height: 800))
  }

  private func lines(_ session: Session) -> [String] {
    session.transcript.take().map { String($0.description.drop { $0 != " " }.dropFirst()) }
  }

  @Test func observingAnnouncements() {
    let controller = MyViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    application.launch()
    application.deliver(AnnouncementDidFinish(announcement: "Saved", wasSuccessful: true))
    application.deliver(AnnouncementDidFinish(announcement: "Sent", wasSuccessful: false))
    #expect(controller.heard == ["Saved true", "Sent false"])
  }

  @Test func observersGoWithTheirController() {
    weak var released: MyViewController?
    do {
      let controller = MyViewController()
      controller.loadViewIfNeeded()
      released = controller
    }
    #expect(released == nil)
    application.deliver(AnnouncementDidFinish(announcement: "Saved", wasSuccessful: true))
  }

  @Test func aPushInATranscript() {
    let navigation = NavigationController(rootViewController: Page("A"))
    navigation.accessibilityIdentifier = "nav"
    window.rootViewController = navigation
    let session = Session(host: application)
    application.launch()
    window.makeKeyAndVisible()
    session.settle()
    _ = lines(session)
    session.perform(.tap(Point(x: 10, y: 210)))
    let pushed = lines(session)
    #expect(
      pushed.prefix(2) == [
        "command: tap 10.0 210.0", "action: next touchUpInside, handled by A",
      ])
    #expect(
      pushed.filter { $0.contains("Appear") || $0.contains("Disappear") } == [
        "callback: A viewWillDisappear", "callback: B viewWillAppear",
        "callback: B viewIsAppearing", "callback: A viewDidDisappear",
        "callback: B viewDidAppear",
      ])
    #expect(pushed.last == "notification: screenChanged, because of push")
    session.perform(.work(name: "back") { navigation.popViewController(animated: true) })
    #expect(lines(session).last == "notification: screenChanged, because of pop")
  }
}
