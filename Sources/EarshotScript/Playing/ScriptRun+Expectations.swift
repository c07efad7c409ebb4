import EarshotDocuments
import EarshotFiles
import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession

/// What a comparison found.
struct ExpectationFinding {
  /// What there was, to be shown beside what was expected.
  var text: String
  /// Whether it is as expected.
  var isMet: Bool
  /// What a script would have to expect in its place; `nil` where no script could.
  var instead: RewrittenExpectation?
}

extension ScriptRun {
  /// What there is in place of what was expected.
  func found(by expectation: Expectation) -> ExpectationFinding {
    switch expectation.wanted {
    case .text(let text): found(expectation.subject, text)
    case .list(let list): found(expectation.subject, list)
    }
  }

  private func found(
    _ subject: Expectation.Subject, _ expected: ExpectedText
  ) -> ExpectationFinding {
    switch subject {
    case .speech:
      let said = events(.speech).last?.text ?? ""
      return one(said.isEmpty ? Expectation.silence : said, expected)
    case .outcome: return one(of: events(.outcome).compactMap(\.outcome), expected)
    case .focused:
      return one(reader.focusedElement?.transcriptName ?? Expectation.nothing, expected)
    case .hint:
      return one(reader.currentHint ?? Expectation.silence, expected)
    case .announced(let text):
      let end = end(ofAnnouncement: text).rawValue
      return ExpectationFinding(text: end, isMet: expected.isMet(by: end))
    case .handledBy(let action):
      let asked = events(.action).last { action == nil || $0.name == action }
      guard let asked else { return missing("(no such action)") }
      return one(asked.handledBy ?? Expectation.nothing, expected)
    case .action: return one(of: events(.action).compactMap(\.name), expected)
    case .sound: return one(of: events(.sound).compactMap(\.name), expected)
    case .notification: return one(of: events(.notification).compactMap(\.name), expected)
    case .screen: return one(of: self.subject.screenNames, expected)
    case .element(let id, let fact):
      guard let element = self.subject.element(named: id) else { return missing(element: id) }
      return one(element.text(of: fact) ?? Expectation.nothing, expected)
    case .order, .said: return missing(Expectation.nothing)
    }
  }

  private func found(
    _ subject: Expectation.Subject, _ expected: ExpectedList
  ) -> ExpectationFinding {
    switch subject {
    case .said:
      let said = events(.speech).compactMap(\.text).filter { !$0.isEmpty }
      return ExpectationFinding(
        text: ExpectedList.line(of: said), isMet: expected.isMet(inOrderBy: said),
        instead: .list(said))
    case .order:
      let lines = spokenLines
      return ExpectationFinding(
        text: ExpectedList.line(of: lines), isMet: expected.isMet(inOrderBy: lines),
        instead: .list(lines))
    case .element(let id, _):
      guard let element = self.subject.element(named: id) else { return missing(element: id) }
      let names = element.accessibilityTraits.names
      return ExpectationFinding(
        text: ExpectedList.line(of: names), isMet: expected.isMet(inAnyOrderBy: names),
        instead: .list(names))
    default: return missing(Expectation.nothing)
    }
  }

  private func one(_ actual: String, _ expected: ExpectedText) -> ExpectationFinding {
    ExpectationFinding(
      text: actual, isMet: expected.isMet(by: actual),
      instead: .text(expected.rewritten(for: actual)))
  }

  /// What is met by any of several; the last of them is what is written in its place.
  private func one(of names: [String], _ expected: ExpectedText) -> ExpectationFinding {
    guard let last = names.last else { return one(Expectation.nothing, expected) }
    return ExpectationFinding(
      text: names.joined(separator: ", "), isMet: names.contains { expected.isMet(by: $0) },
      instead: .text(expected.rewritten(for: last)))
  }

  /// What is there to compare nothing with.
  private func missing(_ words: String) -> ExpectationFinding {
    ExpectationFinding(text: words, isMet: false)
  }

  /// What there is in place of an element that nothing is called like, with the one that may be meant.
  private func missing(element name: String) -> ExpectationFinding {
    let nearest = NearestName.question(about: name, among: subject.elementNames)
    return missing("(no such element\(nearest.map { "; \($0)" } ?? ""))")
  }

  /// What is said at each stop of the screen, from the first to the last.
  private var spokenLines: [String] {
    ScreenReading(
      host: self.subject.host, style: reader.settings.style, verbosity: reader.settings.verbosity
    ).stops.map { $0.description.isEmpty ? Expectation.silence : $0.description }
  }

  /// The events of a kind since the step before.
  private func events(_ kind: TranscriptEvent.Kind) -> [TranscriptEvent] {
    session.transcript.events[stepBegin...].filter { $0.kind == kind }
  }

  /// What has become of the last announcement of a text.
  private func end(ofAnnouncement expected: ExpectedText) -> AnnouncementEnd {
    let announced = session.transcript.events.filter {
      $0.kind == .notification && $0.name == "announcement" && expected.isMet(by: $0.text ?? "")
    }
    let text = announced.last?.text ?? ""
    let posted = announced.count { $0.text == text }
    let ends = announcementEnds[text] ?? []
    if ends.count < posted { return .unfinished }
    return posted == 0
      ? .missing : ends.last.map { AnnouncementEnd(wasSuccessful: $0) } ?? .missing
  }
}

extension Responder {
  /// A fact that a script may expect; `nil` where the element has none.
  fileprivate func text(of fact: Expectation.Fact) -> String? {
    switch fact {
    case .value: disclosedAccessibilityValue?.text
    case .label: accessibilityLabel
    case .hint: accessibilityHint
    case .traits: ExpectedList.line(of: accessibilityTraits.names)
    }
  }
}

extension ViewController {
  /// What a script may call the screen, the title last.
  var scriptNames: [String] {
    var names: [String] = []
    for name in [
      transcriptName, (self as? ScreenController)?.screen.name, navigationItem.title, title,
    ] {
      if let name, !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }
}
