import EarshotModel

// What a view was drawn with was measured by typefaces, of which there are none here; so it is worth
// more than any estimate, wherever it is the size of the content rather than one to which the view was
// stretched. That is so
//
//  1. where it is about what the estimate says;
//  2. where nothing but contents decides: of all the contents in a part of the layout, as many have
//     their own size as its rules leave free. Those are what they are most like by their estimates;
//     the others were stretched.

extension ConstraintLayout {
  /// Content resists being squeezed and hugs itself.
  mutating func addContent(of view: View, _ number: Int) {
    guard !(view is StackView) else { return }
    let (estimate, drawn) = (view.layoutContentSize, view.drawnContentSize)
    let insets = view.alignmentRectInsets
    if estimate.width >= 0 {
      addContent(
        view, number, .horizontal, estimate.width, drawn?.width, beside: insets.left + insets.right)
    }
    if estimate.height >= 0 {
      addContent(
        view, number, .vertical, estimate.height, drawn?.height, beside: insets.top + insets.bottom)
    }
  }

  private mutating func addContent(
    _ view: View, _ number: Int, _ axis: LayoutConstraint.Axis, _ estimate: Double,
    _ drawn: Double?, beside insets: Double
  ) {
    let side = axis == .horizontal ? Side.width : .height
    let rules = [
      problem.add(
        expression(side, number), .greaterThanOrEqual,
        priority: max(1, view.contentCompressionResistancePriority(for: axis))),
      problem.add(
        expression(side, number), .lessThanOrEqual,
        priority: max(1, view.contentHuggingPriority(for: axis))),
    ]
    let unsure = axis == .horizontal ? unsureWidths : unsureHeights
    let drawn = isWidthOfLines(view, axis) ? nil : drawn
    let content = ContentRule(
      view: view, number: number, axis: axis, rules: rules, estimate: estimate + insets,
      drawn: drawn.map { $0 + insets }, isUnsure: unsure.contains(ObjectIdentifier(view)))
    contentOfVariable[variable(side, number)] = contents.count
    contents.append(content)
    set(content, to: content.isAlike ? content.drawn ?? content.estimate : content.estimate)
  }

  /// Whether a text was drawn in several lines, whose width is that of its room.
  private func isWidthOfLines(_ view: View, _ axis: LayoutConstraint.Axis) -> Bool {
    guard axis == .horizontal, view.wrapsContent, let drawn = view.drawnContentSize else {
      return false
    }
    let line = view.contentHeight(forWidth: .infinity)
    return line > 0 && drawn.height >= 1.5 * line
  }

  private mutating func set(_ content: ContentRule, to length: Double) {
    for rule in content.rules { problem.setConstant(-length, of: rule) }
  }

  /// The size of a view by itself: that of its content, or the present one.
  func naturalSize(of view: View) -> Size {
    let (content, drawn) = (view.layoutContentSize, view.drawnContentSize)
    func choose(_ content: Double, _ drawn: Double?, _ present: Double) -> Double {
      guard content >= 0 else { return present }
      return drawn.map { ContentRule.isAlike($0, content) ? $0 : content } ?? content
    }
    return Size(
      width: choose(content.width, drawn?.width, view.frame.width),
      height: choose(content.height, drawn?.height, view.frame.height))
  }

  // MARK: Solving

  /// Meets the rules; a text whose width comes out of one part takes its height into the next.
  mutating func solve() {
    problem.settleByEqualities()
    var waiting: [(part: LayoutProblem.Part, texts: [ContentRule])] = []
    for part in problem.parts() {
      let contents = part.variables.compactMap { contentOfVariable[$0] }.map { self.contents[$0] }
      takeDrawnSizes(of: contents, in: part)
      let texts = contents.filter { $0.axis == .vertical && $0.view.wrapsContent }
      guard !texts.isEmpty else {
        problem.solve(part)
        continue
      }
      waiting.append((part, texts))
    }
    // Those first whose widths are known.
    while !waiting.isEmpty {
      let index =
        waiting.firstIndex { $0.texts.allSatisfy { width(of: $0) != nil } } ?? waiting.startIndex
      let (part, texts) = waiting.remove(at: index)
      solve(part, with: texts)
    }
  }

  /// Takes what was drawn for the sizes of contents where nothing else can have decided them.
  private mutating func takeDrawnSizes(
    of contents: [ContentRule], in part: LayoutProblem.Part
  ) {
    let drawn = contents.filter { $0.drawn != nil && !$0.isUnsure }
    guard drawn.contains(where: { !$0.isAlike || $0.view.wrapsContent }) else { return }
    let ranked = drawn.enumerated()
      .sorted { ($0.element.strangeness, $0.offset) < ($1.element.strangeness, $1.offset) }
      .map(\.element)
    let variables = ranked.map { variable($0.axis == .horizontal ? .width : .height, $0.number) }
    for (content, isFree) in zip(ranked, problem.leavesFree(variables, in: part)) where isFree {
      if let drawn = content.drawn { set(content, to: drawn) }
      if content.axis == .vertical { looseTexts.insert(content.number) }
    }
  }

  private func width(of text: ContentRule) -> Double? {
    problem.value(variable(.width, text.number))
  }

  private static let wrappingRoundLimit = 4

  /// Solves a part, again as long as a text gets another width than the one it had its height for.
  private mutating func solve(_ part: LayoutProblem.Part, with texts: [ContentRule]) {
    var heights: [Double] = []
    for round in 0..<Self.wrappingRoundLimit {
      let wanted = texts.map { text in
        width(of: text).map { height(of: text, width: $0) } ?? text.estimate
      }
      guard wanted != heights else { return }
      heights = wanted
      for (text, height) in zip(texts, heights) { set(text, to: height) }
      if round > 0 { problem.reopen(part) }
      problem.solve(part)
    }
  }

  /// The height of a text that is so wide, by the measure that the drawing gives.
  private func height(of text: ContentRule, width: Double) -> Double {
    let view = text.view
    let insets = view.alignmentRectInsets
    let width = width - insets.left - insets.right
    guard let drawn = view.drawnContentSize, drawn.height > 0,
      let measure = TextMeasure(
        drawn: drawn, isLoose: looseTexts.contains(text.number),
        height: view.contentHeight(forWidth:))
    else { return view.contentHeight(forWidth: width) }
    return measure.height(forWidth: width)
  }
}
