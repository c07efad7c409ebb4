// The order of things (facts/voiceover.md §1.1):
//
//  1. names of containers entered, headers of a table cell;
//  2. selected, label, value; when there is none of that, the hint takes the place of the label;
//  3. custom content of high importance;
//  4. words for traits and states;
//  5. what the containers add, and what else the rotor offers;
//  6. the hint.

public import EarshotModel

extension Phrase {
  /// What is said for an element.
  ///
  /// - Parameters:
  ///   - element: The element; it is asked now.
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
    _ element: Responder, context: StopContext, verbosity: Verbosity, back: String,
    language: String?
  ) {
    let traits = element.accessibilityTraits
    let said = SaidText(element, traits: traits, back: back)
    let cell = verbosity.includesTableContext ? context.cell : nil
    let position = verbosity.includesContainerContext ? context.position : nil
    var parts: [PhrasePart] = []

    if verbosity.includesContainerContext {
      parts += context.enteredNames.compactMap { text in
        text.trimmed.map { PhrasePart(.containerName, .text($0)) }
      }
    }
    parts += Phrase.headers(of: cell)
    parts += Phrase.selection(traits)
    if let label = said.label { parts.append(PhrasePart(.label, .text(label))) }
    if verbosity.includesValue { parts += Phrase.value(said) }
    let hasName = parts.contains { $0.role != .containerName } || cell != nil
    let isHintSaid = !hasName && said.hint != nil
    if isHintSaid, let hint = said.hint { parts.append(PhrasePart(.label, .text(hint))) }
    let content = verbosity.includesCustomContent ? element.accessibilityCustomContent : []
    parts += Phrase.customContent(content)

    parts += TraitWords(element, traits: traits, isTab: position?.isTab ?? false)
      .parts(with: said, verbosity: verbosity)
    if verbosity.includesContainerContext {
      parts += context.boundaries.map { PhrasePart(.boundary, Word($0)) }
    }
    if let position {
      parts.append(PhrasePart(.position, .position, position.index, position.count))
    }
    parts += Phrase.places(of: cell)
    parts += Phrase.extras(of: element, content: content)

    let hints = HintSentences(
      element, traits: traits, author: isHintSaid ? nil : said.hint, isHintSaid: isHintSaid)
    self.init(
      parts: parts, hint: verbosity.includesHints ? hints.sentences : [], language: language,
      textualContext: element.accessibilityTextualContext)
  }

  /// What acting on an element can change of what is said of it: whether it is selected, its value and
  /// its states.
  ///
  /// All of it, however little a listener wants to hear: it is what came of the action.
  static func stateParts(of element: Responder) -> [PhrasePart] {
    let traits = element.accessibilityTraits
    let said = SaidText(valueOf: element, traits: traits)
    let words = TraitWords(element, traits: traits, isTab: false)
    return selection(traits) + value(said)
      + words.parts(with: said, verbosity: .standard).filter(\.role.isState)
  }

  private static func selection(_ traits: AccessibilityTraits) -> [PhrasePart] {
    traits.contains(.selected) ? [PhrasePart(.selected, .selected)] : []
  }

  private static func value(_ said: SaidText) -> [PhrasePart] {
    said.value.map { [PhrasePart(.value, .text($0))] } ?? []
  }

  /// The language of an element's words: its own, or that of the nearest responder above it that
  /// names one.
  static func language(of element: Responder) -> String? {
    ResponderPath(from: element).first(\.accessibilityLanguage)
  }

  private static func headers(of cell: TableCell?) -> [PhrasePart] {
    (cell?.headers ?? []).compactMap { header in
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

  private static func places(of cell: TableCell?) -> [PhrasePart] {
    guard let cell else { return [] }
    var parts: [PhrasePart] = []
    if cell.rowSpan > 1 { parts.append(PhrasePart(.span, .rowSpan, cell.rowSpan)) }
    if cell.columnSpan > 1 { parts.append(PhrasePart(.span, .columnSpan, cell.columnSpan)) }
    if cell.isFirstInRow, let row = cell.row { parts.append(PhrasePart(.row, .row, row + 1)) }
    if let column = cell.column { parts.append(PhrasePart(.column, .column, column + 1)) }
    return parts
  }

  private static func extras(
    of element: Responder, content: [AccessibilityCustomContent]
  ) -> [PhrasePart] {
    var parts: [PhrasePart] = []
    if !(element.accessibilityCustomActions ?? []).isEmpty {
      parts.append(PhrasePart(.extra, .actionsAvailable))
    }
    if content.contains(where: { $0.importance == .default }) {
      parts.append(PhrasePart(.extra, .moreContentAvailable))
    }
    return parts
  }
}
