/// Carries what happens to the parts of a search bar to its delegate.
///
/// The parts hold it weakly, as targets are held; the bar holds it.
#if MainActorApps
  @preconcurrency @MainActor
#endif
final class SearchBarEvents: TextFieldDelegate {
  private unowned let searchBar: SearchBar

  init(_ searchBar: SearchBar) {
    self.searchBar = searchBar
    let field = searchBar.searchTextField
    field.delegate = self
    field.addTarget(self, action: SearchBarEvents.changed, for: .editingChanged)
    searchBar.cancelButton.addTarget(self, action: SearchBarEvents.cancelled, for: .touchUpInside)
    searchBar.scopeBar.addTarget(self, action: SearchBarEvents.scoped, for: .valueChanged)
  }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    searchBar.delegate?.searchBarShouldBeginEditing(searchBar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    searchBar.delegate?.searchBarTextDidBeginEditing(searchBar)
    searchBar.searchController?.searchFieldDidBeginEditing()
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    searchBar.delegate?.searchBarTextDidEndEditing(searchBar)
  }

  /// The return key of a search bar searches; the field goes on being edited.
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    searchBar.delegate?.searchBarSearchButtonClicked(searchBar)
    return false
  }

  private func changed() {
    searchBar.delegate?.searchBar(searchBar, textDidChange: searchBar.text ?? "")
    searchBar.searchController?.searchDidChange()
  }

  private func cancelled() {
    searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
    searchBar.searchController?.isActive = false
  }

  private func scoped() {
    guard let index = searchBar.scopeBar.selectedSegmentIndex else { return }
    searchBar.delegate?.searchBar(searchBar, selectedScopeButtonIndexDidChange: index)
    searchBar.searchController?.searchDidChange()
  }
}
