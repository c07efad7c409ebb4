import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// In which order a screen is read, and how long that takes.
  static var thirdReadingRows: [OutsiderPair] {
    [
      .stack(
        "order-visual-mismatch",
        "the sum and the button at the foot of an invoice were given their frames in the panel as if they "
          + "were frames on the screen, and are read before everything else"
      ) { QuayInvoice($0) },
      .stack(
        "order-header-after-content",
        "headings of a menu are drawn on a layer above the list so that they can stick, and are read behind "
          + "all dishes"
      ) { QuayMenuCard($0) },
      .stack(
        "swipe-cost",
        "the button that sends a message stands in the midst of 90 stickers without headings"
      ) { QuayStickers($0) },
      .stack(
        "rotor-dead",
        "the pictures that a story's rotor finds are no elements"
      ) { QuayStory($0) },
    ]
  }
}

/// What a visit to the harbour costs.
private final class QuayInvoice: QuayScreen {
  init(_ isFaulty: Bool) { super.init("Invoice", isFaulty) }

  override func viewDidLoad() {
    put(words("Berth, two nights, 60 euros"))
    put(words("Water, 4 euros"))
    put(words("Power, 20 euros"))
    let panel = View(frame: Rect(x: 0, y: 620, width: 393, height: 120))
    let sum = words("In all 84 euros")
    sum.frame = Rect(x: 16, y: 4, width: 361, height: 44)
    let pay = button("Pay") { [weak self] in self?.say("You have paid") }
    pay.frame = Rect(x: 16, y: 54, width: 361, height: 44)
    for part in [sum, pay] {
      panel.addSubview(part)
      if isFaulty { part.accessibilityFrame = part.frame }
    }
    view.addSubview(panel)
  }
}

/// What a harbour pub cooks.
private final class QuayMenuCard: QuayScreen {
  private let courses = [
    ("Starters", ["Soup, 6 euros", "Herring, 8 euros"]),
    ("Mains", ["Cod, 18 euros", "Pie, 14 euros"]),
    ("Sweets", ["Pudding, 5 euros", "Ice cream, 4 euros"]),
  ]

  init(_ isFaulty: Bool) { super.init("Menu", isFaulty) }

  override func viewDidLoad() {
    let list = View(frame: Rect(x: 0, y: 60, width: 393, height: 700))
    let layer = View(frame: list.frame)
    layer.isUserInteractionEnabled = false
    for box in [list, layer] {
      box.shouldGroupAccessibilityChildren = true
      view.addSubview(box)
    }
    view.accessibilityElements = [list, layer]
    var top = 0.0
    for (course, dishes) in courses {
      place(heading(course), in: isFaulty ? layer : list, &top)
      for dish in dishes { place(words(dish), in: list, &top) }
    }
  }

  private func place(_ part: View, in box: View, _ top: inout Double) {
    part.frame = Rect(x: 16, y: top, width: 361, height: 44)
    top += 56
    box.addSubview(part)
  }
}

/// Stickers for a chat.
private final class QuayStickers: QuayScreen {
  private let moods = [
    "Happy", "Sad", "Angry", "Tired", "Hungry", "Laughing", "Crying", "Dancing", "Waving",
    "Singing",
  ]
  private let animals = ["cat", "dog", "gull", "seal", "crab", "whale", "goose", "fox", "mouse"]
  private lazy var message = words("No sticker is chosen")

  init(_ isFaulty: Bool) { super.init("Chat with Mia", isFaulty) }

  override func viewDidLoad() {
    put(message)
    let send = button("Send") { [weak self] in self?.say("Sent") }
    var top = 120.0
    if !isFaulty { place(send, &top) }
    for (row, animal) in animals.enumerated() {
      if isFaulty, row == 5 { place(send, &top) }
      if !isFaulty { place(heading(animal), &top) }
      for (column, mood) in moods.enumerated() {
        let name = "\(mood) \(animal)"
        let sticker = Button(type: .custom)
        sticker.accessibilityLabel = name
        sticker.addAction(Action { [weak self] _ in self?.choose(name) }, for: .touchUpInside)
        sticker.frame = Rect(x: 16 + Double(column) * 36, y: top, width: 34, height: 44)
        view.addSubview(sticker)
      }
      top += 46
    }
  }

  private func place(_ part: View, _ top: inout Double) {
    part.frame = Rect(x: 16, y: top, width: 361, height: 24)
    view.addSubview(part)
    top += 26
  }

  private func choose(_ name: String) {
    message.text = "\(name) is chosen"
    say("\(name) is chosen")
  }
}

/// A story with pictures.
private final class QuayStory: QuayScreen {
  private var pictures: [ImageView] = []

  init(_ isFaulty: Bool) { super.init("A Day at Sea", isFaulty) }

  override func viewDidLoad() {
    for (text, picture) in [
      ("We left before dawn.", "The boat in the dark"),
      ("At noon the wind fell.", "A sail without wind"),
      ("In the evening we were home.", "The pier"),
    ] {
      put(words(text))
      let image = put(
        ImageView(image: Image(name: "photo", size: Size(width: 361, height: 80))), height: 80)
      image.accessibilityLabel = picture
      image.isAccessibilityElement = !isFaulty
      pictures.append(image)
    }
    view.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "Pictures") { [weak self] in self?.picture($0) }
    ]
  }

  private func picture(
    _ predicate: AccessibilityCustomRotor.SearchPredicate
  ) -> AccessibilityCustomRotor.ItemResult? {
    let place = predicate.currentItem.targetElement?.accessibilityFrame.minY ?? 0
    let next =
      predicate.searchDirection == .next
      ? pictures.first { $0.accessibilityFrame.minY > place }
      : pictures.last { $0.accessibilityFrame.minY < place }
    return next.map { AccessibilityCustomRotor.ItemResult(targetElement: $0) }
  }
}
