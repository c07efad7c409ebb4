import EarshotFiles
import EarshotInterface
import EarshotModel

extension StoryboardDecoder {
  /// A collection with one sample of each cell and of each view beside the cells.
  func collectionView(_ element: Element, _ frame: Rect) -> View {
    let collection = placed(element, frame, CollectionView(frame: frame))
    collection.allowsSelection = element.flag("allowsSelection", default: true)
    collection.allowsMultipleSelection = element.flag("allowsMultipleSelection")
    collection.isPagingEnabled = element.flag("pagingEnabled")
    collection.isScrollEnabled = element.flag("scrollEnabled", default: true)
    let keys: [SoughtName] = ["sectionHeaderView", "sectionFooterView"]
    let supplements = keys.compactMap { key in
      element.child(key: key).map { view($0, in: frame.size) }
    }
    if let layout = element.child("collectionViewFlowLayout") { read(layout, into: collection) }
    // A data source that brings cells brings what stands beside them as well.
    collection.samples = supplements + element.items(of: "cells").map { view($0, in: frame.size) }
    registerCells(of: element, in: collection)
    return collection
  }

  private func read(_ layout: Element, into collection: CollectionView) {
    let size = layout.child(key: "itemSize")
    if let width = size?.number("width"), let height = size?.number("height"), width > 0, height > 0
    {
      collection.itemSize = Size(width: width, height: height)
    }
    collection.spacing = max(0, layout.number("minimumInteritemSpacing") ?? collection.spacing)
  }

  func collectionViewCell(_ element: Element, _ frame: Rect) -> View {
    let cell = placed(element, frame, CollectionViewCell(frame: frame))
    cell.reuseIdentifier = element["reuseIdentifier"]
    if let content = element.child(key: "contentView") {
      readContentView(content, into: cell.contentView)
    }
    return cell
  }

  func collectionReusableView(_ element: Element, _ frame: Rect) -> View {
    let view = placed(element, frame, CollectionReusableView(frame: frame))
    view.reuseIdentifier = element["reuseIdentifier"]
    return view
  }
}
