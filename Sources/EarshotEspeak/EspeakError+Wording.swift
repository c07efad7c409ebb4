import EarshotFiles
import EarshotSpeech
import Glibc

extension EspeakError: CustomStringConvertible {
  /// What went wrong and what to do, as a sentence without its full stop.
  public var description: String {
    switch self {
    case .workerNotFound(let searched):
      "the voice program earshot-espeak was not found (looked at \(searched.joined(separator: ", ")));"
        + " build it with `swift build --product earshot-espeak`, or set EARSHOT_ESPEAK to its path"
    case .couldNotStart(let path, let code):
      "\(path): the voice program cannot be started: \(SystemError.text(of: code))"
    case .wrongVersion(let path, let error):
      "\(path): \(error)"
    case .notTheWorker(let path, let error):
      "\(path): this does not answer as earshot-espeak does: \(error)"
    case .engineUnavailable(let status):
      "espeak-ng cannot read its data (status \(EspeakError.hexadecimal(status)));"
        + " on Debian: apt-get install espeak-ng-data"
    case .stopped:
      "the voice program stopped"
    case .useless(let path):
      "\(path): the voice program stops at whatever it is asked; expected the earshot-espeak that"
        + " belongs to this program"
    case .silent:
      "the voice program gave no answer in time"
    case .givenUp:
      "the voice program gave no answer in time again and again, so nothing more is asked of it"
    case .leftOut(let stretches):
      SpeechFailure.leftOut(stretches).description
    case .engineFailed(let status):
      "espeak-ng failed (status \(EspeakError.hexadecimal(status)))"
    case .noVoice(let name):
      "there is no voice \"\(name)\"; `earshot voices` lists them"
    case .file("", _, _):
      "the path of the file to write is empty; expected one"
    case .file(let path, .create, let code):
      "\(path): cannot be written: \(SystemError.text(of: code))"
    case .file(let path, .write, let code):
      "\(path): writing failed: \(SystemError.text(of: code))"
    case .file(let path, .replace, let code):
      "\(path): cannot be replaced: \(SystemError.text(of: code))"
    case .fileTooLong(let path):
      "\(path): the sound is longer than a WAV file can hold (27 hours)"
    }
  }

  /// The failure of an utterance that this error causes.
  var failure: SpeechFailure {
    switch self {
    case .stopped: .voiceCrashed
    case .silent: .voiceSilent
    case .leftOut(let stretches): .leftOut(stretches)
    case .noVoice(let name): .noVoice(language: name)
    default: .voiceUnavailable(reason: description)
    }
  }

  private static func hexadecimal(_ status: UInt32) -> String {
    "0x" + String(status, radix: 16, uppercase: true)
  }
}
