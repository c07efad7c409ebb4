/// Who decides on and hears of what happens to a collection (`UICollectionViewDelegate`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Whether a person may choose an item; yes by default.
  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Tells that a person has chosen an item.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// Tells that an item is chosen no more, because a person has chosen another one or the same again.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension CollectionViewDelegate {
  /// Lets every item be chosen.
  public func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}
