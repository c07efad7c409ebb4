/// Provides the rows of a table (`UITableViewDataSource`, guide row G06).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol TableViewDataSource: AnyObject {
  /// How many sections the table has; 1 by default.
  func numberOfSections(in tableView: TableView) -> Int
  /// How many rows a section has.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// The row at a place; usually from ``TableView/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// The text above the rows of a section; none by default.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// The text below the rows of a section; none by default.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// No text.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// No text.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
