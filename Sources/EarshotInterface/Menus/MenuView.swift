import EarshotModel

/// The lines of an open menu, one under the other.
final class MenuView: ScrollView {
  static let width = 250.0
  private static let rowHeight = 44.0
  private static let headingHeight = 28.0

  private var lines: [View] = []

  /// Shows other lines.
  func show(_ lines: [View]) {
    for view in self.lines where !lines.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    self.lines = lines
    // Those that are there already come behind the others, so that they follow one another as here.
    for view in lines { addSubview(view) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The height of all lines, in points.
  var naturalHeight: Double { lines.reduce(0) { $0 + Self.height(of: $1) } }

  private static func height(of line: View) -> Double {
    line is Label ? headingHeight : rowHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = 0.0
    for line in lines {
      let height = Self.height(of: line)
      line.frame = Rect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    contentSize = Size(width: bounds.width, height: y)
  }
}
