extension View {
  /// How a change on the screen is animated (`UIView.AnimationOptions`).
  ///
  /// Nobody hears how a change looks: the options are taken as UIKit takes them, and what is heard is
  /// the same with all of them.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public var rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out along with the change.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// A person can use what is moving.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The change begins with what an unfinished one shows at that moment.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The change is shown again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The change is shown forwards and then backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The duration of a change around this one does not count.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The curve of a change around this one does not count.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views are drawn anew while they change.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are shown and hidden instead of added and removed.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// No option of a change around this one counts.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// The change begins and ends slowly, as it does without a curve.
    public static let curveEaseInOut: AnimationOptions = []
    /// The change begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The change ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The change keeps its speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The old turns round to the left and has the new on its back.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The old turns round to the right and has the new on its back.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old rolls up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The new rolls down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old fades into the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The old turns round from the top and has the new on its back.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The old turns round from the bottom and has the new on its back.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }
}
