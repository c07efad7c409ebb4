import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

private final class Card: ViewController {
  let (heading, picture, button, box) = (Label(), ImageView(), Button(type: .system), View())
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var height: LayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "Title"
    for inner in [heading, picture, button, box] {
      inner.translatesAutoresizingMaskIntoConstraints = false
    }
    for inner in [heading, picture, box] { view.addSubview(inner) }
    box.addSubview(button)
    height = picture.heightAnchor.constraint(equalToConstant: 100)
    let safe = view.safeAreaLayoutGuide
    let margins = view.layoutMarginsGuide
    LayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: safe.topAnchor, constant: 10),
      heading.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      heading.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      heading.heightAnchor.constraint(equalToConstant: 30),
      heading.widthAnchor.constraint(equalToConstant: 120),
      picture.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
      picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      picture.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -20),
      height,
      box.topAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 20),
      box.leftAnchor.constraint(equalTo: view.leftAnchor),
      box.rightAnchor.constraint(equalTo: view.rightAnchor),
      box.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      box.heightAnchor.constraint(equalTo: picture.heightAnchor),
      button.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      button.widthAnchor.constraint(equalToConstant: 80),
      button.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
}

/// A screen that is laid out by anchors, as apps write it without a storyboard.
@Suite struct ConstraintsInCodeTests {
  private let app = TestApp()
  private let card = Card()

  init() {
    app.window.deviceSafeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    app.window.rootViewController = card
    app.application.update()
  }

  private func text(_ view: View) -> String {
    let frame = view.frame
    return [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
      .joined(separator: " ")
  }

  private var places: [String] { [card.heading, card.picture, card.box, card.button].map(text) }

  @Test func anchorsPlaceEverything() {
    #expect(places == ["16 57 120 30", "110 95 180 100", "0 666 400 100", "160 30 80 40"])
  }

  @Test func whatChangesIsPlacedAnew() {
    card.height.constant = 60
    app.application.update()
    #expect(places == ["16 57 120 30", "110 95 180 60", "0 706 400 60", "160 10 80 40"])
    card.height.isActive = false
    let taller = card.picture.heightAnchor.constraint(equalTo: card.picture.widthAnchor)
    LayoutConstraint.activate([taller])
    app.application.update()
    #expect(text(card.picture) == "110 95 180 180")
    LayoutConstraint.deactivate([taller])
    card.height.isActive = true
    app.window.transition(to: Size(width: 800, height: 400))
    #expect(text(card.picture) == "210 95 380 60" && text(card.box) == "0 306 800 60")
  }

  @Test func rulesMayBeAddedToAndTakenFromAView() {
    let rule = card.button.widthAnchor.constraint(equalToConstant: 200)
    rule.priority = 999
    card.box.addConstraint(rule)
    #expect(rule.isActive && card.box.constraints.contains { $0 === rule })
    card.box.removeConstraints([rule])
    #expect(!rule.isActive && !card.box.constraints.contains { $0 === rule })
    card.view.removeConstraint(rule)
    app.application.update()
    #expect(places == ["16 57 120 30", "110 95 180 100", "0 666 400 100", "160 30 80 40"])
  }
}
