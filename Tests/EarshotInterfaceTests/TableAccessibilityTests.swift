import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

@Suite struct TableAccessibilityTests {
  private func cell(
    _ style: TableViewCell.CellStyle = .subtitle, _ change: (TableViewCell) -> Void = { _ in }
  ) -> TableViewCell {
    let cell = TableViewCell(style: style)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    change(cell)
    return cell
  }

  private func text(_ view: View) -> String { TreeText.of(view, frames: false) }

  @Test(arguments: [
    (TableViewCell.CellStyle.default, "Title"), (.subtitle, "Title, Detail"),
    (.value1, "Title, Detail"), (.value2, "Title, Detail"),
  ])
  func aRowOfTextIsOneElement(style: TableViewCell.CellStyle, label: String) {
    #expect(text(cell(style)) == "* TableViewCell \"\(label)\"")
  }

  @Test(
    "Between the parts of a row stands the comma of its language",
    arguments: [("ar-EG", "، "), ("ja", "、"), ("zh-TW", "，"), ("de", ", "), ("xx", ", ")])
  func rowsInALanguage(language: String, comma: String) {
    let application = Application(
      traitCollection: TraitCollection(systemTexts: SystemTexts(language: language)))
    let window = application.makeWindow()
    let cell = cell()
    window.addSubview(cell)
    #expect(cell.accessibilityLabel == "Title\(comma)Detail")
    let button = Button()
    button.configuration = Button.Configuration()
    button.configuration?.title = "Title"
    button.configuration?.subtitle = "Detail"
    window.addSubview(button)
    #expect(button.accessibilityLabel == "Title\(comma)Detail")
  }

  @Test func rowsAndTheirHeadingsAreReadAsAWhole() {
    let views = [TableViewCell(), CollectionViewCell(), TableViewHeaderFooterView()]
    #expect(views.map(\.shouldGroupAccessibilityChildren) == [true, true, true])
    #expect(!View().shouldGroupAccessibilityChildren)
  }

  @Test func whatIsHiddenInARowIsNotPartOfItsText() {
    #expect(text(cell { $0.detailTextLabel?.isHidden = true }) == "* TableViewCell \"Title\"")
    #expect(
      text(cell { $0.detailTextLabel?.accessibilityElementsHidden = true })
        == "* TableViewCell \"Title\"")
  }

  @Test func aTickMeansSelectedAndAnArrowNothing() {
    #expect(
      text(cell { $0.accessoryType = .checkmark }) == "* TableViewCell \"Title, Detail\" selected")
    #expect(
      text(cell { $0.accessoryType = .disclosureIndicator }) == "* TableViewCell \"Title, Detail\"")
    #expect(text(cell { $0.isSelected = true }) == "* TableViewCell \"Title, Detail\" selected")
  }

  @Test func theButtonForDetailsStandsBesideTheText() {
    let cell = cell {
      $0.accessoryType = .detailDisclosureButton
      $0.accessibilityHint = "Opens it."
      $0.accessibilityIdentifier = "row"
    }
    #expect(
      TreeText.of(cell) == """
        TableViewCell "Title, Detail" ? "Opens it." 0 0 320 44
          * CellContentElement "Title, Detail" ? "Opens it." 0 0 254 44
          * CellDetailButton "More Info" button 254 0 66 44
        """)
    #expect(cell.accessibilityTraversal.children[0].accessibilityIdentifier == "row")
    cell.isAccessibilityElement = true
    #expect(TreeText.of(cell).hasPrefix("* TableViewCell"))
  }

  @Test func aRowWithSomethingToUseIsWalked() {
    let cell = cell {
      $0.contentView.addSubview(Switch(frame: Rect(x: 250, y: 6, width: 51, height: 31)))
    }
    #expect(
      text(cell) == """
        TableViewCell "Title, Detail"
          View
            * Label "Title" staticText
            * Label "Detail" staticText
            ImageView image
            * Switch = "0" button, toggleButton
        """)
    #expect(cell.shouldGroupAccessibilityChildren)
  }

  /// The mark is told by the first text, wherever it stands among the views.
  @Test func aTickInARowThatIsWalkedIsToldByItsFirstText() {
    let cell = cell {
      $0.accessoryType = .checkmark
      $0.contentView.addSubview(Slider(frame: Rect(x: 150, y: 6, width: 100, height: 31)))
    }
    func labels() -> [String] {
      text(cell).split(separator: "\n").filter { $0.contains("Label") }.map {
        String($0.drop { $0 == " " })
      }
    }
    #expect(
      labels() == ["* Label \"Title\" selected, staticText", "* Label \"Detail\" staticText"])
    cell.textLabel?.isHidden = true
    #expect(labels() == ["* Label \"Detail\" selected, staticText"])
    cell.accessoryType = .disclosureIndicator
    #expect(labels() == ["* Label \"Detail\" staticText"])
  }

  @Test func aNamedRowKeepsItsNameBesideWhatIsThereToUse() {
    let cell = cell {
      $0.accessibilityLabel = "Brightness"
      $0.contentView.addSubview(Stepper(frame: Rect(x: 200, y: 6, width: 94, height: 32)))
    }
    #expect(
      text(cell) == """
        TableViewCell "Brightness"
          * CellContentElement "Brightness"
          Stepper = "0"
            * Half "Decrement" button, notEnabled
            * Half "Increment" button
        """)
  }

  @Test func somethingToUseThatIsHiddenDoesNotCount() {
    let cell = cell {
      let button = Button(frame: Rect(x: 200, y: 6, width: 94, height: 32))
      button.isHidden = true
      $0.contentView.addSubview(button)
    }
    #expect(text(cell) == "* TableViewCell \"Title, Detail\"")
  }

  @Test func aViewAtTheTrailingEndIsPartOfTheRow() {
    let label = Label(frame: Rect(x: 270, y: 0, width: 40, height: 44))
    label.text = "9"
    let named = cell { $0.accessoryView = label }
    #expect(text(named) == "* TableViewCell \"Title, Detail, 9\"")
    let used = cell { $0.accessoryView = Slider(frame: Rect(x: 200, y: 6, width: 100, height: 31)) }
    #expect(!used.isAccessibilityElement)
    #expect(text(used).contains("* Slider"))
  }

  /// A row whose accessory is a switch is that switch, with the text of the row as its name.
  @Test func aSwitchAtTheTrailingEndIsTheRow() {
    let toggle = Switch(frame: Rect(x: 260, y: 6, width: 51, height: 31))
    let row = cell { $0.accessoryView = toggle }
    #expect(text(row) == "* TableViewCell \"Title, Detail\" = \"0\" button, toggleButton")
    #expect(row.accessibilityActivationPoint == toggle.accessibilityActivationPoint)
    toggle.isOn = true
    toggle.isEnabled = false
    #expect(
      text(row) == "* TableViewCell \"Title, Detail\" = \"1\" button, notEnabled, toggleButton")
    row.accessibilityLabel = "Sync"
    #expect(row.accessibilityLabel == "Sync" && row.accessibilityValue == "1")
  }

  /// Where there is more to use on the row than its switch, every part is a stop.
  @Test func aSwitchBesideAButtonStandsForItself() {
    let toggle = Switch(frame: Rect(x: 260, y: 6, width: 51, height: 31))
    let row = cell { $0.accessoryView = toggle }
    let button = Button(frame: Rect(x: 100, y: 0, width: 40, height: 44))
    button.setTitle("Help", for: .normal)
    row.contentView.addSubview(button)
    #expect(!row.isAccessibilityElement)
    #expect(text(row).contains("* Switch"))
  }

  @Test func textIsPutTogetherByRowsNotByTheOrderOfViews() {
    let cell = TableViewCell(frame: Rect(x: 0, y: 0, width: 320, height: 80))
    for (text, x, y) in [("below", 10.0, 40.0), ("right", 200, 4), ("left", 10, 9)] {
      let label = Label(frame: Rect(x: x, y: y, width: 80, height: 20))
      label.text = text
      cell.contentView.addSubview(label)
    }
    #expect(cell.accessibilityLabel == "left, right, below")
    cell.semanticContentAttribute = .forceRightToLeft
    #expect(cell.accessibilityLabel == "left, right, below")
    cell.overrideTraitCollection = TraitCollection(layoutDirection: .rightToLeft)
    #expect(cell.accessibilityLabel == "right, left, below")
  }

  @Test func anEmptyRowIsNoElement() {
    #expect(!TableViewCell(frame: Rect(x: 0, y: 0, width: 320, height: 44)).isAccessibilityElement)
  }

  @Test func rowsFollowOneAnotherBetweenHeadersAndFooters() {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    let header = Label(frame: Rect(x: 0, y: 0, width: 320, height: 50))
    header.text = "Top"
    table.tableHeaderView = header
    table.staticSections = [
      TableViewSection(
        headerTitle: "Fruit", footerTitle: "All ripe",
        cells: [TableViewCell(frame: .zero), TableViewCell(frame: .zero)]),
      TableViewSection(headerTitle: "Nuts", cells: [TableViewCell(frame: .zero)]),
    ]
    #expect(
      TreeText.of(table) == """
        TableView 0 0 320 480
          * Label "Top" staticText 0 0 320 50
          * TableViewHeaderFooterView "Fruit" staticText, header 0 50 320 28
          TableViewCell 0 78 320 44
            View 0 78 320 44
          TableViewCell 0 122 320 44
            View 0 122 320 44
          * TableViewHeaderFooterView "All ripe" staticText 0 166 320 28
          * TableViewHeaderFooterView "Nuts" staticText, header 0 194 320 28
          TableViewCell 0 222 320 44
            View 0 222 320 44
        """)
    #expect(table.contentSize == Size(width: 320, height: 266))
    #expect(table.headerView(forSection: 1)?.accessibilityLabel == "Nuts")
    #expect(table.footerView(forSection: 1) == nil && table.headerView(forSection: 9) == nil)
  }

  @Test func savedRowsKeepTheirPlaceAndHeadersStandAboveThem() {
    let table = TableView(frame: Rect(x: 0, y: 100, width: 320, height: 480))
    table.staticSections = [
      TableViewSection(
        headerTitle: "A", cells: [TableViewCell(frame: Rect(x: 0, y: 55, width: 320, height: 44))]),
      TableViewSection(
        headerTitle: "B", cells: [TableViewCell(frame: Rect(x: 0, y: 160, width: 320, height: 44))]),
    ]
    let frames = table.subviews.map { TreeText.text(of: $0.frame) }
    #expect(frames == ["0 27 320 28", "0 55 320 44", "0 132 320 28", "0 160 320 44"])
    table.staticSections = []
    #expect(table.subviews.isEmpty)
  }

  @Test func rowsWithASizeButNoPlaceFollowOneAnother() {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    table.staticSections = [
      TableViewSection(headerTitle: "A", cells: [cell(), cell()]),
      TableViewSection(cells: [cell()]),
    ]
    let frames = table.subviews.map { TreeText.text(of: $0.frame) }
    #expect(frames == ["0 0 320 28", "0 28 320 44", "0 72 320 44", "0 116 320 44"])
  }

  @Test func aHeaderGetsTheRoomThatWasLeftForIt() {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    table.staticSections = [
      TableViewSection(
        headerTitle: "A", cells: [TableViewCell(frame: Rect(x: 0, y: 22, width: 320, height: 44))])
    ]
    #expect(table.subviews.map { TreeText.text(of: $0.frame) } == ["0 0 320 22", "0 22 320 44"])
  }

  @Test func cellsOfACollectionAreWalked() {
    let cell = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let label = Label(frame: Rect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Photo"
    cell.contentView.addSubview(label)
    cell.isSelected = true
    #expect(
      text(cell) == """
        CollectionViewCell selected
          View
            * Label "Photo" selected, staticText
        """)
    cell.isSelected = false
    #expect(!label.accessibilityTraits.contains(.selected))
    #expect(cell.shouldGroupAccessibilityChildren)
  }

  /// A cell in a cell makes its text from labels, which ask around for who is selected.
  @Test func cellsInCellsSayTheirOwnSelectionOnly() {
    let inner = cell(.default) { $0.frame = Rect(x: 0, y: 40, width: 300, height: 44) }
    let outer = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    outer.contentView.addSubview(inner)
    outer.isSelected = true
    #expect(
      text(outer) == """
        CollectionViewCell selected
          View
            * TableViewCell "Title"
        """)
    inner.contentView.addSubview(Slider(frame: Rect(x: 150, y: 6, width: 100, height: 31)))
    inner.isSelected = true
    #expect(inner.textLabel?.accessibilityTraits == [.selected, .staticText])
  }

  /// Views of an app may look at a label's traits before they say whether they are elements.
  @Test func aViewMayAskItsLabelWhetherItIsSelected() {
    final class Badge: View {
      let label = Label(frame: Rect(x: 0, y: 0, width: 80, height: 20))
      override var defaultIsAccessibilityElement: Bool {
        label.accessibilityTraits.contains(.notEnabled)
      }
    }
    let badge = Badge(frame: Rect(x: 0, y: 0, width: 100, height: 20))
    badge.label.text = "New"
    badge.addSubview(badge.label)
    let cell = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    cell.contentView.addSubview(badge)
    cell.isSelected = true
    #expect(badge.label.accessibilityTraits == [.selected, .staticText])
  }
}
