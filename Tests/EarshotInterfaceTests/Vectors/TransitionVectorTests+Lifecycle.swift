import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport

private final class LoggingPresentation: PresentationController {
  var log: Log?
  override func containerViewWillLayoutSubviews() {
    log?("PC.containerViewWillLayoutSubviews")
  }
  override func containerViewDidLayoutSubviews() {
    log?("PC.containerViewDidLayoutSubviews")
  }
}

private final class PresentationMaker: ViewControllerTransitioningDelegate {
  let presentation: PresentationController
  init(_ presentation: PresentationController) { self.presentation = presentation }
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?
  ) -> PresentationController? {
    presentation
  }
}

private final class LoggingView: View {
  var name = ""
  var log: Log?
  var onLayout: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    log?("\(name).layoutSubviews")
    onLayout()
  }
  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    if name == "A.view" { log?("traits.update") }
  }
}

extension TransitionVectorTests {
  static var lifecycleAdapters: [String: VectorCheck.Adapter] {
    [
      "life-01": {
        let stage = TracedApp()
        return stage.trace([.loading]) { _ = stage.a.view }
      },
      "life-02": {
        let stage = TracedApp()
        _ = stage.a.view
        stage.settle()
        return stage.trace([.loading]) { _ = stage.a.view }
      },
      "life-03": {
        let stage = TracedApp()
        return stage.trace([.loading]) { _ = stage.a.viewIfLoaded }
      },
      "life-06": {
        let stage = TracedApp()
        stage.app.window.isHidden = true
        stage.app.window.rootViewController = stage.a
        return stage.trace([.loading, .appearance, .isAppearing, .layout]) {
          stage.app.window.makeKeyAndVisible()
        }
      },
      "life-05": {
        let stage = TracedApp()
        _ = stage.stack(stage.b)
        stage.b.storyboardSource = stage.scene(leadingTo: stage.a)
        return stage.trace([.loading, .appearance, .layout, .moving, .making, .others], of: ["A"]) {
          stage.log("A.initWithCoder")
          stage.a.storyboardSource = TestScene()
          stage.b.performSegue(withIdentifier: "next", sender: nil)
        }
      },
      "life-07": {
        let stage = TracedApp()
        return stage.trace([.loading, .appearance, .layout, .making]) {
          stage.log("A.initWithCoder")
          stage.a.storyboardSource = TestScene()
          stage.app.window.rootViewController = stage.a
        }
      },
      "life-08": {
        let stage = TracedApp()
        var answers: [String: TestValue] = [:]
        for callback in ["viewWillAppear", "viewIsAppearing"] {
          stage.a.onCallback[callback] = {
            let view = stage.a.view
            let isInside = view.window != nil
            var answer: [String: TestValue] = [
              "inHierarchy": .bool(isInside),
              "traitsCurrent": .bool(stage.a.traitCollection.userInterfaceIdiom == .pad),
            ]
            if isInside {
              answer["geometryCurrent"] = .bool(view.frame == stage.app.window.bounds)
            }
            answers[callback] = .object(answer)
          }
        }
        stage.app.application.traitCollection = TraitCollection(userInterfaceIdiom: .pad)
        stage.show(stage.a)
        return .object(answers)
      },
      "life-10": {
        let stage = TracedApp()
        stage.app.window.isHidden = true
        stage.app.window.rootViewController = stage.a
        var lines: [String] = []
        stage.a.onCallback["viewDidLoad"] = { lines.append("A.loadViewIfNeeded") }
        stage.a.onCallback["viewWillAppear"] = {
          lines.append("A.viewWillAppear(false)")
          if stage.a.next === stage.app.window { lines.append("A.next=W") }
        }
        stage.a.onCallback["viewDidAppear"] = { lines.append("A.viewDidAppear(false)") }
        stage.app.window.makeKeyAndVisible()
        return TestValue(lines)
      },
    ]
  }

  static var layoutAdapters: [String: VectorCheck.Adapter] {
    [
      "life-09": {
        let stage = TracedApp()
        stage.show(stage.b)
        stage.a.modalPresentationStyle = .custom
        let presentation = LoggingPresentation(
          presentedViewController: stage.a, presenting: stage.b)
        let maker = PresentationMaker(presentation)
        stage.a.transitioningDelegate = maker
        let (outer, inner) = (LoggingView(), LoggingView())
        stage.a.view = outer
        outer.addSubview(inner)
        stage.b.present(stage.a, animated: false)
        stage.settle()
        (outer.name, outer.log, inner.name, inner.log) =
          ("A.view", stage.log, "subviews", stage.log)
        presentation.log = stage.log
        stage.app.application.traitCollection.userInterfaceIdiom = .pad
        outer.frame = Rect(x: 0, y: 0, width: 300, height: 300)
        outer.onLayout = { inner.frame = outer.bounds }
        inner.setNeedsLayout()
        stage.a.onCallback["viewDidLayoutSubviews"] = {
          if inner.frame == outer.bounds { stage.log("frames.apply") }
        }
        stage.app.application.update()
        let families = Set(CallbackFamily.allCases).subtracting([.surroundings])
        var lines = stage.log.take(families).map {
          $0 == "subviews.layoutSubviews" ? "subviews.layoutSubviews (top-down)" : $0
        }
        // What is seen inside the callback was done before it.
        if let index = lines.firstIndex(of: "frames.apply"), index > 0 {
          lines.swapAt(index, index - 1)
        }
        return TestValue(lines)
      }
    ]
  }

  static var sizeAdapters: [String: VectorCheck.Adapter] {
    [
      "size-02": {
        let stage = TracedApp()
        let parent = TracedController("P", stage.log)
        let child = TracedController("X", stage.log)
        parent.addChild(child)
        stage.show(parent)
        return stage.trace([.others]) {
          stage.app.window.transition(to: Size(width: 800, height: 400))
        }
      },
      "size-03": {
        let stage = TracedApp()
        let parent = SizingParent()
        parent.log = stage.log
        let child = TracedController("X", stage.log)
        parent.addChild(child)
        child.preferredContentSize = Size(width: 10, height: 10)
        return TestValue(stage.log.take([.others]))
      },
    ]
  }

  static var statusBarAdapters: [String: VectorCheck.Adapter] {
    [
      "bar-02": {
        let stage = TracedApp()
        let parent = LightController()
        stage.show(parent)
        return ["style from": stage.app.window.statusBarStyle == .lightContent ? "P" : "system"]
      }
    ]
  }
}

private final class SizingParent: ViewController {
  var log: Log?
  override func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {
    log?(
      "P.preferredContentSizeDidChange(forChildContentContainer: "
        + "\(child.accessibilityIdentifier ?? ""))")
  }
}

private final class LightController: ViewController {
  override var preferredStatusBarStyle: StatusBarStyle { .lightContent }
}
