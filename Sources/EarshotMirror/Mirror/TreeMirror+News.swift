import EarshotModel

/// What a turn has found out, as what a screen reader expects.
extension TreeMirror {
  func postNews() {
    var news = self.news
    self.news = MirrorNews()
    if let cause = news.screen {
      let title = tree.windows.last?.title.map { AttributedText($0) }
      post(.screenChanged(title.map { .text($0) }, cause: cause))
    } else if let focused = landing(of: news) {
      // What is urgent comes before the element and is not cut by it.
      let urgent = news.announcements.filter { $0.politeness == .assertive && !$0.text.isEmpty }
      if !urgent.isEmpty {
        let text = urgent.map(\.text).joined(separator: ", ")
        post(.layoutChanged(.text(AttributedText(text))))
        news.announcements.removeAll { $0.politeness == .assertive }
      }
      post(.layoutChanged(.element(focused)))
    } else if news.hasNewLayout {
      post(.layoutChanged(nil))
    }
    for announcement in liveWords(of: news) + news.announcements { post(announcement) }
  }

  private func post(_ announcement: MirrorAnnouncement) {
    guard announcement.politeness != .off, !announcement.text.isEmpty else { return }
    var attributes = SpeechAttributes()
    attributes.language = announcement.language
    attributes.announcementPriority = announcement.politeness == .polite ? .low : .default
    post(.announcement(AttributedText(announcement.text, attributes: attributes)))
  }

  /// Where the cursor is to go: where the focus over there went by itself, or where it is while what stands
  /// there has become something else.
  private func landing(of news: MirrorNews) -> MirrorElement? {
    guard let focus = news.focus, let element = tree.element(focus) else { return nil }
    let isNews = news.spoken.contains { $0.element === element }
    return element.accessibilityElementIsFocused() && !isNews ? nil : element
  }

  /// What the regions say in which something has changed.
  private func liveWords(of news: MirrorNews) -> [MirrorAnnouncement] {
    var told: Set<NodeIdentity> = []
    var announcements: [MirrorAnnouncement] = []
    for (element, isNew) in news.spoken {
      guard let region = element.liveRegion, let live = region.node.live else { continue }
      guard live.relevant.contains(isNew ? .additions : .text) else { continue }
      if live.isBusy {
        element.isHeldBack = true
        continue
      }
      // A region that is no longer busy tells what it held back.
      let speakers =
        live.isAtomic ? [region] : element === region ? region.takeHeldBack() : [element]
      for speaker in speakers where told.insert(speaker.identity).inserted {
        guard let text = speaker.liveText else { continue }
        announcements.append(
          MirrorAnnouncement(
            text, politeness: live.politeness, language: speaker.accessibilityLanguage))
      }
    }
    return announcements
  }
}

extension MirrorElement {
  /// The region of which changes are told, if the element stands in one.
  fileprivate var liveRegion: MirrorElement? {
    guard !isSecret, !ResponderPath(from: self).contains(where: \.accessibilityElementsHidden)
    else { return nil }
    let region = ResponderPath(from: self).first { responder in
      (responder as? MirrorElement).flatMap { $0.node.live == nil ? nil : $0 }
    }
    return region?.node.live?.politeness == .off ? nil : region
  }

  /// What it says when it changes.
  fileprivate var liveText: String? {
    let parts = [words.label ?? insideFacts.words.joined(separator: " "), meaning.value]
    let text = parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    return text.isEmpty ? nil : text
  }

  /// Takes the elements inside that have been held back, and the element itself.
  fileprivate func takeHeldBack() -> [MirrorElement] {
    var held: [MirrorElement] = []
    var waiting: [MirrorElement] = [self]
    while let element = waiting.popLast() {
      if element.isHeldBack { held.append(element) }
      element.isHeldBack = false
      waiting += element.inside.reversed()
    }
    return held.isEmpty ? [self] : held
  }
}
