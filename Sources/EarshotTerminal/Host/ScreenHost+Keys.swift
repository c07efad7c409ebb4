import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech

/// From a key to what it asks for.
extension ScreenHost {
  func take(_ press: KeyPress) {
    // What waits for a key, a name or a text is left with the host.
    if reader.isPrompting, press.isInterrupt {
      ending = .quit
      return
    }
    // What says something cuts what was being said; a key that says nothing stops it as well.
    let begun = core.begun
    if walk(press), core.begun == begun { core.silence() }
  }

  /// Does what a key asks for in the text under the cursor or everywhere; returns whether that ends what
  /// is being said.
  private func walk(_ press: KeyPress) -> Bool {
    if !reader.isPrompting, takeTyping(press) { return true }
    let command = reader.meaning(of: .press(press))
    if case .press = command {
      return press.key != .modifier(.shift) && press.key != .modifier(.option)
    }
    session.perform(.command(command))
    if case .named(.pause) = command { return false }
    return true
  }

  /// Does what the reader leaves to its host.
  func perform(_ request: HostRequest) {
    switch request {
    // Put there by xterm's sequence (OSC 52), which most terminals know.
    case .copy(let text): asides += "\u{1B}]52;c;\(Base64.text(text.utf8))\u{7}"
    case .mute(let isMuted): core.mute(isMuted)
    case .curtain(let isOn): isCurtained = isOn
    case .openSettings: core.say(.settingsPlace)
    case .keepLabels(let labels): core.keepLabels(labels)
    case .perform(let name):
      switch HostFunction(rawValue: name) {
      case .tutorial: sayTutorial()
      case .redraw: writer.forget()
      case .suspend: isStopping = true
      case .quit: ending = .quit
      case nil: break
      }
    }
  }

  func sayTutorial() {
    core.say(.introduction)
  }

  /// Goes to the next or the previous thing of a kind.
  func find(_ kind: RotorKind, isForward: Bool) {
    session.perform(.command(.find(kind, isForward: isForward)))
  }
}
