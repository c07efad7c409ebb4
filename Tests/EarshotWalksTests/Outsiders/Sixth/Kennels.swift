import EarshotInterface
import EarshotModel

/// Apps of kennels, which ask something in front of a screen.
extension OutsiderPair {
  static var sixthKennels: [OutsiderPair] {
    [
      OutsiderPair(
        "modal-leak",
        "The first of two questions is modal, and the layer with the second one is not",
        screen: { WrenAdoption("Bruno", $0) }),
      OutsiderPair(
        "modal-no-escape",
        "A sheet that cannot be pulled away is closed by a drawn cross, which is kept from readers",
        screen: { WrenVisit("Maya", $0) }),
      OutsiderPair(
        "modal-focus-not-moved",
        "An announcement tells of a choice that lies over the screen, and the cursor is not led there",
        screen: { WrenBreeds("Breeds", $0) }),
      .stack(
        "modal-focus-not-restored",
        "A screen leads to its first line whenever it appears, and so after each card that covered it"
      ) { WrenDogs("Dogs", $0) },
      OutsiderPair(
        "modal-untitled",
        "What a question is about stands above its answers, and is kept from readers as an ornament",
        screen: { WrenCollars("Collars", $0) }),
    ]
  }
}

private final class WrenAdoption: ReedScreen {
  private let state = Label()
  private var adopt: Button?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Bruno"))
    state.text = "Still looks for a home"
    put(state)
    adopt = put(button("Take Bruno home") { [unowned self] in ask() })
    put(button("His story") { [unowned self] in tell("Bruno", "He was found at the harbour.") })
  }

  private func ask() {
    let layer = QuayOverlay()
    cover(with: layer)
    let title = layer.hold(heading("Is there a garden?"), y: 120)
    for (row, answer) in ["There is", "There is none"].enumerated() {
      layer.hold(
        button(answer) { [unowned self, unowned layer] in
          layer.removeFromSuperview()
          askForDay()
        }, y: 180 + Double(row) * 56)
    }
    layer.hold(button("Cancel") { [unowned self, unowned layer] in close(layer) }, y: 300)
    layer.whenEscaped = { [unowned self, unowned layer] in close(layer) }
    post(.screenChanged(.element(title)))
  }

  private func askForDay() {
    let layer = QuayOverlay()
    if isFaulty {
      layer.frame = view.bounds
      view.addSubview(layer)
    } else {
      cover(with: layer)
    }
    let title = layer.hold(heading("When will you come?"), y: 120)
    for (row, day) in ["Saturday", "Sunday"].enumerated() {
      layer.hold(
        button(day) { [unowned self, unowned layer] in
          state.text = "You come on \(day)"
          close(layer)
        }, y: 180 + Double(row) * 56)
    }
    layer.hold(button("Cancel") { [unowned self, unowned layer] in close(layer) }, y: 300)
    layer.whenEscaped = { [unowned self, unowned layer] in close(layer) }
    post(.screenChanged(.element(title)))
  }

  private func close(_ layer: View) {
    layer.removeFromSuperview()
    if let adopt { post(.screenChanged(.element(adopt))) }
    sayBehind(state.text ?? "")
  }
}

private final class WrenVisit: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Maya"))
    put(words("Seven years old, and likes the rain"))
    put(
      button("What she eats") { [unowned self] in
        let sheet = WrenMeals("Maya's meals", isFaulty)
        sheet.isModalInPresentation = true
        present(sheet, animated: true)
      })
  }
}

private final class WrenMeals: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Maya's meals"))
    if isFaulty {
      let cross = put(Label())
      cross.text = "✕"
      cross.isAccessibilityElement = false
      let tap = TapGestureRecognizer()
      tap.addAction(Action { [unowned self] _ in dismiss(animated: true) })
      cross.addGestureRecognizer(tap)
    } else {
      let cross = put(button("✕") { [unowned self] in dismiss(animated: true) })
      cross.accessibilityLabel = "Close"
    }
    put(words("Rice and carrots at eight"))
    put(words("Fish at six"))
  }

  override func accessibilityPerformEscape() -> Bool {
    guard !isFaulty else { return super.accessibilityPerformEscape() }
    dismiss(animated: true)
    return true
  }
}

private final class WrenBreeds: ReedScreen {
  private let shown = Label()
  private var choose: Button?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Who waits for a home"))
    shown.text = "All breeds, 31 dogs"
    put(shown)
    choose = put(button("Choose a breed") { [unowned self] in open() })
  }

  private func open() {
    let layer = QuayOverlay()
    cover(with: layer)
    let title = layer.hold(heading("Breed"), y: 120)
    for (row, breed) in ["All breeds, 31 dogs", "Terriers, 4 dogs", "Poodles, 2 dogs"].enumerated()
    {
      layer.hold(
        button(breed) { [unowned self, unowned layer] in
          shown.text = breed
          close(layer)
        }, y: 180 + Double(row) * 56)
    }
    layer.whenEscaped = { [unowned self, unowned layer] in close(layer) }
    if isFaulty { say("Choose a breed") } else { post(.screenChanged(.element(title))) }
  }

  private func close(_ layer: View) {
    layer.removeFromSuperview()
    if let choose { post(.screenChanged(.element(choose))) }
    sayBehind(shown.text ?? "")
  }
}

private final class WrenDogs: ReedScreen {
  private let first = Label()
  private var hasAppeared = false

  override func viewDidLoad() {
    super.viewDidLoad()
    first.text = "Three dogs came this week"
    put(first)
    for name in ["Bruno", "Maya", "Otto"] {
      put(
        button(name) { [unowned self] in
          let card = WrenDogCard(name, isFaulty)
          card.modalPresentationStyle = .fullScreen
          present(card, animated: true)
        })
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isFaulty || !hasAppeared { post(.screenChanged(.element(first))) }
    hasAppeared = true
  }
}

private final class WrenDogCard: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading(title ?? ""))
    put(words("Gets on well with children"))
    put(button("Close") { [unowned self] in dismiss(animated: true) })
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }
}

private final class WrenCollars: ReedScreen {
  private let state = Label()
  private var choose: Button?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("A collar for Otto"))
    state.text = "Red"
    put(state)
    choose = put(button("Another colour") { [unowned self] in open() })
  }

  private func open() {
    let layer = QuayOverlay()
    cover(with: layer)
    let title = layer.hold(heading("Which colour shall it have?"), y: 120)
    title.isAccessibilityElement = !isFaulty
    let answers = ["Red", "Green", "Blue"].enumerated().map { row, colour in
      layer.hold(
        button(colour) { [unowned self, unowned layer] in
          state.text = colour
          close(layer)
        }, y: 180 + Double(row) * 56)
    }
    layer.whenEscaped = { [unowned self, unowned layer] in close(layer) }
    post(.screenChanged(.element(isFaulty ? answers[0] : title)))
  }

  private func close(_ layer: View) {
    layer.removeFromSuperview()
    if let choose { post(.screenChanged(.element(choose))) }
    sayBehind(state.text ?? "")
  }
}
