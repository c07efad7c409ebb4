public import EarshotModel

/// How the margins of a view follow what is around it.
struct MarginRules {
  /// Whether they are no smaller than what the margins of the superview leave of the view.
  var preservesSuperview = false
  /// Whether what bars and the device cover is added.
  var includesSafeArea = true
  /// Whether they leave a width in which text is easy to read.
  var followsReadableWidth = false
}

extension View {
  /// Whether the margins are no smaller than those of the superview, where the view reaches into them.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { rare?.marginRules.preservesSuperview ?? false }
    set {
      madeRare.marginRules.preservesSuperview = newValue
      constraintsDidChange()
    }
  }

  /// Whether what bars and the device cover of the view is added to its margins.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { rare?.marginRules.includesSafeArea ?? true }
    set {
      madeRare.marginRules.includesSafeArea = newValue
      constraintsDidChange()
    }
  }

  /// Whether the margins leave no more than a width in which text is easy to read.
  package final var layoutMarginsFollowReadableWidth: Bool {
    get { rare?.marginRules.followsReadableWidth ?? false }
    set {
      madeRare.marginRules.followsReadableWidth = newValue
      constraintsDidChange()
    }
  }

  /// The room that content keeps from the edges, in points.
  ///
  /// Left and right are where lines begin and end when text runs from left to right.
  public final var directionalLayoutMargins: EdgeInsets {
    get { layoutMargins.turned(with: effectiveUserInterfaceLayoutDirection) }
    set { layoutMargins = newValue.turned(with: effectiveUserInterfaceLayoutDirection) }
  }

  /// The part in which text is easy to read.
  public final var readableContentGuide: LayoutGuide {
    layoutGuide(.readable, identifier: "readableContent")
  }

  /// The margins: what was set or is usual, and what follows from what is around the view.
  final var effectiveLayoutMargins: EdgeInsets {
    let rules = rare?.marginRules ?? MarginRules()
    var margins = rare?.layoutMargins ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let side = bounds.width >= Self.wideScreen ? 20.0 : 16.0
    if viewController != nil {
      // What fills a screen leaves more room at its sides, and none above and below.
      margins =
        rare?.layoutMargins.map {
          EdgeInsets(
            top: $0.top, left: max(side, $0.left), bottom: $0.bottom, right: max(side, $0.right))
        } ?? EdgeInsets(top: 0, left: side, bottom: 0, right: side)
    } else if rare?.layoutMargins == nil, (superview as? TableViewCell)?.contentView === self {
      // A row begins where what fills the screen does.
      margins = EdgeInsets(top: 11, left: side, bottom: 11, right: side)
    }
    if rules.preservesSuperview, let superview {
      let outer = superview.layoutMargins
      let room = superview.bounds.size
      margins = EdgeInsets(
        top: max(margins.top, outer.top - frame.minY),
        left: max(margins.left, outer.left - frame.minX),
        bottom: max(margins.bottom, outer.bottom - (room.height - frame.maxY)),
        right: max(margins.right, outer.right - (room.width - frame.maxX)))
    }
    if rules.includesSafeArea { margins = margins + guidedInsets }
    return rules.followsReadableWidth ? readable(within: margins) : margins
  }

  /// What is left out at the edges for text to be easy to read, in points.
  final var readableContentInsets: EdgeInsets { readable(within: layoutMargins) }

  private func readable(within margins: EdgeInsets) -> EdgeInsets {
    let room = bounds.width - margins.left - margins.right - Self.readableWidth
    guard room > 0 else { return margins }
    return EdgeInsets(
      top: margins.top, left: margins.left + room / 2, bottom: margins.bottom,
      right: margins.right + room / 2)
  }

  /// The screens from which on content keeps more room from the sides.
  private static let wideScreen = 414.0
  /// The widest line of text in 17 points that is easy to read.
  private static let readableWidth = 672.0
}

extension EdgeInsets {
  fileprivate func turned(with direction: LayoutDirection) -> EdgeInsets {
    direction == .rightToLeft
      ? EdgeInsets(top: top, left: right, bottom: bottom, right: left) : self
  }
}
