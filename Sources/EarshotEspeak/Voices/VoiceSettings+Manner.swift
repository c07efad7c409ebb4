public import EarshotSpeech

extension VoiceSettings {
  /// What a listener can change of the voice, as it is by itself; `nil` where that is what is usual.
  public var manner: SpeechManner {
    let usual = VoiceParameters()
    return SpeechManner(
      rate: parameters.rate == usual.rate ? nil : VoiceParameters.percent(ofRate: parameters.rate),
      pitch: parameters.pitch == usual.pitch ? nil : parameters.pitch,
      volume: parameters.volume == usual.volume ? nil : parameters.volume)
  }

  /// The voice as a listener wants it: another one if named, which speaks at its own height and no faster
  /// than the one before where nothing else was chosen.
  ///
  /// A name that no voice can have leaves the voice as it is, so that there is always one to be heard.
  func spoken(in manner: SpeechManner) -> VoiceSettings {
    guard manner != SpeechManner() else { return self }
    let named = manner.voice.flatMap { try? VoiceSettings(named: $0) }
    var settings = named?.forPreparedText ?? self
    if named != nil, manner.rate == nil { settings = settings.with(rate: parameters.rate) }
    return settings.with(
      rate: manner.rate.map(rate(ofPercent:)), pitch: manner.pitch, volume: manner.volume)
  }

  /// The words a minute of a percentage; the one that the voice has by itself is exactly its own.
  public func rate(ofPercent percent: Int) -> Int {
    VoiceParameters.percent(ofRate: parameters.rate) == percent
      ? parameters.rate : VoiceParameters.rate(ofPercent: percent)
  }
}
