/// A screen that is one collection (`UICollectionViewController`).
open class CollectionViewController: ViewController {
  /// The collection, when it is the root view or stands directly inside it.
  open var collectionView: CollectionView? {
    get {
      let inside = view.subviews.lazy.compactMap { $0 as? CollectionView }
      return view as? CollectionView ?? inside.first
    }
    set { if let newValue { view = newValue } }
  }

  open override func loadView() {
    if loadViewFromStoryboard() { return }
    view = CollectionView()
  }
}
