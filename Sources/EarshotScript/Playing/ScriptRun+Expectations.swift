import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession

extension ScriptRun {
  /// What a comparison found: the text to show beside the expected one, and whether it is as expected.
  typealias Finding = (text: String, isMet: Bool)

  /// What there is in place of what was expected.
  func actual(_ expectation: Expectation) -> Finding {
    let expected = expectation.expected
    switch expectation.subject {
    case .speech:
      let said = events(.speech).last?.text ?? ""
      return found(said.isEmpty ? Expectation.silence : said, expected)
    case .said(let texts):
      let said = events(.speech).compactMap(\.text).filter { !$0.isEmpty }
      return (Expectation.joined(said), said == texts)
    case .outcome:
      return found(among: events(.outcome).compactMap(\.outcome), expected)
    case .focused:
      return found(reader.focusedElement?.transcriptName ?? Expectation.nothing, expected)
    case .hint:
      return found(reader.currentHint ?? Expectation.silence, expected)
    case .announced(let text):
      return found(end(ofAnnouncement: text).rawValue, expected)
    case .handledBy(let action):
      let asked = events(.action).last { action == nil || $0.name == action }
      return found(
        asked.map { $0.handledBy ?? Expectation.nothing } ?? "(no such action)", expected)
    case .action:
      return found(among: events(.action).compactMap(\.name), expected)
    case .sound:
      return found(among: events(.sound).compactMap(\.name), expected)
    case .notification:
      return found(among: events(.notification).compactMap(\.name), expected)
    case .value(let id):
      return found(
        application.element(named: id).map {
          $0.disclosedAccessibilityValue?.text ?? Expectation.nothing
        } ?? "(no such element)", expected)
    case .label(let id):
      return found(
        application.element(named: id).map { $0.accessibilityLabel ?? Expectation.nothing }
          ?? "(no such element)", expected)
    }
  }

  private func found(_ actual: String, _ expected: String) -> Finding {
    (actual, actual == expected)
  }

  private func found(among names: [String], _ expected: String) -> Finding {
    guard !names.isEmpty else { return found(Expectation.nothing, expected) }
    return (names.joined(separator: ", "), names.contains(expected))
  }

  /// The events of a kind since the step before.
  private func events(_ kind: TranscriptEvent.Kind) -> [TranscriptEvent] {
    session.transcript.events[stepBegin...].filter { $0.kind == kind }
  }

  /// What has become of the last announcement of a text.
  private func end(ofAnnouncement text: String) -> AnnouncementEnd {
    let posted = session.transcript.events.lazy.filter {
      $0.kind == .notification && $0.name == "announcement" && $0.text == text
    }.count
    let ends = announcementEnds[text] ?? []
    if ends.count < posted { return .unfinished }
    return ends.last.map { AnnouncementEnd(wasSuccessful: $0) } ?? .missing
  }
}
