import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

@Suite struct SurroundingsTests {
  @Test func masksShareAChangeOfSize() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = View(frame: Rect(x: 20, y: 10, width: 40, height: 80))
    outer.addSubview(inner)
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.frame = Rect(x: 0, y: 0, width: 150, height: 130)
    #expect(TreeText.text(of: inner.frame) == "20 40 90 80")
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    outer.frame = Rect(x: 0, y: 0, width: 210, height: 130)
    #expect(TreeText.text(of: inner.frame) == "40 40 90 80")
  }

  /// Guide row G20: the bar, the title, the back button, and the room that is left.
  @Test func aStackHasABarAndSizesItsChild() {
    let app = TestApp()
    app.window.deviceSafeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let (first, second) = (ViewController(), ViewController())
    (first.title, second.title) = ("Mail", "Inbox")
    let navigation = NavigationController(rootViewController: first)
    app.window.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    app.application.update()
    #expect(second.view.frame == app.window.bounds)
    #expect(first.view.superview == nil)
    #expect(second.view.safeAreaInsets == EdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(
      TreeText.text(of: second.view.safeAreaLayoutGuide.layoutFrame) == "0 91 400 675")
    #expect(TreeText.text(of: navigation.navigationBar.frame) == "0 47 400 44")
    #expect(navigation.navigationBar.topItem?.title == "Inbox")
    #expect(second.navigationItem.backButton.accessibilityLabel == "Mail")
  }

  /// Guide row G01: a table screen loads a table; a container leaves content to its children.
  @Test func everyKindOfScreenBringsItsView() {
    let table = TableViewController(style: .grouped)
    #expect(table.tableView === table.view && table.tableView?.style == .grouped)
    let collection = CollectionViewController()
    #expect(collection.collectionView === collection.view)
    let content = ViewController()
    let navigation = NavigationController(rootViewController: content)
    _ = navigation.view
    #expect(!content.isViewLoaded && navigation.children.first === content)
  }

  /// Guide row G26: rotation is told before, laid out once, and posted.
  @Test func rotationIsToldAndPosted() {
    let stage = TracedApp()
    stage.show(stage.a)
    _ = stage.app.application.takeAccessibilityNotifications()
    stage.app.window.transition(to: Size(width: 800, height: 400))
    #expect(
      stage.log.take() == [
        "A.viewWillTransition", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
      ])
    #expect(TreeText.text(of: stage.a.view.frame) == "0 0 800 400")
    let posted = stage.app.application.takeAccessibilityNotifications()
    #expect(posted.count == 1)
    guard case .layoutChanged(nil) = posted.first else {
      Issue.record("expected layoutChanged, got \(posted)")
      return
    }
  }

  @Test func transitionsPostWhatCausedThem() {
    let stage = TracedApp()
    let navigation = stage.stack(stage.a)
    _ = stage.app.application.takeAccessibilityNotifications()
    navigation.pushViewController(stage.b, animated: true)
    stage.app.application.update()
    stage.b.present(stage.c, animated: true)
    stage.app.application.update()
    stage.b.dismiss(animated: true)
    stage.app.application.update()
    navigation.popViewController(animated: true)
    stage.app.application.update()
    let causes = stage.app.application.takeAccessibilityNotifications().map {
      if case .screenChanged(nil, let cause) = $0 { cause.rawValue } else { "other" }
    }
    #expect(causes == ["push", "present", "dismiss", "pop"])
  }

  @Test func escapeClosesOverlaysAndThenGoesBack() {
    let stage = TracedApp()
    let navigation = stage.stack(stage.a, stage.b)
    let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var answered: [String] = []
    alert.addAction(AlertAction(title: "Delete") { answered.append($0.title ?? "") })
    alert.addAction(
      AlertAction(title: "Keep", style: .cancel) { answered.append($0.title ?? "") })
    stage.b.present(alert, animated: true)
    stage.app.application.update()
    #expect(alert.accessibilityPerformEscape())
    stage.app.application.update()
    #expect(answered == ["Keep"] && stage.b.presentedViewController == nil)
    #expect(navigation.accessibilityPerformEscape())
    stage.app.application.update()
    #expect(navigation.topViewController === stage.a && !navigation.accessibilityPerformEscape())
  }
}
