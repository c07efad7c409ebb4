import EarshotSpeech
import EarshotVoices

/// What is said of a setting: a word of the reader's, or the name of a language or voice.
enum SettingValue: Equatable {
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
    case .hints: .word(Word(verbosity.includesHints), nil)
    case .capitals: .word(Word(capitals), nil)
    case .typing: .word(Word(typingEcho), nil)
    case .typingMode: .word(Word(typingMode), nil)
    case .sounds: .word(Word(makesSounds), nil)
    case .directTouch: .word(Word(allowsDirectTouch), nil)
    case .navigation: .word(Word(navigationStyle), nil)
    case .language:
      language.map { .language(name: LanguageNames.name(of: $0) ?? $0, tag: $0) }
        ?? .word(.defaultLanguage, nil)
    case .voice: voice.map { .voice($0) } ?? .word(.defaultVoice, nil)
    case .traits: .word(Word(verbosity.traitPosition), nil)
    case .containers: .word(Word(verbosity.includesContainerContext), nil)
    case .tables: .word(Word(verbosity.includesTableContext), nil)
    case .values: .word(Word(verbosity.includesValue), nil)
    case .customContent: .word(Word(verbosity.includesCustomContent), nil)
    case .actions: .word(Word(verbosity.includesActions), nil)
    case .switches: .word(Word(verbosity.includesSwitchRole), nil)
    case .deleting: .word(Word(deletionEcho), nil)
    case .phonetics: .word(Word(speaksPhonetics), nil)
    case .stereo: .word(Word(placesSound), nil)
    case .behaviour: .word(Word(behaviour), nil)
    case .interfaceLanguage:
      interfaceLanguage.map { .language(name: LanguageNames.name(of: $0) ?? $0, tag: $0) }
        ?? .word(.defaultLanguage, nil)
    }
  }
}

extension ReaderSetting {
  /// What it is called.
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
    case .traits: .settingTraits
    case .containers: .rotorContainers
    case .tables: .rotorTables
    case .values: .settingValues
    case .customContent: .rotorMoreContent
    case .actions: .rotorActions
    case .switches: .switchButton
    case .deleting: .settingDeleting
    case .phonetics: .settingPhonetics
    case .stereo: .settingStereo
    case .behaviour: .settingBehaviour
    case .interfaceLanguage: .settingInterfaceLanguage
    }
  }
}

extension Word {
  /// The word for something that is turned on or off.
  init(_ isOn: Bool) { self = isOn ? .on : .off }

  fileprivate init(_ position: Verbosity.TraitPosition) {
    switch position {
    case .before: self = .beforeName
    case .after: self = .afterName
    case .none: self = .off
    }
  }

  fileprivate init(_ echo: DeletionEcho) {
    switch echo {
    case .none: self = .nothing
    case .pitch: self = .changePitch
    case .words: self = .rotorWords
    }
  }

  fileprivate init(_ behaviour: ReaderBehaviour) {
    switch behaviour {
    case .guide: self = .behaviourGuide
    case .device: self = .behaviourDevice
    }
  }

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
