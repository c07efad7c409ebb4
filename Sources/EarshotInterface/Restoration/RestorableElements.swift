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
  /// The places of the chosen elements, in their order.
  let selected: [IndexPath]
  /// The place of the first element on screen.
  let first: IndexPath?
  /// Where an element stands in the content, in points; `nil` where there is none.
  let frame: (IndexPath) -> Rect?
  /// Chooses an element, or no longer, without telling anybody.
  let select: (IndexPath, Bool) -> Void

  /// How far the first element on screen is scrolled past, by its name.
  private struct Top: Codable {
    var element: String
    var distance: Double
  }

  func encode(with coder: RestorationCoder) {
    if let association {
      coder.encode(
        selected.compactMap { association.modelIdentifierForElement(at: $0, in: view) },
        for: .selection)
      if let first, let frame = frame(first),
        let name = association.modelIdentifierForElement(at: first, in: view)
      {
        coder.encode(
          Top(element: name, distance: view.contentOffset.y - frame.minY), for: .topElement)
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
        frame(place) != nil
      {
        return RestoredTop(distance: top.distance) { frame(place) }
      }
    } else if hasFixedPlaces, let places = coder.decode([[Int]].self, for: .selection) {
      choose(places.filter { $0.count == 2 }.map { IndexPath(row: $0[1], section: $0[0]) })
    }
    return nil
  }

  private func choose(_ places: [IndexPath]) {
    for place in selected { select(place, false) }
    for place in places where frame(place) != nil { select(place, true) }
  }
}

/// What was the first element on screen.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct RestoredTop {
  /// How far it was scrolled past, in points.
  let distance: Double
  /// Where it stands in the content now, in points; `nil` when it has gone.
  let frame: () -> Rect?

  /// Scrolls there.
  func show(in view: ScrollView) {
    guard let frame = frame() else { return }
    view.contentOffset.y = frame.minY + distance
  }
}
