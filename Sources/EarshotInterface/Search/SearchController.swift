// A search, from its beginning to its end:
//
//  1. typing into the bar, or `isActive`, has the search controller presented over the controller that has
//     the bar; that is no other screen, so the cursor stays in the field;
//  2. whenever the text or the place to search becomes another, the updater is told; the results are shown
//     as long as there is a text;
//  3. the button beside the field, escape, a touch beside the results and `isActive` end it: the text is
//     emptied, the updater is told a last time, and the bar stands where it stood.

import EarshotModel

/// A search bar with what it searches and what it finds (`UISearchController`).
open class SearchController: ViewController {
  /// The bar, which belongs on a navigation item or into a view of the app.
  public final let searchBar: SearchBar
  /// The controller that shows what was found; without one, the searched controller shows it itself.
  public final let searchResultsController: ViewController?
  /// Who brings the results up to the search.
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// Follows the beginning and the end of the search.
  open weak var delegate: (any SearchControllerDelegate)?

  /// Whether what is searched cannot be reached during the search, even while no results are shown.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether titles and buttons of the navigation bar give way to the bar of the search during it.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a button that ends the search is shown during it.
  open var automaticallyShowsCancelButton = true
  /// Whether the choice of where to search, if there is one, is shown during the search only.
  open var automaticallyShowsScopeBar = true
  /// Whether results are shown as soon as there is a text, and not before.
  open var automaticallyShowsSearchResultsController = true

  /// The navigation item on which the bar stands.
  final weak var itemOfBar: NavigationItem?
  /// Where the bar stands between searches, when that is no navigation bar.
  private var home: SearchBarHome?
  private var isSearching = false

  /// Creates a search whose results `searchResultsController` shows, or the searched controller itself.
  public init(searchResultsController: ViewController? = nil) {
    searchBar = SearchBar(frame: .zero)
    self.searchResultsController = searchResultsController
    super.init()
    searchBar.searchController = self
    modalPresentationStyle = .overCurrentContext
    if let searchResultsController {
      addChild(searchResultsController)
      searchResultsController.didMove(toParent: self)
    }
  }

  // MARK: Beginning and ending

  /// Whether a search goes on.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { begin() } else { ownPresentingViewController?.dismiss(animated: true) }
    }
  }

  private func begin() {
    delegate?.presentSearchController(self)
    if ownPresentingViewController == nil {
      searchedController?.present(self, animated: true)
    }
    if isSearching, !searchBar.searchTextField.isEditing {
      searchBar.searchTextField.becomeFirstResponder()
    }
  }

  /// The controller that has the bar.
  private var searchedController: ViewController? {
    if let itemOfBar { return itemOfBar.viewController }
    if let bar = searchBar.superview as? NavigationBar { return bar.topItem?.viewController }
    return searchBar.nearestViewController
  }

  override func makePresentationController(
    presenting: ViewController?
  ) -> PresentationController {
    SearchPresentationController(presentedViewController: self, presenting: presenting)
  }

  final func searchWillBegin() {
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if automaticallyShowsScopeBar, !searchBar.scopeButtonTitles.isEmpty {
      searchBar.showsScopeBar = true
    }
    showResultsAsNeeded()
    itemOfBar?.searchDidChange()
  }

  final func searchDidBegin() {
    delegate?.didPresentSearchController(self)
  }

  final func searchWillEnd() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.searchTextField.resignFirstResponder()
    searchBar.text = nil
    showResultsAsNeeded()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  final func searchDidEnd() {
    let field = searchBar.searchTextField
    let isInBar = [field, searchBar.cancelButton].contains { $0.accessibilityElementIsFocused() }
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    itemOfBar?.searchDidChange()
    // The button that ended the search is gone; a search leads back to where it began, as long as the
    // content has not been scrolled away from there.
    if isInBar { searchBar.window?.application?.post(.layoutChanged(.element(field))) }
    delegate?.didDismissSearchController(self)
  }

  // MARK: What is searched for

  final func searchFieldDidBeginEditing() {
    if !isSearching { isActive = true }
    if isSearching { searchResultsUpdater?.updateSearchResults(for: self) }
  }

  final func searchDidChange() {
    guard isSearching else { return }
    showResultsAsNeeded()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Whether the results are shown.
  open var showsSearchResultsController: Bool {
    get { !(searchResultsController?.viewIfLoaded?.isHidden ?? true) }
    set {
      guard let view = searchResultsController?.viewIfLoaded else { return }
      automaticallyShowsSearchResultsController = false
      view.isHidden = !newValue
    }
  }

  private func showResultsAsNeeded() {
    guard automaticallyShowsSearchResultsController else { return }
    let hasText = searchBar.searchTextField.hasText
    searchResultsController?.viewIfLoaded?.isHidden = !hasText
  }

  /// Whether what is searched cannot be reached at present.
  final var coversBackground: Bool {
    isSearching && (obscuresBackgroundDuringPresentation || showsSearchResultsController)
  }

  // MARK: The view

  open override func loadView() {
    view = SearchControllerView(self)
    guard let results = searchResultsController?.view else { return }
    results.isHidden = automaticallyShowsSearchResultsController
    view.addSubview(results)
  }

  /// Takes the bar along while the searched view has it, which may lie behind the results.
  final func takeBar() {
    guard itemOfBar == nil, !(searchBar.superview is NavigationBar) else { return }
    home = SearchBarHome(of: searchBar)
    view.addSubview(searchBar)
  }

  /// Puts the bar back to where it was taken from.
  final func putBackBar() {
    home?.take(searchBar)
    home = nil
  }

  override func safeAreaInsetsOfBars(over child: ViewController) -> EdgeInsets {
    let isInside = searchBar.superview === viewIfLoaded
    return EdgeInsets(
      top: isInside ? searchBar.heightInBar : 0, left: 0, bottom: 0, right: 0)
  }

  override func layoutContainer() {
    searchResultsController?.viewIfLoaded?.frame = view.bounds
    guard searchBar.superview === view else { return }
    searchBar.frame = Rect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: searchBar.heightInBar)
  }
}
