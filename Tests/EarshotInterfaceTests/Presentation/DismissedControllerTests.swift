import EarshotInterface
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Who is told of which controller when a person closes what is presented.
@Suite struct DismissedControllerTests {
  private final class Follower: AdaptivePresentationControllerDelegate {
    let log = Log()

    func presentationControllerWillDismiss(_ controller: PresentationController) {
      log("will dismiss \(controller.presentedViewController.title ?? "nobody")")
    }

    func presentationControllerDidDismiss(_ controller: PresentationController) {
      log("did dismiss \(controller.presentedViewController.title ?? "nobody")")
    }
  }

  private let app = TestApp()
  private let screen = ViewController()
  private let follower = Follower()

  init() {
    app.window.rootViewController = screen
    app.application.update()
  }

  /// Presents a sheet that nobody else keeps.
  private func present(_ title: String, over presenter: ViewController) -> ViewController {
    let sheet = ViewController()
    sheet.title = title
    sheet.presentationController?.delegate = follower
    presenter.present(sheet, animated: true)
    app.application.update()
    return sheet
  }

  @Test func theDelegateIsToldOfTheControllerThatWasPresented() {
    weak var sheet = present("Sheet", over: screen)
    weak var presentation = sheet?.presentationController
    #expect(presentation?.dismissForUser() == true)
    app.application.update()
    #expect(follower.log.take() == ["will dismiss Sheet", "did dismiss Sheet"])
    #expect(screen.presentedViewController == nil)
    #expect(sheet == nil && presentation == nil)
  }

  @Test func whatStandsAboveGoesWithIt() {
    weak var below = present("Below", over: screen)
    weak var above = below.map { present("Above", over: $0) }
    let presentation = below?.presentationController
    #expect(presentation?.dismissForUser() == true)
    app.application.update()
    #expect(follower.log.take() == ["will dismiss Below", "did dismiss Below"])
    #expect(above == nil && presentation?.presentedViewController === below && below != nil)
  }

  /// Whoever asks for the presentation does not keep the controller alive by that.
  @Test func aControllerThatIsNeverPresentedGoes() {
    var sheet: ViewController? = ViewController()
    weak var kept = sheet
    let presentation = sheet?.presentationController
    #expect(presentation?.presentedViewController === sheet)
    sheet = nil
    #expect(kept == nil && presentation?.presentedViewController.title == nil)
  }
}
