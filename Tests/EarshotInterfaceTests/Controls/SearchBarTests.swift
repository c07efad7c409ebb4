import EarshotInterface
import EarshotModel
import EarshotTestApps
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

  /// Rows that begin on the right have the button on the left.
  @Test func turnsWithTheDirection() {
    let bar = app.add(SearchBar(), 0, 0, 300, 44)
    bar.showsCancelButton = true
    app.application.update()
    #expect(bar.cancelButton.frame.minX > bar.searchTextField.frame.minX)
    app.application.traitCollection.layoutDirection = .rightToLeft
    app.application.update()
    #expect(bar.cancelButton.frame.minX < bar.searchTextField.frame.minX)
    #expect(bar.searchTextField.frame.width == 224)
  }

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

  /// The field, the button beside it and the choice below, from the leading end on.
  @Test func thePartsOfASearchShareTheBar() {
    let bar = app.add(SearchBar(), 0, 0, 300, 100)
    func frames() -> [String] {
      [bar.searchTextField, bar.cancelButton, bar.scopeBar].map {
        $0.isHidden ? "hidden" : TreeText.text(of: $0.frame)
      }
    }
    #expect(frames() == ["8 8 284 84", "hidden", "hidden"])
    bar.showsCancelButton = true
    #expect(frames() == ["8 8 224 84", "232 8 60 84", "hidden"])
    bar.showsScopeBar = true
    #expect(frames() == ["8 8 224 34", "232 8 60 34", "8 50 284 42"])
    bar.semanticContentAttribute = .forceRightToLeft
    bar.frame.size.width = 150
    #expect(frames() == ["58 8 84 34", "8 8 50 34", "8 50 134 42"])
    #expect(bar.intrinsicContentSize.height == 56)
    bar.scopeButtonTitles = ["All", "Here"]
    #expect(bar.intrinsicContentSize.height == 100 && bar.scopeBar.selectedSegmentIndex == 0)
    bar.scopeButtonTitles = []
    #expect(bar.scopeBar.selectedSegmentIndex == nil)
  }
}
