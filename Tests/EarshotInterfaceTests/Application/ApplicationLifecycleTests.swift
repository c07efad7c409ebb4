import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

/// Writes down every call, with the state the app is in.
private final class Delegate: ApplicationDelegate {
  let log: Log
  init(_ log: Log) { self.log = log }

  func application(
    _ application: Application, willFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    log("willFinishLaunching \(application.applicationState)")
    return true
  }

  func application(
    _ application: Application, didFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    log("didFinishLaunching \(application.applicationState)")
    return options.url == nil
  }

  func applicationDidBecomeActive(_ application: Application) {
    log("didBecomeActive \(application.applicationState)")
  }
  func applicationWillResignActive(_ application: Application) {
    log("willResignActive \(application.applicationState)")
  }
  func applicationDidEnterBackground(_ application: Application) {
    log("didEnterBackground \(application.applicationState)")
  }
  func applicationWillEnterForeground(_ application: Application) {
    log("willEnterForeground \(application.applicationState)")
  }
  func applicationWillTerminate(_ application: Application) {
    log("willTerminate \(application.applicationState)")
  }
  func applicationDidReceiveMemoryWarning(_ application: Application) {
    log("memoryWarning")
  }
}

/// Implements nothing.
private final class QuietDelegate: ApplicationDelegate {}

private final class Screen: ViewController {
  let log: Log
  init(_ title: String, _ log: Log) {
    self.log = log
    super.init()
    self.title = title
  }
  override func didReceiveMemoryWarning() { log("\(title ?? "") didReceiveMemoryWarning") }
}

@Suite struct ApplicationLifecycleTests {
  private let log = Log()
  private let application = Application()
  private let delegate: Delegate
  private let observations: [NotificationObservation]

  init() {
    let (log, application) = (log, application)
    delegate = Delegate(log)
    application.delegate = delegate
    let centre = application.notificationCenter
    observations = [
      centre.addObserver(for: ApplicationDidFinishLaunching.self) { _ in log("- launched") },
      centre.addObserver(for: ApplicationDidBecomeActive.self) { _ in log("- active") },
      centre.addObserver(for: ApplicationWillResignActive.self) { _ in log("- resigning") },
      centre.addObserver(for: ApplicationDidEnterBackground.self) { _ in log("- background") },
      centre.addObserver(for: ApplicationWillEnterForeground.self) { _ in log("- foreground") },
      centre.addObserver(for: ApplicationWillTerminate.self) { _ in log("- terminating") },
      centre.addObserver(for: ApplicationDidReceiveMemoryWarning.self) { _ in log("- memory") },
      centre.addObserver(for: VoiceOverStatusDidChange.self) { message in
        log("- VoiceOver \(message.isVoiceOverRunning ? "on" : "off")")
      },
    ]
  }

  @Test func launching() {
    #expect(application.applicationState == .inactive)
    #expect(application.launch())
    #expect(
      log.take() == [
        "willFinishLaunching inactive", "didFinishLaunching inactive", "- launched",
        "didBecomeActive active", "- active",
      ])
    #expect(!application.launch())
    #expect(log.take() == [])
  }

  @Test func theDelegateMayRefuseWhatItWasLaunchedFor() {
    #expect(!application.launch(options: LaunchOptions(url: "app:x")))
    #expect(application.applicationState == .active)
  }

  @Test func leavingAndComingBack() {
    application.launch()
    _ = log.take()
    application.enterBackground()
    #expect(
      log.take() == [
        "willResignActive active", "- resigning", "didEnterBackground background", "- background",
      ])
    application.enterForeground()
    #expect(
      log.take() == [
        "willEnterForeground background", "- foreground", "didBecomeActive active", "- active",
      ])
  }

  @Test func aCallTakesInputAwayForAWhile() {
    application.launch()
    _ = log.take()
    application.resignActive()
    application.resignActive()
    #expect(application.applicationState == .inactive)
    application.becomeActive()
    #expect(
      log.take() == [
        "willResignActive active", "- resigning", "didBecomeActive active", "- active",
      ])
  }

  @Test func nothingHappensBeforeLaunchAndAfterTheEnd() {
    application.enterBackground()
    application.enterForeground()
    application.suspend()
    application.terminate()
    application.receiveMemoryWarning()
    #expect(log.take() == [])
    application.launch()
    application.terminate()
    #expect(
      log.take().suffix(4) == [
        "didEnterBackground background", "- background", "willTerminate background",
        "- terminating",
      ])
    application.terminate()
    application.enterForeground()
    #expect(log.take() == [] && !application.isRunning)
  }

  @Test func aSuspendedAppEndsWithoutBeingTold() {
    application.launch()
    application.suspend()
    _ = log.take()
    application.terminate()
    #expect(log.take() == [] && !application.isRunning)
  }

  @Test func aDelegateMayImplementNothing() {
    let quiet = QuietDelegate()
    application.delegate = quiet
    #expect(application.launch())
    application.receiveMemoryWarning()
    application.enterBackground()
    application.enterForeground()
    application.terminate()
    #expect(
      log.take() == [
        "- launched", "- active", "- memory", "- resigning", "- background", "- foreground",
        "- active", "- resigning", "- background", "- terminating",
      ])
  }

  @Test func voiceOverStatusIsToldAtOnce() {
    application.launch()
    _ = log.take()
    application.voiceOverDidChange(isRunning: true)
    application.voiceOverDidChange(isRunning: true)
    #expect(application.isVoiceOverRunning)
    application.voiceOverDidChange(isRunning: false)
    #expect(log.take() == ["- VoiceOver on", "- VoiceOver off"])
  }

  /// Guide row G33.
  @Test func voiceOverStatusWaitsForASuspendedApp() {
    application.launch()
    application.suspend()
    _ = log.take()
    application.voiceOverDidChange(isRunning: true)
    #expect(log.take() == [])
    application.enterForeground()
    #expect(
      log.take() == [
        "willEnterForeground background", "- foreground", "- VoiceOver on",
        "didBecomeActive active", "- active",
      ])
  }

  @Test func aStatusThatChangedBackWhileSuspendedIsNoNews() {
    application.launch()
    application.suspend()
    _ = log.take()
    application.voiceOverDidChange(isRunning: true)
    application.voiceOverDidChange(isRunning: false)
    application.enterForeground()
    #expect(!log.take().contains { $0.contains("VoiceOver") })
  }

  @Test func otherMessagesWaitForASuspendedAppInOrder() {
    let finished = application.notificationCenter.addObserver(for: AnnouncementDidFinish.self) {
      [log] in log("finished \($0.announcement)")
    }
    application.launch()
    application.suspend()
    _ = log.take()
    application.deliver(AnnouncementDidFinish(announcement: "one", wasSuccessful: true))
    application.deliver(AnnouncementDidFinish(announcement: "two", wasSuccessful: false))
    #expect(log.take() == [])
    application.enterForeground()
    #expect(log.take().filter { $0.hasPrefix("finished") } == ["finished one", "finished two"])
    finished.cancel()
  }

  /// Guide row G13.
  @Test func memoryWarningsReachEveryControllerOnce() {
    let root = Screen("root", log)
    let child = Screen("child", log)
    let grandchild = Screen("grandchild", log)
    let sibling = Screen("sibling", log)
    root.addChild(child)
    child.addChild(grandchild)
    root.addChild(sibling)
    let window = Window(application: application, frame: .zero)
    window.rootViewController = root
    application.launch()
    _ = log.take()
    application.receiveMemoryWarning()
    #expect(
      log.take() == [
        "memoryWarning", "root didReceiveMemoryWarning", "child didReceiveMemoryWarning",
        "grandchild didReceiveMemoryWarning", "sibling didReceiveMemoryWarning", "- memory",
      ])
    #expect(!grandchild.isViewLoaded)
  }
}
