import EarshotSpeech
import EarshotVoices

/// What is said of a setting: a word of the reader's, or the name of a language or voice.
enum SettingValue {
  /// A word with a number in it, if it has one.
  case word(Word, Int?)
  /// The name of a language in the language itself, whose tag comes with it.
  case language(name: String, tag: String)
  /// The name of a voice.
  case voice(String)
}

extension ReaderSettings {
  /// What a setting is at present.
  func value(of setting: ReaderSetting) -> SettingValue {
    switch setting {
    case .speechRate: .word(.percent, speechRate ?? NumberSteps.speechRate.usual)
    case .volume: .word(.percent, volume ?? NumberSteps.volume.usual)
    case .pitch: .word(.percent, pitch ?? NumberSteps.pitch.usual)
    case .punctuation: .word(Word(punctuation ?? .some), nil)
    case .verbosity: .word(Word(VerbosityLevel(verbosity)), nil)
    case .hints: .word(verbosity.includesHints ? .on : .off, nil)
    case .capitals: .word(Word(capitals), nil)
    case .typing: .word(Word(typingEcho), nil)
    case .typingMode: .word(Word(typingMode), nil)
    case .sounds: .word(makesSounds ? .on : .off, nil)
    case .directTouch: .word(allowsDirectTouch ? .on : .off, nil)
    case .navigation: .word(Word(navigationStyle), nil)
    case .language:
      language.map { .language(name: LanguageNames.name(of: $0) ?? $0, tag: $0) }
        ?? .word(.defaultLanguage, nil)
    case .voice: voice.map { .voice($0) } ?? .word(.defaultVoice, nil)
    }
  }
}

extension ReaderSetting {
  /// What is spoken when the rotor is turned to it.
  var word: Word {
    switch self {
    case .speechRate: .rotorSpeechRate
    case .volume: .rotorVolume
    case .pitch: .rotorPitch
    case .punctuation: .rotorPunctuation
    case .verbosity: .rotorVerbosity
    case .hints: .rotorHints
    case .capitals: .rotorCapitals
    case .typing: .rotorTyping
    case .typingMode: .rotorTypingMode
    case .sounds: .rotorSounds
    case .directTouch: .rotorDirectTouch
    case .navigation: .rotorNavigation
    case .language: .rotorLanguage
    case .voice: .rotorVoice
    }
  }
}

extension Word {
  fileprivate init(_ level: PunctuationLevel) {
    switch level {
    case .none: self = .noneOfThem
    case .some: self = .someOfThem
    case .most: self = .mostOfThem
    case .all: self = .allOfThem
    }
  }

  fileprivate init(_ level: VerbosityLevel?) {
    switch level {
    case .minimal: self = .verbosityMinimal
    case .standard: self = .verbosityStandard
    case .verbose: self = .verbosityVerbose
    case nil: self = .verbosityCustom
    }
  }

  fileprivate init(_ indication: CapitalIndication) {
    switch indication {
    case .none: self = .doNothing
    case .word: self = .speakCapital
    case .pitch: self = .changePitch
    case .sound: self = .playSound
    }
  }

  fileprivate init(_ mode: TypingMode) {
    switch mode {
    case .standard: self = .standardTyping
    case .touch: self = .touchTyping
    case .directTouch: self = .directTouchTyping
    }
  }

  fileprivate init(_ style: NavigationStyle) {
    switch style {
    case .flat: self = .flatNavigation
    case .grouped: self = .groupedNavigation
    }
  }

  fileprivate init(_ echo: TypingEcho) {
    switch echo {
    case .characters: self = .rotorCharacters
    case .words: self = .rotorWords
    case .charactersAndWords: self = .charactersAndWords
    case .none: self = .nothing
    }
  }
}
