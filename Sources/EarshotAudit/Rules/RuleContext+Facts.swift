// What the file does not say of a screen, so that a rule that goes by it is not sure.

extension RuleContext {
  /// Whether nobody knows where something stands at which the cursor stops, though the app places it.
  var lacksFrames: Bool {
    screen.stopElements.contains { element in
      !element.hasKnownFrame && !element.isMadeBySystem && !element.kind.isSystemDrawn
    }
  }

  /// Whether the look of a text is not known: the file of a screen document need not say anything of it.
  func lacksLook(where isUnknown: (ElementText) -> Bool) -> Bool {
    screen.elements.contains { element in
      guard element.isText || element.takesText, element.isVisible, !element.isHidden,
        element.showsText
      else { return false }
      return element.text.map(isUnknown) ?? true
    }
  }

  /// Whether there is a stop without a name that code fills.
  var lacksNames: Bool {
    screen.stopElements.contains { !$0.hasName && $0.isFilledByCode }
  }

  /// Whether there is a text whose language nobody has named.
  var lacksLanguage: Bool {
    screen.stopElements.contains { $0.language == nil && $0.hasLabel }
  }
}
