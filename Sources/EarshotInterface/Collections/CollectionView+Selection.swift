extension CollectionView {
  /// The places of the items that are chosen, in their order; `nil` when none is.
  public final var indexPathsForSelectedItems: [IndexPath]? {
    loadCellsIfNeeded()
    let places = cells.placed.filter(\.cell.isSelected).map(\.place)
    return places.isEmpty ? nil : places
  }

  /// Chooses an item without telling the delegate, and scrolls to it unless no place is given; `nil`
  /// chooses none.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    let cell = indexPath.flatMap { cellForItem(at: $0) }
    if indexPath == nil || !allowsMultipleSelection {
      for (_, other) in cells.placed where other !== cell { other.isSelected = false }
    }
    cell?.isSelected = true
    if let indexPath, scrollPosition != [] {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Has an item chosen no more, without telling the delegate.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Whether a person who touches a cell can do anything by it: it has a place, or leads on.
  final func canChoose(_ cell: CollectionViewCell) -> Bool {
    allowsSelection && (indexPath(for: cell) != nil || cell.onSelection != nil)
  }

  /// Chooses a cell as a person does: the segue of a storyboard first, then the delegate.
  ///
  /// Where several can be chosen, one that is chosen already is chosen no more.
  ///
  /// - Returns: Whether it can be chosen.
  final func choose(_ cell: CollectionViewCell) -> Bool {
    guard canChoose(cell) else { return false }
    let place = indexPath(for: cell)
    if let place, allowsMultipleSelection, cell.isSelected {
      cell.isSelected = false
      collectionDelegate?.collectionView(self, didDeselectItemAt: place)
      return true
    }
    if let place,
      collectionDelegate?.collectionView(self, shouldSelectItemAt: place) == false
    {
      return true
    }
    var gone: [IndexPath] = []
    for case let other as CollectionViewCell in subviews
    where other !== cell && other.isSelected && !allowsMultipleSelection {
      other.isSelected = false
      if let place = indexPath(for: other) { gone.append(place) }
    }
    cell.isSelected = true
    cell.onSelection?()
    for place in gone { collectionDelegate?.collectionView(self, didDeselectItemAt: place) }
    if let place { collectionDelegate?.collectionView(self, didSelectItemAt: place) }
    return true
  }
}
