import EarshotInterface
import EarshotModel

extension VoiceOverRule {
  /// What the containers around an element and its place on the screen add.
  static let surroundings: [VoiceOverRule] = [
    VoiceOverRule(
      "a landmark is named where it starts and where it ends",
      on: { StackedScreen(container(.landmark, "Main", "One", "Two", "Three")) },
      [.tap, .flickRight, .flickRight],
      says: ["One, Main, landmark", "Two", "Three, end, Main"]),
    VoiceOverRule(
      "who comes into the midst of a landmark hears of it",
      on: {
        StackedScreen(text("Title"), container(.landmark, "Main", "One", "Two", "Three"))
      }, [.touch("Two"), .touch("Title")], says: ["Two, Main, landmark", "Title"]),
    VoiceOverRule(
      "a list tells its start and its end",
      on: { StackedScreen(container(.list, nil, "One", "Two", "Three")) },
      [.tap, .flickRight, .flickRight],
      says: ["One, list start", "Two", "Three, list end"]),
    VoiceOverRule(
      "a named list is named before its first element",
      on: { StackedScreen(container(.list, "Fruit", "Apple", "Pear")) }, [.tap, .flickRight],
      says: ["Fruit, Apple, list start", "Pear, list end"]),
    VoiceOverRule(
      "a group is named where the cursor comes into it",
      on: {
        StackedScreen(text("Title"), container(.semanticGroup, "Player", "Play", "Stop"))
      }, [.flickRight, .flickRight, .flickLeft, .flickLeft, .touch("Stop")],
      says: ["Player, Play", "Stop", "Play", "Title", "Player, Stop"]),
    VoiceOverRule(
      "what sums up an app is said at its start, before the first element",
      on: { StackedScreen(text("Cupertino"), summary("72 degrees")) }, [.flickRight],
      hearsStart: true, says: ["VoiceOver on", "72 degrees", "Cupertino", "72 degrees"]),
    VoiceOverRule(
      "what sums up an app and comes first is said once",
      on: { StackedScreen(summary("72 degrees"), text("Cupertino")) }, [],
      hearsStart: true, says: ["VoiceOver on", "72 degrees"]),
    VoiceOverRule(
      "the footer of a section is text behind its rows",
      on: { FootedList(style: .grouped) }, [.tapAtTop, .flickRight],
      says: ["Row", "Turned off at night"]),
    VoiceOverRule(
      "a row with a check mark is selected",
      on: { CheckedList(style: .plain) }, [.tap, .flickRight], says: ["selected, Row 1", "Row 2"]),
  ]

  private static func text(_ text: String) -> View {
    let label = Label()
    label.text = text
    return label
  }

  private static func summary(_ text: String) -> View {
    let label = Label()
    label.text = text
    label.accessibilityTraits = [.staticText, .summaryElement]
    return label
  }

  private static func container(
    _ type: AccessibilityContainerType, _ name: String?, _ labels: String...
  ) -> View {
    let view = View()
    view.accessibilityContainerType = type
    view.accessibilityLabel = name
    for (row, label) in labels.enumerated() {
      let part = text(label)
      part.frame = Rect(x: 0, y: Double(row) * 14, width: 200, height: 12)
      view.addSubview(part)
    }
    return view
  }
}

/// A row with a text below it that explains it.
private final class FootedList: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = "Row"
    return cell
  }

  override func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { "Turned off at night" }
}

/// Two rows, the first of which is ticked.
private final class CheckedList: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    cell.accessoryType = indexPath.row == 0 ? .checkmark : .none
    return cell
  }
}
