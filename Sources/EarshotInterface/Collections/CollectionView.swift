/// Cells in an arrangement of the app's own (`UICollectionView`).
///
/// Cells stand where they are put; none is combined into one element, as in UIKit.
open class CollectionView: ScrollView {}
