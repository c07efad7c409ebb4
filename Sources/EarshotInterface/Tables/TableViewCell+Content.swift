import EarshotModel

/// What of a row is said together, and what can be used by itself.
extension TableViewCell {
  /// Whether something inside can be pressed or set by itself.
  final var partsAreInteractive: Bool {
    if contentIsInteractive { return true }
    return accessoryToggle == nil && accessoryView?.holdsInteractiveElement ?? false
  }

  final var contentIsInteractive: Bool {
    contentViews.contains { $0.holdsInteractiveElement }
  }

  /// Everything on the row but its accessory.
  final var contentViews: [View] { subviews.filter { $0 !== accessoryView } }

  /// The switch at the trailing end, when the row is that switch for a listener: one stop with the text of
  /// the row, turned by a double tap.
  final var accessoryToggle: View? {
    guard let accessoryView, accessoryView.isAccessibilityElement, !accessoryView.isHidden,
      accessoryView.accessibilityTraits.contains(.toggleButton), !contentIsInteractive
    else { return nil }
    return accessoryView
  }

  final var showsDetailButton: Bool {
    guard accessoryView == nil else { return false }
    return accessoryType == .detailButton || accessoryType == .detailDisclosureButton
  }

  final var hasText: Bool { !(accessibilityLabel ?? "").isEmpty }

  /// A row that leads on can be stood on although nothing is written on it yet.
  final var hasTextOrLeadsOn: Bool { hasText || onSelection != nil }

  /// Whether anything at the trailing end is there to be read.
  final var hasAccessory: Bool { accessoryView != nil || showsDetailButton }

  /// The subviews; or else the text as one element, and beside it what can be used by itself.
  final var contentParts: [Responder] {
    if saysItsText { return [contentElement] + contentViews.flatMap(\.interactiveParts) }
    return contentViews
  }

  final var accessoryParts: [Responder] {
    guard hasAccessory else { return [] }
    let view = accessoryView.flatMap { $0.superview === self ? $0 : nil }
    return (saysItsText ? view?.interactiveParts ?? [] : [view].compactMap(\.self))
      + (showsDetailButton ? [detailButton] : [])
  }

  /// Whether the text is one element although the row is walked.
  ///
  /// A row with a name of its own is said by that name even when there is something to use inside.
  final var saysItsText: Bool {
    (partsAreInteractive ? hasExplicitAccessibilityLabel : showsDetailButton) && hasTextOrLeadsOn
  }

  /// The place of the row on the screen but for its trailing end, in points.
  final var contentFrame: Rect {
    let width = max(0, bounds.width - accessoryWidth)
    return accessibilityConvertToScreen(Bar.place(start: 0, width: width, in: self))
  }
}
