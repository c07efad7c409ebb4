import EarshotInterface
import EarshotModel

/// The rules about how text looks, as far as a file declares it.
enum VisualRules {
  static let all: [AuditRule] = [
    fixedFont, clippedLarge, truncated, contrast, contrastEnhanced,
  ]

  static let fixedFont = AuditRule(
    "text-fixed-font", "Text does not follow the text-size setting", .moderate, ["1.4.4"],
    .visual, isForTelevision: false,
    explanation: """
      A text keeps its size when a person asks the system for larger letters: its font is no text style, \
      or it is not told to follow the setting, which a television does not have. What is nothing but emoji is a \
      picture, and a lone sign, such as a dash between two numbers, is for review, as are letters of 53 points and more, \
      which running text has at the largest setting, and a label as Xcode's library has it that no code can fill. Letters of 28 points and more, which running text has at the first of the sizes \
      for accessibility, are minor. The font of a text of the app's own class, or with an attribute by \
      which the app styles it, is set by code, and for review, as is one that is seen to be set in code, be it by a function that the text is handed to or by who \
      makes a row; so is that of a text that code holds on to, where it \
      is told to follow the setting, or is a label as Xcode's library has it; texts that the system makes, such as the title of \
      a section, are left to it. A text of a storyboard \
      in a text style that is not told to follow takes the size that is set when its screen is made, and is \
      for review. All such texts of a screen are one finding, as bad as the worst of them, in which those for review are only counted.
      """,
    fix: "Use a text style, and set adjustsFontForContentSizeCategory.",
    failing: .elements(
      "{ id: title, label: Welcome, traits: [staticText], text: { size: 17, scales: false } }"),
    passing: .elements(
      "{ id: title, label: Welcome, traits: [staticText], text: { size: 17, scales: true } }"),
    grouping: fixedFontGrouping, lacksFacts: { $0.lacksLook { $0.scales == nil } },
    check: .element { element, _ in
      guard element.text?.scales == false, element.showsText, element.isVisible,
        !element.isHidden, !element.showsEmojiOnly, !element.isMadeBySystem,
        !element.isPartOfControl
      else { return nil }
      let takesSizeOnce = element.kind != .element && element.text?.style != nil
      let isSign = !element.words.isEmpty && !element.words.hasLetterOrDigit
      let isUseless = element.isLargest || element.isLeftByEditor
      return Violation(
        of: element.textOrRole, in: fixedFontGrouping,
        severity: takesSizeOnce || isSign || isUseless || element.hasFontOfCode
          ? .review : element.isLarge ? .minor : nil)
    })

  private static let fixedFontGrouping = RuleGrouping(
    scope: .screen, one: { "the text of \($0) does not follow the text-size setting" },
    many: { "\($0) texts do not follow the text-size setting" })

  static let clippedLarge = AuditRule(
    "text-clipped-large", "Text is cut at large text sizes", .serious, ["1.4.4", "1.4.10"],
    .visual, confidence: .review, isForTelevision: false,
    parameters: [
      RuleParameter(
        "category", .text("AX3"), "The text size to look at: XXXL, AX1 to AX5.",
        choices: ["XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]),
      RuleParameter("fill", .number(0.7), "The share of a fixed height that a text may fill now."),
    ],
    explanation: """
      A text that grows with the text-size setting stands in a height that does not, and nothing scrolls \
      there. Where the host has measured how much of the height is filled, that counts; else the size at \
      the setting is estimated, and the finding is for review.
      """,
    fix: "Let the height follow the text, or let it be scrolled.",
    failing: .elements(
      "{ id: title, label: Welcome, traits: [staticText], frame: [16, 100, 358, 22],"
        + " text: { size: 17, scales: true } }"),
    passing: .elements(
      "{ id: title, label: Welcome, traits: [staticText], frame: [16, 100, 358, 80],"
        + " text: { size: 17, scales: true } }"),
    lacksFacts: { $0.lacksLook { $0.scales == nil && $0.hasFixedHeight == nil } },
    check: .element { element, context in
      guard let text = element.text, text.scales != false, element.isVisible, !element.isHidden,
        text.hasFixedHeight == true, !element.scrolls,
        !context.screen.ancestors(of: element).contains(where: { $0.scrolls && $0.parent != nil })
      else { return nil }
      if let fill = text.fill {
        return Violation(
          "the text of \(element.textOrRole) fills \((fill * 100).shown)% of a fixed height",
          severity: fill >= context.number("fill") ? .serious : .review)
      }
      guard let grown = TextEstimate.fill(of: element, at: context.text("category")), grown > 1
      else { return nil }
      return Violation(
        "the text of \(element.textOrRole) outgrows its height at the size"
          + " \(context.text("category"))", severity: .review)
    })

  static let truncated = AuditRule(
    "text-truncated", "Text is truncated", .moderate, ["1.4.4"], .visual, confidence: .likely,
    judgesWording: true,
    explanation: """
      A text ends with an ellipsis in the middle of what it has to say, and that is what is spoken. In a \
      storyboard somebody wrote it there, and it is for review. Controls whose names end with an ellipsis, and short notes that something is under way, are left \
      alone.
      """,
    fix: "Show the whole text, or at least put it into the label.",
    failing: .elements("{ id: text, label: The ferry to the islands lea…, traits: [staticText] }"),
    passing: .elements(
      "{ id: text, label: The ferry to the islands leaves at noon, traits: [staticText] }"),
    check: .stop { element, _ in
      guard !element.isOperable, element.isText || element.role == .none, element.kind != .cell,
        let label = element.spokenLabel, label.hasSuffix("…") || label.hasSuffix("...")
      else { return nil }
      let words = element.labelWords
      guard label.count >= 14, words.count >= 2, words.first?.hasSuffix("ing") != true else {
        return nil
      }
      return Violation(
        "the text ends in the middle: '\(label.suffix(30))'",
        severity: element.kind == .element ? nil : .review)
    })

  static let contrast = AuditRule(
    "contrast-text", "Declared text colours lack contrast", .serious, ["1.4.3"], .visual,
    parameters: contrastParameters(normal: 4.5, large: 3),
    explanation: """
      The colour of a text and the one behind it differ by less than 4.5 to 1, or 3 to 1 for large \
      text. Large is what WCAG calls so: 24 points, or 18.67 in bold; what other tools call so, 18 points or 14 in bold, and a \
      text to which code or an attribute of the app's own gives a font, is for review from 3 to 1 on. Over a background that is not \
      opaque, the ratio lies between two ends; only the lower one too low is for review, and so is a text of \
      an outlet collection, by which code colours several alike, and so is one in a label colour of the system, \
      such as secondaryLabelColor, or in that of links, on a background no darker than the system's own: that choice is the \
      system's, which darkens them for whoever asks for more contrast. A row of a table that has no colour of its own is \
      white; where the text could be read on the colour of the table, code may make the row clear, and it is for review, as is an \
      empty field in which nobody could see what is typed. A colour that an attribute of the app's \
      own replaces is for review as well, and so is a text that nobody could see (less than 1.2 to 1), where code \
      holds on to it, and one of signs alone, which may only adorn. A ratio that is \
      short by no more than a tenth is minor. Dimmed text, text beside the screen, and \
      text over pictures or over colours that are not in the file, are not judged.
      """,
    fix: "Darken or lighten one of the two colours.",
    failing: .elements(
      "{ id: note, label: Closed, traits: [staticText], text: { size: 14, color: \"#999999\","
        + " background: \"#FFFFFF\" } }"),
    passing: .elements(
      "{ id: note, label: Closed, traits: [staticText], text: { size: 14, color: \"#595959\","
        + " background: \"#FFFFFF\" } }"),
    lacksFacts: { TextContrast($0).lacksColors }, check: .screen { TextContrast($0).violations })

  static let contrastEnhanced = AuditRule(
    "contrast-text-enhanced", "Declared text colours below the enhanced level", .minor, ["1.4.6"],
    .visual, isOn: false,
    parameters: contrastParameters(normal: 7, large: 4.5),
    explanation: """
      As contrast-text, with 7 to 1, or 4.5 to 1 for large text: the level AAA of WCAG.
      """,
    fix: "Darken or lighten one of the two colours.",
    failing: .elements(
      "{ id: note, label: Closed, traits: [staticText], text: { size: 14, color: \"#767676\","
        + " background: \"#FFFFFF\" } }"),
    passing: .elements(
      "{ id: note, label: Closed, traits: [staticText], text: { size: 14, color: \"#333333\","
        + " background: \"#FFFFFF\" } }"),
    lacksFacts: { TextContrast($0).lacksColors }, check: .screen { TextContrast($0).violations })

  private static func contrastParameters(normal: Double, large: Double) -> [RuleParameter] {
    [
      RuleParameter("normal", .number(normal), "The smallest ratio."),
      RuleParameter("large", .number(large), "The smallest ratio for large text."),
      RuleParameter("tolerance", .number(0.01), "How much may be missing."),
      RuleParameter(
        "largePoints", .text("wcag"),
        "What large is: wcag for 24 points or 18.67 in bold, platform for 18 or 14 in bold.",
        choices: ["wcag", "platform"]),
    ]
  }
}

extension AuditedElement {
  /// Whether emoji stand in the place of letters.
  fileprivate var showsEmojiOnly: Bool {
    !words.isASCII && words.contains(where: \.isEmojiLike) && !words.hasLetterOrDigit
  }

  /// Whether its letters are as large as those of running text at the largest setting, so that whoever needs that
  /// setting can read them.
  fileprivate var isLargest: Bool { (self.text?.size ?? 0) >= TextEstimate.largestBodySize }

  /// Whether its letters are as large as those of running text at a size for accessibility, so that it is read long after
  /// smaller texts are not.
  fileprivate var isLarge: Bool { (self.text?.size ?? 0) >= TextEstimate.accessibleBodySize }

  /// Whether it is a label with the word of Xcode's library, and nothing can put another there: it is not finished.
  fileprivate var isLeftByEditor: Bool {
    self.kind == .label && !self.hasOutlet && !self.isPrototype && self.className == nil
      && self.shownText?.spokenKey == "label"
  }

  /// What it shows, or says.
  fileprivate var words: String { self.shownText ?? self.label ?? "" }

  /// Whether there are letters or digits among what it shows, or would show as a placeholder.
  var showsWords: Bool { (words.isEmpty ? self.placeholder ?? "" : words).hasLetterOrDigit }

  /// Whether something can be seen of a text.
  var showsText: Bool {
    !(self.shownText ?? "").spoken.isEmpty || (self.kind == .element && hasLabel)
      || (takesText && !(self.placeholder ?? "").spoken.isEmpty)
  }
}
