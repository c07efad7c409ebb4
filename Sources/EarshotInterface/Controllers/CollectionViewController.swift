import EarshotModel

/// A screen that is one collection, whose items it brings and whose choices it hears of
/// (`UICollectionViewController`).
///
/// A subclass overrides the methods of ``CollectionViewDataSource`` and ``CollectionViewDelegate`` that
/// it has something to say to. Those that it leaves alone answer with what a storyboard shows.
open class CollectionViewController: ViewController, CollectionViewDataSource,
  CollectionViewDelegate
{
  /// What stands for the collection when a storyboard or a subclass has made another root view.
  private var substitute: CollectionView?

  // As in UIKit, so that code written for it compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection: the root view or directly inside it, loaded when it is first asked for.
  ///
  /// When there is none, this is one that stands nowhere, which is noted.
  open var collectionView: CollectionView! {
    get { shownCollection ?? standIn }
    set { if let newValue { view = newValue } }
  }

  private var shownCollection: CollectionView? {
    if let collection = view as? CollectionView { return collection }
    return view.subviews.lazy.compactMap { $0 as? CollectionView }.first
  }

  private var standIn: CollectionView {
    if let substitute { return substitute }
    let collection = CollectionView(frame: view.bounds)
    substitute = collection
    application?.note(
      .warning(
        "The view of \(transcriptName) holds no collection; its collectionView is not on the screen."
      ))
    return collection
  }

  /// Makes the collection, whose data source and delegate the controller is unless a storyboard names
  /// others.
  open override func loadView() {
    if !loadViewFromFile() { view = CollectionView() }
    guard let root = viewIfLoaded else { return }
    let inside = root.subviews.lazy.compactMap { $0 as? CollectionView }
    guard let collection = root as? CollectionView ?? inside.first else { return }
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
  }

  // MARK: The data source

  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    section == 0 ? collectionView.sampleCells.count : 0
  }

  /// The cell of a storyboard at a place; an empty one where there is none.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cells = collectionView.sampleCells
    return indexPath.section == 0 && cells.indices.contains(indexPath.item)
      ? cells[indexPath.item] : CollectionViewCell()
  }

  /// An empty one.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView() }

  // MARK: The delegate

  open func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  open func accessibilityScrollStatus(for scrollView: ScrollView) -> String? { nil }
}
