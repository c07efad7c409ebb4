import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Where sheets with detents stand, on a phone of 393 by 852 points of which 20 and 34 are covered.
@Suite struct SheetPlaceTests {
  private typealias Detent = SheetPresentationController.Detent

  private let app: TestApp
  private let screen = ViewController()
  private let presented = ViewController()

  init() {
    app = TestApp(traitCollection: TraitCollection(userInterfaceIdiom: .phone))
    app.window.frame = Rect(x: 0, y: 0, width: 393, height: 852)
    app.window.deviceSafeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    app.window.rootViewController = screen
    app.application.update()
  }

  /// The top and the height of the sheet.
  private func place(
    _ detents: [Detent], selected: Detent.Identifier? = nil
  ) throws -> String {
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = detents
    sheet.selectedDetentIdentifier = selected
    if presented.presentingViewController == nil { screen.present(presented, animated: false) }
    app.application.update()
    return "\(Int(presented.view.frame.minY)) \(Int(presented.view.frame.height))"
  }

  @Test func theSmallestDetentIsSelectedAtFirst() throws {
    // 852 - 20 - 34 is 798, of which the medium one has 0.56.
    #expect(try place([.medium(), .large()]) == "371 481")
    #expect(try place([.medium(), .large()], selected: .large) == "20 832")
    #expect(try place([.medium()], selected: .large) == "371 481")
    #expect(try place([.large()]) == "20 832")
    #expect(try place([]) == "20 832")
  }

  @Test func aDetentOfTheAppIsWorkedOutFromTheRoom() throws {
    var seen: [Double] = []
    let quarter = Detent.custom {
      seen.append($0.maximumDetentValue)
      return $0.maximumDetentValue / 4
    }
    #expect(try place([quarter]) == "618 233")
    #expect(Set(seen) == [798])
    #expect(try place([.custom { _ in 10_000 }]) == "20 832")
    #expect(try place([.custom { _ in nil }]) == "20 832")
    #expect(try place([.custom { _ in .nan }, .custom { _ in -1 }]) == "20 832")
    #expect(Detent.custom { _ in 1 }.identifier != Detent.custom { _ in 1 }.identifier)
  }

  @Test func aHeightThatChangesIsAskedForAgain() throws {
    var height = 100.0
    #expect(try place([.custom { _ in height }]) == "718 134")
    height = 200
    presented.sheetPresentationController?.invalidateDetents()
    app.application.update()
    #expect(presented.view.frame.minY == 618)
  }

  @Test func otherStylesAndTabletsHaveNoDetents() throws {
    for style in [ModalPresentationStyle.formSheet, .fullScreen, .popover] {
      let controller = ViewController()
      controller.modalPresentationStyle = style
      #expect((controller.sheetPresentationController != nil) == (style == .formSheet))
    }
    presented.modalPresentationStyle = .formSheet
    #expect(try place([.medium()]) == "0 852")
  }

  @Test func aPhoneHeldSidewaysIsFilled() throws {
    let sheet = try #require(presented.sheetPresentationController)
    sheet.prefersGrabberVisible = true
    #expect(try place([.custom { _ in 100 }, .medium()]) == "718 134")
    app.application.traitCollection.verticalSizeClass = .compact
    app.window.transition(to: Size(width: 852, height: 393))
    app.application.update()
    #expect(presented.view.frame.height == 373)
    sheet.prefersEdgeAttachedInCompactHeight = true
    app.application.update()
    #expect(presented.view.frame.height == 134)
  }

  @Test func aFingerDragsTheGrabber() throws {
    try #require(presented.sheetPresentationController).prefersGrabberVisible = true
    #expect(try place([.medium(), .large()]) == "371 481")
    let drag = { [app] (from: Double, to: Double) in
      app.application.drag(along: [Point(x: 196, y: from), Point(x: 196, y: to)])
      app.application.update()
    }
    drag(378, 100)
    #expect(presented.view.frame.minY == 20)
    drag(27, 340)
    #expect(presented.view.frame.minY == 371)
    drag(378, 390)
    #expect(presented.view.frame.minY == 371)
    drag(378, 378)
    #expect(presented.view.frame.minY == 20)
    presented.isModalInPresentation = true
    drag(27, 840)
    #expect(presented.view.frame.minY == 371)
    presented.isModalInPresentation = false
    drag(378, 840)
    #expect(screen.presentedViewController == nil)
  }

  @Test func touchesBesideAnUndimmedSheetReachTheScreen() throws {
    try #require(presented.sheetPresentationController).largestUndimmedDetentIdentifier = .medium
    #expect(try place([.medium(), .large()]) == "371 481")
    #expect(app.window.hitTest(Point(x: 100, y: 100), with: nil) === screen.view)
    #expect(app.window.hitTest(Point(x: 100, y: 500), with: nil) === presented.view)
    _ = try place([.medium(), .large()], selected: .large)
    #expect(app.window.hitTest(Point(x: 100, y: 10), with: nil) !== screen.view)
  }
}
