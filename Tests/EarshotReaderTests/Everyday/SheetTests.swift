import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import Testing

/// Hears of the heights that a person chooses.
private final class Heights: SheetPresentationControllerDelegate {
  var chosen: [String] = []

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {
    chosen.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
  }
}

/// Sheets that rest at several heights, under a reader, on a screen of 400 by 800 points.
@Suite struct SheetTests {
  private let stage: Stage
  private let root = ViewController()
  private let sheet = ViewController()
  private let heights = Heights()

  init() {
    stage = Stage(.device, root: root)
    root.view.addSubview(Stage.element("Map", row: 1))
    sheet.view.addSubview(Stage.element("Place", row: 0))
    sheet.sheetPresentationController?.delegate = heights
    stage.start()
  }

  private func present(_ change: (SheetPresentationController) -> Void) throws {
    try change(#require(sheet.sheetPresentationController))
    stage.change { [root, sheet] in root.present(sheet, animated: true) }
  }

  /// What the cursor comes by, from the first element to the last.
  private func walk() -> [String] {
    _ = stage.spoken()
    stage.perform(.first)
    for _ in 0..<4 { stage.perform(.moveForward) }
    return stage.spoken()
  }

  @Test func theGrabberComesFirstAndIsAdjusted() throws {
    try present {
      $0.detents = [.medium(), .large()]
      $0.prefersGrabberVisible = true
    }
    #expect(stage.spoken() == ["Sheet Grabber, Half screen, button, adjustable"])
    #expect(
      stage.reader.currentHint == "Swipe up or down with one finger to adjust the value.")
    #expect(sheet.view.frame == Rect(x: 0, y: 352, width: 400, height: 448))
    stage.perform(.increment)
    #expect(stage.spoken() == ["Expanded"])
    #expect(sheet.view.frame == Rect(x: 0, y: 0, width: 400, height: 800))
    stage.perform(.increment)
    #expect(stage.spoken() == ["Expanded"])
    stage.perform(.decrement)
    #expect(stage.spoken() == ["Half screen"])
    #expect(heights.chosen == ["com.apple.UIKit.large", "com.apple.UIKit.medium"])
    #expect(
      walk() == [
        "Sheet Grabber, Half screen, button, adjustable", "Place", "dismiss popup window, button",
      ])
    stage.perform(.activate)
    #expect(stage.focus == "map" && root.presentedViewController == nil)
  }

  @Test func aDoubleTapGoesThroughTheHeights() throws {
    try present {
      $0.detents = [
        .custom(identifier: .init("peek")) { _ in 80 }, .custom { $0.maximumDetentValue / 4 },
        .medium(), .large(),
      ]
      $0.prefersGrabberVisible = true
    }
    #expect(stage.spoken() == ["Sheet Grabber, Collapsed, button, adjustable"])
    for _ in 0..<4 { stage.perform(.activate) }
    #expect(stage.spoken() == ["25%", "Half screen", "Expanded", "Collapsed"])
    #expect(heights.chosen.last == "peek" && sheet.view.frame.height == 80)
    stage.perform(.escape)
    #expect(root.presentedViewController == nil)
  }

  @Test func whatIsBehindAnUndimmedSheetIsWithinReach() throws {
    try present {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
      $0.prefersGrabberVisible = true
    }
    #expect(
      walk() == ["Map", "Sheet Grabber, Half screen, button, adjustable", "Place"])
    stage.perform(.touch(at: Point(x: 200, y: 300)))
    stage.perform(.lift)
    stage.perform(.touch(at: Point(x: 50, y: 70)))
    stage.perform(.lift)
    #expect(stage.focus == "map")
    stage.perform(.moveForward, .increment)
    #expect(
      walk() == [
        "Sheet Grabber, Expanded, button, adjustable", "Place", "dismiss popup window, button",
      ])
  }

  @Test func aFingerThatExploresHearsTheContentOfASheet() throws {
    try present { $0.detents = [.medium()] }
    stage.perform(.touch(at: Point(x: 50, y: 370)))
    stage.perform(.lift)
    #expect(stage.focus == "place")
    _ = stage.spoken()
    stage.perform(.touch(at: Point(x: 50, y: 600)))
    stage.perform(.lift)
    #expect(stage.spoken() == [])
    stage.perform(.touch(at: Point(x: 50, y: 100)))
    stage.perform(.lift)
    #expect(stage.spoken().last == "dismiss popup window, button")
  }

  @Test func anAppThatWantsNoGrabberHasNone() throws {
    try present { $0.detents = [.medium(), .large()] }
    #expect(walk() == ["Place", "dismiss popup window, button"])
    stage.change { [sheet] in
      sheet.sheetPresentationController?.animateChanges {
        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        sheet.sheetPresentationController?.prefersGrabberVisible = true
      }
    }
    #expect(walk().first == "Sheet Grabber, Expanded, button, adjustable")
    #expect(heights.chosen.isEmpty)
  }

  @Test func aSingleHeightIsClosedByADoubleTapOnTheGrabber() throws {
    try present { $0.prefersGrabberVisible = true }
    #expect(stage.spoken() == ["Sheet Grabber, Expanded, button, adjustable"])
    stage.perform(.activate)
    #expect(root.presentedViewController == nil)
  }
}
