import CEspeakNG
package import EarshotSpeech
import Glibc

/// espeak-ng, in the only way that is safe: synchronous, without playback, one per process.
///
/// 1. `init` may be called once in a process: whoever ends the engine to start it anew waits for
///    ever.
/// 2. Every order sets all parameters, for what a cut order leaves behind is not known.
/// 3. Text is plain UTF-8 without controls; SSML is never asked for, and phonemes are those of a table of
///    our own.
/// 4. Sound comes back through `receive`, a C function that finds its `Reception` in the events.
/// 5. The variants of our own are found through a folder that lies over the engine's data, which is
///    made when the first of them is asked for.
package final class EspeakEngine {
  /// The frames in a second of its sound.
  package let sampleRate: Int
  /// Its name and version, such as `espeak-ng 1.51`.
  package let name: String

  private var selected: VoiceSelector?
  private var hasOverlay = false

  /// Starts the engine.
  ///
  /// - Throws: ``EngineError/unavailable(status:)`` when its data cannot be read.
  package init() throws(EngineError) {
    // Its start-up would otherwise look for a sound server, and may start one.
    setenv("PULSE_SERVER", "unix:/nonexistent", 1)
    espeak_ng_InitializePath(nil)
    var context: espeak_ng_ERROR_CONTEXT?
    let status = espeak_ng_Initialize(&context)
    if context != nil { espeak_ng_ClearErrorContext(&context) }
    guard status == ENS_OK else { throw .unavailable(status: status.rawValue) }
    let output = espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, 60, nil)
    guard output == ENS_OK else { throw .unavailable(status: output.rawValue) }
    let rate = espeak_ng_GetSampleRate()
    guard rate > 0 else { throw .unavailable(status: 0) }
    sampleRate = Int(rate)
    espeak_SetSynthCallback(receive)
    espeak_SetUriCallback { _, _, _ in 1 }
    let version = espeak_Info(nil).map { String(cString: $0) } ?? ""
    name = "espeak-ng " + version.prefix { $0 != " " }
  }

  /// Says the text of an order, delivering the sound as it is made; `deliver` stops it by answering
  /// `false`.
  ///
  /// - Returns: Whether it was said to its end.
  package func speak(
    _ order: SpeakOrder,
    deliver: (SynthesisChunk) -> Bool
  ) throws(EngineError) -> Bool {
    try select(order.voice)
    let text = SanitizedText(order.text).string
    if order.spellsOut {
      return try spell(text, parameters: order.parameters, deliver: deliver)
    }
    set(order.parameters, punctuation: order.parameters.punctuation)
    let flags = order.pausesAtEnd ? espeakENDPAUSE : 0
    if let phonemes = EspeakPhonemes(order.pronunciation ?? "", language: spokenLanguage) {
      return try withReception(of: text, startingAt: (0, 0), isOneWord: true, deliver: deliver) {
        EspeakEngine.synthesize(phonemes.text, flags: flags | espeakPHONEMES, $0)
      }.isComplete
    }
    return try withReception(of: text, startingAt: (0, 0), isOneWord: false, deliver: deliver) {
      reception in
      EspeakEngine.synthesize(text, flags: flags, reception)
    }.isComplete
  }

  /// The installed voices and variants; those that need other programs are left out.
  package func installedVoices() -> [InstalledVoice] {
    useOverlay()
    var variants = espeak_VOICE()
    return "variant".withCString { language in
      variants.languages = language
      return EspeakEngine.voices(in: espeak_ListVoices(nil), areVariants: false)
        + EspeakEngine.voices(in: espeak_ListVoices(&variants), areVariants: true)
    }
  }
}

extension EspeakEngine {
  /// The first subtag of the language of the voice that was selected, or nothing.
  private var spokenLanguage: String {
    // The first byte of the engine's list tells how good a voice is for the language.
    guard let voice = espeak_GetCurrentVoice(), let list = voice.pointee.languages, list[0] != 0
    else { return "" }
    return String(String(cString: list + 1).prefix { $0 != "-" })
  }

  private func select(_ voice: VoiceSelector) throws(EngineError) {
    guard voice != selected else { return }
    selected = nil
    if let variant = voice.variant, VariantOverlay.names.contains(variant) { useOverlay() }
    let status: espeak_ng_STATUS
    let variant = voice.variant.map { "+" + $0 } ?? ""
    switch voice.base {
    case .identifier(let identifier):
      status = espeak_ng_SetVoiceByName(identifier + variant)
    case .language(let language):
      status = EspeakEngine.select(language: language, variant: variant)
    }
    guard status == ENS_OK else { throw .voiceNotFound }
    selected = voice
  }

  /// Lets the engine find the variants of our own; where no folder can be made it goes without them.
  private func useOverlay() {
    guard !hasOverlay else { return }
    hasOverlay = true
    var data: UnsafePointer<CChar>?
    _ = espeak_Info(&data)
    guard let data, let folder = VariantOverlay.folder(over: String(cString: data)) else { return }
    espeak_ng_InitializePath(folder)
  }

  /// A search by language finds a voice but takes no variant, so the found one is selected again.
  private static func select(language: String, variant: String) -> espeak_ng_STATUS {
    var properties = espeak_VOICE()
    let status = language.withCString { tag in
      properties.languages = tag
      return espeak_ng_SetVoiceByProperties(&properties)
    }
    guard status == ENS_OK, !variant.isEmpty else { return status }
    guard let found = espeak_GetCurrentVoice(), let identifier = found.pointee.identifier else {
      return ENS_VOICE_NOT_FOUND
    }
    let name = String(cString: identifier) + variant
    return name.utf8.count < 40 ? espeak_ng_SetVoiceByName(name) : ENS_VOICE_NOT_FOUND
  }

  private func set(
    _ parameters: VoiceParameters, punctuation: VoiceParameters.Punctuation
  ) {
    let values: [(espeak_PARAMETER, Int)] = [
      (espeakRATE, parameters.rate), (espeakPITCH, parameters.pitch),
      (espeakRANGE, parameters.range), (espeakVOLUME, parameters.volume),
      (espeakWORDGAP, parameters.wordGap), (espeakPUNCTUATION, Int(punctuation.rawValue)),
      (espeakCAPITALS, 0),
    ]
    for (parameter, value) in values {
      espeak_ng_SetParameter(parameter, Int32(value), 0)
    }
  }

  /// Says each character by itself with all punctuation named; a blank, which the engine cannot
  /// name without markup, is 150 ms of silence.
  private func spell(
    _ text: String,
    parameters: VoiceParameters,
    deliver: (SynthesisChunk) -> Bool
  ) throws(EngineError) -> Bool {
    set(parameters, punctuation: .all)
    var start = (frame: 0, scalar: 0)
    for character in text {
      if character.isWhitespace {
        let silence = [Int16](repeating: 0, count: sampleRate * 3 / 20)
        guard deliver(SynthesisChunk(samples: silence)) else { return false }
        start = (start.frame + silence.count, start.scalar + character.unicodeScalars.count)
        continue
      }
      let name = String(character)
      let result = try withReception(of: name, startingAt: start, isOneWord: true, deliver: deliver)
      { reception in
        EspeakEngine.synthesize(name, flags: 0, reception)
      }
      guard result.isComplete else { return false }
      start = (result.frames, start.scalar + character.unicodeScalars.count)
    }
    return true
  }

  private func withReception(
    of text: String,
    startingAt start: (frame: Int, scalar: Int),
    isOneWord: Bool,
    deliver: (SynthesisChunk) -> Bool,
    _ synthesize: (Reception) -> espeak_ng_STATUS
  ) throws(EngineError) -> (isComplete: Bool, frames: Int) {
    let result = withoutActuallyEscaping(deliver) { deliver in
      let reception = Reception(
        scalarCount: text.unicodeScalars.count, start: start, isOneWord: isOneWord,
        deliver: deliver)
      let status = withExtendedLifetime(reception) { synthesize(reception) }
      return (status: status, isComplete: !reception.wasStopped, frames: reception.frames)
    }
    guard result.status == ENS_OK || !result.isComplete else {
      throw .failed(status: result.status.rawValue)
    }
    return (result.isComplete, result.frames)
  }

  private static func synthesize(
    _ text: String, flags: Int32, _ reception: Reception
  ) -> espeak_ng_STATUS {
    let context = Unmanaged.passUnretained(reception).toOpaque()
    return text.withCString { bytes in
      espeak_ng_Synthesize(
        bytes, strlen(bytes) + 1, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8 | flags), nil,
        context)
    }
  }
}

/// What espeak-ng reported instead of doing what it was asked.
package enum EngineError: Error, Hashable, Sendable {
  /// Its data is missing or of another version.
  case unavailable(status: UInt32)
  /// It has no such voice.
  case voiceNotFound
  /// It failed while speaking.
  case failed(status: UInt32)
}
