import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Where the columns of a split view stand on a tablet, and which of them are shown.
@Suite struct SplitPlacesTests {
  private let split = SplitViewController()
  private let app: TestApp

  init() {
    app = TestApp(traitCollection: TraitCollection(userInterfaceIdiom: .pad))
  }

  private func show(_ size: Size, columns: Int, isMirrored: Bool = false) {
    if isMirrored { app.application.traitCollection.layoutDirection = .rightToLeft }
    app.window.frame = Rect(origin: .zero, size: size)
    split.viewControllers = (0..<columns).map { _ in ViewController() }
    app.window.rootViewController = split
    app.application.update()
  }

  private func frames() -> [String] {
    app.application.update()
    return split.viewControllers.map { column in
      column.viewIfLoaded?.window == nil ? "-" : TreeText.text(of: column.view.frame)
    }
  }

  /// The list is 320 points wide or as wide as the app says, and at most half of the screen.
  @Test(
    arguments: [
      (1000, 1, 320, false, ["0 0 1000 600"]),
      (1000, 2, 320, false, ["0 0 320 600", "320 0 680 600"]),
      (1000, 2, 320, true, ["680 0 320 600", "0 0 680 600"]),
      (1000, 2, 100, false, ["0 0 100 600", "100 0 900 600"]),
      (1000, 2, 700, false, ["0 0 500 600", "500 0 500 600"]),
      (640, 2, 320, false, ["0 0 320 600", "320 0 320 600"]),
      (1000, 3, 200, false, ["0 0 200 600", "200 0 200 600", "400 0 600 600"]),
      (1000, 3, 200, true, ["800 0 200 600", "600 0 200 600", "0 0 600 600"]),
    ] as [(Double, Int, Double, Bool, [String])])
  func columnsStandSideBySide(
    width: Double, columns: Int, primary: Double, isMirrored: Bool, expected: [String]
  ) {
    split.primaryColumnWidth = primary
    show(Size(width: width, height: 600), columns: columns, isMirrored: isMirrored)
    #expect(frames() == expected && !split.isCollapsed)
  }

  @Test(arguments: [false, true]) func theListMayStandOverTheRest(isMirrored: Bool) {
    split.preferredDisplayMode = .oneOverSecondary
    show(Size(width: 1000, height: 600), columns: 2, isMirrored: isMirrored)
    #expect(frames() == [isMirrored ? "680 0 320 600" : "0 0 320 600", "0 0 1000 600"])
    #expect(split.displayMode == .oneOverSecondary)
    // A touch beside the list closes it, one on the list does not.
    app.application.tap(at: Point(x: isMirrored ? 900 : 100, y: 300))
    #expect(split.displayMode == .oneOverSecondary)
    app.application.tap(at: Point(x: 500, y: 300))
    #expect(split.displayMode == .secondaryOnly && frames() == ["-", "0 0 1000 600"])
    split.show(.primary)
    #expect(split.displayMode == .oneOverSecondary)
  }

  /// The list of a tablet held upright goes away by itself once there is a button to bring it back.
  @Test(
    arguments: [
      (600.0, 1000.0, false, "oneBesideSecondary"), (600, 1000, true, "secondaryOnly"),
      (600, 600, true, "oneBesideSecondary"), (1000, 600, true, "oneBesideSecondary"),
    ])
  func anUprightTabletHidesItsList(
    width: Double, height: Double, hasButton: Bool, expected: String
  ) {
    if hasButton { _ = split.displayModeButtonItem }
    show(Size(width: width, height: height), columns: 2)
    #expect(split.displayMode.rawValue == expected)
    let isHidden = expected == "secondaryOnly"
    #expect(frames()[0] == "-" || !isHidden)
    guard hasButton else { return }
    let button = split.displayModeButtonItem
    #expect(button.accessibilityLabel == (isHidden ? "Show Sidebar" : "Hide Sidebar"))
    #expect(button.accessibilityActivate())
    #expect(
      split.displayMode.rawValue
        == (isHidden ? "oneOverSecondary" : "secondaryOnly"))
    #expect(button.accessibilityLabel == (isHidden ? "Hide Sidebar" : "Show Sidebar"))
  }

  /// What a person chose is forgotten when the tablet is turned.
  @Test func aChoiceHoldsUntilTheTabletIsTurned() {
    show(Size(width: 1000, height: 600), columns: 2)
    split.hide(.primary)
    #expect(split.displayMode == .secondaryOnly)
    app.window.transition(to: Size(width: 900, height: 600))
    #expect(split.displayMode == .secondaryOnly)
    app.window.transition(to: Size(width: 600, height: 900))
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func columnsHaveNames() {
    func names(_ columns: Int) -> [Int?] {
      let split = SplitViewController()
      split.viewControllers = (0..<columns).map { _ in ViewController() }
      return SplitViewController.Column.allCases.map { column in
        split.viewController(for: column).flatMap { found in
          split.viewControllers.firstIndex { $0 === found }
        }
      }
    }
    #expect(names(0) == [nil, nil, nil] && names(1) == [0, nil, nil])
    #expect(names(2) == [0, nil, 1] && names(3) == [0, 1, 2])
  }
}
