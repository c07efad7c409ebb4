import Earshot

/// The app of a harbour: which ferries go, a place on one of them, and a guide to listen to.
final class HarbourApp: Application, ApplicationDelegate {
  init() {
    super.init()
    delegate = self
  }

  /// The window is made before state is restored, so that there is something to restore it into.
  func application(
    _ application: Application, willFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    let window = Window(application: self, frame: Rect(x: 0, y: 0, width: 390, height: 844))
    let tabs = TabBarController()
    tabs.restorationIdentifier = "tabs"
    tabs.viewControllers = [
      stack(CrossingList(), tab: "Crossings"), stack(BookingForm(), tab: "Booking"),
      stack(GuidePlayer(), tab: "Guide"),
    ]
    window.rootViewController = tabs
    return true
  }

  func application(
    _ application: Application, didFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    windows.first?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  private func stack(_ screen: ViewController, tab: String) -> ViewController {
    let stack = NavigationController(rootViewController: screen)
    stack.tabBarItem = TabBarItem(title: tab, image: nil, tag: 0)
    stack.restorationIdentifier = "\(tab) stack"
    screen.restorationIdentifier = tab
    return stack
  }
}

extension ViewController {
  /// Says something beside what the screen shows.
  func announce(_ text: String) {
    viewIfLoaded?.window?.application?.post(.announcement(AttributedText(text)))
  }
}
