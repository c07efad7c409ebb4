import EarshotFiles
import EarshotInterface
import EarshotModel

extension ScreenBuilder {
  /// What the element says.
  func readSpeech(
    of element: DocumentElement, from keys: NodeMapping
  ) throws(FileError) {
    if let identifier = try keys["identifier"]?.text() {
      element.accessibilityIdentifier = identifier
    }
    if keys["line"] != nil || keys["column"] != nil {
      let positions = 1...ScreenKeys.positionLimit
      element.savedPlace = SavedPlace(
        line: try keys["line"]?.integer(in: positions),
        column: try keys["column"]?.integer(in: positions))
    }
    if let label = try keys["label"]?.text() { element.accessibilityLabel = label }
    if let value = try keys["value"]?.text() { element.accessibilityValue = value }
    if let hint = try keys["hint"]?.text() { element.accessibilityHint = hint }
    if let traits = keys["traits"] { element.accessibilityTraits = try traits.traits() }
    if let language = try keys["language"]?.text() { element.accessibilityLanguage = language }
    if let labels = try keys["userInputLabels"]?.texts() {
      element.accessibilityUserInputLabels = labels
    }
    if let status = try keys["expandedStatus"]?.choice(AccessibilityExpandedStatus.self) {
      element.accessibilityExpandedStatus = status
    }
    if let isRequired = try keys["required"]?.flag() {
      element.isAccessibilityRequired = isRequired
    }
    if let invalidity = try keys["invalid"]?.choice(AccessibilityInvalidity.self) {
      element.accessibilityInvalidity = invalidity
    }
    if let context = try keys["textualContext"]?.choice(AccessibilityTextualContext.self) {
      element.accessibilityTextualContext = context
    }
    if let url = try keys["url"]?.text() { element.accessibilityURL = url }
    element.headingLevel = try keys["headingLevel"]?.integer(in: ScreenKeys.headingLevels)
    element.nestingLevel = try keys["nestingLevel"]?.integer(in: ScreenKeys.nestingLevels)
    element.position = try position(keys["position"])
  }

  private func position(_ cursor: NodeCursor?) throws(FileError) -> AccessibilitySeriesPosition? {
    guard let cursor else { return nil }
    let expected = "a place and how many there are"
    let numbers = try cursor.list(expected)
    guard numbers.count == 2 else { throw cursor.wrong(expected) }
    let count = try numbers[1].integer(in: ScreenKeys.choices)
    return AccessibilitySeriesPosition(
      index: try numbers[0].integer(in: 1...count), count: count)
  }

  /// What the element means to the tree: whether it is found, and what is inside.
  func readTree(of element: DocumentElement, from keys: NodeMapping) throws(FileError) {
    if let isElement = try keys["isElement"]?.flag() {
      element.isAccessibilityElement = isElement
    }
    if let isHidden = try keys["elementsHidden"]?.flag() {
      element.accessibilityElementsHidden = isHidden
    }
    if let isHidden = try keys["hidden"]?.flag() { element.isHidden = isHidden }
    if let alpha = try keys["alpha"]?.number(
      in: ScreenKeys.alphas, expected: "a number from 0 to 1")
    {
      element.alpha = alpha
    }
    if let clips = try keys["clips"]?.flag() { element.clipsToBounds = clips }
    if let isModal = try keys["viewIsModal"]?.flag() { element.accessibilityViewIsModal = isModal }
    if let groups = try keys["groupsChildren"]?.flag() {
      element.shouldGroupAccessibilityChildren = groups
    }
    if let type = try keys["containerType"]?.choice(AccessibilityContainerType.self) {
      element.accessibilityContainerType = type
    }
    if let style = try keys["navigationStyle"]?.choice(AccessibilityNavigationStyle.self) {
      element.accessibilityNavigationStyle = style
    }
    element.documentActivationPoint = try keys["activationPoint"]?.point()
    if let responds = try keys["respondsToUserInteraction"]?.flag() {
      element.accessibilityRespondsToUserInteraction = responds
    }
  }

  /// What the element offers besides.
  func readContent(
    of element: DocumentElement, from keys: NodeMapping
  ) throws(FileError) {
    if let actions = try keys["customActions"]?.list("a list of names") {
      element.accessibilityCustomActions = try actions.map { action throws(FileError) in
        try customAction(action)
      }
    }
    if let facts = try keys["customContent"]?.list("a list of mappings with label and value") {
      element.accessibilityCustomContent = try facts.map { fact throws(FileError) in
        let keys = try fact.mapping(ScreenKeys.customContent.names)
        return AccessibilityCustomContent(
          label: AttributedText(try keys["label"]?.text() ?? ""),
          value: AttributedText(try keys["value"]?.text() ?? ""),
          importance: try keys["importance"]?.choice(AccessibilityCustomContent.Importance.self)
            ?? .default)
      }
    }
    if let adjust = keys["adjust"] {
      let values = try adjust.mapping(ScreenKeys.adjust.names).required("values")
      element.adjustableValues = try values.texts()
      if element.adjustableValues.isEmpty { throw values.wrong("a list of texts, at least one") }
    }
    if let behaviours = keys["on"] {
      element.behaviours = try behaviours.mapping(ScreenKeys.behaviours.names)
    }
  }

  /// An action by its name; it does nothing by itself and says so.
  private func customAction(
    _ cursor: NodeCursor
  ) throws(FileError) -> AccessibilityCustomAction {
    guard case .mapping = cursor.node.content else {
      return AccessibilityCustomAction(name: AttributedText(try cursor.text())) { _ in false }
    }
    let keys = try cursor.mapping(ScreenKeys.customAction.names)
    return AccessibilityCustomAction(
      name: AttributedText(try keys.required("name").text()),
      category: try keys["category"]?.text()
    ) { _ in false }
  }

  /// How the element looks and scrolls.
  func readLooks(of element: DocumentElement, from keys: NodeMapping) throws(FileError) {
    if let scroll = try keys["scroll"]?.mapping(ScreenKeys.scroll.names) {
      let pages = try scroll["pages"]?.integer(in: 1...ScreenKeys.pageLimit)
      element.scroll = DocumentScroll(
        page: try scroll["page"]?.integer(in: 1...(pages ?? ScreenKeys.pageLimit)), pages: pages,
        axis: try scroll["axis"]?.choice(DocumentScroll.Axis.self),
        offset: try scroll["offset"]?.point() ?? .zero)
    }
    try readAppearance(of: element, from: keys)
    if let keys = try keys["text"]?.mapping(ScreenKeys.text.names) {
      var text = DocumentText()
      text.font = try keys["font"]?.text()
      text.size = try keys["size"]?.number(
        in: ScreenKeys.textSizes, expected: "a size in points")
      text.weight = try keys["weight"]?.choice(Font.Weight.self)
      text.isItalic = try keys["italic"]?.flag() ?? false
      text.isUnderlined = try keys["underlined"]?.flag() ?? false
      text.quoteLevel = try keys["quoteLevel"]?.integer(in: ScreenKeys.quoteLevels) ?? 0
      text.scales = try keys["scales"]?.flag()
      text.color = try color(keys["color"])
      text.background = try color(keys["background"])
      element.text = text
    }
  }

  private func readAppearance(
    of element: DocumentElement, from keys: NodeMapping
  ) throws(FileError) {
    element.appearance.title = try keys["title"]?.text()
    element.appearance.placeholder = try keys["placeholder"]?.text()
    element.appearance.labelledBy = try keys["labelledBy"]?.text()
    element.appearance.hitArea = try keys["hitArea"]?.rect()
    if let gestures = keys["gestures"] {
      element.appearance.gestures = try gestures.names(among: ScreenKeys.gestures)
    }
  }

  private func color(_ cursor: NodeCursor?) throws(FileError) -> Color? {
    guard let cursor else { return nil }
    guard case .scalar(let text, _) = cursor.node.content, let color = Color(hexadecimal: text)
    else { throw cursor.wrong("a colour such as \"#1A2B3C\"") }
    return color
  }
}
