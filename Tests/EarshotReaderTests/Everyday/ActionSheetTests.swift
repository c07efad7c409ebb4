import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import Testing

/// Action sheets under a reader, on a phone and on a tablet.
@Suite struct ActionSheetTests {
  private final class Chosen {
    var titles: [String] = []
  }

  private let stage: Stage
  private let root = ViewController()
  private let chosen = Chosen()
  private let source = Stage.element("Photo", row: 1)

  init() {
    stage = Stage(root: root)
    root.view.addSubview(source)
    stage.start()
  }

  private func sheet(_ styles: [(String, AlertAction.Style)]) -> AlertController {
    let sheet = AlertController(
      title: "Photo", message: "It is shared.", preferredStyle: .actionSheet)
    for (title, style) in styles {
      sheet.addAction(
        AlertAction(title: title, style: style) { [chosen] in
          chosen.titles.append($0.title ?? "")
        })
    }
    return sheet
  }

  private static let three: [(String, AlertAction.Style)] = [
    ("Cancel", .cancel), ("Copy", .default), ("Delete", .destructive),
  ]

  /// What the cursor comes by, from the first element to the last.
  private func walk() -> [String] {
    _ = stage.spoken()
    stage.perform(.first)
    for _ in 0..<6 { stage.perform(.moveForward) }
    return stage.spoken()
  }

  @Test func onAPhoneCancelComesLast() {
    stage.change { [root, sheet = sheet(Self.three)] in root.present(sheet, animated: true) }
    #expect(
      walk() == ["Photo", "It is shared.", "Copy, button", "Delete, button", "Cancel, button"])
    stage.perform(.escape)
    #expect(chosen.titles == ["Cancel"] && stage.focus == "photo")
  }

  @Test func aSheetWithoutCancelStaysOpen() {
    stage.change { [root, sheet = sheet([("Delete", .destructive)])] in
      root.present(sheet, animated: true)
    }
    stage.perform(.escape)
    #expect(chosen.titles.isEmpty && root.presentedViewController != nil)
    stage.perform(.last, .activate)
    #expect(chosen.titles == ["Delete"] && stage.focus == "photo")
  }

  private func presentOnPad(_ sheet: AlertController, from view: View?) {
    stage.application.traitCollection.userInterfaceIdiom = .pad
    sheet.popoverPresentationController?.sourceView = view
    stage.change { [root] in root.present(sheet, animated: true) }
  }

  @Test func onATabletWhatLiesAroundCancels() {
    let sheet = sheet(Self.three)
    presentOnPad(sheet, from: source)
    #expect(
      walk() == [
        "Photo", "It is shared.", "Copy, button", "Delete, button", "dismiss popup window, button",
      ])
    #expect(sheet.view.frame.minY == 94 && sheet.view.frame.width == 304)
    stage.perform(.last, .activate)
    #expect(chosen.titles == ["Cancel"] && stage.focus == "photo")
    presentOnPad(self.sheet(Self.three), from: nil)
    stage.perform(.escape)
    #expect(chosen.titles == ["Cancel", "Cancel"] && root.presentedViewController == nil)
    presentOnPad(self.sheet([("Copy", .default)]), from: nil)
    stage.perform(.last, .escape)
    #expect(chosen.titles.count == 2 && root.presentedViewController == nil)
  }

  @Test func aPopoverStandsBesideItsSource() {
    let content = ViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = Size(width: 200, height: 100)
    content.popoverPresentationController?.sourceView = source
    content.popoverPresentationController?.sourceRect = Rect(x: 300, y: 0, width: 10, height: 20)
    stage.change { [root] in root.present(content, animated: true) }
    #expect(content.view.frame == Rect(x: 200, y: 70, width: 200, height: 100))
    #expect(root.popoverPresentationController == nil)
  }
}
