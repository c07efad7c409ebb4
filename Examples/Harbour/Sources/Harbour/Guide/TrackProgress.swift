import Earshot

/// How much of a track was heard; a listener moves in it by flicks up and down.
final class TrackProgress: View {
  /// How long a track is, in seconds.
  static let length = 90

  /// How much was heard, in seconds.
  var seconds = 0
  /// Called when a person has gone to another place.
  var onSeek: () -> Void = {}

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }

  override var accessibilityLabel: String? {
    get { "Position" }
    set {}
  }

  override var accessibilityValue: String? {
    get { "\(seconds) seconds of \(Self.length)" }
    set {}
  }

  override var accessibilityTraits: AccessibilityTraits {
    get { .adjustable }
    set {}
  }

  override func accessibilityIncrement() { seek(by: 10) }

  override func accessibilityDecrement() { seek(by: -10) }

  private func seek(by step: Int) {
    seconds = max(0, min(seconds + step, Self.length))
    onSeek()
  }
}
