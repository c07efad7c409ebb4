extension ViewController {
  /// A button that begins and ends editing, called "Edit" or "Done".
  public var editButtonItem: BarButtonItem {
    if let editButton { return editButton }
    let button = BarButtonItem(barButtonSystemItem: isEditing ? .done : .edit)
    button.primaryAction = Action { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    editButton = button
    return button
  }
}
