import EarshotInterface
import EarshotModel

/// A screen with views one under the other, as large as they like.
final class StackedScreen: ViewController {
  private let parts: [View]

  convenience init(_ parts: View...) {
    self.init(parts)
  }

  init(_ parts: [View]) {
    self.parts = parts
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var top = 60.0
    for part in parts {
      let wanted = part.intrinsicContentSize
      part.frame = Rect(
        x: 20, y: top, width: wanted.width > 0 ? wanted.width : 360,
        height: wanted.height > 0 ? wanted.height : 44)
      view.addSubview(part)
      top = part.frame.maxY + 20
    }
  }
}
