import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession

/// What the rules about the order of the stops look for.
enum OrderChecks {
  static var all: [WalkCheck] {
    [visualMismatch, headerAfterContent, swipeCost, rotorDead]
  }

  private static var visualMismatch: WalkCheck {
    .state(OrderRules.visualMismatch) { seen, values in
      let stops = seen.stopsInSight
      guard stops.count > 1, seen.app.isWhole || seen.screen.tellsFrames else { return [] }
      let band = values.number(seen.screen.interfaceIdiom == .phone ? "bandPhone" : "bandPad")
      let isMirrored = seen.application.layoutDirection == .rightToLeft
      var inversions = 0
      var worst: (first: WalkedStop, second: WalkedStop)?
      let places = stops.map(seen.placeInSight(of:))
      for first in stops.indices {
        for second in stops.indices[(first + 1)...]
        where isBefore(places[second], places[first], band, isMirrored) {
          inversions += 1
          worst = worst ?? (stops[first], stops[second])
        }
      }
      let pairs = stops.count * (stops.count - 1) / 2
      if Double(inversions) <= values.number("inversions") * Double(pairs) || worst == nil {
        worst =
          jumpBack(over: places, band, isMirrored).map { (stops[$0], stops[$0 + 1]) }
          ?? valuesApart(stops, places).map { (stops[$0.name], stops[$0.value]) }
          ?? acrossCards(stops)
        guard seen.app.isWhole else { return [] }
      }
      guard let worst else { return [] }
      return [
        WalkViolation(
          "\(worst.first.name) is heard before \(worst.second.name), which stands before it",
          at: worst.second.element, by: seen.flicks(from: worst.first, to: worst.second))
      ]
    }
  }

  /// Whether a frame is read before another one in rows: it ends above it, or stands beside it on the side on
  /// which rows begin.
  private static func isBefore(
    _ one: Rect, _ other: Rect, _ band: Double, _ isMirrored: Bool
  ) -> Bool {
    // What overlaps in both directions has no order to the eye.
    if one.intersection(other) != nil { return false }
    if abs(one.minY - other.minY) < band {
      return isMirrored ? one.minX >= other.maxX : one.maxX <= other.minX
    }
    return one.maxY <= other.minY + band && one.minY < other.minY
      && one.maxX > other.minX && one.minX < other.maxX
  }

  /// The place from which the next stop jumps back over a whole row, or from which a row is heard from its end to its
  /// beginning; `nil` where none does.
  private static func jumpBack(over places: [Rect], _ band: Double, _ isMirrored: Bool) -> Int? {
    func isBack(_ place: Int) -> Bool {
      places.indices.contains(place + 1)
        && isBefore(places[place + 1], places[place], band, isMirrored)
    }
    return places.indices.first { place in
      guard isBack(place) else { return false }
      let (now, next) = (places[place], places[place + 1])
      if abs(next.minY - now.minY) < band {
        return isBack(place + 1) && abs(places[place + 2].minY - now.minY) < band
      }
      return places.contains { other in
        other.minY >= next.maxY && other.maxY <= now.minY && other.maxX > now.minX
          && other.minX < now.maxX && other.maxX > next.minX && other.minX < next.maxX
      }
    }
  }

  private static var headerAfterContent: WalkCheck {
    .state(OrderRules.headerAfterContent) { seen, _ in
      let stops = seen.stopsInSight
      var found: [WalkViolation] = []
      for (index, header) in stops.enumerated()
      where header.traits.contains(.header) && !header.frame.isEmpty {
        let next =
          stops.filter { $0.traits.contains(.header) && $0.frame.minY >= header.frame.maxY }
          .map(\.frame.minY).min() ?? .infinity
        let isMirrored = seen.application.layoutDirection == .rightToLeft
        let early = stops[..<index].firstIndex { stop in
          guard !stop.traits.contains(.header), !stop.isInBar, stop.frame.minY < next else {
            return false
          }
          let isBelow =
            stop.frame.minY >= header.frame.maxY && stop.frame.maxX > header.frame.minX
            && stop.frame.minX < header.frame.maxX
          let isBeside =
            seen.app.isWhole && abs(stop.frame.minY - header.frame.minY) < rowBand
            && isBefore(header.frame, stop.frame, rowBand, isMirrored)
          return isBelow || isBeside
            || seen.app.isWhole && isAmid(header, stops, beside: stop, isMirrored)
        }
        guard let early else { continue }
        found.append(
          WalkViolation(
            "\(stops[early].name), which stands below \(header.name), is heard before it",
            at: header.element, by: seen.flicks(from: stops[early], to: header)))
      }
      return found
    }
  }

  /// Whether a heading stands beside the middle of a column of texts that one of them belongs to, and alone there.
  private static func isAmid(
    _ header: WalkedStop, _ stops: [WalkedStop], beside stop: WalkedStop, _ isMirrored: Bool
  ) -> Bool {
    let (place, other) = (header.frame, stop.frame)
    guard isMirrored ? other.maxX <= place.minX : other.minX >= place.maxX else { return false }
    let column = stops.map(\.frame).filter { abs($0.minX - other.minX) < 1 && !$0.isEmpty }
      .sorted { $0.minY < $1.minY }
    // Rows belong together that follow on each other about as closely as any do in their column.
    let gaps = zip(column, column.dropFirst()).map { $1.minY - $0.maxY }.filter { $0 >= 0 }
    let closest = gaps.min() ?? 0
    var block = other
    for frame in column
    where frame.minY >= block.minY
      && frame.minY - block.maxY < min(frame.height / 2, closest * 1.5 + rowBand / 2)
    {
      block = Rect(
        x: block.minX, y: block.minY, width: block.width,
        height: max(block.maxY, frame.maxY) - block.minY)
    }
    let isAlone = !stops.contains { text in
      text.element !== header.element && text.frame.minY >= other.minY - rowBand
        && text.frame.minY < block.maxY && text.frame.minX < place.maxX
        && text.frame.maxX > place.minX
    }
    return isAlone && other.maxY <= place.minY + rowBand && block.maxY >= place.maxY
  }

  /// How much lower than another one an element may begin that stands beside it, in points.
  private static let rowBand = 8.0

  private static var swipeCost: WalkCheck {
    .state(OrderRules.swipeCost) { seen, values in
      let stops = seen.state.stops
      let most = Int(values.number("max"))
      guard stops.count > most else { return [] }
      let flicks =
        seen.app.isWhole
        ? SwipeCosts(stops, from: seen.state.cursor ?? 0, kinds: [.header, .link], isWhole: false)
          .costs : []
      var costs = SwipeCosts(
        stops, from: seen.state.cursor ?? 0, isWhole: seen.state.isWhole
      ).costs
      var found: [WalkViolation] = []
      for (index, stop) in stops.enumerated() where stop.isOperable && !stop.isDimmed {
        guard costs[index] > most,
          index == 0 || costs[index] > costs[index - 1] || !stops[index - 1].isOperable
        else { continue }
        found.append(
          WalkViolation("\(costs[index]) gestures lead to \(stop.name)", at: stop.element))
        // One of a run is told, and the rest of it is as far.
        costs[index] = most
        break
      }
      guard found.isEmpty, !flicks.isEmpty else { return found }
      // What is in sight is one touch away for those who see it; behind many texts it is for nobody else.
      let far = stops.indices.first { index in
        // Nobody reads what is lower than the smallest type.
        let texts = stops[..<index].count {
          $0.traits.isDisjoint(with: [.button, .link]) && $0.frame.height >= 8
        }
        return stops[index].isOperable && !stops[index].isDimmed && flicks[index] > most
          && 2 * texts > index && !seen.isOutOfSight(stops[index])
      }
      guard let far else { return [] }
      return [
        WalkViolation(
          "\(flicks[far]) gestures lead to \(stops[far].name)", at: stops[far].element,
          isForReview: true)
      ]
    }
  }

  private static var rotorDead: WalkCheck {
    // What finds nothing any more, such as the last unread message when it was read, has found something before.
    .walk(OrderRules.rotorDead) { graph, _ in
      var alive: Set<String> = []
      var dead: [(name: String, node: WalkGraph.Node, turn: WalkTurn)] = []
      for node in graph.nodes {
        for turn in node.exploration.turns {
          guard case .customRotor(let rotor) = turn.act else { continue }
          // A place in the text of the element is told without a move of the cursor.
          let isFound =
            turn.events.contains { $0.kind == .focus } || turn.events.heard.count > 1
          let name = rotor.name
          if isFound, !turn.findsBackwardAlone {
            alive.insert("\(node.exploration.name) \(name)")
          } else {
            dead.append((name, node, turn))
          }
        }
      }
      return dead.compactMap { name, node, turn in
        guard alive.insert("\(node.exploration.name) \(name)").inserted else { return nil }
        return (
          node,
          WalkViolation(
            "the rotor '\(name)' finds nothing", at: turn.subject?.element, detail: name,
            by: .acts([turn.act], stop: turn.stop))
        )
      }
    }
  }
}

extension WalkTurn {
  /// Whether a rotor leads to nothing from a stop, and the other way to what stands behind that stop.
  fileprivate var findsBackwardAlone: Bool {
    guard case .customRotor(let rotor) = act, let stop,
      let begin = way.lastIndex(where: { $0.step == .rotor(rotor) }),
      way.indices.contains(begin + 2), let cursor = rested.cursor
    else { return false }
    return way[begin].cursor == way[begin + 1].cursor && way[begin + 1].heard.isEmpty
      && cursor > stop
  }
}

extension Exploration {
  /// The stops that can be seen, in their order: what was scrolled away stands nowhere to the eye.
  fileprivate var stopsInSight: [WalkedStop] {
    state.stops.filter { stop in
      guard !stop.frame.isEmpty else { return false }
      return facts(of: stop.element).map { $0.visibleFrame != nil } ?? true
    }
  }

  /// Where a stop is seen, in screen points: its frame, or that of its view, when readers are told of one elsewhere.
  fileprivate func placeInSight(of stop: WalkedStop) -> Rect {
    guard let view = facts(of: stop.element)?.viewFrame else { return placeInBox(of: stop) }
    return view.intersection(stop.frame) == nil ? view : stop.frame
  }

  /// Where what is drawn is seen: its frame, or that in the view that it is drawn in when it lies outside of that, and
  /// would lie inside of it if it were counted from its corner.
  private func placeInBox(of stop: WalkedStop) -> Rect {
    guard app.isWhole, !(stop.element is View),
      let view = ResponderPath(above: stop.element).lazy.compactMap({ $0 as? View }).first
    else { return stop.frame }
    let box = view.accessibilityFrame
    let inside = Rect(
      x: box.minX + stop.frame.minX, y: box.minY + stop.frame.minY, width: stop.frame.width,
      height: stop.frame.height)
    return box.intersection(stop.frame) == nil && box.contains(inside) ? inside : stop.frame
  }

  /// Going to what is heard first, and flicking on to what stands before it.
  fileprivate func flicks(from first: WalkedStop, to second: WalkedStop) -> WalkProof {
    guard let from = state.place(of: first.element), let to = state.place(of: second.element)
    else { return .arrival }
    return .flicks(from: from, to: to)
  }
}

extension AuditedScreen {
  /// Whether the frames on the screen are known.
  fileprivate var tellsFrames: Bool { elements.allSatisfy(\.hasKnownFrame) }
}
