import EarshotInterface
import EarshotModel

/// A card over everything else on a screen, which an app has built of views.
final class CardOverlay: View {
  private let card: View
  private var bottom = 16.0
  /// The heading of the card.
  let title = Label()
  /// What escape does.
  var onEscape: (() -> Void)?

  /// Creates a card of some height in the middle of a dimmed area.
  init(_ text: String?, over area: Rect, height: Double = 320) {
    let top = (area.height - height) / 2
    card = View(frame: Rect(x: 32, y: top, width: area.width - 64, height: height))
    super.init(frame: area)
    backgroundColor = Color(white: 0, alpha: 0.4)
    card.backgroundColor = .white
    addSubview(card)
    guard let text else { return }
    title.text = text
    title.accessibilityTraits = .header
    put(title)
  }

  /// Puts a view below the others on the card.
  @discardableResult
  func put<Part: View>(_ part: Part) -> Part {
    part.frame = Rect(x: 16, y: bottom, width: card.frame.width - 32, height: 44)
    bottom += 52
    card.addSubview(part)
    return part
  }

  override func accessibilityPerformEscape() -> Bool {
    guard let onEscape else { return super.accessibilityPerformEscape() }
    onEscape()
    return true
  }
}
