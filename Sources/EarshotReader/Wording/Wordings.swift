import EarshotModel

/// The wordings of a reader, one for each language that occurs on its screens.
public struct Wordings {
  /// The language of texts that name no other, as a BCP 47 tag.
  public let language: String?
  /// The language of the reader's own words, as a BCP 47 tag; `nil` has them be in that of the texts.
  public let interfaceLanguage: String?
  /// The notation.
  public let style: WordingStyle
  /// How much is said.
  public let verbosity: Verbosity
  /// Words of the listener's own, the first file before the later ones.
  public let files: [WordingFile]
  /// The names that a listener gave to elements, which are said in place of the app's.
  var labels: ListenerLabels?
  private var made: [String: Wording] = [:]
  /// The last one of ``made``, for nearly all texts of a screen are in one language.
  private var recent: (tag: String, wording: Wording)?

  /// Creates the wordings of a reader.
  ///
  /// - Parameters:
  ///   - language: The language of texts that name no other, as a BCP 47 tag.
  ///   - interfaceLanguage: The language of the reader's own words, as a BCP 47 tag; `nil` has them be in
  ///     that of the texts.
  ///   - style: The notation.
  ///   - verbosity: How much is said.
  ///   - files: Words of the listener's own, the first file before the later ones.
  public init(
    language: String? = nil, interfaceLanguage: String? = nil, style: WordingStyle = .spoken,
    verbosity: Verbosity = .standard, files: [WordingFile] = []
  ) {
    self.language = language
    self.interfaceLanguage = interfaceLanguage
    self.style = style
    self.verbosity = verbosity
    self.files = files
  }

  /// The wording for texts in a language, or that of the reader itself for `nil`.
  ///
  /// A language without a table has the words of the reader's own.
  public mutating func wording(for tag: String?) -> Wording {
    let own = interfaceLanguage ?? language ?? "en"
    let tag = tag ?? own
    if let recent, recent.tag == tag { return recent.wording }
    let wording = made[tag] ?? newWording(for: tag, own: own)
    made[tag] = wording
    recent = (tag, wording)
    return wording
  }

  private func newWording(for tag: String, own: String) -> Wording {
    let wording = Wording(language: tag, style: style, verbosity: verbosity, files: files)
    return wording.speaks(tag)
      ? wording
      : Wording(language: own, style: style, verbosity: verbosity, files: files)
  }

  /// The language in which the reader's own words are spoken, as a BCP 47 tag; `nil` for that of the voice,
  /// where nobody has named one.
  mutating func ownLanguage() -> String? {
    guard let asked = interfaceLanguage ?? language else { return nil }
    let wording = wording(for: nil)
    return wording.speaks(asked) ? asked : wording.language
  }

  /// What is said at a stop when the cursor comes from another one, with the hint or without it.
  ///
  /// The name of a container with which an introduction begins is not said once more.
  public mutating func words(
    of stop: Stop, in order: ReadingOrder, comingFrom previous: Stop? = nil,
    includingHint: Bool = true, after introduction: String = ""
  ) -> SpokenPhrase {
    var phrase = phrase(of: stop, in: order, comingFrom: previous)
    if !introduction.isEmpty {
      phrase.parts.removeAll { part in
        guard part.role == .containerName, case .text(let name) = part.content else { return false }
        return introduction.hasPrefix(name.text)
      }
    }
    if !includingHint { phrase.hint = [] }
    return wording(for: phrase.language).words(of: phrase)
  }

  /// What is said again at a stop where the cursor stands: parts of some roles, and the hint of a field
  /// when its kind is among them; where a mode is given, it stands behind the word that the field is edited.
  mutating func words(
    of stop: Stop, in order: ReadingOrder, saying roles: Set<PhrasePart.Role>, mode: Word? = nil
  ) -> SpokenPhrase {
    var phrase = phrase(of: stop, in: order, comingFrom: stop)
    phrase.parts = phrase.parts.filter { roles.contains($0.role) }
    if !roles.contains(.trait) { phrase.hint = [] }
    if let mode, let place = phrase.parts.firstIndex(where: { $0.is(.isEditing) }) {
      phrase.parts.insert(PhrasePart(.state, mode), at: place + 1)
    }
    return wording(for: phrase.language).words(of: phrase)
  }

  private mutating func phrase(
    of stop: Stop, in order: ReadingOrder, comingFrom previous: Stop?
  ) -> Phrase {
    let element = stop.element
    let tag = Phrase.language(of: element) ?? language
    let wording = wording(for: tag)
    var phrase = Phrase(
      element, context: order.context(of: stop, comingFrom: previous), verbosity: verbosity,
      back: wording.text(.back), language: tag, name: labels?.label(for: element))
    if order.idiom == .tv { phrase.hint.removeAll(where: \.isGesture) }
    // A container that is spoken as a whole says what kind of group it is.
    if let group = stop.groupKind { phrase.parts.append(PhrasePart(.trait, Word(group))) }
    return phrase
  }

  /// Some parts of what can be said of an element, in its language.
  mutating func words(of parts: [PhrasePart], about element: Responder) -> SpokenPhrase {
    let tag = Phrase.language(of: element) ?? language
    return wording(for: tag).words(
      of: Phrase(
        parts: parts, language: tag, textualContext: element.accessibilityTextualContext))
  }
}
