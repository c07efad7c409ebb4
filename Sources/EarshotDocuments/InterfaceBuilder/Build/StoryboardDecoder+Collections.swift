import EarshotInterface
import EarshotModel

extension StoryboardDecoder {
  /// A collection with one sample of each cell and of each view beside the cells.
  func collectionView(_ element: Element, _ frame: Rect) -> View {
    let collection = CollectionView(frame: frame)
    collection.isPagingEnabled = element.flag("pagingEnabled")
    collection.isScrollEnabled = element.flag("scrollEnabled", default: true)
    for key in ["sectionHeaderView", "sectionFooterView"] {
      if let child = element.child(key: key) {
        collection.addSubview(view(child, in: frame.size))
      }
    }
    for cell in element.items(of: "cells") {
      collection.addSubview(view(cell, in: frame.size))
    }
    return collection
  }

  func collectionViewCell(_ element: Element, _ frame: Rect) -> View {
    let cell = CollectionViewCell(frame: frame)
    cell.reuseIdentifier = element["reuseIdentifier"]
    if let content = element.child(key: "contentView") {
      readContentView(content, into: cell.contentView)
    }
    return cell
  }

  func collectionReusableView(_ element: Element, _ frame: Rect) -> View {
    let view = CollectionReusableView(frame: frame)
    view.reuseIdentifier = element["reuseIdentifier"]
    return view
  }
}
