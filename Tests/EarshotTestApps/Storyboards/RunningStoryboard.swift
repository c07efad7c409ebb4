package import EarshotDocuments
package import EarshotInterface
import EarshotModel

/// An application that runs a storyboard, and a finger.
package struct RunningStoryboard {
  package let storyboard: Storyboard
  package let application: Application

  package init(_ text: String, _ classes: StoryboardClasses = StoryboardClasses()) throws {
    try self.init(Storyboard(Array(text.utf8), file: "Main.storyboard", classes: classes))
  }

  package init(_ storyboard: Storyboard, startingWith scene: String? = nil) throws {
    self.storyboard = storyboard
    application = Application(traitCollection: storyboard.traitCollection)
    try storyboard.front(of: scene).open(in: application)
    application.launch()
    application.update()
  }

  /// Activates the first element on screen with a label, as a reader does, and waits for what follows.
  @discardableResult
  package func activate(_ label: String) -> Bool {
    let found = AccessibleText(front).elements.first { $0.accessibilityLabel == label }
    guard let element = found else { return false }
    let wasTaken = application.activate(element)
    application.update()
    return wasTaken
  }

  /// Turns the device, as a person does.
  package func rotate(isLandscape: Bool) {
    let upright = storyboard.screenSize
    let size = isLandscape ? Size(width: upright.height, height: upright.width) : upright
    let window = application.windows[0]
    application.traitCollection = storyboard.traitCollection(forScreenOf: size)
    window.deviceSafeAreaInsets = storyboard.deviceSafeAreaInsets(forScreenOf: size)
    window.transition(to: size)
    application.update()
  }

  /// What is heard on the screen in front, one line an element.
  package var heard: [String] { AccessibleText(front).lines(withFrames: false) }

  /// The view that covers the others.
  private var front: View {
    let window = application.windows[0]
    return window.subviews.last { $0.accessibilityViewIsModal } ?? window
  }

  /// The controller on top of everything, the way to it written from the outermost on.
  package var way: String {
    var names: [String] = []
    var next = application.windows[0].rootViewController
    while let controller = next {
      let title = controller.title ?? controller.navigationItem.title
      names.append(String(describing: type(of: controller)) + (title.map { " " + $0 } ?? ""))
      if let presented = controller.presentedViewController, controller.parent == nil {
        names.append("over it")
        next = presented
        continue
      }
      switch controller {
      case let stack as NavigationController: next = stack.topViewController
      case let tabs as TabBarController: next = tabs.selectedViewController
      default: next = nil
      }
    }
    return names.joined(separator: ", ")
  }
}
