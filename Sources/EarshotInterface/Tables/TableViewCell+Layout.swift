import EarshotModel

/// Where the standard labels and what stands at the trailing end of a row are placed.
extension TableViewCell {
  /// The room at the trailing end, in points.
  final var accessoryWidth: Double {
    if let accessoryView { return placesStandardContent ? accessoryView.frame.width + 16 : 0 }
    return switch accessoryType {
    case .none: 0
    case .disclosureIndicator, .checkmark: 33
    case .detailButton: 47
    case .detailDisclosureButton: 66
    }
  }

  /// Places the standard labels of a file that says not where they are.
  package final func placeStandardContent() {
    for label in [textLabel, detailTextLabel] { label?.hasKnownFrame = true }
    placesStandardContent = true
    arrange()
  }

  /// Places what was made here; labels of an app stay where they are, and those of a file do but for the
  /// direction.
  final func arrange() {
    let direction = effectiveUserInterfaceLayoutDirection
    if placesStandardContent {
      arrangeFromLeft()
      if direction == .rightToLeft { mirrorContent() }
    } else if isDrawn, direction != placedDirection {
      mirrorContent()
    }
    placedDirection = direction
  }

  /// Turns content view and standard labels around: the system places them, so they turn although they have
  /// no constraints (`UITableViewCell`).
  private func mirrorContent() {
    contentView.frame.origin.x = bounds.width - contentView.frame.maxX
    for view in [textLabel, detailTextLabel, imageView] as [View?] {
      guard let view, view.superview === contentView,
        view.translatesAutoresizingMaskIntoConstraints
      else { continue }
      view.frame.origin.x = contentView.bounds.width - view.frame.maxX
    }
  }

  private func arrangeFromLeft() {
    contentView.frame = Rect(
      x: 0, y: 0, width: max(0, bounds.width - accessoryWidth), height: bounds.height)
    if let accessoryView {
      var place = Bar.place(
        start: contentView.bounds.width, width: accessoryView.frame.width, in: self)
      place.origin.y = (bounds.height - accessoryView.frame.height) / 2
      place.size.height = accessoryView.frame.height
      accessoryView.frame = place
    }
    let picture = imageView?.image?.size ?? .zero
    let start = 16 + (picture.width > 0 ? picture.width + 16 : 0)
    let room = contentView.bounds.inset(by: EdgeInsets(top: 0, left: start, bottom: 0, right: 16))
    imageView?.frame = Rect(
      x: 16, y: (bounds.height - picture.height) / 2, width: picture.width, height: picture.height)
    guard let textLabel else { return }
    textLabel.frame = room
    guard let detailTextLabel else { return }
    switch style {
    case .default, .subtitle:
      textLabel.frame = Rect(x: room.minX, y: 0, width: room.width, height: room.height / 2)
      detailTextLabel.frame = textLabel.frame.offset(x: 0, y: room.height / 2)
    case .value1, .value2:
      let width = room.width / 2
      textLabel.frame = Rect(x: room.minX, y: 0, width: width, height: room.height)
      detailTextLabel.frame = textLabel.frame.offset(x: width, y: 0)
    }
  }
}
