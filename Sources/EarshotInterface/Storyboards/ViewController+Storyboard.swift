// What a controller that came out of a storyboard does by itself; what apps override stands in the
// class body.

import EarshotModel

extension ViewController {
  /// Makes the views that the storyboard has for the controller, connects them and takes them over.
  ///
  /// - Returns: Whether the storyboard has any.
  final func loadViewFromStoryboard() -> Bool {
    guard let storyboardSource, let root = storyboardSource.instantiateViews(for: self) else {
      return false
    }
    storyboardSource.connectOutletsAndActions(of: self, in: root)
    view = root
    hasStoryboardViews = true
    return true
  }

  /// Takes the root view out of the storyboard or xib that the controller names, if it names one.
  ///
  /// - Returns: Whether there was a root view.
  final func loadViewFromFile() -> Bool {
    if loadViewFromStoryboard() { return true }
    guard let nibName, let nibBundle else { return false }
    do {
      try nibBundle.loadNib(named: nibName, owner: self)
    } catch {
      application?.note(.warning("\(transcriptName) cannot load its view: \(error)"))
    }
    return isViewLoaded
  }

  /// Ends the loading of what came out of a storyboard: what is embedded, then everybody awakes, the
  /// controller last.
  final func awake(by source: any StoryboardSource) {
    if !hasStoryboardViews { source.connectOutletsAndActions(of: self, in: nil) }
    source.embedChildren(of: self)
    source.awakeObjects(of: self)
    note(callback: "awakeFromNib")
    awakeFromNib()
  }

  /// Performs a segue of the storyboard by its name.
  final func performStoryboardSegue(_ identifier: String, sender: Any?) {
    guard
      let segue = storyboardSource?.segue(withIdentifier: identifier, from: self, sender: sender)
    else {
      application?.note(
        .warning("\(transcriptName) has no segue with the identifier '\(identifier)'."))
      return
    }
    perform(segue, sender: sender)
  }

  /// Performs a segue that something on the screen has started, if the controller lets it.
  ///
  /// - Returns: Whether it was performed.
  @discardableResult
  package final func performIfAllowed(
    _ identifier: String?, sender: Any?, segue: () -> Segue?
  ) -> Bool {
    guard shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender), let segue = segue()
    else { return false }
    perform(segue, sender: sender)
    return true
  }

  /// Prepares for a segue and performs it.
  package final func perform(_ segue: Segue, sender: Any?) {
    note(callback: "prepare(for:sender:)")
    prepare(for: segue, sender: sender)
    segue.tellDestinationOfUnwinding()
    segue.perform()
  }

  /// Finds who takes an unwind segue from here: the nearest controller that has its method, or, when
  /// none has one, nobody.
  package final func unwindDestination(_ action: String, sender: Any?) -> ViewController? {
    unwindCandidates.first { $0.canPerformUnwindSegueAction(action, from: self, sender: sender) }
  }

  /// The screen that going back from here leads to: the one before on the stack, or else the
  /// controller that presents this one.
  package final var screenBefore: ViewController? {
    unwindCandidates.first { candidate in
      !(candidate is NavigationController || candidate is TabBarController)
        && !children.contains { $0 === candidate }
    }
  }
}
