import EarshotModel

/// The rows of a table or the cells of a collection, as far as restoration deals with them.
///
/// With a data source that names its elements, names are kept; without any data source, places are,
/// because rows that a file brings stay where they are. A data source that names nothing has nothing
/// kept: the same place may hold another element by then.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct RestorableElements {
  /// The table or collection.
  let view: ScrollView
  /// Who names the elements.
  let association: (any DataSourceModelAssociation)?
  /// Whether places can be relied on.
  let hasFixedPlaces: Bool
  /// All elements, in their order.
  let all: [(place: IndexPath, cell: View, isSelected: Bool)]
  /// Chooses an element, or no longer, without telling anybody.
  let select: (IndexPath, Bool) -> Void

  /// How far the first element on screen is scrolled past, by its name.
  private struct Top: Codable {
    var element: String
    var distance: Double
  }

  func encode(with coder: RestorationCoder) {
    let selected = all.filter(\.isSelected).map(\.place)
    if let association {
      coder.encode(
        selected.compactMap { association.modelIdentifierForElement(at: $0, in: view) },
        for: .selection)
      let top = view.contentOffset.y
      if let first = all.first(where: { $0.cell.frame.maxY > top }),
        let name = association.modelIdentifierForElement(at: first.place, in: view)
      {
        coder.encode(Top(element: name, distance: top - first.cell.frame.minY), for: .topElement)
      }
    } else if hasFixedPlaces, !selected.isEmpty {
      coder.encode(selected.map { [$0.section, $0.row] }, for: .selection)
    }
  }

  /// Chooses again what was chosen.
  ///
  /// - Returns: What was the first element on screen, to be scrolled to once it has its place.
  func decode(with coder: RestorationCoder) -> RestoredTop? {
    if let association {
      if let names = coder.decode([String].self, for: .selection) {
        choose(
          names.compactMap {
            association.indexPathForElement(withModelIdentifier: $0, in: view)
          })
      }
      if let top = coder.decode(Top.self, for: .topElement), top.distance.isFinite,
        let place = association.indexPathForElement(withModelIdentifier: top.element, in: view),
        let element = all.first(where: { $0.place == place })
      {
        return RestoredTop(cell: element.cell, distance: top.distance)
      }
    } else if hasFixedPlaces, let places = coder.decode([[Int]].self, for: .selection) {
      choose(places.filter { $0.count == 2 }.map { IndexPath(row: $0[1], section: $0[0]) })
    }
    return nil
  }

  private func choose(_ places: [IndexPath]) {
    for element in all where element.isSelected { select(element.place, false) }
    for place in places where all.contains(where: { $0.place == place }) { select(place, true) }
  }
}

/// What was the first element on screen.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct RestoredTop {
  /// The row or item.
  let cell: View
  /// How far it was scrolled past, in points.
  let distance: Double

  /// Scrolls there.
  func show(in view: ScrollView) {
    view.contentOffset.y = cell.frame.minY + distance
  }
}
