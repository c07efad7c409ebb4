extension Wording {
  /// Whether a style says parts of a role within the description.
  func isSaid(_ role: PhrasePart.Role) -> Bool {
    switch role {
    case .containerName, .boundaryDetail, .extra, .enteredRow, .table: style != .snapshot
    case .row: style == .snapshot
    default: true
    }
  }

  /// The words of a phrase without its hint.
  func description(of phrase: Phrase) -> SpokenText {
    let parts = phrase.parts.filter { isSaid($0, of: phrase) }
    return style == .snapshot ? snapshot(parts, of: phrase) : joined(parts, of: phrase)
  }

  /// Whether a style says a part within the description.
  private func isSaid(_ part: PhrasePart, of phrase: Phrase) -> Bool {
    if part.is(.switchButton) { return style != .spoken || verbosity.includesSwitchRole }
    // AccessibilitySnapshot calls a switch so only when it is a button as well; devices always do.
    if part.is(.plainSwitch) {
      return style == .ios27 || (style == .spoken && verbosity.includesSwitchRole)
    }
    if part.role == .customContent { return !leavesOutFacts(phrase) }
    if part.role == .hintAsLabel { return leavesOutFacts(phrase) }
    if style == .snapshot, Self.wordsOfDevices.contains(where: { part.is($0) }) { return false }
    // A search field says only that it is one, as devices do.
    if part.is(.textField), style != .snapshot {
      return !phrase.parts.contains { $0.is(.searchField) }
    }
    if style == .snapshot, let provider = phrase.provider {
      return isSaid(part.role) && Self.isSaid(part, inside: provider)
    }
    return isSaid(part.role)
  }

  /// Whether the important facts of a phrase are left out: AccessibilitySnapshot leaves them to the rotor
  /// where that offers further ones.
  func leavesOutFacts(_ phrase: Phrase) -> Bool {
    style == .snapshot && phrase.parts.contains { $0.is(.moreContentAvailable) }
  }

  /// Words that devices say and AccessibilitySnapshot does not.
  private static let wordsOfDevices: [Word] = [
    .insertionPointAtStart, .insertionPointAtEnd, .rowHeader, .columnHeader, .characterMode,
    .wordMode, .lineMode, .sentenceMode, .paragraphMode, .required, .invalidData, .invalidGrammar,
    .invalidSpelling, .directTouchArea,
  ]

  /// Whether a part is said where, as in AccessibilitySnapshot, one container speaks for an
  /// element: the outermost, of a kind.
  private static func isSaid(_ part: PhrasePart, inside provider: ContainerKind) -> Bool {
    switch part.role {
    case .header, .span, .row, .column: provider == .dataTable
    case .position: provider == .series || provider == .tabBar
    case .boundary:
      part.is(.listStart) || part.is(.listEnd) ? provider == .list : provider == .landmark
    default: true
    }
  }

  /// Whether a part is one of the words for traits, which a listener may want first.
  private func isTraitWord(_ part: PhrasePart) -> Bool {
    part.role == .trait || part.role == .state
  }

  // MARK: Spoken and ios27

  /// The parts in their order, joined.
  private func joined(_ parts: [PhrasePart], of phrase: Phrase) -> SpokenText {
    var text = emptyText(for: phrase)
    var ordered = parts
    if verbosity.traitPosition == .before {
      let start = parts.firstIndex { $0.role != .containerName && $0.role != .header } ?? 0
      ordered =
        parts[..<start] + parts[start...].filter(isTraitWord)
        + parts[start...].filter { !isTraitWord($0) }
    }
    for part in ordered {
      if !text.isEmpty {
        if style == .spoken { text.dropLast(ifIn: Self.closingMarks) }
        text.append(separator: style == .spoken ? comma : " ")
      }
      append(part.content, to: &text)
    }
    return text
  }

  /// The marks at the end of the author's words for which a comma stands between parts, those of East
  /// Asian writing included.
  private static let closingMarks = ".,:;。．、，：；،؛"

  // MARK: Snapshot

  /// The notation of AccessibilitySnapshot: sentences, and `label: value`.
  ///
  /// In a data table row and column stand before the value, as its tests have it.
  private func snapshot(_ parts: [PhrasePart], of phrase: Phrase) -> SpokenText {
    var text = emptyText(for: phrase)
    if verbosity.traitPosition == .before {
      sentences(parts.filter(isTraitWord), to: &text)
      close(&text)
    }
    let named = parts.filter { Self.namingRoles.contains($0.role) }
    if parts.contains(where: { $0.role == .selected }) {
      sentences(parts.filter { $0.role == .selected }, to: &text)
      if !named.isEmpty {
        text.dropLast(ifIn: ".")
        text.append(separator: ":")
      }
    }
    sentences(parts.filter { $0.role == .header }, to: &text)
    name(parts, to: &text)
    if verbosity.traitPosition != .before { sentences(parts.filter(isTraitWord), to: &text) }
    for part in parts where part.role == .position {
      text.append(separator: " ")
      append(part.content, to: &text)
      text.append(separator: ".")
    }
    sentences(parts.filter { $0.role == .boundary }, to: &text)
    return text
  }

  private static let namingRoles: Set<PhrasePart.Role> = [
    .header, .label, .value, .customContent, .hintAsLabel, .span, .row, .column,
  ]

  /// Label, value and what stands between them.
  private func name(_ parts: [PhrasePart], to text: inout SpokenText) {
    let places = parts.filter { [.span, .row, .column].contains($0.role) }
    var isFirst = true
    for part in parts where [.label, .value, .customContent, .hintAsLabel].contains(part.role) {
      if part.role == .value, !places.isEmpty {
        sentences(places, to: &text)
        text.append(separator: " ")
      } else if isFirst {
        text.append(separator: " ")
      } else {
        text.append(separator: part.role == .customContent ? ", " : ": ")
      }
      append(part.content, to: &text)
      isFirst = false
    }
    if !parts.contains(where: { $0.role == .value }) { sentences(places, to: &text) }
  }

  /// Adds parts as sentences of their own, closing what stands before them.
  private func sentences(_ parts: [PhrasePart], to text: inout SpokenText) {
    for part in parts {
      close(&text)
      text.append(separator: " ")
      append(part.content, to: &text)
      // The author's words are closed by what follows them, as a label is.
      if case .text = part.content { continue }
      close(&text)
    }
  }

  /// Ends a sentence; a mark that already ends it, and the colon behind "Selected", stay.
  private func close(_ text: inout SpokenText) {
    guard let last = text.last, !text.endsInSeparator, !".?!。？！؟".contains(last) else { return }
    text.append(separator: ".")
  }
}
