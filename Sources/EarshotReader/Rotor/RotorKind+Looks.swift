import EarshotModel

/// Settings that step from stretch to stretch of texts by how they look.
extension RotorKind {
  /// Whether it is one of them.
  var isOfLooks: Bool {
    switch self {
    case .blockquotes, .sameBlockquote, .boldText, .italicText, .underlinedText, .plainText,
      .styleChange, .fontChange, .colorChange:
      true
    default: false
    }
  }

  /// Whether it steps to a text that looks as one does, from one that looks otherwise or alike.
  func holds(_ text: TextAppearance, from present: TextAppearance?) -> Bool {
    switch self {
    case .blockquotes: text.quoteLevel > 0
    case .sameBlockquote: text.quoteLevel > 0 && text.quoteLevel == present?.quoteLevel
    case .boldText: text.isBold
    case .italicText: text.isItalic
    case .underlinedText: text.isUnderlined
    case .plainText: text.isPlain
    case .styleChange: present.map { $0 != text } ?? false
    case .fontChange:
      present.map { $0.fontName != text.fontName || $0.pointSize != text.pointSize } ?? false
    case .colorChange:
      present.map { $0.color != text.color || $0.backgroundColor != text.backgroundColor } ?? false
    default: false
    }
  }
}

/// How the text of an element looks, stretch by stretch.
struct TextLooks {
  /// The stretches that differ from the one before each, without those of white space.
  let stretches: [TextAppearanceRun]

  /// Looks at an element; one that looks alike throughout is one stretch.
  init(of element: Responder) {
    let runs = element.accessibilityTextAppearanceRuns
    if Set(runs.map(\.appearance)).count > 1 {
      let characters = SteppedText(of: element).characters
      var stretches: [TextAppearanceRun] = []
      for run in runs {
        let text = characters[run.range.clamped(to: 0..<characters.count)]
        guard text.contains(where: { !$0.isWhitespace }) else { continue }
        if let last = stretches.last, last.appearance == run.appearance {
          stretches[stretches.count - 1] = TextAppearanceRun(
            last.range.lowerBound..<run.range.upperBound, run.appearance)
        } else {
          stretches.append(run)
        }
      }
      self.stretches = stretches
    } else {
      let appearance = runs.first?.appearance ?? element.accessibilityTextAppearance
      stretches = appearance.map { [TextAppearanceRun(0..<Int.max, $0)] } ?? []
    }
  }

  /// Whether a setting leads to any of the stretches from the first one of another text.
  func holds(_ kind: RotorKind, from present: TextLooks?) -> Bool {
    stretches.contains { kind.holds($0.appearance, from: present?.stretches.first?.appearance) }
  }

  /// The stretch in which a place lies, or behind which it is; at the beginning where there is no place.
  func index(at place: Int?) -> Int? {
    stretches.lastIndex { $0.range.lowerBound <= place ?? 0 } ?? stretches.indices.first
  }

  /// The stretch to which a setting leads.
  ///
  /// - Parameters:
  ///   - kind: The setting.
  ///   - present: How the text looks from which it leads.
  ///   - range: The stretches that come into question.
  ///   - direction: Whether the first or the last of them is wanted.
  /// - Returns: The stretch, or `nil` where none of them is one.
  func stretch(
    of kind: RotorKind, from present: TextAppearance?, among range: Range<Int>,
    stepping direction: Direction
  ) -> TextAppearanceRun? {
    let found = stretches[range]
    return direction == .next
      ? found.first { kind.holds($0.appearance, from: present) }
      : found.last { kind.holds($0.appearance, from: present) }
  }
}
