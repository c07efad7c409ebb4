import Earshot

/// Changes one leaf of a tree of so many views, so many times.
func layOut(views: Int, changes: Int) {
  let (application, window) = launchedApp()
  let root = ViewController()
  window.rootViewController = root
  // A hundred views side by side at each level of a tree that is three deep.
  let groupCount = max(1, views / 100)
  var leaf = View()
  for _ in 0..<groupCount {
    let group = View()
    for _ in 0..<99 {
      leaf = View()
      group.addSubview(leaf)
    }
    root.view.addSubview(group)
  }
  application.update()
  for _ in 0..<changes {
    leaf.setNeedsLayout()
    application.update()
  }
}
