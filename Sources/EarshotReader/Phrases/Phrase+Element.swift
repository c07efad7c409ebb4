// The order of things (What VoiceOver does, "The order of what is said"):
//
//  1. names of containers entered, headers of a table cell;
//  2. selected, label, value, custom content of high importance; when there is none of that, the hint
//     takes the place of the label;
//  3. words for traits and states;
//  4. what the containers add, and what else the rotor offers;
//  5. the hint.

public import EarshotModel

extension Phrase {
  /// Composes what is said of an element.
  ///
  /// - Parameters:
  ///   - element: The element, whose properties are read now.
  ///   - context: What its containers add.
  ///   - verbosity: How much is said.
  ///   - back: The label of a back button that adds nothing, such as "Back".
  public init(
    _ element: Responder, context: StopContext = StopContext(), verbosity: Verbosity = .standard,
    back: String = "Back"
  ) {
    self.init(
      element, context: context, verbosity: verbosity, back: back,
      language: Phrase.language(of: element))
  }

  /// What is said for an element whose words are in a language that is known already.
  init(
    _ element: Responder, context: StopContext, verbosity: Verbosity,
    back: @autoclosure () -> String,
    language: String?, name: AttributedText? = nil
  ) {
    let traits = element.accessibilityTraits
    var said = SaidText(element, traits: traits, back: back())
    if let name { said.label = name }
    let cell = verbosity.includesTableContext ? context.cell : nil
    let position = verbosity.includesContainerContext ? context.position(of: element) : nil
    var parts: [PhrasePart] = []

    parts.reserveCapacity(8)

    if verbosity.includesContainerContext {
      for name in context.enteredNames {
        if let name = name.trimmed { parts.append(PhrasePart(.containerName, .text(name))) }
      }
      if context.entersTabBar { parts.append(PhrasePart(.containerName, .tabBar)) }
    }
    if let cell { parts += Phrase.headers(of: cell) }
    if traits.contains(.selected) { parts.append(PhrasePart(.selected, .selected)) }
    if let label = said.label { parts.append(PhrasePart(.label, .text(label))) }
    // What is called nothing is known by what it is set to, however little a listener wants to hear.
    if let value = said.value, verbosity.includesValue || said.label == nil {
      parts.append(PhrasePart(.value, .text(value)))
    }
    let content = verbosity.includesCustomContent ? element.accessibilityCustomContent : []
    if !content.isEmpty { parts += Phrase.customContent(content) }
    var isHintSaid = false
    if let hint = said.hint, cell == nil {
      let naming = parts.lazy.filter { $0.role != .containerName }
      isHintSaid = naming.isEmpty
      if isHintSaid {
        parts.append(PhrasePart(.label, .text(hint)))
      } else if naming.allSatisfy({ $0.role == .customContent }) {
        parts.append(PhrasePart(.hintAsLabel, .text(hint)))
      }
    }

    TraitWords(element, traits: traits, isTab: position?.isTab ?? false)
      .add(to: &parts, with: said, verbosity: verbosity)
    if let cell, verbosity.traitPosition != .none { parts += Phrase.headings(of: cell) }
    if verbosity.includesContainerContext {
      if let level = element.accessibilityNestingLevel {
        parts.append(PhrasePart(.position, .nestingLevel, level))
      }
      for boundary in context.boundaries { parts += Phrase.parts(of: boundary) }
    }
    if let position {
      parts.append(PhrasePart(.position, .position, position.index, position.count))
    }
    parts += Phrase.demands(of: element)
    if let cell { parts += Phrase.places(of: cell) }
    if verbosity.includesTableContext { parts += Phrase.ends(of: context) }
    if verbosity.includesActions, !(element.accessibilityCustomActions ?? []).isEmpty {
      parts.append(PhrasePart(.extra, .actionsAvailable))
    }
    if content.contains(where: { $0.importance == .default }) {
      parts.append(PhrasePart(.extra, .moreContentAvailable))
    }

    let hints = HintSentences(
      element, traits: traits, author: isHintSaid ? nil : said.hint, isHintSaid: isHintSaid)
    self.init(
      parts: parts, hint: verbosity.includesHints ? hints.sentences : [], language: language,
      textualContext: element.accessibilityTextualContext)
    provider = context.provider
  }

  /// What acting on an element can change of what is said of it: whether it is selected, its value and
  /// its states.
  ///
  /// All of it, however little a listener wants to hear: it is what came of the action.
  static func stateParts(of element: Responder) -> [PhrasePart] {
    let traits = element.accessibilityTraits
    let said = SaidText(valueOf: element, traits: traits)
    var parts: [PhrasePart] = []
    if traits.contains(.selected) { parts.append(PhrasePart(.selected, .selected)) }
    if let value = said.value { parts.append(PhrasePart(.value, .text(value))) }
    TraitWords(element, traits: traits, isTab: false)
      .add(to: &parts, with: said, verbosity: .standard)
    parts += demands(of: element)
    return parts.filter(\.role.isState)
  }

  /// The language of an element's words: its own, or that of the nearest responder above it that
  /// names one.
  static func language(of element: Responder) -> String? {
    ResponderPath(from: element).first(\.accessibilityLanguage)
  }

  /// What is asked of what is entered here, and what is wrong with it; behind the place, as recorded
  /// of alternatives (What VoiceOver does, "Words of forms").
  private static func demands(of element: Responder) -> [PhrasePart] {
    var parts: [PhrasePart] = []
    if element.isAccessibilityRequired { parts.append(PhrasePart(.state, .required)) }
    if let word = Word(element.accessibilityInvalidity) { parts.append(PhrasePart(.state, word)) }
    return parts
  }

  /// That a container starts, ends or is come into: its name before its kind, but behind the word for
  /// its end.
  private static func parts(of boundary: StopContext.Boundary) -> [PhrasePart] {
    let name = (boundary.name?.trimmed).map { PhrasePart(.boundaryDetail, .text($0)) }
    let names = [name].compactMap(\.self)
    switch boundary.edge {
    case .listStart, .listEnd, .landmarkStart:
      return names + [PhrasePart(.boundary, Word(boundary.edge))]
    case .landmarkInside: return names + [PhrasePart(.boundaryDetail, Word(boundary.edge))]
    case .landmarkEnd: return [PhrasePart(.boundary, Word(boundary.edge))] + names
    }
  }

  private static func headers(of cell: TableCell) -> [PhrasePart] {
    cell.headers.compactMap { header in
      let label = header.accessibilityAttributedLabel?.trimmed
      let value = header.accessibilityAttributedValue?.trimmed
      guard label != nil || value != nil else { return nil }
      return PhrasePart(.header, .header(label: label ?? "", value: value ?? ""))
    }
  }

  private static func customContent(_ content: [AccessibilityCustomContent]) -> [PhrasePart] {
    content.filter { $0.importance == .high }.compactMap { fact in
      (fact.value.trimmed ?? fact.label.trimmed).map { PhrasePart(.customContent, .text($0)) }
    }
  }

  private static func places(of cell: TableCell) -> [PhrasePart] {
    var parts: [PhrasePart] = []
    if cell.rowSpan > 1 { parts.append(PhrasePart(.span, .rowSpan, cell.rowSpan)) }
    if cell.columnSpan > 1 { parts.append(PhrasePart(.span, .columnSpan, cell.columnSpan)) }
    if let row = cell.row {
      if cell.isFirstInRow { parts.append(PhrasePart(.row, .row, row + 1)) }
      if cell.entersRow { parts.append(PhrasePart(.enteredRow, .row, row + 1)) }
    }
    if let column = cell.column { parts.append(PhrasePart(.column, .column, column + 1)) }
    return parts
  }

  /// Of what a cell is the heading.
  private static func headings(of cell: TableCell) -> [PhrasePart] {
    var parts: [PhrasePart] = []
    if cell.isRowHeader { parts.append(PhrasePart(.trait, .rowHeader)) }
    if cell.isColumnHeader { parts.append(PhrasePart(.trait, .columnHeader)) }
    return parts
  }

  /// That a table starts, and how large it is, or that it ends.
  private static func ends(of context: StopContext) -> [PhrasePart] {
    guard let table = context.startedTable else {
      return context.endsTable ? [PhrasePart(.table, .tableEnd)] : []
    }
    return [
      PhrasePart(.table, .tableStart),
      PhrasePart(.table, .rowCount, table.rows),
      PhrasePart(.table, .columnCount, table.columns),
    ]
  }
}
