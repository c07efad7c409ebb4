import EarshotFiles
import EarshotInterface
import EarshotModel

extension TraitCollection {
  /// Whether a variation is for these surroundings, by its key: `default`, or conditions such as
  /// `heightClass=compact-widthClass=regular`, all of which have to hold.
  func matches(variation key: String) -> Bool {
    key == "default" || key.split(separator: "-").allSatisfy { holds($0) }
  }

  private func holds(_ condition: Substring) -> Bool {
    let parts = condition.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return false }
    let value = String(parts[1])
    return switch parts[0] {
    case "widthClass": Self.is(horizontalSizeClass, value)
    case "heightClass": Self.is(verticalSizeClass, value)
    case "userInterfaceIdiom": userInterfaceIdiom.rawValue == value
    default: false
    }
  }

  /// Nothing is drawn for a size class that is not known.
  private static func `is`(_ sizeClass: SizeClass, _ name: String) -> Bool {
    sizeClass != .unspecified && sizeClass.rawValue == name
  }
}

extension Element {
  /// What was drawn differently for some surroundings: first what is for all, last what has most
  /// conditions, which beats those before.
  var variations: [Element] {
    let all = children.filter { $0.name == "variation" && $0["key"] != nil }
    guard all.count > 1 else { return all }
    return (0...2).flatMap { count in all.filter { $0.conditionCount == count } }
  }

  /// How many conditions a variation has, at most two being told apart.
  private var conditionCount: Int {
    guard let key = self["key"], key != "default" else { return 0 }
    return key.contains("-") ? 2 : 1
  }
}
