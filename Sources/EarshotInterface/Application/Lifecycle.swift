/// What an application remembers of its life beyond its present state.
struct Lifecycle {
  /// Whether the app was ever launched.
  var wasLaunched = false
  /// What was to be told while the app was suspended, in order.
  var heldBack: [() -> Void] = []
  /// What the app was last told about the screen reader.
  var toldVoiceOverIsRunning = false
}
