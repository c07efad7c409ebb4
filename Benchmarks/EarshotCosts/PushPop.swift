import Earshot

/// A screen with a few labels and buttons.
final class SampleScreen: ViewController {
  override func viewDidLoad() {
    for row in 0..<10 {
      let label = Label(frame: Rect(x: 16, y: Double(row) * 50, width: 200, height: 40))
      label.text = "Row \(row)"
      view.addSubview(label)
      let button = Button(type: .system)
      button.frame = Rect(x: 230, y: Double(row) * 50, width: 100, height: 40)
      view.addSubview(button)
    }
  }
}

/// Pushes and pops a screen with layout, so many times.
func pushAndPop(pairs: Int) {
  let (application, window) = launchedApp()
  let navigation = NavigationController(rootViewController: SampleScreen())
  window.rootViewController = navigation
  application.update()
  for _ in 0..<pairs {
    navigation.pushViewController(SampleScreen(), animated: true)
    application.update()
    navigation.popViewController(animated: true)
    application.update()
    _ = application.takeAccessibilityNotifications()
  }
}
