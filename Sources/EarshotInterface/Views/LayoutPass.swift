import EarshotModel

// Only dirty views are visited: every view knows which of its subviews lead to one, so that a turn
// after one changed leaf costs the same in a large tree as in a small one.
//
//  1. `setNeedsLayout` marks the view and the path to the root;
//  2. `layoutIfNeeded` goes down the marked paths: the view first, then what is inside it;
//  3. the root view of a controller is bracketed by the callbacks of the controller and of the
//     presentation it stands in (guide row G11).

extension View {
  /// Takes the present frames of the whole tree as laid out: those of a saved document are.
  package final func acceptPresentLayout() {
    needsLayout = false
    isOnDirtyPath = false
    dirtySubviews = []
    for view in subviews { view.acceptPresentLayout() }
  }

  /// Has the next update notice that other things can be seen, or the same ones elsewhere, although nothing has to be laid
  /// out: readers go by the frames as they stand.
  final func exposureDidChange() {
    (superview ?? self).markPathToRoot()
  }

  /// Takes the frames inside a root view as drawn for its present size: the callbacks of layout come,
  /// but nothing moves except what was not drawn where it belongs.
  package final func acceptDrawnLayout() {
    acceptPresentLayout()
    _ = markAsDrawn()
    setNeedsLayout()
  }

  /// Notes that what is inside was drawn for another size; a view that comes back to that before it is
  /// laid out, as on its way into a window, stands as drawn again.
  final func followDrawnSize(from old: Size) {
    if isPlacedAsDrawn {
      madeRare.drawnSize = old
      isPlacedAsDrawn = false
    } else if let drawn = rare?.drawnSize, drawn == bounds.size {
      madeRare.drawnSize = nil
      isPlacedAsDrawn = true
    }
  }

  /// Notes that what was drawn inside counts no more.
  final func forgetDrawnLayout() {
    isPlacedAsDrawn = false
    if rare?.drawnSize != nil { madeRare.drawnSize = nil }
  }

  /// Marks this tree as drawn for its present size.
  ///
  /// - Returns: Whether a view inside is to be placed all the same.
  private func markAsDrawn() -> Bool {
    isPlacedAsDrawn = true
    var holdsUndrawn = false
    for view in subviews where view.markAsDrawn() || view.isUndrawn { holdsUndrawn = true }
    if holdsUndrawn { setNeedsLayout() }
    return holdsUndrawn
  }

  /// Notes that something below a subview needs layout.
  final func markPathToRoot() {
    var view = self
    while !view.isOnDirtyPath {
      view.isOnDirtyPath = true
      guard let superview = view.superview else { return }
      superview.dirtySubviews.append(view)
      view = superview
    }
  }

  /// Lays out what is marked, from this view on.
  final func layoutDirtyPath() {
    let isDirty = needsLayout
    if isDirty {
      // What changes here is laid out in this pass, so the marks are only taken off afterwards.
      bringConstraintsUpToDate()
      viewController?.rootViewWillLayout()
      bringConstraintsUpToDate()
    }
    needsLayout = false
    isOnDirtyPath = false
    if isDirty {
      layoutByConstraints()
      layoutSubviews()
    }
    let dirty = dirtySubviews
    dirtySubviews = []
    for view in dirty where view.superview === self && view.isOnDirtyPath {
      view.layoutDirtyPath()
    }
    if isDirty { viewController?.rootViewDidLayout() }
  }
}

extension View {
  private func bringConstraintsUpToDate() {
    guard needsUpdateConstraints else { return }
    needsUpdateConstraints = false
    viewController?.updateViewConstraints()
    updateConstraints()
  }
}

extension View {
  /// Has everything that scrolls in this controller's view keep clear of what covers it now; views of
  /// other controllers see to that themselves.
  fileprivate final func followSafeAreaInside() {
    (self as? ScrollView)?.followSafeArea()
    for view in subviews where view.viewController == nil { view.followSafeAreaInside() }
  }
}

extension ViewController {
  fileprivate final func rootViewWillLayout() {
    updateSafeArea()
    note(callback: "viewWillLayoutSubviews")
    viewWillLayoutSubviews()
    storedPresentation?.containerViewWillLayoutSubviews()
  }

  fileprivate final func rootViewDidLayout() {
    note(callback: "viewDidLayoutSubviews")
    viewDidLayoutSubviews()
    storedPresentation?.containerViewDidLayoutSubviews()
  }

  /// Has constraints place what is inside, because a bar came or went that was not drawn there.
  ///
  /// What was drawn as covered changes by as much as what is covered, from the insets before.
  private func followSurroundings(from old: EdgeInsets) {
    if let guided = drawnRoot?.guided {
      let new = toldSafeArea
      drawnRoot?.guided?.insets = EdgeInsets(
        top: guided.insets.top + new.top - old.top, left: guided.insets.left + new.left - old.left,
        bottom: guided.insets.bottom + new.bottom - old.bottom,
        right: guided.insets.right + new.right - old.right)
    }
    viewIfLoaded?.forgetDrawnLayout()
  }

  private func updateSafeArea() {
    guard let view = viewIfLoaded else { return }
    let insets = view.safeAreaInsets
    guard insets != toldSafeArea else { return }
    let old = toldSafeArea
    toldSafeArea = insets
    if appearance.phase == .appeared { followSurroundings(from: old) }
    view.followSafeAreaInside()
    viewSafeAreaInsetsDidChange()
    view.safeAreaInsetsDidChange()
  }
}
