/// Controllers whose appearance began because their views entered or left a window by themselves;
/// it ends in the next update, as on the next turn of UIKit's run loop.
struct PendingAppearances {
  private var controllers: [ViewController] = []

  /// Lets `controller` end its appearance in the next update.
  mutating func add(_ controller: ViewController) {
    guard !controllers.contains(where: { $0 === controller }) else { return }
    controllers.append(controller)
  }

  /// Whether no controller is waiting.
  var isEmpty: Bool { controllers.isEmpty }

  /// Takes everybody who waits, in the order in which they came.
  mutating func takeAll() -> [ViewController] {
    guard !controllers.isEmpty else { return [] }
    defer { controllers = [] }
    return controllers
  }
}
