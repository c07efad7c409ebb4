/// Provides the cells of a collection (`UICollectionViewDataSource`, guide row G06).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol CollectionViewDataSource: AnyObject {
  /// How many sections the collection has; 1 by default.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// How many items a section has.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell at a place; usually from ``CollectionView/dequeueReusableCell(withReuseIdentifier:for:)``.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell
}

extension CollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
}
