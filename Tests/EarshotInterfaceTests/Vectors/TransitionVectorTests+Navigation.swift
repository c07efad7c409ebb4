import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport

private final class StackDelegate: NavigationControllerDelegate {
  let log: Log
  init(_ log: Log) { self.log = log }

  func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController,
    animated: Bool
  ) {
    log("D.willShow(\(controller.accessibilityIdentifier ?? ""))")
  }

  func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController,
    animated: Bool
  ) {
    log("D.didShow(\(controller.accessibilityIdentifier ?? ""))")
  }
}

extension TransitionVectorTests {
  private static func push(
    _ families: Set<CallbackFamily>, of names: [String]? = nil
  ) -> TestValue {
    let stage = TracedApp()
    let navigation = stage.stack(stage.a)
    return stage.trace(families, of: names) {
      navigation.pushViewController(stage.b, animated: true)
    }
  }

  /// The flags that a controller shows inside one of its callbacks while `change` runs.
  private static func flags(
    _ flags: [String], in callback: String, of controller: (TracedApp) -> TracedController,
    stack: (TracedApp) -> [ViewController], change: (TracedApp, NavigationController) -> Void
  ) -> TestValue {
    let stage = TracedApp()
    let navigation = NavigationController()
    navigation.viewControllers = stack(stage)
    stage.show(navigation)
    let watched = controller(stage)
    var answers: [String: TestValue] = [:]
    watched.onCallback[callback] = {
      let values = [
        "isMovingFromParent": watched.isMovingFromParent,
        "isMovingToParent": watched.isMovingToParent,
        "isBeingDismissed": watched.isBeingDismissed,
        "isBeingPresented": watched.isBeingPresented,
      ]
      for flag in flags { answers["\(watched.name).\(flag)"] = .bool(values[flag] ?? false) }
    }
    change(stage, navigation)
    stage.app.application.update()
    return .object(answers)
  }

  static var navigationAdapters: [String: VectorCheck.Adapter] {
    [
      "nav-01": { push([.appearance]) },
      "nav-02": { push([.loading, .appearance, .layout], of: ["A", "B"]) },
      "nav-03": { push([.appearance]) },
      "nav-04": {
        let stage = TracedApp()
        let navigation = stage.stack(stage.a, stage.b)
        return stage.trace { navigation.popViewController(animated: true) }
      },
      "nav-05": {
        push([.moving, .appearance, .constraints, .layout], of: ["B"])
      },
      "nav-06": {
        let stage = TracedApp()
        let navigation = stage.stack(stage.a, stage.b)
        return stage.trace([.moving, .appearance], of: ["B"]) {
          navigation.popViewController(animated: true)
        }
      },
      "nav-07": {
        let stage = TracedApp()
        let delegate = StackDelegate(stage.log)
        let navigation = NavigationController(rootViewController: stage.a)
        navigation.delegate = delegate
        return withExtendedLifetime(delegate) {
          stage.app.window.rootViewController = navigation
          stage.app.application.update()
          return TestValue(
            stage.log.take([.loading, .appearance, .others]).filter { $0 != "A.loadView" })
        }
      },
      "nav-08": {
        let stage = TracedApp()
        let delegate = StackDelegate(stage.log)
        let navigation = stage.stack(stage.a)
        navigation.delegate = delegate
        stage.a.storyboardSource = stage.scene(leadingTo: stage.b)
        return withExtendedLifetime(delegate) {
          stage.a.performSegue(withIdentifier: "next", sender: nil)
          stage.app.application.update()
          return TestValue(
            stage.log.take([.loading, .appearance, .others]).filter { $0 != "B.loadView" })
        }
      },
      "nav-09": {
        let stage = TracedApp()
        let delegate = StackDelegate(stage.log)
        let navigation = stage.stack(stage.a, stage.b)
        navigation.delegate = delegate
        return withExtendedLifetime(delegate) {
          _ = stage.b.navigationItem.backButton.accessibilityActivate()
          stage.app.application.update()
          return TestValue(Array(stage.log.take([.appearance, .others]).prefix(3)))
        }
      },
      "nav-11": {
        let stage = TracedApp()
        let navigation = stage.stack(stage.a)
        return stage.trace(Set(CallbackFamily.allCases)) {
          navigation.popViewController(animated: true)
        }
      },
      "nav-12": {
        let stage = TracedApp()
        let navigation = stage.stack(stage.a, stage.b, stage.c)
        navigation.popToRootViewController(animated: true)
        stage.app.application.update()
        return TestValue(
          stage.log.take([.moving]).filter { $0.contains("willMove") }
        )
      },
      "nav-15": {
        let stage = TracedApp()
        let navigation = stage.stack(stage.a, stage.b)
        return stage.trace([.moving, .appearance], of: ["B"]) {
          navigation.pushViewController(stage.c, animated: true)
        }
      },
      "nav-16": {
        flags(
          ["isMovingFromParent", "isBeingDismissed"], in: "viewWillDisappear", of: \.b,
          stack: { [$0.a, $0.b] }, change: { $1.popViewController(animated: true) })
      },
      "nav-17": {
        flags(
          ["isMovingFromParent", "isBeingDismissed"], in: "viewWillDisappear", of: \.a,
          stack: { [$0.a] }, change: { $1.pushViewController($0.b, animated: true) })
      },
      "nav-18": {
        flags(
          ["isMovingToParent", "isBeingPresented"], in: "viewWillAppear", of: \.b,
          stack: { [$0.a] }, change: { $1.pushViewController($0.b, animated: true) })
      },
      "nav-19": {
        flags(
          ["isMovingToParent"], in: "viewWillAppear", of: \.a,
          stack: { [$0.a, $0.b] }, change: { $1.popViewController(animated: true) })
      },
      "nav-20": {
        let stage = TracedApp()
        let outer = NavigationController(rootViewController: stage.a)
        let inner = NavigationController(rootViewController: stage.b)
        stage.a.addChild(inner)
        stage.b.addChild(stage.c)
        return withExtendedLifetime(outer) {
          stage.c.navigationController === inner ? "nearest ancestor of that class" : "another"
        }
      },
    ]
  }
}
