import Earshot

/// Goes by the rotor to the next of ten headings among so many elements, so many times, from the first
/// element on.
func findHeadings(elements: Int, times: Int) throws {
  let (application, _) = screen(ofElements: elements)
  let session = Session(host: application, reader: ScreenReader())
  session.settle()
  try session.enable()
  try session.command(.rotor(.headings))
  // The first time goes back to the first element as every other does.
  try session.command(.moveForward)
  for _ in 0..<times {
    try session.command(.first)
    try session.command(.rotorNext)
  }
}

/// Goes plainly through as many elements as lie before the first of ten headings and asks each for its
/// traits.
func scan(elements: Int, times: Int) {
  let (_, views) = screen(ofElements: elements)
  var found = 0
  for _ in 0..<times {
    for view in views where view.isAccessibilityElement {
      if view.accessibilityTraits.contains(.header) {
        found += 1
        break
      }
    }
  }
  precondition(found == times, "there is a heading to be found")
}

/// Changes a setting by the rotor, up and down, among so many elements.
func stepSetting(elements: Int, steps: Int) throws {
  let (application, _) = screen(ofElements: elements)
  let session = Session(host: application, reader: ScreenReader())
  session.settle()
  try session.enable()
  try session.command(.rotor(.setting(.speechRate)))
  for step in 0..<steps { try session.command(step % 2 == 0 ? .rotorNext : .rotorPrevious) }
}

/// An app with so many labels in groups of a hundred, ten of them headings: each at the end of its tenth.
private func screen(ofElements elements: Int) -> (application: Application, views: [View]) {
  let (application, window) = launchedApp()
  let root = ViewController()
  window.rootViewController = root
  var views: [View] = []
  for row in 0..<max(1, elements / 100) {
    let group = View(frame: Rect(x: 0, y: Double(row) * 50, width: 390, height: 44))
    for column in 0..<100 {
      let label = View(frame: Rect(x: Double(column) * 4, y: 0, width: 4, height: 44))
      label.isAccessibilityElement = true
      label.accessibilityLabel = "Element \(column)"
      views.append(label)
      if views.count % max(elements / 10, 1) == 0 { label.accessibilityTraits = .header }
      group.addSubview(label)
    }
    root.view.addSubview(group)
  }
  return (application, views)
}
