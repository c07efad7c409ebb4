import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Where presented screens stand on a screen of 400 by 800 points.
@Suite struct PresentedPlaceTests {
  private func place(
    _ style: ModalPresentationStyle, _ idiom: InterfaceIdiom = .phone, safeTop: Double = 0,
    wanted: Size = .zero
  ) -> String {
    PresentedFrame(on: idiom, safeTop: safeTop) { presented in
      presented.modalPresentationStyle = style
      presented.preferredContentSize = wanted
    }.description
  }

  @Test func sheetsOfAPhoneLeaveTheTopFree() {
    #expect(place(.automatic) == "0 0 400 800" && place(.pageSheet) == "0 0 400 800")
    #expect(place(.pageSheet, safeTop: 20) == "0 20 400 780")
    #expect(place(.pageSheet, safeTop: 21) == "0 31 400 769")
    #expect(place(.formSheet, safeTop: 47) == "0 0 400 800")
    #expect(place(.fullScreen, safeTop: 47) == "0 0 400 800")
    #expect(place(.overFullScreen, safeTop: 47) == "0 0 400 800")
  }

  @Test func sheetsOfATabletStandInTheMiddle() {
    #expect(place(.pageSheet, .pad) == "0 20 400 760")
    #expect(place(.pageSheet, .pad, wanted: Size(width: 200, height: 100)) == "100 350 200 100")
    #expect(place(.formSheet, .pad) == "0 90 400 620")
    #expect(place(.formSheet, .pad, wanted: Size(width: 100, height: 0)) == "150 90 100 620")
    #expect(place(.formSheet, .pad, wanted: Size(width: 0, height: 100)) == "0 350 400 100")
    #expect(place(.popover) == "40 160 320 480")
    #expect(place(.popover, wanted: Size(width: 500, height: 900)) == "0 0 400 800")
  }

  @Test(
    arguments: [
      (.automatic, false, true), (.fullScreen, true, false), (.pageSheet, false, true),
      (.formSheet, true, false), (.currentContext, true, false), (.overFullScreen, false, false),
      (.overCurrentContext, false, false), (.popover, false, true), (.custom, false, false),
    ] as [(ModalPresentationStyle, Bool, Bool)])
  func stylesOfAPhone(style: ModalPresentationStyle, covers: Bool, isDismissible: Bool) {
    let presented = ViewController()
    presented.modalPresentationStyle = style
    let presentation = PresentationController(
      presentedViewController: presented, presenting: nil)
    #expect(presentation.shouldRemovePresentersView == covers)
    #expect(presentation.isDismissibleByUser == isDismissible)
    #expect(!presentation.dismissForUser() && presentation.beginInteractiveDismissal() == nil)
  }
}
