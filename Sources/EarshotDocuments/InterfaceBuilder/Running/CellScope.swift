import EarshotInterface
import EarshotModel

/// One row or item that is made from a prototype: it has objects of its own under the identifiers of
/// the prototype.
struct CellScope {
  /// The prototype.
  let element: Element
  /// What made the row.
  let decoder: StoryboardDecoder
}

extension StoryboardDecoder {
  /// Has a table make rows from the prototypes of its element.
  func registerCells(of element: Element, in table: TableView) {
    guard let workshop, let finish = cells else { return }
    for prototype in element.items(of: "prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      table.register(forCellReuseIdentifier: identifier) { [file, device, strings] in
        let scope = CellScope(
          element: prototype,
          decoder: StoryboardDecoder(
            file: file, device: device, strings: strings, workshop: workshop))
        let view = scope.decoder.view(prototype, in: .zero)
        finish(scope)
        return view as? TableViewCell ?? TableViewCell(style: .default)
      }
    }
  }

  /// Has a collection make cells from the prototypes of its element.
  func registerCells(of element: Element, in collection: CollectionView) {
    guard let workshop, let finish = cells else { return }
    for prototype in element.items(of: "cells") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      collection.register(forCellWithReuseIdentifier: identifier) { [file, device, strings] in
        let scope = CellScope(
          element: prototype,
          decoder: StoryboardDecoder(
            file: file, device: device, strings: strings, workshop: workshop))
        let view = scope.decoder.view(prototype, in: .zero)
        finish(scope)
        return view as? CollectionViewCell ?? CollectionViewCell(frame: .zero)
      }
    }
  }
}
