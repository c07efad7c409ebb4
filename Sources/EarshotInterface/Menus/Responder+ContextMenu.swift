package import EarshotModel

extension Responder {
  /// Opens the menu that a long press on the responder opens: its own, or that of the nearest view around
  /// it that has one.
  ///
  /// - Returns: Whose menu opened, or `nil` where there is none.
  @discardableResult
  package final func openContextMenu() -> Responder? {
    let point = accessibilityActivationPoint
    return ResponderPath(from: self).first { responder -> Responder? in
      let menu =
        switch responder {
        case let view as View: view.contextMenu(at: point)?.menu
        case let item as BarButtonItem: item.isEnabled ? item.menu : nil
        default: Menu?.none
        }
      guard let menu, !menu.children.isEmpty else { return nil }
      let choosesOne = (responder as? Button)?.isPopUp ?? false
      return MenuController.open(menu, from: responder, choosesOne: choosesOne) ? responder : nil
    }
  }
}

extension View {
  /// What the view can do with a person besides its gestures, in the order in which it was added.
  public final var interactions: [any Interaction] { rare?.interactions ?? [] }

  /// Lets the view know an interaction, taking it away from the view that knew it before.
  public final func addInteraction(_ interaction: any Interaction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    madeRare.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Makes the view forget an interaction.
  public final func removeInteraction(_ interaction: any Interaction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// The menu of the first of the view's interactions that has one at a point of the screen.
  final func menuOfInteractions(at point: Point) -> ContextMenuConfiguration? {
    let location = convert(point, from: nil)
    for case let interaction as ContextMenuInteraction in interactions {
      if let found = interaction.delegate?.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: location)
      {
        return found
      }
    }
    return nil
  }
}
