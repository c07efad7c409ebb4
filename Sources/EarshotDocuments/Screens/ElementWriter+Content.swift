import EarshotFiles
import EarshotInterface
import EarshotModel

extension ElementWriter {
  /// What the element offers besides.
  func content(of entry: ScreenInventory.Entry) -> Members {
    let responder = entry.responder
    var members: Members = []
    if let actions = responder.accessibilityCustomActions {
      members.append(("customActions", .sequence(actions.map(output))))
    }
    if !responder.accessibilityCustomContent.isEmpty {
      let facts = responder.accessibilityCustomContent.map(output)
      members.append(("customContent", .sequence(facts)))
    }
    if let rotors = responder.accessibilityCustomRotors {
      members.append(("customRotors", .sequence(rotors.map(output))))
    }
    let status = responder.accessibilityExpandedStatus
    if status != .unsupported { members.append(("expandedStatus", .text(status.rawValue))) }
    if responder.isAccessibilityRequired { members.append(("required", .flag(true))) }
    let invalidity = responder.accessibilityInvalidity
    if invalidity != .none { members.append(("invalid", .text(invalidity.rawValue))) }
    if let labels = responder.accessibilityUserInputLabels {
      members.append(("userInputLabels", OutputValue(labels)))
    }
    if let context = responder.accessibilityTextualContext {
      members.append(("textualContext", .text(context.rawValue)))
    }
    let level = (responder as? DocumentElement)?.headingLevel ?? headingLevel(of: responder)
    if let level {
      members.append(("headingLevel", .number(Double(level))))
    }
    if let level = responder.accessibilityNestingLevel, ScreenKeys.nestingLevels.contains(level) {
      members.append(("nestingLevel", .number(Double(level))))
    }
    // What an app counts wrongly cannot be read back.
    if let place = responder.accessibilitySeriesPosition,
      ScreenKeys.choices.contains(place.count), (1...place.count).contains(place.index)
    {
      members.append(("position", OutputValue([Double(place.index), Double(place.count)])))
    }
    if let url = responder.accessibilityURL { members.append(("url", .text(url))) }
    if let linked = responder.accessibilityLinkedElement,
      let name = names[ObjectIdentifier(linked)]
    {
      members.append(("linkedTo", .text(name)))
    }
    if let responds = responder.accessibilityRespondsToUserInteraction {
      members.append(("respondsToUserInteraction", .flag(responds)))
    }
    if let table = entry.table { members.append(("dataTable", output(of: table))) }
    return members
  }

  private func headingLevel(of responder: Responder) -> Int? {
    let runs = responder.accessibilityAttributedLabel?.runs ?? []
    return runs.lazy.compactMap(\.attributes.headingLevel).first { (1...6).contains($0) }
  }

  private func output(of action: AccessibilityCustomAction) -> OutputValue {
    guard let category = action.category else { return .text(action.name.text) }
    return .mapping([("name", .text(action.name.text)), ("category", .text(category))])
  }

  private func output(of fact: AccessibilityCustomContent) -> OutputValue {
    var members: Members = [
      ("label", .text(fact.label.text)), ("value", .text(fact.value.text)),
    ]
    if fact.importance != .default {
      members.append(("importance", .text(fact.importance.rawValue)))
    }
    return .mapping(members)
  }

  /// A rotor by what it finds from the beginning on, at most a hundred elements.
  private func output(of rotor: AccessibilityCustomRotor) -> OutputValue {
    var found: [Responder] = []
    var item = AccessibilityCustomRotor.ItemResult(targetElement: nil)
    while found.count < 100 {
      let predicate = AccessibilityCustomRotor.SearchPredicate(
        currentItem: item, searchDirection: .next)
      guard let next = rotor.itemSearch(predicate), let element = next.targetElement,
        !found.contains(where: { $0 === element })
      else { break }
      found.append(element)
      item = next
    }
    let name: (key: String, value: OutputValue) =
      rotor.systemRotorType == .none
      ? ("name", .text(rotor.name.text)) : ("type", .text(rotor.systemRotorType.rawValue))
    return .mapping([name, ("elements", names(of: found))])
  }

  private func output(of table: TableInventory) -> OutputValue {
    let cells = table.cells.map { cell in
      var members: Members = [("id", OutputValue(names[ObjectIdentifier(cell.element)]))]
      if let rows = cell.rows {
        members.append(("row", .number(Double(rows.lowerBound))))
        if rows.count > 1 { members.append(("rowSpan", .number(Double(rows.count)))) }
      }
      if let columns = cell.columns {
        members.append(("column", .number(Double(columns.lowerBound))))
        if columns.count > 1 { members.append(("columnSpan", .number(Double(columns.count)))) }
      }
      return OutputValue.mapping(members)
    }
    var members: Members = [
      ("rows", .number(Double(table.rowCount))), ("columns", .number(Double(table.columnCount))),
      ("cells", .sequence(cells)),
    ]
    for (key, headers) in [
      ("rowHeaders", table.rowHeaders), ("columnHeaders", table.columnHeaders),
    ] where !headers.allSatisfy(\.isEmpty) {
      members.append((key, .sequence(headers.map { names(of: $0.map { $0 as Responder }) })))
    }
    return .mapping(members)
  }

  /// How the element looks and scrolls, and what the file said it does.
  func looks(of entry: ScreenInventory.Entry) -> Members {
    var members: Members = []
    let element = entry.responder as? DocumentElement
    if entry.traversal.scrollRegion != nil {
      var scroll = element?.scroll ?? DocumentScroll()
      scroll.offset = entry.restingOffset
      members.append(
        ("scroll", output(of: scroll, pages: element?.pages.compactMap(\.value) ?? [])))
    }
    if let text = element?.text ?? (entry.responder as? Label).map({ DocumentText($0) }) {
      members.append(("text", output(of: text)))
    }
    if let element, !element.adjustableValues.isEmpty {
      let values = OutputValue(element.adjustableValues)
      members.append(("adjust", .mapping([("values", values)])))
    }
    if let appearance = element?.appearance { members += output(of: appearance) }
    if let behaviours = element?.behaviours {
      members.append(
        ("on", .mapping(behaviours.members.map { ($0.key, OutputValue($0.value)) })))
    }
    return members
  }

  private func output(of appearance: DocumentAppearance) -> Members {
    var members: Members = []
    if let title = appearance.title { members.append(("title", .text(title))) }
    if let placeholder = appearance.placeholder {
      members.append(("placeholder", .text(placeholder)))
    }
    if let name = appearance.labelledBy { members.append(("labelledBy", .text(name))) }
    if let area = appearance.hitArea { members.append(("hitArea", Self.output(of: area))) }
    if !appearance.gestures.isEmpty {
      members.append(("gestures", OutputValue(appearance.gestures)))
    }
    return members
  }

  private func output(of scroll: DocumentScroll, pages: [DocumentElement]) -> OutputValue {
    var members: Members = []
    if let page = scroll.page { members.append(("page", .number(Double(page)))) }
    if let pages = scroll.pages { members.append(("pages", .number(Double(pages)))) }
    if let axis = scroll.axis { members.append(("axis", .text(axis.rawValue))) }
    if scroll.offset != .zero {
      let offset = [scroll.offset.x, scroll.offset.y].map(Self.bounded)
      members.append(("offset", OutputValue(offset)))
    }
    if !pages.isEmpty { members.append(("elements", names(of: pages))) }
    return .mapping(members)
  }

  private func output(of text: DocumentText) -> OutputValue {
    var members: Members = []
    if let font = text.font { members.append(("font", .text(font))) }
    if let size = text.size { members.append(("size", .number(max(1, min(size, 10_000))))) }
    if let weight = text.weight { members.append(("weight", .text(weight.rawValue))) }
    if text.isItalic { members.append(("italic", .flag(true))) }
    if text.isUnderlined { members.append(("underlined", .flag(true))) }
    if text.quoteLevel > 0 { members.append(("quoteLevel", .number(Double(text.quoteLevel)))) }
    if let scales = text.scales { members.append(("scales", .flag(scales))) }
    if let color = text.color { members.append(("color", .text(color.hexadecimal))) }
    if let background = text.background {
      members.append(("background", .text(background.hexadecimal)))
    }
    return .mapping(members)
  }
}
