import EarshotSpeech

/// Steps through a setting, as up and down of the rotor take them.
///
/// Numbers end at both ends, choices go round. A step that leads somewhere is undone by the one in the other
/// direction, and none leads to silence: no lower volume than 10 is stepped to, and from a lower one there is
/// a way up alone.
nonisolated extension ReaderSettings {
  /// The settings after some steps: a number becomes larger by positive ones, of choices a later one comes.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - steps: How many steps, at most as many as there are left.
  /// - Returns: The new settings, or `nil` where no step leads anywhere.
  public func stepping(_ setting: ReaderSetting, by steps: Int) -> ReaderSettings? {
    var settings = self
    switch setting {
    case .speechRate: settings.speechRate = NumberSteps.speechRate.number(speechRate, by: steps)
    case .volume: settings.volume = NumberSteps.volume.number(volume, by: steps)
    case .pitch: settings.pitch = NumberSteps.pitch.number(pitch, by: steps)
    case .punctuation:
      settings.punctuation = PunctuationLevel.allCases.choice(steps, from: punctuation ?? .some)
    case .verbosity:
      settings.verbosity = verbosities.choice(steps, from: verbosity.with(hints: true))
        .with(hints: verbosity.includesHints)
    case .hints: settings.verbosity.includesHints.step(by: steps)
    case .capitals: settings.capitals.step(by: steps)
    case .typing: settings.typingEcho.step(by: steps)
    case .typingMode: settings.typingMode.step(by: steps)
    case .sounds: settings.makesSounds.step(by: steps)
    case .directTouch: settings.allowsDirectTouch.step(by: steps)
    case .navigation: settings.navigationStyle.step(by: steps)
    case .language: settings.language = ([nil] + languages).choice(steps, from: language)
    case .voice: settings.voice = ([nil] + voices).choice(steps, from: voice)
    case .traits: settings.verbosity.traitPosition.step(by: steps)
    case .containers: settings.verbosity.includesContainerContext.step(by: steps)
    case .tables: settings.verbosity.includesTableContext.step(by: steps)
    case .values: settings.verbosity.includesValue.step(by: steps)
    case .customContent: settings.verbosity.includesCustomContent.step(by: steps)
    case .actions: settings.verbosity.includesActions.step(by: steps)
    case .switches: settings.verbosity.includesSwitchRole.step(by: steps)
    case .deleting: settings.deletionEcho.step(by: steps)
    case .phonetics: settings.speaksPhonetics.step(by: steps)
    case .stereo: settings.placesSound.step(by: steps)
    case .behaviour: settings.behaviour.step(by: steps)
    case .interfaceLanguage:
      settings.interfaceLanguage = ([nil] + Wording.languages).choice(
        steps, from: interfaceLanguage)
    }
    return settings == self ? nil : settings
  }

  /// Whether there is more than one thing to choose for a setting.
  public func offers(_ setting: ReaderSetting) -> Bool {
    switch setting {
    case .language: !languages.isEmpty
    case .voice: !voices.isEmpty
    default: true
    }
  }

  /// What there is to choose from of how much is said, leaving hints aside.
  private var verbosities: [Verbosity] {
    VerbosityLevel.allCases.map { $0.verbosity.with(hints: true) }
      + (ownVerbosity.map { [$0] } ?? [])
  }
}

/// The steps through a number.
nonisolated struct NumberSteps {
  /// The numbers that are stepped to.
  let range: ClosedRange<Int>
  /// How far apart they are.
  let step: Int
  /// What it is where nobody has set it.
  let usual: Int

  /// How fast is spoken, by the steps of devices.
  static let speechRate = NumberSteps(range: ReaderSettings.speechRates, step: 5, usual: 50)
  /// How loud is spoken; at less than the least nothing would be heard of the way back.
  static let volume = NumberSteps(
    range: 10...ReaderSettings.volumes.upperBound, step: 10, usual: 100)
  /// How high is spoken.
  static let pitch = NumberSteps(range: ReaderSettings.pitches, step: 5, usual: 50)

  /// The number after as many of some steps as there are left.
  func number(_ number: Int?, by steps: Int) -> Int? {
    let start = number ?? usual
    let room = steps > 0 ? range.upperBound - start : start - range.lowerBound
    let count = min(steps.magnitude, UInt(max(room, 0) / step))
    guard count > 0 else { return number }
    return start + (steps > 0 ? 1 : -1) * Int(count) * step
  }
}

nonisolated extension Array where Element: Equatable {
  /// What stands so many places behind a choice; behind the last comes the first.
  fileprivate func choice(_ steps: Int, from present: Element) -> Element {
    let place = (firstIndex(of: present) ?? 0) + steps % count
    return self[(place + count) % count]
  }
}

nonisolated extension CaseIterable where Self: Equatable {
  /// Becomes the choice so many places further; behind the last comes the first.
  fileprivate mutating func step(by steps: Int) {
    self = Array(Self.allCases).choice(steps, from: self)
  }
}

nonisolated extension Bool {
  /// Becomes the other one with every step.
  fileprivate mutating func step(by steps: Int) { self = [true, false].choice(steps, from: self) }
}
