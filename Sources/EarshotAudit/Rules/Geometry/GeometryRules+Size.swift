import EarshotModel

extension GeometryRules {
  static let sizePlatform = AuditRule(
    "target-size-platform", "Touch target below the platform size", .moderate, ["2.5.5"],
    .geometry, isForTelevision: false,
    parameters: [
      RuleParameter("size", .number(44), "The smallest width and height, in points."),
      RuleParameter("tolerance", .number(0.1), "How much may be missing, in points."),
      RuleParameter(
        "short", .number(36),
        "From which length of the shorter side on something long is for review, in points."),
      RuleParameter(
        "edge", .number(0),
        "The smallest side of a target at the edge of the screen, in points; 0 for no exception."),
    ],
    explanation: """
      Something to be touched is smaller than 44 by 44 points; a television is not touched, and neither is what takes \
      no touches. What counts is where touches reach it, \
      when that was measured, and else its frame. Links inside a text, keys of a keyboard, and controls \
      that the system draws in one size, are left alone, and so is what its file disables and no code enables, and what \
      is folded to no size or to a line thinner than three points. What is cut off by the edge of the screen or of \
      something that scrolls, what stands in a larger control or on a bar, a text that only claims to be a control, what nothing is connected \
      with though others are, a button of a storyboard with which nothing is, one that is as wide as a title in the place \
      of which code puts another, what code places touches of, a field in a row of the app's own class, which may hand \
      touches on, or to which a tapped row gives the keyboard, and \
      what is long (88 points) and only a few points short (36), or has the area all the same and no side shorter than \
      40, is for review. What is short by four points and less is minor. What lies wholly under \
      another control, or under something opaque, is met by no finger; what lies on a larger control that does the same is \
      as large as that. Buttons and text fields \
      of at least 24 points that have the size that UIKit gives them, since no constraint of the app's says \
      another, and texts that are as high as their lines, are one finding for each screen, for review.
      """,
    fix: "Make it larger, or let touches around it count as well.",
    failing: .elements("{ id: close, label: Close, traits: [button], frame: [100, 100, 30, 30] }"),
    passing: .elements(
      "{ id: close, label: Close, traits: [button], frame: [100, 100, 30, 30],"
        + " hitArea: [93, 93, 44, 44] }"),
    grouping: classSizeGrouping,
    check: .screen { context in
      let (covers, twins) = (ElementCovers(context), TargetTwins(context))
      return context.atStops { platformSize(of: $0, in: context, covers, twins) }
    })

  /// What is wrong with the size of an element on the platform.
  private static func platformSize(
    of element: AuditedElement, in context: RuleContext, _ covers: ElementCovers,
    _ twins: TargetTwins
  ) -> Violation? {
    let screen = context.screen
    guard element.isTarget else { return nil }
    let size = element.touchSize
    let smallest = context.number("size") - context.number("tolerance")
    guard size.width < smallest || size.height < smallest else { return nil }
    if element.isLarge(enough: context.number("edge"), atEdgeOf: screen, otherwise: smallest) {
      return nil
    }
    guard !element.isInline(in: screen), screen.rowAround(partMadeBySystem: element) == nil,
      !twins.isUnder(element, atLeast: smallest)
    else { return nil }
    // A bar makes room for fingers around what somebody has put on it.
    let isInLargerOne = screen.ancestors(of: element).contains { around in
      around.parent != nil && around.isOperable && !around.isTappedByCode
        && around.frame.width >= smallest
        && around.frame.height >= smallest || around.kind == .bar
    }
    if element.hasSizeOfClass(below: smallest) {
      let name: AuditSentence = "\(context.name(of: element)) (\(size.shown))"
      return Violation(of: name, in: classSizeGrouping, severity: .review)
    }
    let obstacle = covers.obstacle(over: element)
    if let obstacle, !obstacle.mayTakeTurns { return nil }
    // A page of the web scales what is in it.
    let isUnsure =
      obstacle != nil || element.traits.contains(.webContent)
      || element.cut != nil && element.hitArea == nil
      || isInLargerOne || context.seemsToDoNothing(element) || element.hasTouchAreaOfCode
      || element.kind == .label && element.handlers.isEmpty
      || element.takesText && screen.isInCellOfOwnClass(element)
      || size.height >= smallest && element.hasWidthOfPlaceholder
      || element.isLong(enough: 2 * smallest, from: context.number("short"))
      || element.isLarge(enough: smallest * smallest, from: 40)
    let isNearly = min(size.width, size.height) >= smallest - 4
    // Nobody knows how wide the title will be that code sets.
    let width = element.hasWidthOfPlaceholder ? max(size.width, smallest) : size.width
    let known = Size(width: width, height: size.height)
    return Violation(
      "\(word: extent(of: known, below: smallest, context.name(of: element))), less than"
        + " \(context.number("size").shown)",
      severity: isUnsure ? .review : isNearly ? .minor : nil)
  }

  /// How large something is that is too small: only the side that is too short, where the other is not.
  private static func extent(
    of size: Size, below smallest: Double, _ name: AuditSentence
  ) -> AuditSentence {
    if size.width >= smallest { return "\(name) is \(size.height.shown) points high" }
    if size.height >= smallest { return "\(name) is \(size.width.shown) points wide" }
    return "\(name) is \(size.shown) points large"
  }

  private static let classSizeGrouping = RuleGrouping(
    scope: .screen, one: { "\($0) has the size that UIKit gives it, less than 44 points" },
    many: { "\($0) controls have the size that UIKit gives them, less than 44 points" })

  static let sizeMinimum = AuditRule(
    "target-size-minimum", "Touch target below 24 pt and crowded", .serious, ["2.5.8"], .geometry,
    isForTelevision: false,
    parameters: [RuleParameter("size", .number(24), "The smallest width and height, in points.")],
    explanation: """
      A side of something to be touched is shorter than 24 points, and a circle of 24 points around its \
      middle meets another target that does something else, or the circle of another that is too small. Links inside a text and \
      controls that the system draws are left alone, and so is what is folded to no size. What lies wholly under \
      something opaque, or under another control, is met by no finger, and is not too small; where code may take \
      away what lies over it, it is for review. Two in one place that code hides and shows do not crowd each other. What lies under something opaque is near nothing either. What its file \
      disables and no code enables is no target, and what is thinner than three points is a line. In the pattern of a row a height that no constraint fixes is that of \
      the pattern, and for review, as is a width by a title in the place of which code puts another, and a button with which \
      nothing is connected, be it the small one or the other.
      """,
    fix: "Make it larger, or move it away from its neighbours.",
    failing: .elements(
      "{ id: a, label: Up, traits: [button], frame: [100, 100, 16, 16] }",
      "{ id: b, label: Down, traits: [button], frame: [100, 116, 16, 16] }"),
    passing: .elements(
      "{ id: a, label: Up, traits: [button], frame: [100, 100, 16, 16] }",
      "{ id: b, label: Down, traits: [button], frame: [100, 160, 16, 16] }"),
    check: .screen { context in
      let size = context.number("size")
      let targets = context.screen.stopElements.filter {
        $0.isTarget && $0.cut == nil && !context.isOffScreen($0)
      }
      let covers = ElementCovers(context)
      let tree = RectTree(targets.map { RectTree.Entry(number: $0.index, rect: $0.touchFrame) })
      return targets.compactMap { element in
        let side = element.touchSize
        guard side.width < size || side.height < size, !element.isInline(in: context.screen),
          context.screen.rowAround(partMadeBySystem: element) == nil
        else { return nil }
        let obstacle = covers.obstacle(over: element)
        if let obstacle, !obstacle.mayTakeTurns { return nil }
        let center = element.touchFrame.center
        // Whoever is as near has a middle, or an edge, within the two circles.
        let area = Rect(origin: center, size: .zero).grown(by: size)
        let neighbour = tree.first(.touching, area) { number in
          let other = context.screen.elements[number]
          guard number != element.index, !context.tree.isInside(other, element),
            !other.doesTheSame(as: element), !other.enlarges(element),
            !other.alternates(with: element)
          else { return false }
          let isSmall = other.touchSize.width < size || other.touchSize.height < size
          let apart =
            isSmall
            ? center.distance(to: other.touchFrame.center) - size / 2
            : other.touchFrame.distance(to: center)
          return apart < size / 2 && covers.cover(of: other).map(\.mayTakeTurns) != false
        }
        guard let neighbour else { return nil }
        let isUnsure =
          element.hasTouchAreaOfCode || obstacle != nil || context.seemsToDoNothing(element)
          || context.seemsToDoNothing(context.screen.elements[neighbour])
          || side.width >= size && element.isPrototype && element.isHeightOfClass
          || side.height >= size && element.hasWidthOfPlaceholder
          || covers.cover(of: context.screen.elements[neighbour]) != nil
        return Violation(
          "\(word: extent(of: side, below: size, element.nameOrRole)) and close to"
            + " \(context.screen.elements[neighbour].name(beside: element))", at: element.index,
          severity: isUnsure ? .review : nil)
      }
    })

  static let spacing = AuditRule(
    "target-spacing", "Controls too close together", .minor, ["2.5.8"], .geometry, isOn: false,
    isForTelevision: false,
    parameters: [
      RuleParameter("phone", .number(8), "The smallest gap on a phone, in points."),
      RuleParameter("pad", .number(12), "The smallest gap on a tablet, in points."),
    ],
    explanation: "The gap between two controls is less than 8 points, or 12 on a tablet.",
    fix: "Move them apart.",
    failing: .elements(
      "{ id: a, label: Up, traits: [button], frame: [100, 100, 44, 44] }",
      "{ id: b, label: Down, traits: [button], frame: [100, 148, 44, 44] }"),
    passing: .elements(
      "{ id: a, label: Up, traits: [button], frame: [100, 100, 44, 44] }",
      "{ id: b, label: Down, traits: [button], frame: [100, 152, 44, 44] }"),
    check: .screen { context in
      let isPad = context.screen.interfaceIdiom == .pad
      let gap = context.number(isPad ? "pad" : "phone")
      return TargetPairs(context, within: gap).pairs.compactMap { first, second in
        let distance = first.touchFrame.gap(to: second.touchFrame)
        guard distance >= 0, distance < gap else { return nil }
        return Violation(
          "\(second.nameOrRole) is \(distance.shown) points from \(first.nameOrRole)",
          at: second.index, detail: first.key)
      }
    })
}

extension AuditedElement {
  /// Whether it is something to be touched whose size the app chooses.
  var isTarget: Bool {
    isOperable && self.takesTouches && !self.kind.isSystemDrawn && self.kind != .cell
      && self.kind != .web
      && self.kind != .map
      && self.respondsToUser != false && !self.isPartOfControl && self.role != .key
      && !self.isDisabledForGood
      && touchSize.width > 0 && touchSize.height > 0 && !isLine
  }

  /// Whether it is a button that shows nothing and lies around another one, as some make a target larger.
  fileprivate func enlarges(_ other: AuditedElement) -> Bool {
    self.kind == .button && !hasLabel && !self.showsPicture
      && self.touchFrame.contains(other.touchFrame)
  }

  /// Whether code hides and shows both, and they lie in one place, as the two faces of a switch do.
  fileprivate func alternates(with other: AuditedElement) -> Bool {
    self.isHiddenByCode && other.isHiddenByCode
      && self.touchFrame.contains(other.touchFrame.center)
      && other.touchFrame.contains(self.touchFrame.center)
  }

  /// Whether it is as wide as a title that only keeps the place of one that code sets.
  fileprivate var hasWidthOfPlaceholder: Bool {
    self.kind == .button && self.isWidthOfClass && !(self.shownText ?? "").isEmpty
      && (isFilledByCode || hasTextOfCode)
  }

  /// Whether it is so thin that it is there to be seen, or folded away, and not to be touched.
  private var isLine: Bool { min(touchSize.width, touchSize.height) < 3 && self.hitArea == nil }

  /// Whether a target is so long that some points of its shorter side are hardly missed.
  fileprivate func isLong(enough length: Double, from width: Double) -> Bool {
    max(touchSize.width, touchSize.height) >= length
      && min(touchSize.width, touchSize.height) >= width
  }

  /// Whether a target has an area, in square points, though one side is shorter than it should be.
  fileprivate func isLarge(enough area: Double, from width: Double) -> Bool {
    touchSize.width * touchSize.height >= area && min(touchSize.width, touchSize.height) >= width
  }

  /// Whether each side that is too short is as long as the class makes it, and long enough for those who
  /// point with care (WCAG 2.2, 2.5.8).
  fileprivate func hasSizeOfClass(below smallest: Double) -> Bool {
    guard self.hitArea == nil else { return false }
    let size = touchSize
    // A text that does not scroll is as high as its lines.
    if self.kind == .textView { return size.width >= smallest && self.isHeightOfClass }
    guard self.kind == .button || self.kind == .textField else { return false }
    if isNamedBySystem { return true }
    guard min(size.width, size.height) >= 24 else { return false }
    // What a person drags out of Xcode's library has one of these heights in one version or another.
    let isStandardHeight = (29...35).contains(size.height)
    return (size.width >= smallest || self.isWidthOfClass || isStandardHeight)
      && (size.height >= smallest || self.isHeightOfClass || isStandardHeight)
  }

  /// Whether it is a button of the system, which draws and names it, such as one for details.
  private var isNamedBySystem: Bool {
    self.kind == .button && hasLabel && !self.hasOwnLabel && (self.shownText ?? "").isEmpty
      && !self.showsPicture
  }

  /// Whether it is a link inside a text.
  fileprivate func isInline(in screen: AuditedScreen) -> Bool {
    self.role == .link
      && screen.ancestors(of: self).contains { $0.isText || $0.kind == .textView }
  }

  /// Whether the side that an edge of the screen cuts short is as long as it has to be there.
  fileprivate func isLarge(
    enough edge: Double, atEdgeOf screen: AuditedScreen, otherwise smallest: Double
  ) -> Bool {
    guard edge > 0, !screen.bounds.isEmpty else { return false }
    let isAtSide = self.frame.minX <= 0 || self.frame.maxX >= screen.size.width
    let isAtEnd = self.frame.minY <= 0 || self.frame.maxY >= screen.size.height
    return touchSize.width >= (isAtSide ? edge : smallest)
      && touchSize.height >= (isAtEnd ? edge : smallest)
  }
}
