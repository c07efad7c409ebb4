extension Wording {
  /// Whether a style says parts of a role within the description.
  func isSaid(_ role: PhrasePart.Role) -> Bool {
    switch role {
    case .containerName, .extra: style != .snapshot
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
    // Where there are further facts, AccessibilitySnapshot leaves the important ones to them.
    if part.role == .customContent, style == .snapshot {
      return !phrase.parts.contains { $0.is(.moreContentAvailable) }
    }
    if part.is(.insertionPointAtStart) || part.is(.insertionPointAtEnd) {
      return style != .snapshot
    }
    // A search field says only that it is one, as devices do.
    if part.is(.textField), style != .snapshot {
      return !phrase.parts.contains { $0.is(.searchField) }
    }
    return isSaid(part.role)
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
        if style == .spoken { text.dropLast(ifIn: ".,:;") }
        text.append(separator: style == .spoken ? ", " : " ")
      }
      append(part.content, to: &text)
    }
    return text
  }

  // MARK: Snapshot

  /// The notation of AccessibilitySnapshot: sentences, and `label: value`.
  ///
  /// In a data table row and column stand before the value, as its tests have it.
  private func snapshot(_ parts: [PhrasePart], of phrase: Phrase) -> SpokenText {
    var text = emptyText(for: phrase)
    if verbosity.traitPosition == .before { sentences(parts.filter(isTraitWord), to: &text) }
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
    .header, .label, .value, .customContent, .span, .row, .column,
  ]

  /// Label, value and what stands between them.
  private func name(_ parts: [PhrasePart], to text: inout SpokenText) {
    let places = parts.filter { [.span, .row, .column].contains($0.role) }
    var isFirst = true
    for part in parts where [.label, .value, .customContent].contains(part.role) {
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
      close(&text)
    }
  }

  /// Ends a sentence; a mark that already ends it, and the colon behind "Selected", stay.
  private func close(_ text: inout SpokenText) {
    guard let last = text.last, ![".", "?", "!", ":"].contains(last) else { return }
    text.append(separator: ".")
  }
}
