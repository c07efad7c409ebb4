import Earshot

/// Moves the cursor of a session through so many elements, so many times, with phrase, utterance and
/// transcript.
func move(elements: Int, moves: Int) throws {
  let (application, window) = launchedApp()
  let root = ViewController()
  window.rootViewController = root
  for row in 0..<max(1, elements / 100) {
    let group = View(frame: Rect(x: 0, y: Double(row) * 50, width: 390, height: 44))
    for column in 0..<100 {
      let button = Button(type: .system)
      button.frame = Rect(x: Double(column) * 4, y: 0, width: 4, height: 44)
      button.setTitle("Element \(column)", for: .normal)
      group.addSubview(button)
    }
    root.view.addSubview(group)
  }
  let session = Session(host: application, reader: ScreenReader())
  session.settle()
  try session.enable()
  for _ in 0..<moves { try session.moveForward() }
}
