import EarshotModel

/// What stands over a searched view: the results, and the bar where no navigation bar has it.
final class SearchControllerView: View {
  private weak var searchController: SearchController?

  init(_ searchController: SearchController) {
    self.searchController = searchController
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private var covers: Bool { searchController?.coversBackground ?? false }

  /// What is covered cannot be reached; bars around the searched view can.
  override var accessibilityViewIsModal: Bool {
    get { covers || super.accessibilityViewIsModal }
    set { super.accessibilityViewIsModal = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    searchController?.layoutContainer()
  }

  override func hitTest(_ point: Point, with event: Event?) -> View? {
    let found = super.hitTest(point, with: event)
    return found === self && !covers ? nil : found
  }

  override func accessibilityHitTest(_ point: Point) -> Responder? {
    let found = super.accessibilityHitTest(point)
    return found === self && !covers ? nil : found
  }

  /// A touch beside the results ends the search.
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    searchController?.isActive = false
  }
}
