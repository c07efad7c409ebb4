import EarshotFiles
import EarshotInterface
import EarshotModel

extension StoryboardDecoder {
  /// The controller of an element with its items and settings, without its views and without the
  /// controllers it holds.
  ///
  /// What the file leaves out stays as the class of the app sets it, as `init(coder:)` takes only what
  /// was saved.
  func controller(_ element: Element) -> ViewController {
    let controller = controllerOfClass(element)
    keep(controller, of: element)
    if let title = text("title", of: element) { controller.title = title }
    if let identifier = Self.restorationIdentifier(of: element) {
      controller.restorationIdentifier = identifier
    }
    if let style = element["modalPresentationStyle"].flatMap(ModalPresentationStyle.init(rawValue:))
    {
      controller.modalPresentationStyle = style
    }
    element.savedFlag("definesPresentationContext") { controller.definesPresentationContext = $0 }
    element.savedFlag("modalInPresentation") { controller.isModalInPresentation = $0 }
    element.savedFlag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = $0 }
    element.savedFlag("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = $0
    }
    if let size = element.child(key: "contentSizeForViewInPopover")
      ?? element.child(key: "preferredContentSize"),
      let width = size.number("width"), let height = size.number("height")
    {
      controller.preferredContentSize = Size(width: width, height: height)
    }
    if let edges = element.child(key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = Self.edges(edges)
    }
    controller.isDrawnBelowOpaqueBar =
      element.child("simulatedNavigationBarMetrics")?["translucent"] == "NO"
    controller.isDrawnWithToolbar = element.child("simulatedToolbarMetrics") != nil
    for child in element.children {
      switch child.name {
      case "navigationItem": controller.navigationItem = navigationItem(child)
      case "tabBarItem": controller.tabBarItem = tabBarItem(child)
      case "toolbarItems": controller.toolbarItems = barButtonItems(child.children)
      case "userDefinedRuntimeAttributes": readRuntimeAttributes(child, into: controller)
      default: continue
      }
    }
    return controller
  }

  private static func restorationIdentifier(of element: Element) -> String? {
    element.flag("useStoryboardIdentifierAsRestorationIdentifier")
      ? element["storyboardIdentifier"] : element["restorationIdentifier"]
  }

  private func controllerOfClass(_ element: Element) -> ViewController {
    switch element.controllerTag {
    case "navigationController": return navigationController(element)
    case "tabBarController": return tabBarController(element)
    case "splitViewController": return made(element, SplitViewController())
    case "pageViewController": return pageViewController(element)
    case "tableViewController":
      let controller = made(element, TableViewController())
      element.savedFlag("clearsSelectionOnViewWillAppear") {
        controller.clearsSelectionOnViewWillAppear = $0
      }
      return controller
    case "collectionViewController": return made(element, CollectionViewController())
    case "avPlayerViewController": return made(element, PlayerViewController())
    case "hostingController": return made(element, HostingController())
    default: return made(element, ViewController())
    }
  }

  private func navigationController(_ element: Element) -> ViewController {
    let stack = made(element, NavigationController())
    element.savedFlag("navigationBarHidden") { stack.isNavigationBarHidden = $0 }
    element.savedFlag("toolbarHidden") { stack.isToolbarHidden = $0 }
    if let bar = readBar("navigationBar", of: element, into: stack.navigationBar) {
      stack.navigationBar.prefersLargeTitles = bar.flag("largeTitles")
      stack.navigationBar.isTranslucent = bar.flag("translucent", default: true)
    }
    let tools = readBar("toolbar", of: element, into: stack.toolbar)
    stack.toolbar.isTranslucent = tools?.flag("translucent", default: true) ?? true
    return stack
  }

  /// Reads a bar that a controller has by itself.
  ///
  /// - Returns: The element of the bar, when the file has one.
  @discardableResult
  private func readBar(_ name: SoughtName, of controller: Element, into bar: View) -> Element? {
    guard let element = controller.child(name) else { return nil }
    keep(bar, of: element)
    readAccessibility(of: element, into: bar)
    return element
  }

  private func tabBarController(_ element: Element) -> ViewController {
    let tabs = made(element, TabBarController())
    let bar = readBar("tabBar", of: element, into: tabs.tabBar)
    tabs.tabBar.isTranslucent = bar?.flag("translucent", default: true) ?? true
    return tabs
  }

  private func pageViewController(_ element: Element) -> ViewController {
    let pages = made(element, PageViewController())
    if let style = element["transitionStyle"].flatMap(
      PageViewController.TransitionStyle.init(rawValue:))
    {
      pages.transitionStyle = style
    }
    if let way = element["navigationOrientation"].flatMap(
      PageViewController.NavigationOrientation.init(rawValue:))
    {
      pages.navigationOrientation = way
    }
    return pages
  }
}
