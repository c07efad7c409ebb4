extension LabelRules {
  static let invisibleCharacters = AuditRule(
    "label-invisible-characters", "Label holds private-use or invisible characters", .serious,
    ["4.1.2", "1.1.1"], .label,
    judgesWording: true,
    explanation: """
      A label, value or hint holds characters that nobody sees or that have no meaning outside one font: \
      private-use characters, replacement characters, lone direction characters, zero-width characters \
      outside emoji and outside scripts that need them. They are spoken as noise, or stop the voice; lone direction \
      characters, which most voices pass over, are minor.
      """,
    fix: "Take the characters out of what is spoken; icons from a font need a label in words.",
    failing: .elements("{ id: save, label: \"Save \\uE001\", traits: [button] }"),
    passing: .elements("{ id: save, label: Save, traits: [button] }"),
    check: .stop { element, _ in
      let texts: [(AuditSentence, String?)] = [
        ("label", element.label), ("value", element.value), ("hint", element.hint),
      ]
      for (name, text) in texts {
        if let text, let fault = InvisibleText.fault(in: text) {
          return Violation(
            "the \(word: name) of \(element.roleAndName) holds \(fault)",
            severity: InvisibleText.hasDirectionsOnly(text) ? .minor : nil,
            detail: name.description)
        }
      }
      return nil
    })

  static let symbolsOnly = AuditRule(
    "label-symbols-only", "Label has no words", .moderate, ["1.1.1", "4.1.2"], .label,
    judgesWording: true,
    explanation: """
      A label holds no letter and no digit: an arrow, a bullet, an emoji. Signs are skipped or spoken by \
      names that say nothing of what they are for. What is nothing but emoji, a single sign such as "⌫", or up to three such as \
      "@", "×" or "+/-", which voices call by their names, is for review, and so is a single mark of punctuation that nobody can use, which \
      may better be hidden, and so is one among others that stand side by side, are called by a sign or two, and call the same \
      method, as keys above a keyboard do. Of a placeholder that is the only name another rule tells.
      """,
    fix: "Say in words what the sign means.",
    failing: .elements("{ id: next, label: \"»\", traits: [button] }"),
    passing: .elements("{ id: next, label: Next, traits: [button] }"),
    check: .stop { element, context in
      // Of characters that nobody can see outside their font another rule tells.
      guard let label = element.spokenLabel, !label.hasLetterOrDigit, element.role != .key,
        InvisibleText.fault(in: label) == nil, !element.showsItsPlaceholder
      else { return nil }
      let isEmoji = label.contains(where: \.isEmojiLike) || label.count == 1 && label.isEmojiSign
      let isNamed =
        label.count <= 3 && label.allSatisfy(namedSigns.contains)
        || label.count == 1 && label.isTechnicalSign
      let isMark = element.isText && label.count == 1 && label.allSatisfy(marks.contains)
      return Violation(
        "the label '\(label)' has no words",
        severity: isEmoji || isNamed || isMark || context.screen.standsAmongKeys(element)
          ? .review : nil)
    })

  /// The signs that every voice calls by a name when one or a few stand alone.
  private static let namedSigns = "@#*+-&%=?/[](){}$€£¥×÷±−√∞≠≤≥≈°©®™"

  /// The marks that part what stands around them, and say nothing by themselves.
  private static let marks = ".,:;|–—-·•"

  static let punctuation = AuditRule(
    "label-punctuation", "Control label ends like a sentence", .minor, [], .label,
    judgesWording: true,
    parameters: [
      RuleParameter("marks", .text(".。।۔"), "The marks that end a sentence.")
    ],
    explanation: """
      The label of a control ends with a full stop, which makes the voice pause and fall as at the end \
      of a sentence before it says what kind of control it is. Texts, abbreviations, ellipses, segments, which have no room for more, and labels \
      made of several parts, told by a comma, are left alone. A title or a placeholder that everybody sees \
      is a matter of copy, or an abbreviation, and for review.
      """,
    fix: "Take the full stop away.",
    failing: .elements("{ id: save, label: Save., traits: [button] }"),
    passing: .elements("{ id: save, label: Save, traits: [button] }"),
    check: .stop { element, context in
      guard !element.isText, ![.cell, .segment].contains(element.kind),
        let label = element.spokenLabel, let last = label.last,
        context.text("marks").contains(last), !label.hasSuffix(".."),
        !label.contains(where: { ",،、，".contains($0) })
      else { return nil }
      let word = label.split(whereSeparator: \.isWhitespace).last?.lowercased() ?? ""
      guard !abbreviations.contains(word), !isInitials(word) else { return nil }
      return Violation(
        "the label '\(label)' ends with a full stop",
        severity: element.showsItsLabel || element.showsItsPlaceholder ? .review : nil)
    })

  private static let abbreviations: Set = [
    "etc.", "inc.", "ltd.", "co.", "corp.", "mr.", "mrs.", "dr.", "st.", "jr.", "sr.", "no.", "nr.",
    "vs.", "approx.", "min.", "max.", "sec.", "hr.", "jan.", "feb.", "apr.", "aug.", "sept.",
    "oct.",
    "nov.", "dec.", "ca.", "usw.", "bzw.", "p.s.",
  ]

  /// Whether a word is letters with a full stop after each, such as "U.S.".
  private static func isInitials(_ word: String) -> Bool {
    let parts = word.split(separator: ".")
    return parts.count > 1 && parts.allSatisfy { $0.count == 1 }
  }

  static let allCaps = AuditRule(
    "label-all-caps", "Label is all capitals", .minor, [], .label,
    confidence: .review,
    judgesWording: true,
    parameters: [
      RuleParameter("minWord", .number(4), "The letters of a word that counts, at least.")
    ],
    explanation: """
      A label is written in capitals only. Voices may take a word for an abbreviation and spell it. They do \
      spell a word that has gaps between its letters to make it wider.
      """,
    fix: "Write the label as in a sentence, and leave capitals and gaps to the looks of the text.",
    failing: .elements("{ id: sign, label: SIGN IN NOW, traits: [button] }"),
    passing: .elements("{ id: sign, label: Sign in now, traits: [button] }"),
    check: .stop { element, context in
      guard let label = element.spokenLabel else { return nil }
      if label.hasGapsInWords {
        return Violation("the label '\(label)' has gaps between its letters")
      }
      guard !label.contains(where: \.isLowercase) else { return nil }
      let longest =
        label.split { !$0.isLetter }.lazy
        .filter { $0.allSatisfy(\.isUppercase) }.map(\.count).max() ?? 0
      guard Double(longest) >= context.number("minWord") else { return nil }
      return Violation("the label '\(label)' is all capitals")
    })

  static let lowercaseStart = AuditRule(
    "label-lowercase-start", "Control label starts in lower case", .minor, [], .label,
    confidence: .review, isOn: false,
    judgesWording: true,
    explanation: """
      The label of a control begins with a small letter. Voices do not mind, braille readers see it.
      """,
    fix: "Begin the label with a capital letter.",
    failing: .elements("{ id: save, label: save, traits: [button] }"),
    passing: .elements("{ id: save, label: Save, traits: [button] }"),
    check: .stop { element, _ in
      guard element.isOperable, let label = element.spokenLabel, let first = label.first,
        first.isLowercase, first.isCased
      else { return nil }
      return Violation("the label '\(label)' begins with a small letter")
    })
}

extension String {
  /// Whether four letters and more stand alone one after the other, as in "S A V E"; letters in the order of the alphabet
  /// are no word.
  fileprivate var hasGapsInWords: Bool {
    // Four letters have three gaps between them, and most names have fewer blanks. Other blanks than those of ASCII count
    // as well, so that only a name in ASCII can be told so.
    let isASCII = utf8.allSatisfy { $0 < 0x80 }
    if isASCII, utf8.count(where: { $0 <= 0x20 }) < 3 { return false }
    var run: [Character] = []
    for word in split(whereSeparator: \.isWhitespace) {
      guard word.count == 1, let letter = word.first, letter.isCased else {
        run = []
        continue
      }
      run.append(letter)
      let isSorted = zip(run, run.dropFirst()).allSatisfy { $0.lowercased() < $1.lowercased() }
      if run.count >= 4, !isSorted { return true }
    }
    return false
  }

  /// Whether it begins with a sign that is an emoji where it is told so, such as a check mark; arrows are not meant,
  /// which say nothing of where they lead.
  fileprivate var isEmojiSign: Bool {
    unicodeScalars.first.map {
      $0.properties.isEmoji && $0.value >= 0x2600
    } ?? false
  }

  /// Whether it begins with a sign of keyboards and devices, as Unicode calls them "Miscellaneous Technical".
  fileprivate var isTechnicalSign: Bool {
    unicodeScalars.first.map { (0x2300...0x23FF).contains($0.value) } ?? false
  }
}

extension AuditedScreen {
  /// Whether an element is called by a sign or two, as are at least two more that stand with it and call the same method:
  /// they type what they are called by.
  fileprivate func standsAmongKeys(_ element: AuditedElement) -> Bool {
    func isKey(_ element: AuditedElement) -> Bool {
      element.isOperable && (1...2).contains((element.label ?? "").spoken.count)
    }
    guard isKey(element), !element.targets.isEmpty else { return false }
    return stopElements.count {
      $0.parent == element.parent && isKey($0) && Set($0.targets) == Set(element.targets)
    } > 2
  }
}
