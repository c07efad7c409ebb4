package import EarshotModel

// Which screen has a tab, and which stands behind the More tab:
//
//  1. more screens than there is room for give up the last tab for More (`tabLimit`); the screens from
//     there on are rows of its list;
//  2. every screen is a child of the tabs but the one that was chosen from the list, which stands on
//     the list's stack (`adoptTabs`);
//  3. what a person does on that stack is followed (`moreDidChange`), what the program selects is put
//     there (`selectedIndex`);
//  4. the room is known for sure in a window only, and is then looked at again (`followSurroundings`).

extension TabBarController {
  /// How many tabs there is room for on a device.
  package static func tabLimit(on idiom: InterfaceIdiom) -> Int {
    switch idiom {
    case .phone: 5
    case .pad: 8
    case .tv: .max
    }
  }

  private var tabLimit: Int { Self.tabLimit(on: traitCollection.userInterfaceIdiom) }

  var hasMore: Bool { (controllers?.count ?? 0) > tabLimit }

  /// How many screens have a tab of their own, from the first on.
  var ownTabCount: Int { hasMore ? tabLimit - 1 : controllers?.count ?? 0 }

  var isBehindMore: Bool { showsMoreList || (hasMore && selection >= ownTabCount) }

  /// The screens that the list leads to.
  var viewControllersBehindMore: ArraySlice<ViewController> {
    (controllers ?? []).dropFirst(ownTabCount)
  }

  /// What stands behind the More tab, once it was needed.
  var adoptedMore: MoreNavigationController? {
    children.lazy.compactMap { $0 as? MoreNavigationController }.first
  }

  func tab(of item: TabBarItem) -> ViewController? {
    if hasMore, item === more.tabBarItem { return more }
    return controllers?.first { $0.tabBarItem === item }
  }

  func selectMore() {
    transitions.whenSettled { [self] in
      guard hasMore, !isBehindMore else { return }
      let shown = shownViewController
      followMore()
      show(from: shown)
    }
  }

  /// Takes over which screen is shown behind the More tab.
  private func followMore() {
    let chosen = controllers?.firstIndex { $0 === more.chosen }
    showsMoreList = chosen == nil
    if let chosen { selection = chosen }
  }

  /// The screens behind the More tab have changed by themselves: a person has gone back to the list.
  func moreDidChange() {
    adoptTabs()
    if isBehindMore { followMore() }
  }

  /// Empties what stands behind the More tab before other screens come.
  func leaveMore() {
    guard let adoptedMore, adoptedMore.chosen != nil else { return }
    let chosen = selection
    adoptedMore.popToRootViewController(animated: false)
    selection = chosen
  }

  /// Every screen is a child of the tabs, but for the one that is shown behind the More tab.
  func adoptTabs() {
    let arrivals = (controllers ?? []) + (hasMore ? [more] : [])
    for arrival in arrivals where arrival.parent !== self {
      guard !(arrival.parent is MoreNavigationController) else { continue }
      addChild(arrival)
      arrival.tellDidJoinParent(self)
    }
    orderChildren(controllers ?? [])
  }

  /// Gives the bar its tabs, as many as there is room for.
  func arrangeTabs() {
    var items = (controllers ?? []).prefix(ownTabCount).map(\.tabBarItem)
    if hasMore { items.append(more.tabBarItem) }
    if !items.elementsEqual(tabBar.items ?? [], by: ===) { tabBar.items = items }
    tabBar.selectedItem = shownViewController?.tabBarItem
  }

  /// Makes good what was decided before the tabs were in a window and knew their room.
  func followSurroundings() {
    if let adoptedMore, let chosen = adoptedMore.chosen,
      !viewControllersBehindMore.contains(where: { $0 === chosen })
    {
      transitions.whenSettled { [self] in
        adoptedMore.popToRootViewController(animated: false)
        show(from: adoptedMore)
      }
    }
    arrangeTabs()
  }
}
