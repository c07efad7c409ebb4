import EarshotModel

extension LayoutConstraint {
  /// The rule as a formula: "Label.width = 0.5 × View.width + 8 (aB3-cd-Ef4)".
  var formula: String {
    var text = Self.side(firstAttribute, of: firstItem)
    text += " \(relation.sign) "
    if let secondItem, secondAttribute != .notAnAttribute {
      if multiplier != 1 { text += "\(Self.text(multiplier)) × " }
      text += Self.side(secondAttribute, of: secondItem)
      if constant != 0 { text += " \(constant < 0 ? "−" : "+") \(Self.text(abs(constant)))" }
    } else {
      text += Self.text(constant)
    }
    return text + (identifier.map { " (\($0))" } ?? "")
  }

  private static func side(_ attribute: Attribute, of item: AnyObject?) -> String {
    let name: String =
      switch item {
      case let view as View: view.transcriptName
      case let guide as LayoutGuide:
        guide.owningView.map { "\($0.transcriptName).\(guide.identifier)" } ?? guide.identifier
      default: "nothing"
      }
    return "\(name).\(attribute.rawValue)"
  }

  private static func text(_ number: Double) -> String {
    abs(number) < 1e9 && number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

extension LayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}
