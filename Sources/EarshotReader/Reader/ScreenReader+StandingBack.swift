import EarshotModel
import EarshotSpeech

/// Apps may have the reader stand back for a while: it then says nothing by itself, while a person's
/// commands work as ever.
extension ScreenReader {
  /// Whether speech that no person asked for has to wait, because the app has paused the reader.
  var holdsItsTongue: Bool { pauses > 0 && !isObeying }

  func standBack(for technology: AssistiveTechnologyIdentifier) {
    guard technology == .voiceOver else { return }
    pauses += 1
    guard pauses == 1, !isSpeechPaused else { return }
    didPauseSpeech = true
    effects.append(.speech(.pause))
  }

  func goOn(for technology: AssistiveTechnologyIdentifier, on host: any AccessibilityHost) {
    guard technology == .voiceOver else { return }
    guard pauses > 0 else {
      return note("resumeAssistiveTechnology was posted without a pause before it")
    }
    pauses -= 1
    guard pauses == 0 else { return }
    if didPauseSpeech { effects.append(.speech(.resume)) }
    didPauseSpeech = false
    if wasHeldBack {
      let order = placeCursor(on: host)
      if let stop = cursor.stop { speak(stop, in: order, comingFrom: nil, source: .focus) }
    }
    wasHeldBack = false
    for text in announcements.takeHeld() { announce(text, waits: true) }
  }
}
