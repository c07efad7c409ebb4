import EarshotModel

/// Places a search inside the view that it searches, under the bars that stand around that.
final class SearchPresentationController: PresentationController {
  private var searchController: SearchController? { presentedViewController as? SearchController }

  override var shouldRemovePresentersView: Bool { false }

  /// It has no finger of its own that drags it away; `dismissForUser` ends it.
  override var isDismissibleByUser: Bool { false }

  override var changesScreen: Bool { false }

  override func dismissForUser() -> Bool {
    guard let searchController, searchController.isActive else { return false }
    searchController.isActive = false
    return true
  }

  override func placePresented() {
    guard let searched = presentingViewController?.view, let searchController else { return }
    guard searchController.view.superview == nil else { return }
    searchController.view.frame = searched.bounds
    searched.addSubview(searchController.view)
    searchController.takeBar()
  }

  override func removePresented() {
    searchController?.putBackBar()
    super.removePresented()
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    searchController?.searchWillBegin()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    searchController?.searchDidBegin()
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    searchController?.searchWillEnd()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    searchController?.searchDidEnd()
  }
}
