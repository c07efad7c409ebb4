import Earshot

/// Solves so many constraints anew, so many times: of cards that stand side by side, each a connected
/// part of 40 constraints.
func solve(constraints: Int, turns: Int) {
  let (application, window) = launchedApp()
  let root = ViewController()
  window.rootViewController = root
  let cards = (0..<max(1, constraints / 40)).map { position in
    let card = View(frame: Rect(x: 0, y: Double(position) * 200, width: 320, height: 200))
    root.view.addSubview(card)
    return (view: card, rules: fill(card))
  }
  application.update()
  for turn in 0..<turns {
    for card in cards {
      for rule in card.rules { rule.constant = Double(turn % 7) }
    }
    application.update()
  }
}

/// Puts ten rows into a card, each pinned to both sides and to the row above, with a height.
///
/// - Returns: The constraints between the rows.
private func fill(_ card: View) -> [LayoutConstraint] {
  var above: View?
  return (0..<10).map { _ in
    let row = View()
    row.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(row)
    func rule(
      _ attribute: LayoutConstraint.Attribute, _ other: View?,
      _ otherAttribute: LayoutConstraint.Attribute, _ constant: Double
    ) -> LayoutConstraint {
      let rule = LayoutConstraint(
        item: row, attribute: attribute, relatedBy: .equal, toItem: other,
        attribute: otherAttribute, constant: constant)
      rule.isActive = true
      return rule
    }
    _ = rule(.leading, card, .leading, 8)
    _ = rule(.trailing, card, .trailing, -8)
    _ = rule(.height, nil, .notAnAttribute, 12)
    let below = rule(.top, above ?? card, above == nil ? .top : .bottom, 4)
    above = row
    return below
  }
}
