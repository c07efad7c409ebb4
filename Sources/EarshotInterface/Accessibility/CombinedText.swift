import EarshotModel

/// All that a reader would say inside some views, as one text: "Title, Detail".
///
/// What can be used by itself is left out: its value means nothing without its kind.
///
/// The parts of the first view stand before those of the second. Those of each stand in rows from
/// top to bottom, and inside a row from the leading end on; a row takes in what begins less than
/// eight points below its first part (Decisions, "Rows before columns in reading order").
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct CombinedText {
  /// The parts joined by the commas of the language, or `nil` when there are none.
  let text: String?

  static let rowTolerance = 8.0

  /// Joins what stands in a view.
  init(of view: View) { self.init(of: [view], and: nil, in: view) }

  /// Joins what stands in some views, and then what stands in another; which way rows run and what stands between
  /// two parts is that of the view that holds them.
  init(of views: [View], and last: View?, in container: View) {
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let comma = container.traitCollection.systemTexts.comma
    let texts = [views, [last].compactMap(\.self)].flatMap { views in
      var parts: [(text: String, frame: Rect)] = []
      for view in views { Self.collect(from: view, comma: comma, into: &parts) }
      return Self.order(parts, isMirrored: isMirrored)
    }
    text = texts.isEmpty ? nil : texts.joined(separator: comma)
  }

  private static func collect(
    from responder: Responder, comma: String, into parts: inout [(text: String, frame: Rect)]
  ) {
    if responder.accessibilityElementsHidden || responder.accessibilityTraversal.isPruned { return }
    guard responder.isAccessibilityElement else {
      for child in responder.accessibilityInside {
        collect(from: child, comma: comma, into: &parts)
      }
      return
    }
    if !responder.accessibilityTraits.isDisjoint(with: .interactive) { return }
    let said = [responder.accessibilityLabel, responder.accessibilityValue]
      .compactMap(\.self).filter { !$0.isEmpty }
    if !said.isEmpty {
      parts.append((said.joined(separator: comma), responder.accessibilityFrame))
    }
  }

  private static func order(
    _ parts: [(text: String, frame: Rect)], isMirrored: Bool
  ) -> [String] {
    var rows: [[(text: String, frame: Rect)]] = []
    for part in parts.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let top = rows.last?.first?.frame.minY, part.frame.minY - top < rowTolerance {
        rows[rows.count - 1].append(part)
      } else {
        rows.append([part])
      }
    }
    return rows.flatMap { row in
      row.sorted { isMirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
        .map(\.text)
    }
  }
}
