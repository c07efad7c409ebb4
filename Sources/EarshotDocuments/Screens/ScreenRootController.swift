public import EarshotInterface
public import EarshotModel

/// Shows the elements of one screen of a screen document.
open class ScreenRootController: ViewController {
  private let root: View
  private let size: Size

  /// Prepares to show the root of a screen that was written for a size, in points.
  public init(_ root: View, size: Size) {
    self.root = root
    self.size = size
    super.init()
  }

  open override func loadView() {
    let view = View(frame: Rect(origin: .zero, size: size))
    root.removeFromSuperview()
    view.addSubview(root)
    // The frames of a file are what was drawn.
    view.acceptPresentLayout()
    self.view = view
  }

  /// Keeps the screen where its file says, in screen points, whatever it is presented in.
  ///
  /// A screen of another size, as after rotation, is scaled in both directions.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let window = view.window, size.width > 0, size.height > 0 else { return }
    let origin = view.convert(Point.zero, to: nil)
    let across = window.bounds.width / size.width
    let down = window.bounds.height / size.height
    let drawn = (root as? DocumentElement)?.documentFrame ?? Rect(origin: .zero, size: size)
    root.frame = Rect(
      x: drawn.minX * across - origin.x, y: drawn.minY * down - origin.y,
      width: drawn.width * across, height: drawn.height * down)
  }
}

extension DocumentScreen {
  /// Shows the screen of a screen document in its application.
  func open() {
    let window = Window(application: application, frame: Rect(origin: .zero, size: size))
    window.deviceSafeAreaInsets =
      StoryboardDevice(screen: size, idiom: application.interfaceIdiom)
      .edges
    window.rootViewController = ScreenRootController(root, size: size)
    window.makeKeyAndVisible()
    application.launch()
    application.update()
  }
}
