import EarshotModel

/// The text of an element, stepped through by characters, words or lines: what is typed into it, or
/// else what it is called.
struct SteppedText {
  /// Where text is typed, if the element is such a place.
  let input: (any AccessibilityTextInput)?
  /// The characters; bullets where the field is secure.
  let characters: [Character]

  /// The text of an element as it is now.
  init(of element: Responder) {
    input = element.accessibilityTextInput
    let text =
      input?.text ?? element.disclosedAccessibilityValue?.text ?? element.accessibilityLabel
    characters = Array(text ?? "")
  }

  /// The next stretch of a kind in one direction.
  ///
  /// - Parameters:
  ///   - kind: Characters, words or lines.
  ///   - place: The start of the present stretch; `nil` before the first step.
  ///   - step: 1 for the next one, -1 for the previous one.
  /// - Returns: The stretch, counted in characters, or `nil` at the end of the text.
  func stretch(_ kind: RotorKind, from place: Int?, by step: Int) -> Range<Int>? {
    let stretches = stretches(kind)
    guard let place else { return step > 0 ? stretches.first : stretches.last }
    return step > 0
      ? stretches.first { $0.lowerBound > place } : stretches.last { $0.lowerBound < place }
  }

  /// The characters of a stretch as a text.
  func text(in stretch: Range<Int>) -> String {
    String(characters[stretch.clamped(to: characters.startIndex..<characters.endIndex)])
  }

  private func stretches(_ kind: RotorKind) -> [Range<Int>] {
    switch kind {
    case .characters: characters.indices.map { $0..<($0 + 1) }
    case .lines: pieces { $0.isNewline }
    default: pieces { $0.isWhitespace }.filter { !$0.isEmpty }
    }
  }

  /// The stretches between separators.
  private func pieces(_ isSeparator: (Character) -> Bool) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    for (index, character) in characters.enumerated() where isSeparator(character) {
      pieces.append(start..<index)
      start = index + 1
    }
    pieces.append(start..<characters.count)
    return pieces
  }
}
