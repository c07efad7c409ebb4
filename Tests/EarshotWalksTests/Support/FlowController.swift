import EarshotInterface
import EarshotModel

/// A screen that places its views by itself whenever it is laid out.
final class FlowController: ViewController {
  private let orientations: InterfaceOrientationMask
  private let place: (FlowController) -> Void
  /// The views, in the order in which they were made.
  let parts: [View]

  /// - Parameters:
  ///   - parts: What stands on the screen.
  ///   - orientations: The ways up in which the screen may be held.
  ///   - place: Gives the parts their frames.
  init(
    _ parts: [View], orientations: InterfaceOrientationMask = .portrait,
    place: @escaping (FlowController) -> Void
  ) {
    self.parts = parts
    self.orientations = orientations
    self.place = place
    super.init()
    title = "Flow"
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { orientations }

  override func viewDidLoad() {
    for part in parts { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() { place(self) }

  /// A button that says that it was pressed.
  static func button(_ title: String) -> Button {
    Button(
      type: .system,
      primaryAction: Action(title: title) { action in
        (action.sender as? View)?.window?.application?.post(.announcement("Pressed"))
      })
  }
}
