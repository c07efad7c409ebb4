import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Which line or length of a view each attribute stands for.
///
/// The view that the others are placed by is 100 by 80 points large, begins at 40 and 60 and has margins of
/// 1, 2, 3 and 4 points from the top on.
@Suite struct AttributeTests {
  typealias Attribute = LayoutConstraint.Attribute

  private let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
  private let measure = View(frame: Rect(x: 40, y: 60, width: 100, height: 80))
  private let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))

  init() {
    root.addSubview(measure)
    root.addSubview(view)
    measure.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  private func place(
    _ own: Attribute, _ other: Attribute, times multiplier: Double = 1, plus constant: Double = 0
  ) -> Rect {
    let rule = LayoutConstraint(
      item: view, attribute: own, toItem: measure, attribute: other, multiplier: multiplier,
      constant: constant)
    rule.isActive = true
    root.layoutIfNeeded()
    return view.frame
  }

  @Test(
    arguments: [
      (.left, 40, 40), (.right, 140, 140), (.leading, 40, 140), (.trailing, 140, 40),
      (.centerX, 90, 90), (.leftMargin, 42, 42), (.rightMargin, 136, 136),
      (.leadingMargin, 42, 136), (.trailingMargin, 136, 42), (.centerXWithinMargins, 89, 89),
    ] as [(Attribute, Double, Double)], [false, true])
  func linesAcross(row: (attribute: Attribute, left: Double, right: Double), isMirrored: Bool) {
    root.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    for part in [view, measure] where isMirrored {
      part.semanticContentAttribute = .forceRightToLeft
    }
    let expected = isMirrored ? row.right : row.left
    #expect(place(.left, row.attribute).minX == expected)
  }

  @Test(
    arguments: [
      (.top, 60), (.bottom, 140), (.centerY, 100), (.topMargin, 61), (.bottomMargin, 137),
      (.centerYWithinMargins, 99), (.firstBaseline, 140), (.lastBaseline, 140),
    ] as [(Attribute, Double)])
  func linesDown(attribute: Attribute, expected: Double) {
    #expect(place(.top, attribute, plus: 5).minY == expected + 5)
    #expect(view.frame.minX == 0)
  }

  /// The view itself is placed by each of its own lines.
  @Test(
    arguments: [
      (.left, .left, "40 0 10 10"), (.right, .left, "30 0 10 10"), (.centerX, .left, "35 0 10 10"),
      (.top, .top, "0 60 10 10"), (.bottom, .top, "0 50 10 10"), (.centerY, .top, "0 55 10 10"),
      (.width, .width, "0 0 100 10"), (.height, .height, "0 0 10 80"),
      (.width, .height, "0 0 80 10"), (.leftMargin, .left, "32 0 10 10"),
      (.bottomMargin, .top, "0 58 10 10"), (.lastBaseline, .bottom, "0 130 10 10"),
    ] as [(Attribute, Attribute, String)])
  func aViewIsPlacedByItsOwnLines(own: Attribute, other: Attribute, expected: String) {
    #expect(TreeText.text(of: place(own, other)) == expected)
  }

  @Test func sidesAreMultipliedAndAddedTo() {
    #expect(place(.width, .width, times: 0.5, plus: 3).width == 53)
    #expect(place(.height, .width, times: 2, plus: -8).height == 192)
  }

  /// Rules of a screen do not reach into rows and items, which are placed by rules of their own.
  @Test func rowsAndItemsArePlacedByThemselves() {
    let app = TestApp()
    root.widthAnchor.constraint(equalToConstant: 400).isActive = true
    app.window.addSubview(root)
    for list in [TableView(frame: root.bounds), CollectionView(frame: root.bounds)] as [ScrollView]
    {
      let (cell, inside) = (View(frame: Rect(x: 0, y: 0, width: 100, height: 40)), View())
      root.addSubview(list)
      list.addSubview(cell)
      cell.addSubview(inside)
      inside.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 7).isActive = true
      inside.widthAnchor.constraint(equalTo: cell.widthAnchor, multiplier: 0.5).isActive = true
      app.application.update()
      #expect(TreeText.text(of: inside.frame) == "7 0 50 0")
    }
  }

  /// A rule that must hold and does not is told of, one that might give way is not.
  @Test(
    arguments: [
      (1000, 1000, 100, 1), (1000, 999.5, 100, 0), (999.5, 1000, 50, 0), (1000, 1001, 100, 1),
      (999, 998, 100, 0), (998, 999, 50, 0), (1, 0.5, 100, 0),
    ] as [(Double, Double, Double, Int)])
  func rulesGiveWayByTheirPriorities(
    first: Double, second: Double, width: Double, warnings: Int
  ) {
    let app = TestApp()
    var told = 0
    app.application.observe { if case .warning = $0 { told += 1 } }
    app.window.addSubview(root)
    // A quarter of the screen is 100 points wide, an eighth 50.
    for (priority, share) in [(first, 0.25), (second, 0.125)] {
      let rule = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: share)
      rule.priority = priority
      rule.isActive = true
    }
    app.application.update()
    #expect(view.frame.width == width && told == warnings)
  }

  /// Texts of a row stand on one line, whatever their sizes.
  @Test(arguments: [StackView.Alignment.firstBaseline, .lastBaseline])
  func textsStandOnOneLine(alignment: StackView.Alignment) {
    let labels = [17.0, 34, 10].map { size in
      let label = Label()
      (label.text, label.font) = ("A", Font(size: size))
      return label
    }
    let stack = StackView(arrangedSubviews: labels)
    stack.alignment = alignment
    root.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    let lines = labels.map { $0.frame.minY + $0.font.ascender }
    #expect(lines.allSatisfy { abs($0 - lines[1]) <= 0.5 } && lines[1] > 30)
  }
}
