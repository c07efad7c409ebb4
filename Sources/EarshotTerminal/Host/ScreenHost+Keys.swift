import EarshotFiles
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

  /// Does what a key asks for; returns whether that ends what is being said.
  private func walk(_ press: KeyPress) -> Bool {
    let command = reader.meaning(of: .press(press), on: session.host)
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
    // No setting of ours stands in the list.
    case .set: break
    case .keepSettings(let settings): core.keep(settings)
    case .keepLabels(let labels): core.keep(labels)
    case .perform(let name):
      switch HostFunction(rawValue: name) {
      case .tutorial: sayTutorial()
      case .redraw: writer.forget()
      case .suspend: isStopping = true
      case .quit: ending = .quit
      case .readSettings: core.readSettingsAgain()
      case .setBookmark: core.setBookmark()
      case .nextBookmark: core.goToNextBookmark()
      case .readerMode, .keysSilence, .commandOutput, .history: core.say(.onlyForPrograms)
      case nil: break
      }
    }
  }

  func sayTutorial() {
    core.say(.introduction)
  }

  /// Takes a pasted text into the field under the cursor at once, or into what the reader has asked for.
  func paste(_ text: String, isWhole: Bool) {
    if reader.isPrompting { return session.perform(.command(.prompt(.type(text)))) }
    guard session.host.firstResponder?.accessibilityTextInput?.isEditing ?? false else {
      return core.say(.nothingTakesText)
    }
    session.perform(.command(.text(.paste(text))))
    if !isWhole { core.say(.pastedBeginning) }
  }
}
