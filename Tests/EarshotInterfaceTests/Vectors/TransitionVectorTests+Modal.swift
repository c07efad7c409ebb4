import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport

private final class SheetDelegate: AdaptivePresentationControllerDelegate {
  let log: Log
  init(_ log: Log) { self.log = log }
  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    log("delegate.didAttemptToDismiss")
  }
}

extension TransitionVectorTests {
  /// What presenting B on A writes down.
  private static func present(
    _ style: ModalPresentationStyle, _ idiom: InterfaceIdiom = .phone,
    _ families: Set<CallbackFamily> = [.loading, .appearance, .others], animated: Bool = false
  ) -> TestValue {
    let stage = TracedApp(idiom)
    stage.show(stage.a)
    stage.b.modalPresentationStyle = style
    stage.a.present(stage.b, animated: animated) { stage.log("completion") }
    stage.app.application.update()
    return TestValue(stage.log.take(families).filter { !$0.hasSuffix(".loadView") })
  }

  /// An app in which A presents B.
  private static func presented(
    _ style: ModalPresentationStyle, _ idiom: InterfaceIdiom = .phone
  ) -> TracedApp {
    let stage = TracedApp(idiom)
    stage.show(stage.a)
    stage.b.modalPresentationStyle = style
    stage.a.present(stage.b, animated: false)
    stage.settle()
    return stage
  }

  private static func dismiss(
    _ style: ModalPresentationStyle, _ idiom: InterfaceIdiom = .phone
  ) -> TestValue {
    let stage = presented(style, idiom)
    return stage.trace([.appearance, .others]) {
      stage.a.dismiss(animated: false) { stage.log("completion") }
    }
  }

  private static var styleAdapters: [String: VectorCheck.Adapter] {
    [
      "modal-fullScreen-phone-present": { present(.fullScreen) },
      "modal-fullScreen-phone-dismiss": { dismiss(.fullScreen) },
      "modal-fullScreen-pad-present": { present(.fullScreen, .pad) },
      "modal-fullScreen-pad-dismiss": { dismiss(.fullScreen, .pad) },
      "modal-formSheet-phone-present": { present(.formSheet) },
      "modal-formSheet-phone-dismiss": { dismiss(.formSheet) },
      "modal-formSheet-pad-present": { present(.formSheet, .pad) },
      "modal-popover-phone-present": { present(.popover) },
      "modal-popover-phone-dismiss": { dismiss(.popover) },
      "modal-popover-pad-present": { present(.popover, .pad) },
      "modal-popover-pad-dismiss": { dismiss(.popover, .pad) },
      "modal-03": { present(.fullScreen, .phone, [.appearance, .isAppearing]) },
      "modal-04": { present(.automatic, .phone, [.appearance, .isAppearing]) },
      "modal-18": {
        let over = present(.overFullScreen, .phone, [.appearance])
        return over == present(.overCurrentContext, .phone, [.appearance]) ? over : .null
      },
    ]
  }

  private static var flagAdapters: [String: VectorCheck.Adapter] {
    [
      "modal-flags-1": {
        let stage = TracedApp()
        stage.show(stage.a)
        stage.b.modalPresentationStyle = .fullScreen
        var answer = TestValue.null
        stage.b.onCallback["viewWillAppear"] = {
          answer = [
            "B.isBeingPresented": .bool(stage.b.isBeingPresented),
            "B.presentingViewController": name(stage.b.presentingViewController),
          ]
        }
        stage.a.present(stage.b, animated: false)
        return answer
      },
      "modal-flags-2": {
        let stage = TracedApp()
        stage.show(stage.a)
        stage.b.modalPresentationStyle = .fullScreen
        var answer = TestValue.null
        stage.a.present(stage.b, animated: false) {
          let lines = stage.log.take()
          answer = [
            "B.isBeingPresented": .bool(stage.b.isBeingPresented),
            "A.isBeingDismissed": .bool(stage.a.isBeingDismissed),
            "A.lastEvent": last(of: "A", in: lines), "B.lastEvent": last(of: "B", in: lines),
          ]
        }
        return answer
      },
      "modal-flags-3": {
        let stage = presented(.fullScreen)
        var answer = TestValue.null
        stage.b.onCallback["viewWillDisappear"] = {
          answer = [
            "B.isBeingDismissed": .bool(stage.b.isBeingDismissed),
            "B.presentingViewController": name(stage.b.presentingViewController),
          ]
        }
        stage.a.dismiss(animated: false)
        return answer
      },
      "modal-flags-4": {
        let stage = presented(.fullScreen)
        var answer = TestValue.null
        stage.b.onCallback["viewDidDisappear"] = {
          answer = [
            "B.isBeingDismissed": .bool(stage.b.isBeingDismissed),
            "B.presentingViewController": name(stage.b.presentingViewController),
          ]
        }
        stage.a.dismiss(animated: false)
        return answer
      },
      "modal-flags-6": {
        let stage = presented(.fullScreen)
        var answer = TestValue.null
        stage.a.onCallback["viewWillAppear"] = {
          answer = [
            "A.isBeingPresented": .bool(stage.a.isBeingPresented),
            "B.lastEvent": last(of: "B", in: stage.log.take()),
          ]
        }
        stage.a.dismiss(animated: false)
        return answer
      },
    ]
  }

  private static func name(_ controller: ViewController?) -> TestValue {
    TestValue(controller?.accessibilityIdentifier)
  }

  private static func last(of name: String, in lines: [String]) -> TestValue {
    let own = lines.last { $0.hasPrefix("\(name).") }
    return TestValue(own.map { String($0.dropFirst(name.count + 1)) })
  }

  static var modalAdapters: [String: VectorCheck.Adapter] {
    let others: [String: VectorCheck.Adapter] = [
      "modal-01": {
        let stage = TracedApp()
        stage.show(stage.a)
        stage.a.present(stage.b, animated: true) { stage.log("completion") }
        stage.app.application.update()
        return TestValue(stage.log.take([.appearance, .others]).filter { !$0.contains("Will") })
      },
      "modal-02": {
        let stage = presented(.automatic)
        stage.a.dismiss(animated: true) { stage.log("completion") }
        stage.app.application.update()
        return TestValue(stage.log.take([.appearance, .others]).filter { !$0.contains("Will") })
      },
      "modal-05": {
        let stage = presented(.pageSheet)
        return stage.trace([.appearance, .isAppearing]) {
          let swipe = stage.b.presentationController?.beginInteractiveDismissal()
          swipe?.update(0.5)
          swipe?.cancel()
        }
      },
      "modal-06": {
        let stage = presented(.pageSheet)
        return stage.trace {
          stage.b.presentationController?.beginInteractiveDismissal()?.finish()
        }
      },
      "modal-07": {
        let stage = presented(.pageSheet)
        let delegate = SheetDelegate(stage.log)
        stage.b.isModalInPresentation = true
        stage.b.presentationController?.delegate = delegate
        return withExtendedLifetime(delegate) {
          stage.trace(Set(CallbackFamily.allCases)) {
            _ = stage.b.presentationController?.beginInteractiveDismissal()
          }
        }
      },
      "modal-09": {
        let stage = presented(.automatic)
        return stage.trace(Set(CallbackFamily.allCases)) {
          stage.a.present(stage.c, animated: false)
        }
      },
      "modal-10": {
        let stage = presented(.automatic)
        stage.b.dismiss(animated: false)
        return stage.a.presentedViewController == nil ? ["A.dismiss"] : []
      },
      "modal-12": {
        let stage = TracedApp()
        let parent = ViewController()
        parent.addChild(stage.a)
        stage.show(parent)
        parent.present(stage.b, animated: false)
        return name(stage.a.presentedViewController)
      },
      "modal-13": {
        let stage = TracedApp()
        stage.show(stage.a)
        var lines: [String] = []
        stage.b.onCallback["viewDidLoad"] = {
          if stage.a.presentedViewController == nil {
            lines.append("B.view loaded (viewDidLoad)")
          }
        }
        stage.b.onCallback["viewWillAppear"] = {
          if stage.a.presentedViewController === stage.b {
            lines.append("A.presentedViewController=B")
          }
        }
        stage.a.present(stage.b, animated: false)
        return TestValue(lines)
      },
      "modal-14": {
        let stage = TracedApp()
        stage.show(stage.a)
        stage.a.view.frame = Rect(x: 0, y: 0, width: 300, height: 200)
        stage.b.modalPresentationStyle = .fullScreen
        stage.a.present(stage.b, animated: false)
        let isWhole = stage.b.view.frame == stage.app.window.bounds
        return ["B.view.frame": isWhole ? "screen bounds" : "another place"]
      },
      "modal-15": {
        let stage = presented(.automatic)
        return [
          "A.presentedViewController": name(stage.a.presentedViewController),
          "B.presentingViewController": name(stage.b.presentingViewController),
        ]
      },
      "modal-16": {
        let stage = presented(.automatic)
        stage.b.dismiss(animated: false)
        return [
          "A.presentedViewController": name(stage.a.presentedViewController),
          "B.presentingViewController": name(stage.b.presentingViewController),
        ]
      },
    ]
    return others.merging(styleAdapters) { $1 }.merging(flagAdapters) { $1 }
  }
}
