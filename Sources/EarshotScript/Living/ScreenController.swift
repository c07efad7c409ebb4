import EarshotDocuments
import EarshotInterface
import EarshotModel

/// One screen of a file, shown.
final class ScreenController: ScreenRootController, ViewControllerTransitioningDelegate {
  /// What is shown.
  let screen: DocumentScreen
  /// Carries out what the elements of a screen document do.
  private let stage: ScreenStage?

  init(_ screen: DocumentScreen, on stage: ScreenStage? = nil) {
    self.screen = screen
    self.stage = stage
    super.init(screen.root, size: screen.size)
    accessibilityIdentifier = screen.identifier ?? screen.name
    navigationItem.backButtonTitle = screen.name
    navigationItem.backButton.accessibilityIdentifier = "back"
    navigationItem.hidesBackButton = screen.hasBackButton
    restorationIdentifier = screen.name
    storyboard = stage
  }

  override func loadView() {
    super.loadView()
    stage?.enliven(self)
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
    ScreenAlert(presentedViewController: presented, presenting: presenting)
  }
}

/// How a screen of a file stands over another as an alert: modal, and closed by escape.
private final class ScreenAlert: PresentationController {
  override var isDismissibleByUser: Bool { true }
}

extension DocumentScreen {
  /// Whether the file itself has a button that leads back.
  var hasBackButton: Bool { root.hasElement(with: .backButton) }
}
