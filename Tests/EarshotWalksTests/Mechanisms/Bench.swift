import EarshotInterface
import EarshotModel

/// A screen of real controls that a description puts together.
final class Bench: QuayScreen {
  private let build: (Bench, _ isFaulty: Bool) -> Void
  var whenAppeared: () -> Void = {}
  var whenDisappearing: () -> Void = {}
  var whenEscaped: (() -> Bool)?
  var whenTapped: (() -> Bool)?
  var whenScrolled: ((AccessibilityScrollDirection) -> Bool)?
  /// What the screen holds on to.
  var kept: AnyObject?

  init(_ title: String, _ isFaulty: Bool, _ build: @escaping (Bench, _ isFaulty: Bool) -> Void) {
    self.build = build
    super.init(title, isFaulty)
  }

  override func viewDidLoad() { build(self, isFaulty) }

  override func viewDidAppear(_ animated: Bool) { whenAppeared() }

  override func viewWillDisappear(_ animated: Bool) { whenDisappearing() }

  override func accessibilityPerformEscape() -> Bool {
    whenEscaped?() ?? super.accessibilityPerformEscape()
  }

  override func accessibilityPerformMagicTap() -> Bool {
    whenTapped?() ?? super.accessibilityPerformMagicTap()
  }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    whenScrolled?(direction) ?? super.accessibilityScroll(direction)
  }

  /// Goes on to another screen.
  func push(_ title: String, _ build: @escaping (Bench, _ isFaulty: Bool) -> Void) {
    navigationController?.pushViewController(Bench(title, isFaulty, build), animated: true)
  }

  /// Puts an element that does what a description says below what is there already.
  @discardableResult
  func knob(
    _ label: String?, _ traits: AccessibilityTraits = .none, height: Double = 44
  ) -> Knob {
    let knob = put(Knob(), height: height)
    knob.isAccessibilityElement = true
    knob.accessibilityLabel = label
    knob.accessibilityTraits = traits
    return knob
  }

  /// Puts texts below what is there already.
  @discardableResult
  func lines(_ texts: String...) -> [Label] { texts.map { put(words($0)) } }

  /// Puts a button that says something below what is there already.
  @discardableResult
  func button(_ title: String, saying text: String) -> Button {
    put(button(title) { [weak self] in self?.say(text) })
  }

  /// Lays a dark view over the whole window, and a card above it, which is no part of it; nothing says that the card is
  /// modal.
  ///
  /// - Parameters:
  ///   - texts: What stands on the card; the first is a heading unless it is empty.
  ///   - hidesRest: Whether readers are kept from what lies behind.
  ///   - closing: The title of a button that closes it; `nil` for none.
  ///   - closed: What is done when it has been closed.
  /// - Returns: The card.
  @discardableResult
  func card(
    _ texts: [String], hidesRest: Bool, closing: String?, _ closed: @escaping () -> Void
  ) -> Card {
    let around = view.window ?? view
    let behind = around.subviews
    let dark = View(frame: around.bounds)
    dark.backgroundColor = Color(white: 0, alpha: 0.5)
    let card = Card(frame: Rect(x: 40, y: 250, width: 313, height: 300))
    card.backgroundColor = Color(white: 1)
    around.addSubview(dark)
    around.addSubview(card)
    if hidesRest { for part in behind { part.accessibilityElementsHidden = true } }
    card.close = { [weak dark, weak card] in
      for part in behind { part.accessibilityElementsHidden = false }
      dark?.removeFromSuperview()
      card?.removeFromSuperview()
      closed()
    }
    for (number, text) in texts.enumerated() where !text.isEmpty {
      card.parts.append(card.add(number == 0 ? heading(text) : words(text)))
    }
    if let closing { card.parts.append(card.add(button(closing) { [weak card] in card?.close() })) }
    return card
  }
}

/// What lies over a screen.
final class Card: View {
  var close: () -> Void = {}
  var escapes = true
  var parts: [View] = []

  func add<Part: View>(_ part: Part) -> Part {
    part.frame = Rect(x: 10, y: 10 + 56 * Double(subviews.count), width: 293, height: 44)
    addSubview(part)
    return part
  }

  override func accessibilityPerformEscape() -> Bool {
    guard escapes else { return false }
    close()
    return true
  }
}
