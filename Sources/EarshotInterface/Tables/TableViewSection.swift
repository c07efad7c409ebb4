/// Rows that belong together, with what stands above and below them.
public struct TableViewSection {
  /// The text above the rows.
  public var headerTitle: String?
  /// The text below the rows.
  public var footerTitle: String?
  /// A view above the rows, in place of the text.
  public var headerView: View?
  /// A view below the rows, in place of the text.
  public var footerView: View?
  /// The rows, from the top.
  public var cells: [TableViewCell]

  /// Creates a section from its rows and what stands around them.
  public init(
    headerTitle: String? = nil, footerTitle: String? = nil, headerView: View? = nil,
    footerView: View? = nil, cells: [TableViewCell] = []
  ) {
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
    self.headerView = headerView
    self.footerView = footerView
    self.cells = cells
  }

  /// Whether the section has just the texts and views of another around its rows.
  func isSame(as other: TableViewSection) -> Bool {
    headerTitle == other.headerTitle && footerTitle == other.footerTitle
      && headerView === other.headerView && footerView === other.footerView
  }
}
