import EarshotFiles
import EarshotModel
import EarshotPrograms
import EarshotReader
import EarshotSession
import EarshotSpeech

/// From a key of the reader to what it asks for.
extension ProgramHost {
  func take(_ press: KeyPress) {
    // What the reader asks for is left by the key that leaves programs.
    let press = reader.isPrompting && press.isInterrupt ? KeyPress(.escape) : press
    let begun = core.begun
    let command = reader.meaning(of: .press(press), on: session.host)
    session.perform(.command(command))
    if case .named(.pause) = command { return }
    // What says something cuts what was being said; a key that says nothing stops it as well.
    if core.begun == begun { core.silence() }
  }

  /// Does what the reader leaves to its host.
  func perform(_ request: HostRequest) {
    switch request {
    // Put there by xterm's sequence (OSC 52): what the listener copies is allowed, whatever the program is.
    case .copy(let text): terminal.write(Array("\u{1B}]52;c;\(Base64.text(text.utf8))\u{7}".utf8))
    case .mute(let isMuted): core.mute(isMuted)
    // The screen is the program's.
    case .curtain: core.say(.nothingFurther)
    case .set(let name, let place): set(name, to: place)
    case .keepSettings(let settings): core.keep(settings)
    case .keepLabels(let labels): core.keep(labels)
    case .perform(let name): if let function = HostFunction(rawValue: name) { perform(function) }
    }
  }

  private func perform(_ function: HostFunction) {
    switch function {
    case .tutorial: introduce()
    case .redraw: program.redraw()
    // Without the prefix it is the program's, which shells make of it what they do without us.
    case .suspend: isStopping = true
    // A key of the program's own; the one that ends programs ends this one.
    case .quit: program.send([0x03]) { [.control("c")] }
    case .readSettings: core.readSettingsAgain()
    case .setBookmark: core.setBookmark()
    case .nextBookmark: core.goToNextBookmark()
    case .readerMode:
      isInReaderMode.toggle()
      core.say(isInReaderMode ? .readerModeOn : .readerModeOff)
    case .keysSilence:
      keysSilence.toggle()
      reader.note(
        host: ProgramSettings.Name.keysSilence.rawValue, is: keysSilence ? 1 : 0)
      core.say(keysSilence ? .keysSilenceOn : .keysSilenceOff)
    case .commandOutput: program.review(.commandOutput)
    case .history: program.review(.history)
    }
  }

  func introduce() {
    core.say(.programIntroduction, [core.reader.name(of: prefix.chord)])
  }
}
