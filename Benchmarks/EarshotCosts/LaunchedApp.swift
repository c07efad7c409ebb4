import Earshot

/// A launched app with one window.
func launchedApp() -> (Application, Window) {
  let application = Application()
  let window = Window(
    application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
  application.launch()
  window.makeKeyAndVisible()
  return (application, window)
}
