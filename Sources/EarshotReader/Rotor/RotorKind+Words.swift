import EarshotModel

extension RotorKind {
  /// What is spoken when the rotor is turned to a kind of the reader's own, and the number in it.
  var word: (word: Word, number: Int?)? {
    switch self {
    case .actions: (.rotorActions, nil)
    case .adjustValue: (.rotorAdjustValue, nil)
    case .moreContent: (.rotorMoreContent, nil)
    case .characters: (.rotorCharacters, nil)
    case .words: (.rotorWords, nil)
    case .lines: (.rotorLines, nil)
    case .sentences: (.rotorSentences, nil)
    case .paragraphs: (.rotorParagraphs, nil)
    case .textSelection: (.rotorTextSelection, nil)
    case .edit: (.rotorEdit, nil)
    case .misspelledWords: (.rotorMisspelledWords, nil)
    case .headings: (.rotorHeadings, nil)
    case .links: (.rotorLinks, nil)
    case .buttons: (.rotorButtons, nil)
    case .formControls: (.rotorFormControls, nil)
    case .staticText: (.rotorStaticText, nil)
    case .images: (.rotorImages, nil)
    case .textFields: (.rotorTextFields, nil)
    case .visitedLinks: (.rotorVisitedLinks, nil)
    case .nonVisitedLinks: (.rotorNonVisitedLinks, nil)
    case .headingLevel(let level): (.headingLevel, level)
    case .sameHeading: (.rotorSameHeading, nil)
    case .tables: (.rotorTables, nil)
    case .rows: (.rotorRows, nil)
    case .columns: (.rotorColumns, nil)
    case .lists: (.rotorLists, nil)
    case .landmarks: (.rotorLandmarks, nil)
    case .containers: (.rotorContainers, nil)
    case .blockquotes: (.rotorBlockquotes, nil)
    case .sameBlockquote: (.rotorSameBlockquote, nil)
    case .frames: (.rotorFrames, nil)
    case .boldText: (.rotorBoldText, nil)
    case .italicText: (.rotorItalicText, nil)
    case .underlinedText: (.rotorUnderlinedText, nil)
    case .plainText: (.rotorPlainText, nil)
    case .styleChange: (.rotorStyleChange, nil)
    case .fontChange: (.rotorFontChange, nil)
    case .colorChange: (.rotorColorChange, nil)
    case .sameItem: (.rotorSameItem, nil)
    case .differentItem: (.rotorDifferentItem, nil)
    case .verticalNavigation: (.rotorVerticalNavigation, nil)
    case .custom: nil
    case .setting(let setting): (setting.word, nil)
    }
  }

  /// The kind that a rotor of an app replaces, or nothing.
  init?(_ type: AccessibilityRotorType) {
    switch type {
    case .heading: self = .headings
    case .headingLevel1: self = .headingLevel(1)
    case .headingLevel2: self = .headingLevel(2)
    case .headingLevel3: self = .headingLevel(3)
    case .headingLevel4: self = .headingLevel(4)
    case .headingLevel5: self = .headingLevel(5)
    case .headingLevel6: self = .headingLevel(6)
    case .link: self = .links
    case .visitedLink: self = .visitedLinks
    case .image: self = .images
    case .textField: self = .textFields
    case .table: self = .tables
    case .list: self = .lists
    case .landmark: self = .landmarks
    case .misspelledWord: self = .misspelledWords
    case .boldText: self = .boldText
    case .italicText: self = .italicText
    case .underlineText: self = .underlinedText
    case .none: return nil
    }
  }
}

extension AccessibilityCustomRotor {
  /// The setting of the rotor that this one is.
  var kind: RotorKind {
    if let kind = RotorKind(systemRotorType) { return kind }
    return .custom(name.text)
  }
}
