/// A view that a collection puts beside its cells (`UICollectionReusableView`).
open class CollectionReusableView: View {
  /// The name by which a collection finds views of this kind.
  open var reuseIdentifier: String?
}
