import EarshotModel

extension GeometryRules {
  static let overlap = AuditRule(
    "target-overlap", "Controls overlap", .serious, ["2.5.8"], .geometry, confidence: .likely,
    explanation: """
      Two controls cover each other by more than a point, and neither stands inside the other: a touch \
      between them reaches the one that was not meant. A control that lies wholly on another, and the button at the \
      end of a text field, which may stand out a little, are left alone, and so is what a storyboard saved no frame for, \
      what constraints keep clear of each other, what stands in different rows of a list or in different parts of a stack, \
      which lay it out, and what the system places: the items of a bar, and the buttons for details of a row. \
      Two that call the same method do the same wherever they are touched. Where code hides or shows one of the two, or \
      what it stands in, or holds on to both, or \
      to what each stands in, or where most of one is covered and code holds on to what only one of them stands \
      in, it may show one at a time, and it is for review. So are up to four points, a button below with which nothing is connected, most of a \
      smaller control on a button that shows nothing, as some lay over a whole tile, and a control over one that is dimmed, or over the whole \
      of a text field, which opens something to choose from instead.
      """,
    fix: "Move them apart.",
    failing: .elements(
      "{ id: a, label: Yes, traits: [button], frame: [100, 100, 100, 44] }",
      "{ id: b, label: No, traits: [button], frame: [180, 100, 100, 44] }"),
    passing: .elements(
      "{ id: a, label: Yes, traits: [button], frame: [100, 100, 100, 44] }",
      "{ id: b, label: No, traits: [button], frame: [210, 100, 100, 44] }"),
    check: .screen { context in
      TargetPairs(context).pairs.compactMap { first, second in
        let overlap = -first.frame.gap(to: second.frame)
        // Bars lie over what is scrolled, and their place is the device's.
        guard overlap > 1, first.isInBar == second.isInBar, first.hasDrawnFrame,
          second.hasDrawnFrame,
          !first.frame.isNear(second.frame, within: 1),
          !first.touchRoom.contains(second.frame),
          !(first.kind == .barItem && second.kind == .barItem),
          !first.doesTheSame(as: second), !first.isKeptClear(of: second),
          !context.tree.areLaidOutApart(first, second)
        else { return nil }
        return Violation(
          "\(second.nameOrRole) covers \(first.name(beside: second)) by \(overlap.shown) points",
          at: second.index,
          severity: overlap <= 4 || second.mayBeMeant(over: first) || first.isLeftOver
            || first.kind == .button && context.seemsToDoNothing(first)
            || first.isTile(under: second)
            || context.mayTakeTurns(first, second) ? .review : nil,
          detail: first.key)
      }
    })

  static let duplicateBounds = AuditRule(
    "target-duplicate-bounds", "Two targets in one place", .moderate, ["4.1.2"], .geometry,
    explanation: """
      Two controls have the same frame and answer to the same gesture, so that one of them can never be \
      touched; each is told of once. Frames that differ by up to a point are for review, and so are \
      controls of which code, which holds on to them, may show one at a time.
      """,
    fix: "Leave one of them, or keep the cursor from the other.",
    failing: .elements(
      "{ id: a, label: Yes, traits: [button], frame: [100, 100, 100, 44] }",
      "{ id: b, label: No, traits: [button], frame: [100, 100, 100, 44] }"),
    passing: .elements(
      "{ id: a, label: Yes, traits: [button], frame: [100, 100, 100, 44] }",
      "{ id: b, label: No, traits: [button], frame: [100, 152, 100, 44] }"),
    check: .screen { context in
      var told: Set<Int> = []
      return TargetPairs(context, within: 1).pairs.compactMap { first, second in
        guard first.frame.isNear(second.frame, within: 1),
          !first.gestures.isDisjoint(with: second.gestures),
          !context.tree.areLaidOutApart(first, second), told.insert(second.index).inserted
        else { return nil }
        let isUnsure =
          first.frame != second.frame || first.hasOutlet || second.hasOutlet
          || context.mayTakeTurns(first, second)
        return Violation(
          "\(second.nameOrRole) stands where \(first.name(beside: second)) stands",
          at: second.index,
          severity: isUnsure ? .review : nil, detail: first.key)
      }
    })

  static let activationPointOff = AuditRule(
    "activation-point-off", "Activation point misses the element", .serious, ["2.5.8", "4.1.2"],
    .geometry, confidence: .likely,
    explanation: """
      A double tap lands beside the element, off the screen, or on another control.
      """,
    fix: "Put the activation point inside the element, or leave it to the system.",
    failing: .elements(
      "{ id: a, label: Yes, traits: [button], frame: [100, 100, 100, 44],"
        + " activationPoint: [10, 10] }"),
    passing: .elements(
      "{ id: a, label: Yes, traits: [button], frame: [100, 100, 100, 44],"
        + " activationPoint: [110, 110] }"),
    check: .stop { element, context in
      let screen = context.screen
      let point = element.activationPoint
      guard point != element.frame.center else { return nil }
      if !element.touchFrame.isNearly(containing: point), !element.frame.isNearly(containing: point)
      {
        return Violation("a double tap lands outside \(element.nameOrRole)")
      }
      if !screen.bounds.isEmpty, element.cut == nil, !screen.bounds.isNearly(containing: point) {
        return Violation("a double tap on \(element.nameOrRole) lands off the screen")
      }
      guard let place = element.elementAtActivationPoint else { return nil }
      let other = screen.elements[place]
      guard place != element.index, other.isOperable, other.stop != nil,
        !context.tree.isInside(other, element)
      else { return nil }
      return Violation("a double tap on \(element.nameOrRole) lands on \(other.nameOrRole)")
    })

  static let frameEmpty = AuditRule(
    "frame-empty", "Exposed element has no area", .moderate, ["4.1.2"], .geometry,
    parameters: [RuleParameter("minArea", .number(25), "The smallest area, in square points.")],
    explanation: """
      The cursor stops at something that has no width, no height, or next to none: it cannot be found by \
      touch, and the frame around it cannot be seen. What code holds on to, or stands in such a view, may be \
      unfolded by it, and is for review.
      """,
    fix: "Give the element the frame of what it stands for, or keep the cursor from it.",
    failing: .elements("{ id: a, label: Name, frame: [100, 100, 100, 0] }"),
    passing: .elements("{ id: a, label: Name, frame: [100, 100, 100, 44] }"),
    check: .element { element, context in
      guard element.isElement, !element.isHidden, !element.isHiddenFromReaders,
        element.parent != nil, element.stop != nil || !element.isVisible
      else { return nil }
      let size = element.frame.size
      let area = size.width * size.height
      guard
        size.width <= 0 || size.height <= 0 || !area.isFinite
          || area < context.number("minArea")
      else { return nil }
      return Violation(
        "\(element.nameOrRole) is \(size.shown) points large",
        severity: context.tree.isHeldByCode(element) ? .review : nil)
    })

  static let frameOffscreen = AuditRule(
    "frame-offscreen", "Focusable element is off screen", .moderate, ["2.4.3", "2.4.11"],
    .geometry, confidence: .review,
    explanation:
      "The cursor stops at something beside the screen that nothing can scroll into sight.",
    fix: "Hide it as long as it is away, or let it be scrolled to.",
    failing: .elements("{ id: a, label: Menu, traits: [button], frame: [-300, 100, 200, 44] }"),
    passing: .elements("{ id: a, label: Menu, traits: [button], frame: [16, 100, 200, 44] }"),
    check: .stop { element, context in
      guard context.isOffScreen(element) else { return nil }
      return Violation("\(element.nameOrRole) stands beside the screen")
    })

  static let frameOutsideParent = AuditRule(
    "frame-outside-parent", "Element lies outside its container", .minor, [], .geometry,
    confidence: .review, isOn: false,
    explanation: """
      An element reaches beyond what holds it by more than a point, and nothing scrolls there. Touches \
      outside the container do not reach it.
      """,
    fix: "Let the container hold what is in it.",
    failing: .elements(
      "{ id: box, frame: [0, 0, 100, 100], children: [{ id: a, label: Name,"
        + " frame: [50, 50, 100, 44] }] }"),
    passing: .elements(
      "{ id: box, frame: [0, 0, 200, 100], children: [{ id: a, label: Name,"
        + " frame: [50, 50, 100, 44] }] }"),
    check: .stop { element, context in
      guard let parent = element.parent.map({ context.screen.elements[$0] }), !parent.scrolls,
        !parent.frame.isEmpty, parent.parent != nil
      else { return nil }
      let frame = parent.frame
      let excess = max(
        frame.minX - element.frame.minX, element.frame.maxX - frame.maxX,
        frame.minY - element.frame.minY, element.frame.maxY - frame.maxY)
      guard excess > 1 else { return nil }
      return Violation("\(element.nameOrRole) reaches \(excess.shown) points beyond what holds it")
    })
}

extension AuditedElement {
  /// Whether a bar places it.
  fileprivate var isInBar: Bool {
    self.kind == .barItem || self.kind == .tabItem || self.kind == .backButton
  }

  /// Whether it is a button without a word or a picture that nothing in its file is connected with, and that no code
  /// holds on to.
  fileprivate var isLeftOver: Bool {
    self.kind == .button && !hasLabel && self.handlers.isEmpty && !self.hasOutlet
      && self.className == nil
  }

  /// Whether it is a button that shows nothing, as some lay over all of a tile, and most of a smaller control stands on it.
  fileprivate func isTile(under other: AuditedElement) -> Bool {
    guard self.kind == .button, !self.showsPicture, (self.shownText ?? "").spoken.isEmpty,
      let common = self.frame.intersection(other.frame)
    else { return false }
    let size = other.frame.width * other.frame.height
    return size * 2 < self.frame.width * self.frame.height
      && common.width * common.height * 2 > size
  }

  /// Where another control may lie without being in its way: on it, and at the end of a text field a little beyond.
  fileprivate var touchRoom: Rect { self.takesText ? self.frame.grown(by: 8) : self.frame }

  /// Whether nobody misses what it covers: that is dimmed or takes no touches, or is a text field that it covers
  /// nearly whole.
  fileprivate func mayBeMeant(over covered: AuditedElement) -> Bool {
    if !covered.isEnabled || !covered.takesTouches || !self.isEnabled || !self.takesTouches {
      return true
    }
    guard covered.takesText, !self.takesText,
      let common = self.frame.intersection(covered.frame)
    else { return false }
    return common.width * common.height > 0.9 * covered.frame.width * covered.frame.height
  }

  /// What it answers to; a control that says nothing else answers to a tap.
  fileprivate var gestures: Set<ElementHandler> {
    self.handlers.isEmpty ? [.tap] : self.handlers
  }
}

extension RuleContext {
  /// Whether code may show one of two controls that overlap at a time: it holds on to both, or to one of them
  /// that is nearly all under the other; or two views show them as parts of other scenes.
  fileprivate func mayTakeTurns(_ first: AuditedElement, _ second: AuditedElement) -> Bool {
    if tree.areEmbeddedApart(first, second) || tree.comesAndGoes(first, among: [second])
      || tree.comesAndGoes(second, among: [first])
    {
      return true
    }
    let isHeld = [
      tree.isHeldByCode(first, apartFrom: second), tree.isHeldByCode(second, apartFrom: first),
    ]
    if isHeld == [true, true] { return true }
    guard let common = first.frame.intersection(second.frame) else { return false }
    let smaller = min(
      first.frame.width * first.frame.height, second.frame.width * second.frame.height)
    return common.width * common.height * 2 > smaller && isHeld.contains(true)
      && !(first.hasOutlet || second.hasOutlet)
  }
}

extension Rect {
  /// Whether a point lies inside or on an edge.
  fileprivate func isNearly(containing point: Point) -> Bool { distance(to: point) < 0.5 }
}
