import EarshotFiles
import EarshotInterface
import EarshotModel

extension StoryboardDecoder {
  func navigationBar(_ element: Element, _ frame: Rect) -> View {
    let bar = placed(element, frame, NavigationBar(frame: frame))
    bar.prefersLargeTitles = element.flag("largeTitles")
    bar.items = element.items(of: "items").lazy.filter { $0.name == "navigationItem" }
      .map { self.navigationItem($0) }
    return bar
  }

  func toolbar(_ element: Element, _ frame: Rect) -> View {
    let bar = placed(element, frame, Toolbar(frame: frame))
    bar.items = barButtonItems(element.items(of: "items"))
    return bar
  }

  func tabBar(_ element: Element, _ frame: Rect) -> View {
    let bar = placed(element, frame, TabBar(frame: frame))
    bar.items = element.items(of: "items").lazy.filter { $0.name == "tabBarItem" }
      .map { self.tabBarItem($0) }
    let selected = element.children.lazy
      .flatMap { $0.name == "connections" ? Array($0.children) : [] }
      .first { $0.name == "outlet" && $0["property"] == "selectedItem" }?["destination"]
    let position = element.items(of: "items").enumerated().first { $1["id"] == selected }?.offset
    if let position, let items = bar.items, items.indices.contains(position) {
      bar.selectedItem = items[position]
    }
    return bar
  }

  /// The item that a scene, or an element of a bar's list, puts on a navigation bar.
  func navigationItem(_ element: Element) -> NavigationItem {
    let item = made(element, NavigationItem())
    keep(item, of: element)
    item.title = text("title", of: element)
    item.prompt = text("prompt", of: element)
    item.backButtonTitle = text("backButtonTitle", of: element)
    item.hidesBackButton = element.flag("hidesBackButton")
    item.leftItemsSupplementBackButton = element.flag("leftItemsSupplementBackButton")
    if let mode = element["largeTitleDisplayMode"]
      .flatMap(NavigationItem.LargeTitleDisplayMode.init(rawValue:))
    {
      item.largeTitleDisplayMode = mode
    }
    for child in element.children {
      switch (child.name, child["key"]) {
      case (_, "leftBarButtonItem"): item.leftBarButtonItems = [barButtonItem(child)]
      case (_, "rightBarButtonItem"): item.rightBarButtonItems = [barButtonItem(child)]
      case (_, "backBarButtonItem"): item.backBarButtonItem = barButtonItem(child)
      case ("leftBarButtonItems", _): item.leftBarButtonItems = barButtonItems(child.children)
      case ("rightBarButtonItems", _): item.rightBarButtonItems = barButtonItems(child.children)
      case (_, "titleView"): item.titleView = view(child, in: .zero)
      default: continue
      }
    }
    readAccessibility(of: element, into: item)
    return item
  }

  /// The bar button items of a list, in order.
  func barButtonItems(_ elements: some Sequence<Element>) -> [BarButtonItem] {
    elements.filter { $0.name == "barButtonItem" }.map { barButtonItem($0) }
  }

  private func barButtonItem(_ element: Element) -> BarButtonItem {
    let item = made(element, BarButtonItem(title: nil))
    keep(item, of: element)
    item.title = isEmptied(element) ? nil : text("title", of: element)
    item.systemItem = element["systemItem"].flatMap(BarButtonItem.SystemItem.init(rawValue:))
    item.image = resources.image("image", of: element)
    item.isEnabled = element.flag("enabled", default: true)
    item.isSelected = element.flag("selected")
    item.isHidden = element.flag("hidden")
    item.width = max(0, element.number("width") ?? 0)
    item.tag = element.integer("tag") ?? 0
    item.menu = menu(of: element)
    if let style = element["style"].flatMap(BarButtonItem.Style.init(rawValue:)) {
      item.style = style
    }
    if let custom = element.child(key: "customView") {
      item.customView = view(custom, in: .zero)
    }
    readAccessibility(of: element, into: item)
    return item
  }

  /// The tab that an element describes.
  func tabBarItem(_ element: Element) -> TabBarItem {
    let item = made(element, TabBarItem(title: nil))
    keep(item, of: element)
    item.title = text("title", of: element)
    item.systemItem = element["systemItem"].flatMap(TabBarItem.SystemItem.init(rawValue:))
    item.image = resources.image("image", of: element)
    item.selectedImage = resources.image("selectedImage", of: element)
    item.badgeValue = text("badgeValue", of: element)
    item.isEnabled = element.flag("enabled", default: true)
    item.tag = element.integer("tag") ?? 0
    readAccessibility(of: element, into: item)
    return item
  }
}
