/// One line of an open menu.
#if MainActorApps
  @preconcurrency @MainActor
#endif
enum MenuRow {
  /// The title of what follows.
  case heading(String)
  /// Something to choose, and the menu of whose actions only one is on at a time, if there is one.
  case element(MenuElement, chosenFrom: Menu?)
  /// The menu that was opened inside another; choosing it goes back.
  case opened(Menu)

  /// The lines of a menu; those of menus that are shown inline stand among them.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - scope: The menu around it of whose actions only one is on at a time.
  /// - Returns: The lines from the top.
  static func rows(of menu: Menu, chosenFrom scope: Menu?) -> [MenuRow] {
    let scope = menu.options.contains(.singleSelection) ? menu : scope
    return menu.children.flatMap { child -> [MenuRow] in
      if let action = child as? Action, action.attributes.contains(.hidden) { return [] }
      guard let inline = child as? Menu, inline.options.contains(.displayInline) else {
        return [.element(child, chosenFrom: scope)]
      }
      let heading = inline.title.isEmpty ? [] : [MenuRow.heading(inline.title)]
      return heading + rows(of: inline, chosenFrom: scope)
    }
  }
}
