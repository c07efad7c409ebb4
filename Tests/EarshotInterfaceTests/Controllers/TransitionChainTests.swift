import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// What code of an app asks for without an end, in the course of what it asked for before.
@Suite struct TransitionChainTests {
  private let app = TestApp()
  private let stack = NavigationController(rootViewController: ViewController())

  /// The warnings of the app while it does something and comes to rest.
  private func warnings(_ body: () -> Void) -> [String] {
    let log = Log()
    app.application.observe { if case .warning(let text) = $0 { log(text) } }
    body()
    app.application.update()
    #expect(!app.application.update())
    app.application.observe(nil)
    return log.take()
  }

  private func controller(onAppearing body: @escaping () -> Void) -> TracedController {
    let controller = TracedController("next", app.log)
    controller.onCallback["viewDidAppear"] = body
    return controller
  }

  private func note(_ last: String) -> String {
    "The interface did not come to rest in 100 transitions that led to one another; "
      + "the last was \(last), and what follows is refused."
  }

  @Test(arguments: [true, false])
  func pushing(animated: Bool) {
    app.window.rootViewController = stack
    func push() { stack.pushViewController(controller(onAppearing: push), animated: animated) }
    #expect(warnings(push) == [note("a push from next to next")])
    #expect(stack.viewControllers.count == 102)
    // What a person asks for next is done.
    #expect(warnings { stack.popToRootViewController(animated: animated) } == [])
    #expect(stack.viewControllers.count == 1)
  }

  @Test(arguments: [true, false])
  func presenting(animated: Bool) {
    app.window.rootViewController = stack
    func present(on presenter: ViewController) {
      let next = TracedController("next", app.log)
      next.onCallback["viewDidAppear"] = { [unowned next] in present(on: next) }
      next.modalPresentationStyle = .fullScreen
      presenter.present(next, animated: animated)
    }
    #expect(warnings { present(on: stack) } == [note("a present from next to next")])
    #expect(warnings { stack.dismiss(animated: animated) } == [])
    #expect(stack.presentedViewController == nil)
  }

  @Test func changingTheRoot() {
    func change() { app.window.rootViewController = controller(onAppearing: change) }
    #expect(warnings(change) == [note("a change from next to next")])
  }

  @Test func layingOut() {
    app.window.rootViewController = stack
    let restless = TracedController("restless", app.log)
    restless.onCallback["viewDidLayoutSubviews"] = { [unowned restless] in
      restless.view.setNeedsLayout()
    }
    stack.setViewControllers([restless], animated: false)
    let log = Log()
    app.application.observe { if case .warning(let text) = $0 { log(text) } }
    app.application.update()
    #expect(
      log.take() == [
        "The interface did not come to rest in 100 rounds of layout; something asks for layout "
          + "whenever it ends."
      ])
  }

  @Test func whatNothingElseLedToIsNoChain() {
    app.window.rootViewController = stack
    #expect(
      warnings {
        for _ in 0..<300 { stack.pushViewController(controller {}, animated: true) }
      } == [])
    #expect(stack.viewControllers.count == 301)
  }
}
