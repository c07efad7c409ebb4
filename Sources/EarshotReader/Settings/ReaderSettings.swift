public import EarshotSpeech

/// Everything that people choose about a reader, each part by itself.
///
/// What is `nil` is left to the voice, or to the app.
nonisolated public struct ReaderSettings: Hashable, Sendable {
  // MARK: Moving

  /// Where the cursor goes when something changes and the app names no element.
  public var behaviour: ReaderBehaviour
  /// Whether the cursor stops at groups as a whole; continuous reading goes from element to element
  /// either way.
  public var navigationStyle: NavigationStyle
  /// The setting that the rotor begins with.
  public var rotor = RotorKind.characters
  /// The settings of the rotor that turning it comes to, in their order; the others are reached by name.
  ///
  /// What an element chooses by itself, its actions and its value, is there in any case, and so are the
  /// rotors of the app.
  public var rotorSettings = RotorKind.usual

  /// Whether a cursor whose element is gone finds another one without a word, because what is read tells by
  /// itself what has changed.
  public var recoversSilently = false

  // MARK: What is said

  /// The notation in which it speaks.
  public var style: WordingStyle
  /// How much is said of an element.
  public var verbosity: Verbosity {
    didSet { noteVerbosity() }
  }
  /// What is said of what is typed.
  public var typingEcho = TypingEcho.charactersAndWords
  /// What is said of what is deleted.
  public var deletionEcho = DeletionEcho.words
  /// How keys on the screen are typed.
  public var typingMode = TypingMode.standard
  /// Whether touches go to elements that take them directly; they are explored like any other otherwise.
  public var allowsDirectTouch = true
  /// Whether a letter is told by a word of the spelling alphabet when nothing follows it for a while.
  public var speaksPhonetics = true
  /// How capital letters are told where a character is spoken by itself.
  public var capitals = CapitalIndication.word
  /// How many symbols are named.
  public var punctuation: PunctuationLevel?

  // MARK: How it sounds

  /// How fast is spoken, in percent; 50 is 175 words a minute.
  public var speechRate: Int? {
    didSet { speechRate = Self.kept(speechRate, in: Self.speechRates) }
  }
  /// How loud is spoken; 100 is the voice's own loudness.
  public var volume: Int? {
    didSet { volume = Self.kept(volume, in: Self.volumes) }
  }
  /// How high is spoken; 50 is the voice's own height.
  public var pitch: Int? {
    didSet { pitch = Self.kept(pitch, in: Self.pitches) }
  }
  /// The language of texts that name none, as a BCP 47 tag, or `nil` for that of the app.
  public var language: String? {
    didSet { if let language, !languages.contains(language) { languages.append(language) } }
  }
  /// The language of the reader's own words, as a BCP 47 tag, or `nil` for that of the texts; an element whose
  /// texts are in a language that has words is told in that one all the same.
  public var interfaceLanguage: String?
  /// Words of the listener's own in place of the reader's, the first file before the later ones.
  public var wordings: [WordingFile] = []
  /// The languages that there are to choose from, beside that of the app.
  public var languages: [String] = []
  /// The voice by its name, or `nil` for the one that there was at the beginning.
  public var voice: String? {
    didSet { if let voice, !voices.contains(voice) { voices.append(voice) } }
  }
  /// The voices that there are to choose from, beside that of the beginning.
  public var voices: [String] = []
  /// Whether sounds are made beside speech.
  public var makesSounds = true
  /// Whether the speech and the sounds of the cursor are heard where its element stands on the screen,
  /// from left to right; everything is heard in the middle otherwise.
  public var placesSound = false

  /// The last verbosity that is none of the levels, so that stepping through these leads back to it.
  private(set) var ownVerbosity: Verbosity?

  /// The speeds that can be set, in percent.
  public static let speechRates = 0...100
  /// The loudnesses that can be set.
  public static let volumes = VoiceParameters.volumes
  /// The heights that can be set.
  public static let pitches = VoiceParameters.pitches

  /// Creates settings, everything else as devices come.
  ///
  /// - Parameters:
  ///   - behaviour: Where the cursor goes when something changes and the app names no element.
  ///   - style: The notation in which it speaks.
  ///   - verbosity: How much is said of an element.
  ///   - navigationStyle: How the cursor takes what containers keep together.
  public init(
    behaviour: ReaderBehaviour = .guide, style: WordingStyle = .spoken,
    verbosity: Verbosity = .standard, navigationStyle: NavigationStyle = .flat
  ) {
    self.behaviour = behaviour
    self.style = style
    self.verbosity = verbosity
    self.navigationStyle = navigationStyle
    noteVerbosity()
  }

  /// How a listener with these settings is spoken to.
  ///
  /// Setting it takes over what it says of the voice and of punctuation and capitals.
  public var manner: SpeechManner {
    get {
      SpeechManner(
        rate: speechRate, pitch: pitch, volume: volume, voice: voice,
        punctuation: punctuation?.symbolLevel, capitals: capitals)
    }
    set {
      (speechRate, pitch, volume) = (newValue.rate, newValue.pitch, newValue.volume)
      voice = newValue.voice
      punctuation = newValue.punctuation.map { PunctuationLevel($0) }
      capitals = newValue.capitals ?? capitals
    }
  }

  private mutating func noteVerbosity() {
    if VerbosityLevel(verbosity) == nil { ownVerbosity = verbosity.with(hints: true) }
  }

  private static func kept(_ number: Int?, in range: ClosedRange<Int>) -> Int? {
    number.map { min(max($0, range.lowerBound), range.upperBound) }
  }
}

/// Where the cursor goes when something changes and the app names no element; Apple's guide and devices
/// differ in that.
nonisolated public enum ReaderBehaviour: String, Hashable, Sendable, CaseIterable {
  /// As the guide says: every change leads to the first element (guide row G24).
  case guide
  /// As devices do: a changed layout leaves a cursor that still stands on something, and going back
  /// leads to the element that led away.
  case device
}

/// How the cursor takes what containers keep together (VoiceOver's setting of this name).
nonisolated public enum NavigationStyle: String, Hashable, Sendable, CaseIterable {
  /// Every element is a stop of its own.
  case flat
  /// A container is one stop: the cursor goes into it and out of it when a person asks for that, and
  /// stays inside meanwhile (What VoiceOver does, "Groups").
  case grouped
}
