import EarshotFiles
import EarshotInterface

extension StoryboardDecoder {
  /// The menu that was drawn for a button or an item on a bar; `nil` for one without.
  func menu(of element: Element) -> Menu? {
    element.children.first { $0.name == "menu" && $0.has("key", "menu") }.map { menu($0) }
  }

  private func menu(_ element: Element) -> Menu {
    Menu(
      title: text("title", of: element) ?? "", image: resources.image("image", of: element),
      identifier: element["identifier"].map { Menu.Identifier($0) },
      options: element.flag("displayInline") ? .displayInline : [],
      children: element.items(of: "children").compactMap(menuElement))
  }

  /// A line of a menu: another menu, or a command, which is chosen and does nothing by itself.
  private func menuElement(_ element: Element) -> MenuElement? {
    switch element.name {
    case "menu": return menu(element)
    case "command":
      let command = Action(
        title: text("title", of: element) ?? "", image: resources.image("image", of: element)
      ) { _ in }
      if let state = element["state"].flatMap(MenuElement.State.init(rawValue:)) {
        command.state = state
      }
      return command
    default: return nil
    }
  }
}
