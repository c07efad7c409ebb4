import EarshotModel

/// What a turn has found out, as what a screen reader expects.
extension TreeMirror {
  func postNews() {
    var news = self.news
    self.news = MirrorNews()
    if let cause = news.screen {
      let title = tree.windows.last?.title.map { AttributedText($0) }
      post(.screenChanged(title.map { .text($0) }, cause: cause))
      if let beginning = beginning(of: news, because: cause) {
        post(.layoutChanged(.element(beginning)))
      }
    } else if let landing = landing(of: news) {
      // What is urgent comes before the element and is not cut by it.
      if let urgent = news.takeUrgentText() { post(.layoutChanged(.text(urgent))) }
      post(.layoutChanged(.element(landing)))
    } else if news.hasNewLayout {
      post(.layoutChanged(nil))
    }
    for notification in liveWords(of: news) + news.said { post(notification) }
  }

  /// Adds what a source says by itself.
  func add(_ announcement: MirrorAnnouncement) {
    guard announcement.politeness != .off, !announcement.parts.isEmpty else { return }
    guard let words = announcement.text else {
      let priority: AccessibilityPriority = announcement.politeness == .polite ? .low : .default
      return news.said.append(.report(.told(announcement.parts, priority)))
    }
    let text = AttributedText(
      words,
      politeness: announcement.politeness,
      language: announcement.language)
    news.said.append(.announcement(text))
  }

  /// Where a screen begins: where the focus over there is, if that is known and on the screen.
  ///
  /// One to which somebody comes back begins there only if the focus went there by itself; else a reader returns
  /// to where it was.
  private func beginning(of news: MirrorNews, because cause: ScreenChangeCause) -> MirrorElement? {
    let isReturn = cause == .dismiss
    let told = isReturn ? news.focus : news.tellsFocus ? tree.focused : nil
    tree.awaitedFocus = awaited(of: told ?? tree.awaitedFocus)
    guard !isReturn || news.focus != nil, let focused = tree.focusedElement, isInFront(focused)
    else { return nil }
    return focused
  }

  /// Where the cursor is to go: where the focus over there went by itself, even if the cursor waits there, or
  /// where it is while what stands there has become something else, or to what has come in the place of something
  /// on which it stands.
  private func landing(of news: MirrorNews) -> MirrorElement? {
    let wanted = news.focus ?? tree.awaitedFocus
    tree.awaitedFocus = awaited(of: wanted)
    if tree.awaitedFocus == nil, wanted != nil, let focused = tree.focusedElement,
      isInFront(focused)
    {
      let isNews = news.changes.contains { $0.element === focused && ($0.isNew || $0.isOther) }
      // Whoever has gone ahead with the cursor has to hear that the focus has come after it.
      let hasMoved = news.formerFocus.map { $0 != tree.focused } ?? false
      if isNews || hasMoved || !focused.accessibilityElementIsFocused() { return focused }
    }
    return news.arrival.flatMap { $0.isPlaced ? $0 : nil }
  }

  /// Where the focus has gone, if that is not there yet.
  private func awaited(of focus: NodeIdentity?) -> NodeIdentity? {
    guard let focus else { return nil }
    return tree.focusedElement?.isPlaced ?? false ? nil : focus
  }

  /// Whether an element stands in the window in front, so that the cursor can go there.
  private func isInFront(_ element: MirrorElement) -> Bool {
    tree.windows.last.map { window in
      ResponderPath(from: element).contains { $0 === window }
    } ?? false
  }

  // MARK: Live regions

  /// What the regions say in which something has changed, what is gone first.
  private func liveWords(of news: MirrorNews) -> [AccessibilityNotification] {
    var told: Set<ObjectIdentifier> = []
    var words: [AccessibilityNotification] = []
    func tell(_ speaker: MirrorElement, _ live: LiveRegion) {
      guard told.insert(ObjectIdentifier(speaker)).inserted, let text = speaker.liveText(live)
      else { return }
      words.append(.announcement(text))
    }
    for (element, container) in news.departed where element.container == nil {
      guard let (region, live) = container.liveRegion, !element.meaning.isSecret,
        live.relevant.contains(.removals)
      else { continue }
      if live.isAtomic, !live.isBusy {
        tell(region, live)
      } else if let text = element.liveText(live, in: region) {
        if live.isBusy { region.holdBack(text) } else { words.append(.report(.removed(text))) }
      }
    }
    let newOnes = Set(news.changes.lazy.filter(\.isNew).map { ObjectIdentifier($0.element) })
    for change in news.changes {
      let element = change.element
      guard element.isPlaced, !element.isSecret, let (region, live) = element.liveRegion else {
        continue
      }
      if live.isBusy {
        element.isHeldBack = element.isHeldBack || change.isNew || change.isOther
        continue
      }
      if change.isReleased, element === region {
        let held = region.takeHeldBack()
        words += held.removals.map { .report(.removed($0)) }
        if live.isAtomic, !held.elements.isEmpty {
          tell(region, live)
        } else {
          for element in held.elements { tell(element, live) }
        }
      }
      guard live.relevant.contains(change.isNew ? .additions : .text),
        change.isNew || change.isOther
      else { continue }
      // What comes with something that is told is told with it.
      if change.isNew, element.isToldWith(newOnes) { continue }
      tell(live.isAtomic ? region : element, live)
    }
    return words
  }
}

extension AttributedText {
  /// Words that a live region or a source says.
  fileprivate init(_ text: String, politeness: LiveRegion.Politeness, language: String?) {
    var attributes = SpeechAttributes()
    attributes.language = language
    attributes.announcementPriority = politeness == .polite ? .low : .default
    self.init(text, attributes: attributes)
  }
}

extension Responder {
  /// The region of which changes are told, if the responder stands in one that can be reached.
  fileprivate var liveRegion: (region: MirrorElement, live: LiveRegion)? {
    var found: (region: MirrorElement, live: LiveRegion)?
    for responder in ResponderPath(from: self) {
      if responder.accessibilityElementsHidden { return nil }
      if found == nil, let region = responder as? MirrorElement, let live = region.node.live {
        guard live.politeness != .off else { return nil }
        found = (region, live)
      }
    }
    return found
  }
}

extension MirrorElement {
  /// Whether the way up from it leads to its frame.
  fileprivate var isPlaced: Bool {
    ResponderPath(from: self).contains { $0 === frame }
  }

  /// Whether what it stands in is among what has come in the same turn, and says it.
  fileprivate func isToldWith(_ newOnes: Set<ObjectIdentifier>) -> Bool {
    guard let container = container as? MirrorElement, container.node.live == nil,
      newOnes.contains(ObjectIdentifier(container))
    else { return false }
    return container.liveWords != nil
  }

  private var liveWords: String? {
    let parts = [words.label ?? insideFacts.words.joined(separator: " "), meaning.value]
    let text = parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    return text.isEmpty ? nil : text
  }

  /// What it says when it changes, or is gone from a region.
  fileprivate func liveText(_ live: LiveRegion, in region: MirrorElement? = nil) -> AttributedText?
  {
    liveWords.map { text in
      let own = node.language
      let around = ResponderPath(from: region ?? self).first { $0.accessibilityLanguage }
      return AttributedText(text, politeness: live.politeness, language: own ?? around)
    }
  }

  /// How many words of what is gone wait at most.
  private static let heldLimit = 100

  /// Keeps what is gone until the region no longer waits for more.
  fileprivate func holdBack(_ removal: AttributedText) {
    if heldRemovals.count < Self.heldLimit { heldRemovals.append(removal) }
  }

  /// Takes what has changed inside and was held back, the element itself among it.
  fileprivate func takeHeldBack() -> (elements: [MirrorElement], removals: [AttributedText]) {
    var held: [MirrorElement] = []
    var waiting: [MirrorElement] = [self]
    while let element = waiting.popLast() {
      if element.isHeldBack { held.append(element) }
      element.isHeldBack = false
      waiting += element.inside.reversed()
    }
    defer { heldRemovals = [] }
    return (held, heldRemovals)
  }
}
