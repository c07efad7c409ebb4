import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

private final class Delegate: SearchBarDelegate {
  let log: Log
  var begins = true
  init(_ log: Log) { self.log = log }
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { begins }
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { log("begin") }
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    log("changed \(searchText)")
  }
  func searchBarTextDidEndEditing(_ searchBar: SearchBar) { log("end") }
  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    log("search \(searchBar.text ?? "")")
  }
  func searchBarCancelButtonClicked(_ searchBar: SearchBar) { log("cancel") }
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log("scope \(selectedScope)")
  }
}

@Suite struct SearchBarTests {
  private let app = TestApp()

  @Test func aSearch() {
    let bar = app.add(SearchBar(), 0, 0, 300, 100)
    let delegate = Delegate(app.log)
    bar.delegate = delegate
    (bar.showsCancelButton, bar.showsScopeBar) = (true, true)
    bar.scopeButtonTitles = ["All", "Books"]
    delegate.begins = false
    #expect(app.activate(bar.searchTextField) && !bar.searchTextField.isEditing)
    delegate.begins = true
    app.activate(bar.searchTextField)
    app.application.typeText("ab\n")
    #expect(bar.searchTextField.isEditing)
    app.activate(bar.scopeBar.segments[1])
    app.activate(bar.cancelButton)
    bar.searchTextField.resignFirstResponder()
    #expect(
      app.log.take() == [
        "begin", "changed a", "changed ab", "search ab", "scope 1", "cancel", "end",
      ])
  }

  @Test func nothingHoldsTheBar() {
    weak var released: SearchBar?
    do {
      let bar = SearchBar()
      released = bar
    }
    #expect(released == nil)
  }
}
