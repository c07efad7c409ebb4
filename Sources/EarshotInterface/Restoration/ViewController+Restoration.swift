extension ViewController: StateRestoring {
  /// Where the controller stands; `nil` without an identifier.
  ///
  /// An ancestor without one ends the path, so that a controller that was referred to by hand still
  /// has a name of its own (guide row G37).
  package final var restorationPath: RestorationPath? {
    guard let restorationIdentifier, !restorationIdentifier.isEmpty else { return nil }
    let container = containerInArchives
    let superior = container ?? ownPresentingViewController
    guard let superior, let path = superior.restorationPath else {
      return RestorationPath([.identifier(restorationIdentifier)])
    }
    return path.appending(
      position: container?.restorationPosition(of: self), identifier: restorationIdentifier)
  }

  /// The controller that keeps this one in archives: what stands behind the More tab belongs to the
  /// tabs, and a column on the stack of a list to the split view, wherever they are shown.
  final var containerInArchives: ViewController? {
    guard let stack = parent as? NavigationController else { return parent }
    if stack is MoreNavigationController { return stack.parent }
    guard let split = stack.parent as? SplitViewController, split.isColumn(self) else {
      return stack
    }
    return split
  }

  /// The controllers directly inside this one or presented by it, whoever is named.
  package final var subordinates: [ViewController] {
    children + [ownPresentedViewController].compactMap(\.self)
  }

  /// The controllers whose views stand inside this one's although they are nobody's children, so that
  /// nothing leads to them but the view.
  package final var embeddedWithoutContainment: [ViewController] {
    var found: [ViewController] = []
    var waiting = viewIfLoaded?.subviews ?? []
    while let view = waiting.popLast() {
      guard let controller = view.viewController else {
        waiting += view.subviews
        continue
      }
      if controller.parent == nil, controller.ownPresentingViewController == nil {
        found.append(controller)
      }
    }
    return found.reversed()
  }

  /// The children of a container with what came back in its place; `nil` came not back and leaves
  /// what is there.
  static func merging(
    _ restored: [ViewController?], into present: [ViewController]
  ) -> [ViewController] {
    let places = max(restored.count, present.count)
    var merged: [ViewController] = []
    for place in 0..<places {
      let candidates = [
        restored.indices.contains(place) ? restored[place] : nil,
        present.indices.contains(place) ? present[place] : nil,
      ]
      let child = candidates.compactMap(\.self).first { candidate in
        !merged.contains { $0 === candidate }
      }
      if let child { merged.append(child) }
    }
    return merged
  }
}

extension View: StateRestoring {
  /// Where the view stands: the path of the controller in whose view it is, and its own identifier;
  /// `nil` unless both are named (guide row G38).
  package final var restorationPath: RestorationPath? {
    guard let restorationIdentifier, !restorationIdentifier.isEmpty,
      let path = nearestViewController?.restorationPath
    else {
      return nil
    }
    return path.appending(position: nil, identifier: restorationIdentifier)
  }

  /// The views in the care of the controller whose root view this is: the view itself and what is
  /// inside, down to the views of other controllers.
  package final var viewsOfSameController: [View] {
    var found: [View] = []
    var waiting: [View] = [self]
    while let view = waiting.popLast() {
      found.append(view)
      waiting += view.subviews.reversed().filter { $0.viewController == nil }
    }
    return found
  }

  /// What stands in the secure fields of the view and of everything inside.
  package final var textsOfSecureEditors: [String] {
    var texts: [String] = []
    var waiting: [View] = [self]
    while let view = waiting.popLast() {
      waiting += view.subviews
      if let editor = view as? any TextEditor, editor.isSecureTextEntry,
        !editor.edited.characters.isEmpty
      {
        texts.append(editor.edited.text)
      }
    }
    return texts
  }
}
