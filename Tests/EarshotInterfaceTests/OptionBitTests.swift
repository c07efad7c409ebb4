import EarshotInterface
import EarshotModel
import Testing

/// The numbers of options, which are UIKit's, so that numbers in files and in apps mean the same.
@Suite struct OptionBitTests {
  private func bits<Options: OptionSet>(_ options: Options...) -> [Options.RawValue] {
    options.map(\.rawValue)
  }

  @Test func edgesDirectionsAndStates() {
    typealias Swipe = SwipeGestureRecognizer.Direction
    #expect(bits(RectEdge.top, .left, .bottom, .right) == [1, 2, 4, 8])
    #expect(bits(Swipe.right, .left, .up, .down) == [1, 2, 4, 8])
    #expect(bits(ControlState.highlighted, .disabled, .selected, .focused) == [1, 2, 4, 8])
    #expect(bits(AccessibilityDirectTouchOptions.silentOnTouch, .requiresActivation) == [1, 2])
    #expect(
      bits(
        AutoresizingMask.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
        .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin) == [1, 2, 4, 8, 16, 32])
  }

  @Test func placesAndMenus() {
    typealias Position = CollectionView.ScrollPosition
    #expect(
      bits(
        Position.top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right)
        == [1, 2, 4, 8, 16, 32])
    #expect(bits(Menu.Options.displayInline, .destructive, .singleSelection) == [1, 2, 32])
    #expect(
      bits(MenuElement.Attributes.disabled, .destructive, .hidden, .keepsMenuPresented)
        == [1, 2, 4, 8])
  }

  @Test func animations() {
    typealias Options = View.AnimationOptions
    let singles: [Options] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions,
    ]
    #expect(singles.map(\.rawValue) == (0...9).map { 1 << $0 })
    let curves: [Options] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
    #expect(curves.map { $0.rawValue >> 16 } == [0, 1, 2, 3])
    let transitions: [Options] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(transitions.map { $0.rawValue >> 20 } == Array(1...7))
  }

  @Test func eventsOfControls() {
    let touches: [ControlEvents] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    #expect(touches.map(\.rawValue.trailingZeroBitCount) == Array(0...8))
    let others: [ControlEvents] = [
      .valueChanged, .primaryActionTriggered, .menuActionTriggered, .editingDidBegin,
      .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    #expect(others.map(\.rawValue.trailingZeroBitCount) == [12, 13, 14, 16, 17, 18, 19])
    #expect((touches + others).allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    #expect(
      bits(ControlEvents.allTouchEvents, .allEditingEvents, .allEvents) == [
        0x0FFF, 0x000F_0000, 0xFFFF_FFFF,
      ])
  }
}
