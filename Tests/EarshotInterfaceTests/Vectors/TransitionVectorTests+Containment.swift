import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport

extension TransitionVectorTests {
  private static func family(_ stage: TracedApp) -> (
    parent: TracedController, child: TracedController
  ) {
    (TracedController("P", stage.log), TracedController("X", stage.log))
  }

  static var containmentAdapters: [String: VectorCheck.Adapter] {
    [
      "cont-01": {
        let stage = TracedApp()
        let (parent, child) = family(stage)
        child.onCallback["willMoveToParent"] = {
          if parent.children.isEmpty { stage.log("P.children+=X") }
        }
        parent.addChild(child)
        return TestValue(stage.log.take())
      },
      "cont-02": {
        let stage = TracedApp()
        let (parent, child) = family(stage)
        let before = TracedController("Q", stage.log)
        before.addChild(child)
        _ = stage.log.take()
        parent.addChild(child)
        return TestValue(
          stage.log.take().map {
            $0 == "X.didMoveToParent(nil)" ? "X.removeFromParent (from Q)" : $0
          })
      },
      "cont-03": {
        let stage = TracedApp()
        let (parent, child) = family(stage)
        parent.addChild(child)
        _ = stage.log.take()
        child.onCallback["didMoveToParent"] = {
          if parent.children.isEmpty { stage.log("P.children-=X") }
        }
        child.removeFromParent()
        return TestValue(stage.log.take().reversed())
      },
      "cont-04": {
        let stage = TracedApp()
        let (parent, child) = family(stage)
        stage.show(parent)
        return stage.trace([.loading, .moving, .appearance]) {
          parent.addChild(child)
          child.view.frame = parent.view.bounds
          parent.view.addSubview(child.view)
          child.didMove(toParent: parent)
        }
      },
      "cont-05": {
        let stage = TracedApp()
        let (parent, child) = family(stage)
        stage.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.settle()
        return stage.trace([.moving, .appearance]) {
          child.willMove(toParent: nil)
          child.view.removeFromSuperview()
          child.removeFromParent()
        }
      },
      "cont-10": {
        let stage = TracedApp()
        let (parent, child) = family(stage)
        parent.addChild(child)
        stage.show(parent)
        parent.present(stage.b, animated: false)
        return TestValue(parent.children.compactMap(\.accessibilityIdentifier))
      },
    ]
  }

  private static func appearances(_ step: (TracedController) -> Void) -> TestValue {
    let stage = TracedApp()
    let (_, child) = family(stage)
    step(child)
    return TestValue(stage.log.take([.appearance]))
  }

  static var appearanceAdapters: [String: VectorCheck.Adapter] {
    [
      "appear-01": {
        appearances {
          $0.beginAppearanceTransition(true, animated: false)
          $0.endAppearanceTransition()
        }
      },
      "appear-04": {
        appearances {
          $0.beginAppearanceTransition(true, animated: false)
          $0.beginAppearanceTransition(false, animated: false)
          $0.endAppearanceTransition()
        }
      },
      "appear-05": { appearances { $0.endAppearanceTransition() } },
      "appear-07": {
        let stage = TracedApp()
        let (parent, inside) = family(stage)
        let (unloaded, outside) = (
          TracedController("Y", stage.log), TracedController("Z", stage.log)
        )
        for child in [inside, unloaded, outside] { parent.addChild(child) }
        parent.view.addSubview(inside.view)
        _ = outside.view
        parent.beginAppearanceTransition(true, animated: false)
        return TestValue(stage.log.take([.appearance], of: ["X", "Y", "Z"]))
      },
      "appear-08": {
        let stage = TracedApp()
        let (parent, child) = family(stage)
        parent.forwardsAutomatically = false
        parent.addChild(child)
        parent.view.addSubview(child.view)
        stage.settle()
        return stage.trace { stage.app.window.rootViewController = parent }
      },
      "appear-09": {
        let stage = TracedApp()
        let (parent, child) = family(stage)
        parent.forwardsAutomatically = false
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.onCallback = [
          "viewWillAppear": { child.beginAppearanceTransition(true, animated: false) },
          "viewDidAppear": { child.endAppearanceTransition() },
          "viewWillDisappear": { child.beginAppearanceTransition(false, animated: false) },
          "viewDidDisappear": { child.endAppearanceTransition() },
        ]
        stage.settle()
        return stage.trace {
          stage.app.window.rootViewController = parent
          stage.app.window.rootViewController = nil
        }
      },
      "appear-11": {
        let stage = TracedApp()
        let (parent, child) = family(stage)
        stage.show(parent)
        let all = stage.trace([.loading, .appearance]) { parent.view.addSubview(child.view) }
        guard case .array(let lines) = all else { return all }
        return .array(lines.filter { $0 != "X.loadView" })
      },
      "appear-12": {
        let stage = TracedApp()
        let (parent, child) = family(stage)
        stage.show(parent)
        parent.view.addSubview(child.view)
        stage.settle()
        return stage.trace { child.view.removeFromSuperview() }
      },
      "appear-14": {
        let stage = TracedApp()
        return afterTheTurn(stage)
      },
      "appear-15": {
        let stage = TracedApp()
        let (_, child) = family(stage)
        let (view, inside) = (LeavingView("view", stage.log), LeavingView("subviews", stage.log))
        child.view = view
        view.addSubview(inside)
        stage.app.window.addSubview(view)
        view.becomeFirstResponder()
        stage.settle()
        view.removeFromSuperview()
        return TestValue(
          stage.log.take().filter { !$0.hasPrefix("subviews.resign") }
            .map { $0.hasPrefix("subviews.") ? "subviews..." : $0 })
      },
      "appear-16": {
        let stage = TracedApp()
        let navigation = stage.stack(stage.a)
        navigation.pushViewController(stage.b, animated: true)
        navigation.pushViewController(stage.c, animated: true)
        stage.app.application.update()
        return TestValue(
          stage.log.take([.appearance]).filter {
            $0.hasSuffix("viewWillAppear") && !$0.hasPrefix("A")
          })
      },
    ]
  }

  private static func afterTheTurn(_ stage: TracedApp) -> TestValue {
    let (_, child) = family(stage)
    stage.app.window.addSubview(child.view)
    let now = stage.log.take([.appearance])
    stage.app.application.update()
    return TestValue(now + ["(next run-loop turn)"] + stage.log.take([.appearance], of: ["X"]))
  }
}

/// Writes down how a view leaves its window.
private final class LeavingView: View {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func resignFirstResponder() -> Bool {
    log("\(name).resignFirstResponder")
    return super.resignFirstResponder()
  }

  override func willMove(toWindow window: Window?) {
    if window == nil { log("\(name).willMoveToWindow(nil)") }
  }
}
