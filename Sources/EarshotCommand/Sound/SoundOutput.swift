import EarshotSpeech
import EarshotTerminal

/// Where what is said is heard: in a file, at once, or both.
struct SoundOutput {
  /// Where everything is reported.
  let console: Console
  /// How text becomes sound.
  let settings: SoundSettings
  /// The WAV file that is written, or `nil` for none.
  let file: String?
  /// Whether it is heard at once.
  let isHeard: Bool
  /// Whether utterances stand at their places between the ears of the file.
  var isStereo = false

  /// Writes utterances into the file and lets them be heard; reports what cannot be.
  func make(of utterances: some Sequence<Utterance>) async -> ExitStatus {
    guard console.hasRoom(for: isHeard ? .sound : .rendering) else { return .refused }
    do throws(SoundRefusal) {
      var status = ExitStatus.clean
      if let file {
        let maker = SoundMaker(console: console, settings: settings, isStereo: isStereo)
        status = try await maker.render(utterances, to: file)
      }
      if isHeard {
        let playing = try await SoundPlayer(console: console, settings: settings).play(utterances)
        status = status.joined(with: playing)
      }
      return status
    } catch {
      console.report("\(error)")
      return .refused
    }
  }
}
