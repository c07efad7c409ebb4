import EarshotInterface
import EarshotModel

// The flow:
//
//  1. which bars there are, and how high each is on the device;
//  2. where the root view stands: it was saved either under the bars or between them;
//  3. the bars at their places, and scrolled content moved out from under the upper one.

/// The bars that a device puts around one scene.
struct SceneBars {
  private let controller: Element
  private let surroundings: SceneSurroundings
  private let graph: SceneGraph
  private let decoder: StoryboardDecoder
  private let device: StoryboardDevice

  /// Prepares to put the bars around a scene that stands in `surroundings`.
  init(
    scene controller: Element, surroundings: SceneSurroundings?, graph: SceneGraph,
    decoder: StoryboardDecoder
  ) {
    self.controller = controller
    self.surroundings = surroundings ?? SceneSurroundings()
    self.graph = graph
    self.decoder = decoder
    device = decoder.device
  }

  /// The whole screen: the root view of the scene and the bars around it.
  ///
  /// Laid out anew, the root view takes the whole screen of the device, and is told what is covered.
  func screen(around view: View, isLaidOutAnew: Bool = false) -> View {
    let navigation = navigationBar()
    let tabs = tabBar()
    let tools = toolbar()
    let lower = (tools?.frame.height ?? 0) + (device.idiom == .tv ? 0 : tabs?.frame.height ?? 0)
    let screen: View
    let fit: Fit
    if isLaidOutAnew, let whole = device.size {
      fit = Fit(screen: whole, statusBarHeight: device.statusBarHeight)
      let edges = device.edges(isLandscape: device.isLandscape)
      let covered = DeviceScreen(frame: Rect(origin: .zero, size: whole))
      covered.covered = EdgeInsets(
        top: edges.top + (navigation?.frame.height ?? 0), left: edges.left,
        bottom: max(edges.bottom, lower), right: edges.right)
      screen = covered
      view.frame = screen.bounds
    } else {
      fit = self.fit(view.frame, top: navigation?.frame.height ?? 0, bottom: lower)
      screen = View(frame: Rect(origin: .zero, size: fit.screen))
      view.frame.origin = fit.origin
    }
    screen.addSubview(view)
    var bottom = fit.screen.height
    if let tabs {
      tabs.frame.size.width = fit.screen.width
      if device.idiom == .tv {
        tabs.frame.origin = .zero
      } else {
        bottom -= tabs.frame.height
        tabs.frame.origin = Point(x: 0, y: bottom)
      }
      screen.addSubview(tabs)
    }
    if let tools {
      tools.frame = Rect(
        x: 0, y: bottom - tools.frame.height, width: fit.screen.width,
        height: tools.frame.height)
      screen.addSubview(tools)
    }
    if let navigation {
      navigation.frame = Rect(
        x: 0, y: fit.statusBarHeight, width: fit.screen.width, height: navigation.frame.height)
      screen.addSubview(navigation)
      uncover(view, below: navigation.frame.maxY)
    }
    return screen
  }

  // MARK: Where the root view stands

  private struct Fit {
    var screen: Size
    var origin = Point.zero
    var statusBarHeight: Double
  }

  /// Finds out whether a root view was saved as large as the device, between its bars, or for a sheet
  /// or a free size of its own.
  private func fit(_ root: Rect, top: Double, bottom: Double) -> Fit {
    let status = statusBarHeight
    guard let whole = device.size, whole.width == root.width else {
      return Fit(screen: Size(width: root.width, height: root.maxY), statusBarHeight: 0)
    }
    if root.minY > 0 || root.height >= whole.height {
      return Fit(
        screen: Size(width: whole.width, height: max(whole.height, root.maxY)),
        origin: root.origin, statusBarHeight: status)
    }
    let missing = whole.height - root.height
    let upper = top > 0 ? status + top : 0
    for (above, below) in [(upper, 0), (upper, bottom), (0, bottom)] where above + below > 0 {
      // Xcode's releases differ by a few points in the height of the status bar.
      guard abs(missing - above - below) <= 8 else { continue }
      return Fit(screen: whole, origin: Point(x: 0, y: above), statusBarHeight: status)
    }
    return Fit(screen: root.size, statusBarHeight: 0)
  }

  /// Where the navigation bar begins: as saved with its controller, or else by the device.
  ///
  /// No status bar is higher than 62 points; a bar saved further down stands on a sheet.
  private var statusBarHeight: Double {
    if let saved = savedNavigationBar?.savedFrame(in: .zero), saved.minY > 0, saved.minY <= 62 {
      return saved.minY
    }
    return device.statusBarHeight
  }

  /// Moves the content of scroll views that begin under the navigation bar to below it, as UIKit does
  /// by content insets.
  private func uncover(_ root: View, below edge: Double) {
    guard controller.flag("automaticallyAdjustsScrollViewInsets", default: true) else { return }
    let candidates = [root] + root.subviews
    for case let scroll as ScrollView in candidates where !(scroll is TextView) {
      let top = scroll.frame.minY + (scroll === root ? 0 : root.frame.minY)
      guard top < edge, top + scroll.frame.height > edge else { continue }
      scroll.contentInset.top = edge - top
      scroll.contentOffset.y = top - edge
    }
  }

  // MARK: The navigation bar

  private var stackController: Element? {
    if case .controller(let controller)? = surroundings.stack { return controller }
    return nil
  }

  private var savedNavigationBar: Element? { stackController?.child("navigationBar") }

  private func navigationBar() -> NavigationBar? {
    guard surroundings.stack != nil, !surroundings.isEmbedded,
      stackController?.flag("navigationBarHidden") != true
    else { return nil }
    let item = navigationItem(of: surroundings.stackMember ?? controller)
    let saved = savedNavigationBar
    let isLarge = saved?.flag("largeTitles") == true && item.largeTitleDisplayMode != .never
    let hasPrompt = !(item.prompt ?? "").isEmpty
    let bar = NavigationBar(
      frame: Rect(
        x: 0, y: 0, width: 0,
        height: rowHeight + (isLarge ? 52 : 0) + (hasPrompt ? 30 : 0)))
    bar.prefersLargeTitles = isLarge
    bar.items = [surroundings.previous.map(navigationItem), item].compactMap(\.self)
    if let saved { decoder.readAccessibility(of: saved, into: bar) }
    return bar
  }

  private var rowHeight: Double {
    switch device.idiom {
    case .tv: 140
    case .phone where device.isLandscape: 32
    case .phone, .pad: 44
    }
  }

  private func navigationItem(of controller: Element) -> NavigationItem {
    let item = controller.child("navigationItem").map(decoder.navigationItem) ?? NavigationItem()
    if item.title == nil { item.title = decoder.text("title", of: controller) }
    return item
  }

  // MARK: The tab bar

  private func tabBar() -> TabBar? {
    guard let tab = surroundings.tab, !surroundings.isEmbedded else { return nil }
    let bar = TabBar(
      frame: Rect(
        x: 0, y: 0, width: 0,
        height: device.idiom == .tv ? 140 : 49 + device.homeIndicatorHeight))
    var items = graph.children(of: tab.controller, "viewControllers").map(tabBarItem)
    var selected = tab.index
    let limit = TabBarController.tabLimit(on: device.idiom)
    if items.count > limit {
      items.replaceSubrange((limit - 1)..., with: [TabBarItem(tabBarSystemItem: .more)])
      selected = min(selected, limit - 1)
    }
    bar.items = items
    if items.indices.contains(selected) { bar.selectedItem = items[selected] }
    if let saved = tab.controller.child("tabBar") {
      decoder.readAccessibility(of: saved, into: bar)
    }
    return bar
  }

  /// The tab of a controller: its own, or else that of the first controller in its stack.
  private func tabBarItem(of controller: Element) -> TabBarItem {
    let root = graph.children(of: controller, "rootViewController").first
    let saved = controller.child("tabBarItem") ?? root?.child("tabBarItem")
    let item = saved.map(decoder.tabBarItem) ?? TabBarItem()
    if item.title == nil, item.systemItem == nil {
      item.title =
        decoder.text("title", of: controller) ?? root.flatMap { decoder.text("title", of: $0) }
    }
    return item
  }

  // MARK: The toolbar

  private func toolbar() -> Toolbar? {
    guard !surroundings.isEmbedded, showsToolbar else { return nil }
    let items = decoder.barButtonItems(controller.items(of: "toolbarItems"))
    guard !items.isEmpty else { return nil }
    let saved = stackController?.child("toolbar")
    let indicator = surroundings.tab == nil ? device.homeIndicatorHeight : 0
    let bar = Toolbar(
      frame: Rect(
        x: 0, y: 0, width: 0, height: (saved?.savedFrame(in: .zero)?.height ?? 44) + indicator))
    bar.items = items
    if let saved { decoder.readAccessibility(of: saved, into: bar) }
    return bar
  }

  /// Whether the navigation controller shows its toolbar: it was told to, the scene was drawn with
  /// one, or the controller is not known.
  private var showsToolbar: Bool {
    switch surroundings.stack {
    case nil: false
    case .elsewhere?: true
    case .controller(let stack)?:
      stack["toolbarHidden"] == "NO" || controller.child("simulatedToolbarMetrics") != nil
    }
  }
}
