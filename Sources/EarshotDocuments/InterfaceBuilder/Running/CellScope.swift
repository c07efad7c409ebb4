import EarshotFiles
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
    eachPrototype(element.items(of: "prototypes")) { identifier, make in
      table.register(forCellReuseIdentifier: identifier) {
        make() as? TableViewCell ?? TableViewCell(style: .default)
      }
    }
  }

  /// Has a collection make cells from the prototypes of its element.
  func registerCells(of element: Element, in collection: CollectionView) {
    eachPrototype(element.items(of: "cells")) { identifier, make in
      collection.register(forCellWithReuseIdentifier: identifier) {
        make() as? CollectionViewCell ?? CollectionViewCell(frame: .zero)
      }
    }
  }

  /// Calls `register` with the identifier of each prototype that has one, and with what makes a view
  /// of it, connected and awake.
  private func eachPrototype(
    _ prototypes: ElementChildren, register: (String, @escaping () -> View) -> Void
  ) {
    guard let finish = cells else { return }
    for prototype in prototypes {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      register(identifier) { [file, device, strings, workshop, isEmptied] in
        let scope = CellScope(
          element: prototype,
          decoder: StoryboardDecoder(
            file: file, device: device, strings: strings, workshop: workshop,
            isEmptied: isEmptied))
        let view = scope.decoder.looseView(prototype, in: .zero)
        finish(scope)
        return view
      }
    }
  }
}
