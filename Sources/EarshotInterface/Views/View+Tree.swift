import EarshotModel

/// Where the view stands among others, and how it gets there.
extension View {
  /// The view that holds this one.
  public final var superview: View? { container?.takeUnretainedValue() }

  /// Whether the view is `ancestor` or stands inside it.
  public final func isDescendant(of ancestor: View) -> Bool {
    var candidate: View? = self
    while let view = candidate {
      if view === ancestor { return true }
      candidate = view.superview
    }
    return false
  }

  /// Where `sibling` stands once `view` is taken away.
  final func position(of sibling: View, without view: View) -> Int? {
    let others = subviews.lazy.filter { $0 !== view }
    return others.enumerated().first { $0.element === sibling }?.offset
  }

  /// Puts a view at a position, taking it away from where it was.
  final func place(_ view: View, at index: Int) {
    if view.superview === self {
      rearrange { views in
        views.removeAll { $0 === view }
        views.insert(view, at: max(0, min(index, views.count)))
      }
      return
    }
    precondition(!isDescendant(of: view), "A view cannot be put inside itself.")
    view.viewController?.checkHierarchy(newSuperview: self)
    if let superview = view.superview {
      superview.willRemoveSubview(view)
      superview.setNeedsLayout()
    }
    view.change(to: self) {
      view.superview?.forget(view)
      rearrange { $0.insert(view, at: max(0, min(index, $0.count))) }
    }
    if view.isOnDirtyPath { dirtySubviews.append(view) }
    setNeedsLayout()
    didAddSubview(view)
  }

  /// Takes the view out of its superview.
  final func leaveSuperview() {
    guard let superview else { return }
    removeConstraintsOfViewsAround()
    superview.willRemoveSubview(self)
    change(to: nil) {
      superview.forget(self)
    }
    superview.setNeedsLayout()
  }

  private func forget(_ view: View) {
    rearrange { $0.removeAll { $0 === view } }
    if view.isOnDirtyPath { dirtySubviews.removeAll { $0 === view } }
  }

  private func change(to destination: View?, by rearranging: () -> Void) {
    let oldWindow = window
    let newWindow = destination.flatMap { $0 as? Window ?? $0.window }
    willMove(toSuperview: destination)
    var changing: [ViewController] = []
    if oldWindow !== newWindow {
      oldWindow?.resignFirstResponder(inside: self)
      var controllers: [ViewController] = []
      tellWindowWillChange(to: newWindow, controllers: &controllers)
      let isShown = newWindow?.isShown ?? false
      if isShown || oldWindow?.isShown ?? false {
        changing = controllers.filter { $0.viewWillMove(toShown: isShown) }
      }
    }
    rearranging()
    takePlace(in: destination)
    if oldWindow !== newWindow {
      tellWindowDidChange()
      for controller in changing {
        controller.viewDidMove(in: (newWindow ?? oldWindow)?.application)
      }
    }
    didMoveToSuperview()
  }

  private func tellWindowWillChange(to window: Window?, controllers: inout [ViewController]) {
    willMove(toWindow: window)
    if let viewController { controllers.append(viewController) }
    for view in subviews { view.tellWindowWillChange(to: window, controllers: &controllers) }
  }

  private func tellWindowDidChange() {
    didMoveToWindow()
    for view in subviews { view.tellWindowDidChange() }
    // The surroundings are known now; what is put in by this hears of the window by itself.
    if let variations = rare?.traitVariations, window != nil { variations.apply(traitCollection) }
  }
}
