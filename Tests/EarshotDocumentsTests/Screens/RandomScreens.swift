import EarshotModel
import EarshotTestSupport

@testable import EarshotDocuments
@testable import EarshotFiles

/// Random screen documents in which every key of the format turns up.
struct RandomScreens {
  private var random: SeededGenerator
  private var count = 0
  private var ids: [String] = []
  private var cells: Set<String> = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A document of one to three screens.
  mutating func document() -> OutputValue {
    var members: [(key: String, value: OutputValue)] = [("earshot", .number(1))]
    members.append(("idiom", .text(pick(["phone", "pad", "tv"]))))
    members.append(("layoutDirection", .text(pick(["leftToRight", "rightToLeft"]))))
    if chance(2) { members.append(("language", .text(pick(["en", "pt-BR"])))) }
    let screens = (0..<Int.random(in: 1...3, using: &random)).map { _ in screen() }
    return .mapping(members + [("screens", .sequence(screens))])
  }

  private mutating func screen() -> OutputValue {
    (count, ids, cells) = (0, [], [])
    var members: [(key: String, value: OutputValue)] = []
    if chance(2) { members.append(("name", .text(text()))) }
    if chance(3) { members.append(("id", .text(word()))) }
    if chance(3) { members.append(("container", .flag(true))) }
    members.append(("size", OutputValue([Double(Int.random(in: 1...2000, using: &random)), 844])))
    if !chance(9) { members.append(("root", element(depth: 0))) }
    return .mapping(members)
  }

  private mutating func element(depth: Int) -> OutputValue {
    count += 1
    var members: [(key: String, value: OutputValue)] = []
    var id: String?
    if chance(2) {
      let name = chance(4) ? "element-\(count)" : "e\(count)"
      id = name
      members.append(("id", .text(name)))
    }
    for key in ["identifier", "label", "value", "hint"] where chance(3) {
      members.append((key, .text(text())))
    }
    if chance(8) { members.append(("line", .number(Double(count)))) }
    if chance(8) { members.append(("column", .number(7))) }
    if chance(3) { members.append(("traits", OutputValue(traits()))) }
    if !chance(3) {
      members.append(("frame", OutputValue([number(), number(), abs(number()), abs(number())])))
    }
    members += flags() + choices() + content()
    var inside: [String] = []
    if depth < 4, count < 40 {
      let start = ids.count
      let children = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        element(depth: depth + 1)
      }
      inside = Array(ids[start...])
      if !children.isEmpty { members.append(("children", .sequence(children))) }
    }
    // Elements listed from above and from inside would be found twice, and lists are not to circle.
    if chance(4) { members.append(("elements", OutputValue(inside.shuffled(using: &random)))) }
    let free = inside.filter { cells.insert($0).inserted }
    if chance(3), !free.isEmpty {
      members.append(table(of: free))
    } else {
      cells.subtract(free)
    }
    if chance(8), !inside.isEmpty {
      members.append(
        (
          "customRotors",
          .sequence([
            .mapping([("name", .text(text())), ("elements", OutputValue(inside))]),
            .mapping([("type", .text("link")), ("elements", OutputValue([inside[0]]))]),
          ])
        ))
    }
    if let id { ids.append(id) }
    return .mapping(members.shuffled(using: &random))
  }

  private mutating func flags() -> [(key: String, value: OutputValue)] {
    var members: [(key: String, value: OutputValue)] = []
    for key in [
      "isElement", "elementsHidden", "hidden", "clips", "viewIsModal", "groupsChildren",
      "respondsToUserInteraction",
    ] where chance(7) {
      members.append((key, .flag(chance(2))))
    }
    if chance(9) { members.append(("alpha", .number(pick([0, 0.25, 1])))) }
    if chance(9) { members.append(("activationPoint", OutputValue([number(), number()]))) }
    if chance(9) { members.append(("headingLevel", .number(Double(pick([1, 2, 6]))))) }
    if chance(9) { members.append(("nestingLevel", .number(Double(pick([1, 3, 40]))))) }
    return members
  }

  private mutating func choices() -> [(key: String, value: OutputValue)] {
    var members: [(key: String, value: OutputValue)] = []
    let all = [
      ("containerType", AccessibilityContainerType.allCases.map(\.rawValue)),
      ("navigationStyle", AccessibilityNavigationStyle.allCases.map(\.rawValue)),
      ("expandedStatus", AccessibilityExpandedStatus.allCases.map(\.rawValue)),
      ("invalid", AccessibilityInvalidity.allCases.map(\.rawValue)),
      ("textualContext", AccessibilityTextualContext.allCases.map(\.rawValue)),
      ("language", ["de", "ja"]),
    ]
    for (key, names) in all where chance(7) { members.append((key, .text(pick(names)))) }
    return members
  }

  private mutating func content() -> [(key: String, value: OutputValue)] {
    var members: [(key: String, value: OutputValue)] = []
    if chance(8) { members.append(("userInputLabels", OutputValue([text(), text()]))) }
    if chance(8) {
      members.append(
        (
          "customActions",
          .sequence([
            .text(text()), .mapping([("name", .text(text())), ("category", .text(word()))]),
          ])
        ))
    }
    if chance(8) {
      let fact = OutputValue.mapping([
        ("label", .text(text())), ("value", .text(text())),
        ("importance", .text(pick(["default", "high"]))),
      ])
      members.append(("customContent", .sequence([fact])))
    }
    if chance(8) {
      let offset = OutputValue([number(), number()])
      members.append(
        ("scroll", .mapping([("pages", .number(3)), ("page", .number(2)), ("offset", offset)])))
    }
    if chance(8) { members.append(("adjust", .mapping([("values", OutputValue(["a", text()]))]))) }
    if chance(8) {
      let text = OutputValue.mapping([
        ("font", .text(text())), ("size", .number(17.5)), ("weight", .text("bold")),
        ("scales", .flag(true)), ("color", .text("#0A0B0C")), ("background", .text("#0A0B0C80")),
      ])
      members.append(("text", text))
    }
    if chance(8) {
      let actions = OutputValue.sequence([.text("dismiss"), .mapping([("push", .numeral("1.50"))])])
      members.append(("on", .mapping([("activate", actions), ("appear", .text("true"))])))
    }
    return members
  }

  private mutating func table(of ids: [String]) -> (key: String, value: OutputValue) {
    var cells: [OutputValue] = []
    for (index, id) in ids.prefix(4).enumerated() {
      var cell: [(key: String, value: OutputValue)] = [("id", .text(id))]
      cell.append(("row", .number(Double(index / 2))))
      cell.append(("column", .number(Double(index % 2 * 2))))
      if chance(2) { cell.append(("columnSpan", .number(2))) }
      cells.append(.mapping(cell))
    }
    return (
      "dataTable",
      .mapping([
        ("rows", .number(2)), ("columns", .number(4)), ("cells", .sequence(cells)),
        ("rowHeaders", .sequence([.null, .text(ids[0])])),
        ("columnHeaders", .sequence([OutputValue(Array(ids.suffix(2)))])),
      ])
    )
  }

  private mutating func traits() -> [String] {
    Array(
      AccessibilityTraits.named.map(\.name).shuffled(using: &random)
        .prefix(Int.random(in: 0...4, using: &random)))
  }

  private mutating func chance(_ outOf: Int) -> Bool {
    Int.random(in: 1...outOf, using: &random) == 1
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  private mutating func number() -> Double {
    pick([0, 8, 100.1, 33.333333, 0.1, 300, -20, 1e6, 5]) / pick([1, 3, 7])
  }

  private mutating func word() -> String { pick(["a", "no", "1", "Now Playing", "x-1"]) }

  private mutating func text() -> String {
    pick([
      "Play", "", "on", "null", "1.50", "~", " a ", "two\nlines\t", "\"quoted\" \\ 'so'",
      "a: b # c",
      "- x", "😀 é \u{1B}[2J \u{85}\u{2028}\u{FEFF}\u{0}", "عربي", "& * ! | > %", "true", "[x]", "{",
    ])
  }
}
