import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport

/// Where a presented screen stands on a screen of 400 by 800 points.
struct PresentedFrame: CustomStringConvertible {
  /// The frame, as a tree tells it.
  let description: String

  /// Presents a screen that `prepare` has said something of.
  init(
    on idiom: InterfaceIdiom = .phone, safeTop: Double = 0, prepare: (ViewController) -> Void
  ) {
    let app = TestApp(traitCollection: TraitCollection(userInterfaceIdiom: idiom))
    app.window.deviceSafeAreaInsets = EdgeInsets(top: safeTop, left: 0, bottom: 0, right: 0)
    let (screen, presented) = (ViewController(), ViewController())
    app.window.rootViewController = screen
    app.application.update()
    prepare(presented)
    screen.present(presented, animated: false)
    app.application.update()
    description = TreeText.text(of: presented.view.frame)
  }
}
