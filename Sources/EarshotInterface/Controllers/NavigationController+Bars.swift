import EarshotModel

extension NavigationController {
  /// Whether the bar at the bottom is shown: not below a stack that shows its own, and without being asked
  /// for only where a storyboard drew it.
  var showsToolbar: Bool {
    guard innerStack == nil else { return false }
    guard isToolbarHidden else { return true }
    guard let top = topViewController, top.isDrawnWithToolbar else { return false }
    return !(top.toolbarItems ?? []).isEmpty
  }

  /// Whether the bar at the top is shown: not below a stack that shows it for both.
  var showsNavigationBar: Bool { !isNavigationBarHidden && innerStack == nil }

  /// Brings the bars up to what the stack and its screens have for them.
  func barsDidChange() {
    let below = itemsBelow + stack.dropLast().flatMap(\.itemsOnStack)
    navigationBar.items = below + (stack.last?.itemsOnStack ?? [])
    toolbar.items = topViewController?.toolbarItems
    navigationBar.isHidden = !showsNavigationBar
    if let root = viewIfLoaded { install(barsIn: root) }
    innerStack?.itemsBelow = below
    viewIfLoaded?.setNeedsLayout()
    topViewController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Puts the bars that are shown over the screens, and takes the others away.
  private func install(barsIn root: View) {
    if !showsNavigationBar {
      navigationBar.removeFromSuperview()
    } else if navigationBar.superview !== root {
      root.insertSubview(navigationBar, aboveSubview: transitionView)
    }
    if !showsToolbar {
      toolbar.removeFromSuperview()
    } else if toolbar.superview !== root {
      root.addSubview(toolbar)
    }
  }

  /// How high the bar at the top is with what the screen on top has on it.
  var barHeight: Double {
    let item = navigationBar.topItem
    var search = 0.0
    if let item, let searchBar = item.searchController?.searchBar {
      search = searchBar.heightInBar
      if item.showsSearchAlone { return search }
    }
    let isLarge = navigationBar.prefersLargeTitles && item?.showsLargeTitle ?? false
    return BarHeight.navigationBar(in: traitCollection) + (isLarge ? BarHeight.largeTitle : 0)
      + ((item?.prompt ?? "").isEmpty ? 0 : BarHeight.prompt) + search
  }

  /// How high the bar at the bottom is.
  var toolbarHeight: Double {
    BarHeight.toolbar(
      in: traitCollection, isAboveHomeIndicator: viewIfLoaded?.safeAreaInsets.bottom ?? 0 > 0)
  }

  /// Whether content shines through the bar at the top, as far as is known.
  var isBarTranslucent: Bool {
    navigationBar.isTranslucent && !stack.contains { $0.isDrawnBelowOpaqueBar }
  }
}
