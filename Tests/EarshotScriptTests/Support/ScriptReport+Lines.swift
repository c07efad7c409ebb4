import EarshotScript
import EarshotSession

extension ScriptReport {
  /// What came of each step that is a command of a person: the lines of its actions, sounds, speech,
  /// moves and notes, without times, behind the name of the command.
  ///
  /// Launching the app and turning the reader on are left out.
  var steps: [[String]] {
    var steps: [[String]] = []
    for event in events {
      let line = String(event.description.drop { $0 != " " }.dropFirst())
      switch event.kind {
      case .command: steps.append([line])
      case .action, .sound, .speech, .focus, .note:
        if !steps.isEmpty { steps[steps.count - 1].append(line) }
      case .callback, .notification, .outcome, .expectation, .script, .group: break
      }
    }
    // Launching comes first, and then the reader is turned on.
    return Array(steps.dropFirst(2))
  }
}
