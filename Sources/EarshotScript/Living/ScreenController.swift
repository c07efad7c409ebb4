import EarshotDocuments
import EarshotInterface
import EarshotModel

/// One screen of a file, shown.
final class ScreenController: ViewController, ViewControllerTransitioningDelegate {
  /// What is shown.
  let screen: DocumentScreen
  /// Carries out what the elements of a screen document do.
  private let stage: ScreenStage?

  init(_ screen: DocumentScreen, on stage: ScreenStage? = nil) {
    self.screen = screen
    self.stage = stage
    super.init()
    accessibilityIdentifier = screen.identifier ?? screen.name
    navigationItem.backButtonTitle = screen.name
    navigationItem.backButton.accessibilityIdentifier = "back"
    navigationItem.hidesBackButton = screen.hasBackButton
    restorationIdentifier = screen.name
    storyboard = stage
  }

  override func loadView() {
    let view = View(frame: Rect(origin: .zero, size: screen.size))
    screen.root.removeFromSuperview()
    view.addSubview(screen.root)
    // The frames of a file are what was drawn.
    view.acceptPresentLayout()
    stage?.enliven(self)
    self.view = view
  }

  /// Keeps the screen where its file says, in screen points, whatever it is presented in.
  ///
  /// A screen of another size, as after rotation, is scaled in both directions.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let window = view.window, screen.size.width > 0, screen.size.height > 0 else { return }
    let origin = view.convert(Point.zero, to: nil)
    let across = window.bounds.width / screen.size.width
    let down = window.bounds.height / screen.size.height
    let drawn =
      (screen.root as? DocumentElement)?.documentFrame
      ?? Rect(
        origin: .zero, size: screen.size)
    screen.root.frame = Rect(
      x: drawn.minX * across - origin.x, y: drawn.minY * down - origin.y,
      width: drawn.width * across, height: drawn.height * down)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stage?.carryOut(.appear, on: self)
  }

  /// A bar only where there is a way back to show on it, so that it covers nothing else.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let navigationController else { return }
    let isFirst = navigationController.viewControllers.first === self
    navigationController.setNavigationBarHidden(
      isFirst || navigationItem.hidesBackButton, animated: animated)
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(ElementStates(of: screen.root), forKey: "elements")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    coder.decode(ElementStates.self, forKey: "elements")?.apply(to: screen.root)
  }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?
  ) -> PresentationController? {
    ScreenAlert(presented: presented, presenting: presenting)
  }
}

/// How a screen of a file stands over another as an alert: modal, and closed by escape.
private final class ScreenAlert: PresentationController {
  override var isDismissibleByUser: Bool { true }
}
