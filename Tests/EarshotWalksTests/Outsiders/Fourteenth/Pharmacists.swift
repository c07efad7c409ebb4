import EarshotInterface
import EarshotModel

/// Apps of pharmacists, with cards and sheets over the screen that do not lead the cursor well.
extension OutsiderPair {
  static var fourteenthPharmacists: [OutsiderPair] {
    [
      .stack(
        "modal-leak",
        "A card that asks something is made modal instead of what darkens the screen around it, so"
          + " that the cursor walks on into the screen behind"
      ) { AlderCounter("Counter", $0) },
      .stack(
        "modal-no-escape",
        "A form that covers the screen has its Cancel button on a navigation bar, and is presented"
          + " without the stack that would show the bar"
      ) { AlderRepeats("Prescriptions", $0) },
      .stack(
        "modal-focus-not-moved",
        "A leaflet is laid over the screen and named aloud, and the cursor stays on the tile behind"
          + " it"
      ) { AlderLeaflets("Leaflets", $0) },
      .stack(
        "modal-focus-not-restored",
        "A card that closes sends the cursor back to the button that was pressed last, which is one"
          + " of its own as soon as anything on it was pressed"
      ) { AlderDoses("Doses", $0) },
      .stack(
        "modal-untitled",
        "A sheet has a drawn sign in the place of its title, which says nothing, and nothing else"
          + " on it tells what it is"
      ) { AlderShops("Pharmacies", $0) },
    ]
  }
}

private final class AlderCounter: AlderScreen {
  private let remedies = ["Cough syrup", "Sleeping pills", "Nose drops"]
  private let backdrop = AlderBackdrop(cardHeight: 220)
  private lazy var asked = heading("")
  private var opener: Button?
  private var basket: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    add(words("These are sold after one question."))
    add(heading("Without a prescription"))
    for remedy in remedies {
      add(press(remedy) { [unowned self] button in ask(about: remedy, from: button) })
    }
    add(heading("Your basket"))
    add(
      press("What is in it") { [unowned self] _ in
        message("Basket", basket.isEmpty ? "Nothing yet." : basket.joined(separator: ", "))
      })
    makeCard()
  }

  private func makeCard() {
    (isFaulty ? backdrop.card : backdrop).accessibilityViewIsModal = true
    backdrop.whenEscaped = { [unowned self] in close("Nothing was put in.") }
    fix(asked, in: backdrop.card, x: 8, y: 16)
    fix(
      press("Yes, for a child") { [unowned self] _ in
        close("Ask the pharmacist for the smaller bottle.")
      }, in: backdrop.card, x: 8, y: 68)
    fix(press("No") { [unowned self] _ in putIn() }, in: backdrop.card, x: 8, y: 116)
    fix(
      press("Cancel") { [unowned self] _ in close("Nothing was put in.") }, in: backdrop.card,
      x: 8, y: 164)
  }

  private func ask(about remedy: String, from button: Button) {
    opener = button
    asked.text = "\(remedy): is it for a child?"
    view.window?.addSubview(backdrop)
    post(.screenChanged(.element(asked)))
  }

  private func putIn() {
    if let remedy = opener?.currentTitle { basket.append(remedy) }
    close("It is in your basket.")
  }

  private func close(_ outcome: String) {
    backdrop.removeFromSuperview()
    post(.screenChanged(opener.map { .element($0) }))
    say(outcome)
  }
}

private final class AlderRepeats: AlderScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(words("Your doctor has allowed two repeats."))
    add(heading("Until June"))
    add(press("Order a repeat") { [unowned self] _ in openForm() })
    add(question("Where it is sent", "To the pharmacy at the bridge, where it waits for a week."))
    add(question("What it costs", "Nothing, but for the bottle."))
  }

  private func openForm() {
    let form = AlderRepeatForm("Repeat", isFaulty)
    form.whenSent = { [unowned self] in say("The repeat was ordered.") }
    let shown = isFaulty ? form : AlderFormStack(rootViewController: form)
    shown.modalPresentationStyle = .fullScreen
    present(shown, animated: true)
  }
}

/// A stack for a form, which escape closes.
private final class AlderFormStack: AlderStack {
  override func accessibilityPerformEscape() -> Bool {
    if super.accessibilityPerformEscape() { return true }
    dismiss(animated: true)
    return true
  }
}

private final class AlderRepeatForm: AlderScreen {
  var whenSent: () -> Void = {}
  private var packs = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = BarButtonItem(
      primaryAction: Action(title: "Cancel") { [unowned self] _ in dismiss(animated: true) })
    navigationItem.rightBarButtonItem = BarButtonItem(
      primaryAction: Action(title: "Send") { [unowned self] _ in
        dismiss(animated: true, completion: whenSent)
      })
    add(heading("What you need again"))
    add(
      press("Tablets for the heart, 1 pack") { [unowned self] button in
        packs = packs == 3 ? 1 : packs + 1
        let count = packs == 1 ? "1 pack" : "\(packs) packs"
        button.setTitle("Tablets for the heart, \(count)", for: .normal)
        reread(button)
      })
    addSwitch("Another maker will do") { [unowned self] isOn in
      say(isOn ? "Any maker will do." : "Only the usual maker.")
    }
    addSwitch("Bring it to my door") { [unowned self] isOn in
      say(isOn ? "It is brought on Friday." : "It waits at the pharmacy.")
    }
  }
}

private final class AlderLeaflets: AlderTiles {
  private let names = ["Aspirin", "Iodine", "Liquorice", "Valerian"]
  private let texts = [
    "Take it with water, and not before an operation.",
    "For the outside of the skin only.",
    "No more than two pieces a day.",
    "Do not drive for two hours.",
  ]
  private let backdrop = AlderBackdrop(cardHeight: 180)
  private let name = Label()
  private let advice = Label()
  private var opened = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    lay(names)
    backdrop.accessibilityViewIsModal = true
    backdrop.whenEscaped = { [unowned self] in close() }
    name.accessibilityTraits = .header
    name.frame = Rect(x: 16, y: 16, width: 342, height: 40)
    advice.numberOfLines = 0
    advice.frame = Rect(x: 16, y: 64, width: 342, height: 48)
    let done = Button(
      type: .system,
      primaryAction: Action(title: "Fold it up") { [unowned self] _ in close() })
    done.frame = Rect(x: 16, y: 120, width: 342, height: 44)
    for part in [name, advice, done] as [View] { backdrop.card.addSubview(part) }
  }

  override func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    opened = indexPath.item
    name.text = "Leaflet for \(names[opened])"
    advice.text = texts[opened]
    view.window?.addSubview(backdrop)
    if isFaulty {
      say("The leaflet for \(names[opened]) is open.")
    } else {
      post(.screenChanged(.element(name)))
    }
  }

  private func close() {
    backdrop.removeFromSuperview()
    post(.screenChanged(.element(tiles[opened])))
  }
}

private final class AlderDoses: AlderScreen {
  private let remedies = ["Drops", "Tablets", "Powder", "Ointment"]
  private var doses = [5, 1, 2, 1]
  private let backdrop = AlderBackdrop(cardHeight: 180)
  private lazy var caption = heading("")
  private var opened = 0
  private var opener: Button?
  private var pressedLast: Button?

  override func viewDidLoad() {
    super.viewDidLoad()
    add(words("Doses are counted for one day."))
    add(heading("Set the dose"))
    for number in remedies.indices {
      add(noted("Dose of \(remedies[number])") { [unowned self] in open(number) })
    }
    add(heading("All doses"))
    add(
      noted("Read them to me") { [unowned self] in
        let list = remedies.indices.map { "\(remedies[$0]) \(doses[$0])" }
        say(list.joined(separator: ", "))
      })
    backdrop.accessibilityViewIsModal = true
    backdrop.whenEscaped = { [unowned self] in close() }
    fix(caption, in: backdrop.card, x: 8, y: 16)
    fix(
      noted("One less") { [unowned self] in change(by: -1) }, in: backdrop.card, x: 8, y: 68,
      width: 170)
    fix(
      noted("One more") { [unowned self] in change(by: 1) }, in: backdrop.card, x: 196, y: 68,
      width: 170)
    fix(noted("Done") { [unowned self] in close() }, in: backdrop.card, x: 8, y: 120)
  }

  /// A button of which it is kept that it was pressed.
  private func noted(_ caption: String, _ answer: @escaping () -> Void) -> Button {
    press(caption) { [unowned self] button in
      pressedLast = button
      answer()
    }
  }

  private func open(_ number: Int) {
    opened = number
    opener = pressedLast
    caption.text = "\(remedies[number]): \(doses[number]) a day"
    view.window?.addSubview(backdrop)
    post(.screenChanged(.element(caption)))
  }

  private func change(by step: Int) {
    doses[opened] = max(0, doses[opened] + step)
    caption.text = "\(remedies[opened]): \(doses[opened]) a day"
    say("\(doses[opened]) a day.")
  }

  private func close() {
    backdrop.removeFromSuperview()
    let place = isFaulty ? pressedLast : opener
    post(.screenChanged(place.map { .element($0) }))
  }
}

private final class AlderShops: AlderScreen {
  private let shops = ["At the bridge", "Market square", "By the station"]

  override func viewDidLoad() {
    super.viewDidLoad()
    add(words("Three pharmacies are near you."))
    add(heading("Choose one"))
    for shop in shops {
      add(
        press(shop) { [unowned self] _ in
          present(
            AlderStack(rootViewController: AlderShopSheet(nil, isFaulty)), animated: true)
        })
    }
    add(question("Which is open at night", "The one by the station, every other week."))
  }
}

private final class AlderShopSheet: AlderScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let sign = ImageView(image: Image(name: "sign-2", size: Size(width: 120, height: 30)))
    if !isFaulty {
      sign.isAccessibilityElement = true
      sign.accessibilityLabel = "Pick up and delivery"
      sign.accessibilityTraits = .header
    }
    navigationItem.titleView = sign
    navigationItem.rightBarButtonItem = BarButtonItem(
      primaryAction: Action(title: "Done") { [unowned self] _ in dismiss(animated: true) })
    add(press("Today at six") { [unowned self] _ in say("It waits for you from six on.") })
    add(press("Tomorrow at nine") { [unowned self] _ in say("It waits for you from nine on.") })
    addSwitch("By bicycle") { [unowned self] isOn in
      say(isOn ? "A cyclist brings it." : "You fetch it yourself.")
    }
  }
}
