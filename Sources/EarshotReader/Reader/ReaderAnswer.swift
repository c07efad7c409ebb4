import EarshotModel
import EarshotSpeech

/// The answer to one question that a reader is asked, on its way through the engines.
struct ReaderAnswer {
  /// What is read.
  let host: any AccessibilityHost
  private let store: SettingsStore
  /// Whether a person asked for what is done; the app cannot ask the reader to be quiet about that.
  let isObeying: Bool
  /// What is to be done, in order.
  private(set) var effects: [ReaderEffect] = []

  /// Begins an answer.
  init(on host: any AccessibilityHost, settings store: SettingsStore, isObeying: Bool = false) {
    self.host = host
    self.store = store
    self.isObeying = isObeying
  }

  /// The settings of the reader, which a person may be changing.
  var settings: ReaderSettings {
    get { store.settings }
    nonmutating set { store.settings = newValue }
  }

  /// Has words spoken by the settings as they are now.
  func prepare(_ speech: SpeechEngine) {
    speech.prepare(for: host, settings: store)
  }

  /// Adds what is to be done next.
  mutating func append(_ effect: ReaderEffect) {
    effects.append(effect)
  }

  /// Has a sound played, unless the listener wants none.
  mutating func sound(_ sound: Earcon) {
    if settings.makesSounds { effects.append(.sound(sound)) }
  }

  /// Tells people of something.
  mutating func note(_ text: String) {
    effects.append(.note(text))
  }
}
