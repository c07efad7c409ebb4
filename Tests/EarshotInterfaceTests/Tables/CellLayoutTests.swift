import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

/// Where the standard parts of a row of 320 by 44 points stand.
@Suite struct CellLayoutTests {
  private func frames(
    _ style: TableViewCell.CellStyle, _ accessory: TableViewCell.AccessoryType = .none,
    picture: Size? = nil
  ) -> [String] {
    let cell = TableViewCell(style: style)
    cell.imageView?.image = picture.map { Image(name: "picture", size: $0) }
    cell.accessoryType = accessory
    // What is on a row is placed when its size changes.
    cell.frame = Rect(x: 0, y: 0, width: 320, height: 40)
    cell.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    return [cell.contentView, cell.textLabel, cell.detailTextLabel, cell.imageView]
      .compactMap { $0.map { TreeText.text(of: $0.frame) } }
  }

  @Test func textsShareTheRow() {
    #expect(frames(.default) == ["0 0 320 44", "16 0 288 44", "16 22 0 0"])
    #expect(frames(.subtitle) == ["0 0 320 44", "16 0 288 22", "16 22 288 22", "16 22 0 0"])
    #expect(frames(.value1) == ["0 0 320 44", "16 0 144 44", "160 0 144 44", "16 22 0 0"])
    #expect(frames(.value2) == ["0 0 320 44", "16 0 144 44", "160 0 144 44"])
  }

  @Test func aPictureMovesTheTexts() {
    let picture = Size(width: 40, height: 30)
    #expect(
      frames(.subtitle, picture: picture) == [
        "0 0 320 44", "72 0 232 22", "72 22 232 22", "16 7 40 30",
      ])
    #expect(
      frames(.default, picture: Size(width: 1, height: 1)) == [
        "0 0 320 44", "33 0 271 44", "16 21.5 1 1",
      ])
    #expect(frames(.default, picture: .zero)[1] == "16 0 288 44")
  }

  @Test(
    arguments: [
      (.none, 320), (.disclosureIndicator, 287), (.checkmark, 287), (.detailButton, 273),
      (.detailDisclosureButton, 254),
    ] as [(TableViewCell.AccessoryType, Int)])
  func whatStandsAtTheEndTakesItsRoom(accessory: TableViewCell.AccessoryType, width: Int) {
    let found = frames(.default, accessory)
    #expect(found.prefix(2) == ["0 0 \(width) 44", "16 0 \(width - 32) 44"])
  }

  @Test func aRowWithoutRoomHasPartsWithoutRoom() {
    let cell = TableViewCell(style: .default)
    cell.accessoryType = .disclosureIndicator
    cell.frame = Rect(x: 0, y: 0, width: 20, height: 44)
    #expect(cell.contentView.frame.width == 0 && cell.textLabel?.frame.width == 0)
  }

  @Test(
    arguments: [
      (.none, false, false), (.disclosureIndicator, false, false), (.checkmark, false, true),
      (.detailButton, true, false), (.detailDisclosureButton, true, false),
    ] as [(TableViewCell.AccessoryType, Bool, Bool)])
  func whatStandsAtTheEndIsToldOrPressed(
    accessory: TableViewCell.AccessoryType, hasButton: Bool, isMarked: Bool
  ) {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = "Row"
    cell.accessoryType = accessory
    #expect(cell.isAccessibilityElement == !hasButton)
    #expect(cell.accessibilityTraits.contains(.selected) == isMarked)
    cell.accessoryView = View()
    #expect(cell.isAccessibilityElement)
  }
}
