import EarshotFiles
import EarshotInterface
import EarshotModel

extension StoryboardDecoder {
  /// A table with its static sections, or with one sample of each prototype cell.
  func tableView(_ element: Element, _ frame: Rect) -> View {
    let style = element["style"].flatMap(TableView.Style.init(rawValue:)) ?? .plain
    let table = placed(element, frame, TableView(frame: frame, style: style))
    table.isScrollEnabled = element.flag("scrollEnabled", default: true)
    table.allowsSelection = element.flag("allowsSelection", default: true)
    table.allowsMultipleSelection = element.flag("allowsMultipleSelection")
    if let height = element.number("rowHeight"), height > 0 { table.rowHeight = height }
    if let height = element.number("sectionHeaderHeight"), height > 0 {
      table.sectionHeaderHeight = height
    }
    if let height = element.number("sectionFooterHeight"), height > 0 {
      table.sectionFooterHeight = height
    }
    var y = 0.0
    if let header = element.child(key: "tableHeaderView") {
      let view = view(header, in: frame.size)
      table.tableHeaderView = view
      y = view.frame.maxY
    }
    var sections = element.items(of: "sections").map { section($0, in: table, y: &y) }
    table.keepsDrawnRows = true
    let samples = cells(element.items(of: "prototypes"), in: table, y: &y)
    if !samples.isEmpty { sections.append(TableViewSection(cells: samples)) }
    table.staticSections = sections
    for (index, section) in element.items(of: "sections").enumerated() {
      let texts = [table.headerView(forSection: index), table.footerView(forSection: index)]
      for text in texts.compactMap(\.self) { text.savedIdentifier = section["id"] }
    }
    registerCells(of: element, in: table)
    if let footer = element.child(key: "tableFooterView") {
      table.tableFooterView = view(footer, in: frame.size)
    }
    return table
  }

  /// What a pull on a table at its top asks for.
  ///
  /// Interface Builder saves every one as disabled and without a place, whatever it is like when it runs.
  func refreshControl(_ element: Element) -> RefreshControl {
    let control = made(element, RefreshControl())
    keep(control, of: element)
    control.attributedTitle = element.savedAttributedText("attributedTitle").map {
      AttributedText($0)
    }
    readAccessibility(of: element, into: control)
    return control
  }

  private func section(_ element: Element, in table: TableView, y: inout Double)
    -> TableViewSection
  {
    let header = text("headerTitle", of: element)
    let footer = text("footerTitle", of: element)
    if header != nil { y += table.sectionHeaderHeight }
    let cells = cells(element.items(of: "cells"), in: table, y: &y)
    if footer != nil { y += table.sectionFooterHeight }
    return TableViewSection(headerTitle: header, footerTitle: footer, cells: cells)
  }

  /// The cells of a list; one without a saved frame follows the cell before.
  private func cells(_ elements: ElementChildren, in table: TableView, y: inout Double)
    -> [TableViewCell]
  {
    var cells: [TableViewCell] = []
    for element in elements {
      let height = element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } ?? table.rowHeight
      let row = Rect(x: 0, y: y, width: table.bounds.width, height: height)
      let view = view(element, in: table.bounds.size, otherwise: row)
      guard let cell = view as? TableViewCell else { continue }
      cells.append(cell)
      y = cell.frame.maxY
    }
    return cells
  }

  func tableViewCell(_ element: Element, _ frame: Rect) -> View {
    let cell = placed(element, frame, TableViewCell(frame: frame))
    cell.reuseIdentifier = element["reuseIdentifier"]
    cell.isDrawn = true
    cell.style = Self.cellStyle(of: element)
    cell.indentationLevel = element.integer("indentationLevel") ?? 0
    if let content = element.child(key: "contentView") {
      readContentView(content, into: cell.contentView)
    }
    cell.textLabel = element["textLabel"].flatMap { objects[$0] as? Label }
    cell.detailTextLabel = element["detailTextLabel"].flatMap { objects[$0] as? Label }
    cell.imageView = element["imageView"].flatMap { objects[$0] as? ImageView }
    let isConfigured = readContentConfiguration(of: element, into: cell)
    if let type = element["accessoryType"].flatMap(TableViewCell.AccessoryType.init(rawValue:)) {
      cell.accessoryType = type
    }
    if let accessory = element.child(key: "accessoryView") {
      cell.accessoryView = view(accessory, in: frame.size)
    }
    // Where Xcode has saved no frames, the system's own places are all there is.
    let isPlaced =
      !isConfigured
      && [cell.textLabel, cell.detailTextLabel].allSatisfy {
        $0.map { !$0.frame.isEmpty && $0.hasKnownFrame } ?? true
      }
    if !isPlaced { cell.placeStandardContent() }
    return cell
  }

  /// Gives a cell the texts and the picture of its configuration, in place of which it has no views in the file.
  ///
  /// - Returns: Whether it has one.
  private func readContentConfiguration(of element: Element, into cell: TableViewCell) -> Bool {
    guard let configuration = element.child(key: "contentConfiguration"),
      configuration.name == "listContentConfiguration"
    else { return false }
    let isBeside = configuration.flag("prefersSideBySideTextAndSecondaryText")
    cell.style = isBeside ? .value1 : .subtitle
    cell.textLabel = configuredLabel(
      "text", "attributedText", of: configuration, in: element, .body)
    cell.detailTextLabel = configuredLabel(
      "secondaryText", "secondaryAttributedText", of: configuration, in: element,
      isBeside ? .body : .subheadline)
    if let picture = resources.image("image", of: configuration) {
      let view = ImageView()
      view.image = picture
      cell.imageView = view
    }
    return true
  }

  /// The label that the system makes for a text of a cell's configuration; an empty text has none.
  ///
  /// A configuration has no identifier: files of texts name the cell's.
  private func configuredLabel(
    _ key: SoughtName, _ attributedKey: SoughtName, of configuration: Element, in cell: Element,
    _ style: Font.TextStyle
  ) -> Label? {
    let text =
      strings?.text(cell["id"] ?? "", "contentConfiguration.\(key.text)")
      ?? configuration.savedText(key) ?? configuration.savedAttributedText(attributedKey)
    guard let text, !text.isEmpty else { return nil }
    let label = Label()
    label.text = text
    label.font = Font(textStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  /// The style that a cell was drawn in; the standard one when it was drawn freely.
  static func cellStyle(of element: Element) -> TableViewCell.CellStyle {
    element["style"].flatMap { cellStyles[$0] } ?? .default
  }

  private static let cellStyles: [String: TableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]
}
