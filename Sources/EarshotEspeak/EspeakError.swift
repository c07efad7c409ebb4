public import EarshotFiles
public import EarshotSpeech

/// Why the voice cannot be used, or its sound not be kept.
public enum EspeakError: Error, Hashable, Sendable {
  /// The program `earshot-espeak` is in none of these places.
  case workerNotFound(searched: [String])
  /// The program is there but cannot be started; `code` is the system's error number.
  case couldNotStart(path: String, code: Int32)
  /// The program is of another build.
  case wrongVersion(path: String, WireError)
  /// What answered is not the program.
  case notTheWorker(path: String, WireError)
  /// The program runs but espeak-ng does not; `status` is its own error number.
  case engineUnavailable(status: UInt32)
  /// The program ended while it was asked for something.
  case stopped
  /// The program ends at whatever it is asked.
  case useless(path: String)
  /// The program gave no answer in time.
  case silent
  /// The program gave no answer so often that nothing more is asked of it in this run.
  case givenUp
  /// The program stops at these stretches; everything else was said.
  case leftOut([String])
  /// espeak-ng reported an error; `status` is its number.
  case engineFailed(status: UInt32)
  /// No voice speaks the language or has the name.
  case noVoice(String)
  /// A file could not be written; `code` is the system's error number.
  case file(path: String, FileAction, code: Int32)
  /// The sound is longer than a WAV file can hold.
  case fileTooLong(path: String)
}
