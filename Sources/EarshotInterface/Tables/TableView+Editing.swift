// What else can be done with a row, for a listener as for a finger:
//
//  1. the delegate's swipe actions, those of the leading edge first;
//  2. deleting or inserting, where the data source lets the row be edited;
//  3. moving by one place, while the table is being edited and the row may be moved.
//
// All of it is offered as further actions of the row; what they do is what the finger would do.

import EarshotModel

extension TableViewCell {
  /// What editing does to a row (`UITableViewCell.EditingStyle`).
  public enum EditingStyle: String, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// The row is taken away.
    case delete
    /// Another row is put in.
    case insert
  }
}

extension TableView {
  /// The further actions of a row that come from the delegate and the data source of the table.
  final func rowActions(of cell: TableViewCell) -> [AccessibilityCustomAction] {
    guard let place = indexPath(for: cell) else { return [] }
    let leading = tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: place)
    let trailing = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: place)
    let swipes = (leading?.actions ?? []) + (trailing?.actions ?? [])
    return swipes.compactMap { further(action: $0, of: cell) }
      + editingActions(at: place, besidesSwipes: trailing != nil) + moves(from: place)
  }

  /// A swipe action as a further one, unless it is called nothing.
  private func further(
    action: ContextualAction, of cell: TableViewCell
  ) -> AccessibilityCustomAction? {
    action.name.map { name in
      AccessibilityCustomAction(name: AttributedText(name)) { [weak cell] _ in
        guard let cell else { return false }
        // What is not refused at once is under way.
        var isDone = true
        action.handler(action, cell) { isDone = $0 }
        return isDone
      }
    }
  }

  private func editingActions(
    at place: IndexPath, besidesSwipes hasSwipes: Bool
  ) -> [AccessibilityCustomAction] {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: place) else { return [] }
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: place) ?? .delete
    let texts = traitCollection.systemTexts
    let name: String
    switch style {
    case .none: return []
    case .insert:
      guard isEditing else { return [] }
      name = texts[.insert]
    case .delete:
      // Swipe actions of the app's own take the place of the one that deletes, as on devices.
      guard isEditing || !hasSwipes else { return [] }
      name =
        tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: place)
        ?? texts[.delete]
    }
    return [
      AccessibilityCustomAction(name: AttributedText(name)) { [weak self] _ in
        guard let self, let dataSource = self.dataSource else { return false }
        dataSource.tableView(self, commit: style, forRowAt: place)
        return true
      }
    ]
  }

  private func moves(from place: IndexPath) -> [AccessibilityCustomAction] {
    guard isEditing, let dataSource, dataSource.tableView(self, canMoveRowAt: place) else {
      return []
    }
    let texts = traitCollection.systemTexts
    let count = numberOfRows(inSection: place.section)
    return [(texts[.moveUp], place.row - 1), (texts[.moveDown], place.row + 1)].compactMap {
      name, row in
      guard (0..<count).contains(row) else { return nil }
      let target = IndexPath(row: row, section: place.section)
      return AccessibilityCustomAction(name: AttributedText(name)) { [weak self] _ in
        guard let self, let dataSource = self.dataSource else { return false }
        dataSource.tableView(self, moveRowAt: place, to: target)
        moveRow(at: place, to: target)
        tellMove(past: place, isUp: row < place.row)
        return true
      }
    }
  }

  /// Says past which row a row has moved, which stands now where the moved one stood (What VoiceOver does,
  /// "Rows that move").
  private func tellMove(past place: IndexPath, isUp: Bool) {
    guard let name = cellForRow(at: place)?.accessibilityLabel, !name.isEmpty else { return }
    let texts = traitCollection.systemTexts
    let text = texts.format(isUp ? .movedAbove : .movedBelow, name)
    window?.application?.post(.announcement(AttributedText(text)))
  }
}
