import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import Testing

/// What can be done with a row besides choosing it: swiping, deleting, moving.
@Suite struct RowActionTests {
  private final class Mail: TableViewController {
    var letters = ["One", "Two", "Three"]
    var log: [String] = []
    var hasSwipeActions = false
    var deletes = true

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      letters.count
    }

    override func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      let cell = TableViewCell(style: .default)
      cell.textLabel?.text = letters[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
      deletes
    }

    override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("\(editingStyle) \(letters.remove(at: indexPath.row))")
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(
      _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      letters.insert(letters.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    override func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      guard hasSwipeActions else { return nil }
      return SwipeActionsConfiguration(
        actions: ["Flag", "Refuse"].map { title in
          ContextualAction(style: .normal, title: title) { [weak self] action, _, done in
            self?.log.append("\(action.title ?? "") \(indexPath.row)")
            done(title != "Refuse")
          }
        })
    }

    override func tableView(
      _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      guard hasSwipeActions else { return nil }
      return SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Read") { [weak self] _, _, done in
          self?.log.append("read \(indexPath.row)")
          done(true)
        }
      ])
    }
  }

  private let mail = Mail(style: .plain)
  private let stage: Stage

  init() {
    stage = Stage(.device, root: mail)
    stage.start()
  }

  private var names: [String] {
    (stage.reader.focusedElement?.accessibilityCustomActions ?? []).map(\.name.text)
  }

  /// The rotor steps to an action by its name, and a double tap performs it.
  private func perform(_ name: String) {
    stage.perform(.rotor(.actions))
    for _ in 0..<10 {
      stage.perform(.rotorNext)
      if stage.reader.currentSpeech == name { break }
    }
    _ = stage.spoken()
    stage.perform(.activate)
  }

  @Test func aRowIsDeleted() {
    stage.perform(.speakItem)
    #expect(stage.spoken().last == "One, actions available")
    #expect(names == ["Delete"])
    perform("Delete")
    #expect(mail.log == ["delete One"] && mail.letters == ["Two", "Three"])
    #expect(stage.reader.focusedElement?.accessibilityLabel == "Two")
  }

  @Test func swipeActionsTakeThePlaceOfDeleting() {
    mail.hasSwipeActions = true
    #expect(names == ["Read", "Flag", "Refuse"])
    perform("Flag")
    #expect(mail.log == ["Flag 0"])
  }

  @Test func anActionThatRefusesSoundsTheBoundary() {
    mail.hasSwipeActions = true
    stage.perform(.rotor(.actions))
    stage.perform(.rotorNext, .rotorNext, .rotorNext)
    _ = stage.lines()
    stage.perform(.activate)
    #expect(mail.log == ["Refuse 0"])
    #expect(stage.lines().contains("sound: boundary"))
  }

  @Test func rowsAreMovedWhileTheTableIsEdited() {
    #expect(names == ["Delete"])
    mail.setEditing(true, animated: false)
    #expect(names == ["Delete", "Move Down"])
    perform("Move Down")
    #expect(mail.letters == ["Two", "One", "Three"])
    #expect(stage.spoken().last == "Moved below Two")
    #expect(stage.reader.focusedElement?.accessibilityLabel == "One")
    #expect(names == ["Delete", "Move Up", "Move Down"])
  }

  @Test func whatMayNotBeEditedOffersNothing() {
    mail.deletes = false
    #expect(names == [])
    stage.perform(.speakItem)
    #expect(stage.spoken().last == "One")
  }

  @Test func theEditButtonSaysWhatComesNext() {
    let button = mail.editButtonItem
    #expect(button.accessibilityLabel == "Edit")
    #expect(button.accessibilityActivate() && mail.tableView.isEditing)
    #expect(button.accessibilityLabel == "Done")
  }
}
