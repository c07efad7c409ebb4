public import EarshotSpeech
import Glibc

/// A voice program that is started when needed and started again when it crashes or hangs.
///
/// 1. A request is tried; when the program dies or falls silent, a new one gets the request once
///    more and what the listener already has is left out.
/// 2. When that one dies too, the text is to blame: it is halved until what the program cannot say is
///    found, and all the rest is said. A single character that has a name in English is said by that
///    voice.
/// 3. What is left out is named by ``EspeakError/leftOut(_:)``; the next request begins afresh.
/// 4. A program that is silent time and again is given up for the run, see `SharedPatience`.
///
/// Waiting is blocking, so its owner gives it a thread of its own or has nothing else to do.
public final class SupervisedWorker {
  /// The settings of the voice.
  public var settings: VoiceSettings
  /// How often a program was started anew after a crash or a silence.
  public private(set) var restartCount = 0

  /// How long the program may take before it counts as hung, and how often: the patience of the run.
  public var patience: SharedPatience

  let cancelLine: CancelLine
  private let location: WorkerLocation
  private var connection: WorkerConnection?
  private var directory: VoiceDirectory

  /// Creates a voice; its program starts with the first request.
  public init(
    location: WorkerLocation,
    settings: VoiceSettings = .standard,
    patience: SharedPatience = SharedPatience()
  ) {
    self.location = location
    self.settings = settings
    self.patience = patience
    directory = VoiceDirectory()
    cancelLine = CancelLine()
  }

  /// Starts the program ahead of the first request.
  ///
  /// - Throws: ``EspeakError/couldNotStart(path:code:)``.
  public func start() throws(EspeakError) {
    if connection == nil { connection = try WorkerConnection(path: location.path) }
  }

  /// Ends the program; the next request starts a new one.
  public func stop() {
    connection = nil
  }

  /// The voices and variants of espeak-ng on this machine.
  ///
  /// - Throws: ``EspeakError`` when the program cannot be used.
  public func installedVoices() throws(EspeakError) -> [InstalledVoice] {
    try start()
    guard let connection else { return [] }
    do {
      return try connection.installedVoices(wait: wait(forText: 0))
    } catch {
      stop()
      throw error
    }
  }

  /// What espeak-ng does not have of the voice of the settings, the voice itself or its variant.
  ///
  /// ``say(_:deliver:)`` may speak in another voice then, so whoever lets people name one asks first.
  /// What tables of ours name is there; for everything else the program is asked, and goes on to speak.
  ///
  /// - Returns: What is missing, or `nil` when the voice is there.
  /// - Throws: ``EspeakError`` when the program cannot be used.
  public func unknownVoice() throws(EspeakError) -> UnknownVoice? {
    let voice = settings.voice
    if !VoiceDirectory.isKnown(voice.base) {
      let isThere = try has(voice.with(variant: nil))
      if !isThere {
        return UnknownVoice(
          name: settings.name, part: .voice, choices: try VoiceCatalogue(worker: self))
      }
    }
    guard let variant = voice.variant, !VoiceDirectory.isKnown(variant: variant) else { return nil }
    let choices = try VoiceCatalogue(worker: self)
    guard !choices.hasVariant(variant) else { return nil }
    return UnknownVoice(name: settings.name, part: .variant, choices: choices)
  }

  /// Says a request, delivering its sound without the silence it begins with; `deliver` stops it by
  /// answering `false`.
  ///
  /// - Returns: Whether all of it was said.
  /// - Throws: ``EspeakError/leftOut(_:)`` when all was said but what it names; other errors when the
  ///   voice cannot be used.
  public func say(
    _ request: SynthesisRequest,
    deliver: (SynthesisChunk) -> Bool
  ) throws(EspeakError) -> Bool {
    var progress = SpokenProgress()
    for _ in 1...2 {
      do throws(EspeakError) {
        return try attempt(request, progress: &progress, deliver: deliver)
      } catch {
        guard try isWorthAnotherTry(error) else { return false }
      }
    }
    // Where the program can do nothing at all, no text is to blame.
    try probe()
    return try sayParts(of: request, progress: &progress, deliver: deliver)
  }
}

extension SupervisedWorker {
  var processIdentifier: pid_t? { connection?.processIdentifier }

  /// Whether espeak-ng has a voice: to spell nothing chooses it and makes no sound.
  private func has(_ voice: VoiceSelector) throws(EspeakError) -> Bool {
    try start()
    guard let connection else { return false }
    let order = SpeakOrder(
      id: 0, voice: voice, parameters: settings.parameters, text: "", spellsOut: true)
    do throws(EspeakError) {
      _ = try connection.speak(order, cancelLine: cancelLine, wait: wait(forText: 0)) { _ in
        true
      }
      return true
    } catch {
      if case .noVoice = error { return false }
      stop()
      throw error
    }
  }

  /// Whether a request can be tried again after an error, which is `false` when nobody listens any
  /// more.
  ///
  /// - Throws: The error itself when another try would end as this one, and
  ///   ``EspeakError/givenUp`` when the patience of the run has ended.
  func isWorthAnotherTry(_ error: EspeakError) throws(EspeakError) -> Bool {
    switch error {
    case .silent:
      restartCount += 1
      if cancelLine.isCancelled { return false }
      switch patience.noteSilence(of: .voice) {
      case .askAgain: break
      case .probe: try probe()
      case .giveUp: throw .givenUp
      }
      return true
    case .stopped, .notTheWorker, .engineFailed:
      restartCount += 1
      return !cancelLine.isCancelled
    default:
      throw error
    }
  }

  /// Asks the program for the least it can do: to tell that it is there and to spell nothing.
  private func probe() throws(EspeakError) {
    do throws(EspeakError) {
      _ = try has(settings.voice)
      patience.noteAnswer(of: .voice)
    } catch .silent {
      _ = patience.noteSilence(of: .voice)
      throw .givenUp
    } catch .stopped {
      throw .useless(path: location.path)
    }
  }

  /// One try: the voice of the request's language, and when it is not installed the voice of the
  /// settings.
  func attempt(
    _ request: SynthesisRequest,
    progress: inout SpokenProgress,
    deliver: (SynthesisChunk) -> Bool
  ) throws(EspeakError) -> Bool {
    if patience.isExhausted(for: .voice) { throw .givenUp }
    var order = directory.order(for: request, settings: settings)
    let text = EngineText(
      request.text.string,
      language: directory.language(of: order.voice, for: request, settings: settings),
      speaksPunctuation: request.speaksPunctuation)
    order.text = text.string
    do {
      return try speak(order, text: text, progress: &progress, deliver: deliver)
    } catch .noVoice(let name) {
      guard directory.noteMissing(order.voice) else { throw .noVoice(name) }
      return try attempt(request, progress: &progress, deliver: deliver)
    }
  }

  /// How long a message may take while a text of so many scalars is spoken: an idle machine needs a
  /// thousandth of what each adds.
  private func wait(forText scalarCount: Int) -> Duration {
    patience.longestWait + .milliseconds(2) * scalarCount
  }

  /// The greatest loudness at which espeak-ng makes no sound: it knows every second step only.
  private static var silentVolume: Int { 1 }

  private func speak(
    _ order: SpeakOrder,
    text: EngineText,
    progress: inout SpokenProgress,
    deliver: (SynthesisChunk) -> Bool
  ) throws(EspeakError) -> Bool {
    try start()
    guard let connection else { return false }
    progress.beginAttempt()
    let wait = wait(forText: text.string.unicodeScalars.count)
    var attempted = progress
    defer { progress = attempted }
    do {
      let isComplete = try connection.speak(order, cancelLine: cancelLine, wait: wait) { chunk in
        var chunk = chunk
        for index in chunk.words.indices { chunk.words[index] = text.place(of: chunk.words[index]) }
        chunk.isSilenceMeant = order.parameters.volume <= Self.silentVolume
        guard let fresh = attempted.take(chunk) else { return true }
        return deliver(fresh)
      }
      patience.noteAnswer(of: .voice)
      return isComplete
    } catch {
      if case .noVoice = error {} else { stop() }
      throw error
    }
  }
}
