import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// Apps of shops, in which what is chosen changes the screen.
  static var fourthBaskets: [OutsiderPair] {
    [
      .stack(
        "focus-lost-layout",
        "The button that was pressed makes room for others, and the change that is posted names none"
      ) { MillLoaf("Rye Bread", $0) },
      .stack(
        "layout-change-silent",
        "A switch brings up fields above itself and nothing tells of it"
      ) { MillDelivery("Delivery", $0) },
      .stack(
        "screen-change-spurious",
        "A heart that was marked posts a new screen to have itself read"
      ) { MillFavourites("Cakes", $0) },
      .stack(
        "order-visual-mismatch",
        "Rows that were sorted anew stand in new places, while the list of elements is the old one"
      ) { MillPrices("Prices", $0) },
    ]
  }
}

/// A loaf of bread, with a button that becomes a counter.
private final class MillLoaf: QuayScreen {
  private let basket = View()
  private let count = Label()
  private lazy var add = button("Add to Basket") { [weak self] in self?.put(1) }
  private lazy var remove = button("Remove") { [weak self] in self?.put(0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("500 grams, 3 euro 20"))
    put(basket)
    put(words("Baked with sourdough, without yeast"))
    count.text = "One in your basket"
    add.frame = Rect(x: 0, y: 0, width: 361, height: 44)
    count.frame = Rect(x: 0, y: 0, width: 200, height: 44)
    remove.frame = Rect(x: 210, y: 0, width: 151, height: 44)
    basket.addSubview(add)
  }

  private func put(_ number: Int) {
    for part in basket.subviews { part.removeFromSuperview() }
    let parts: [View] = number == 0 ? [add] : [count, remove]
    for part in parts { basket.addSubview(part) }
    post(.layoutChanged(isFaulty ? nil : .element(number == 0 ? add : count)))
  }
}

/// Where an order goes to.
private final class MillDelivery: QuayScreen {
  private let home = Switch()
  private let street = TextField()
  private let town = TextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Your order is ready tomorrow at nine"))
    put(street).accessibilityLabel = "Street"
    put(town).accessibilityLabel = "Town"
    put(home).accessibilityLabel = "Bring it to my home"
    home.addAction(Action { [weak self] _ in self?.show() }, for: .valueChanged)
    put(words("We bring orders within the town for free"))
    street.isHidden = true
    town.isHidden = true
  }

  private func show() {
    street.isHidden = !home.isOn
    town.isHidden = !home.isOn
    guard !isFaulty else { return }
    post(.layoutChanged(nil))
    sayBehind(
      home.isOn ? "Street and town are asked for above" : "Street and town are no longer asked for")
  }
}

/// Cakes that can be marked with a heart.
private final class MillFavourites: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for name in ["Plum cake", "Cheese cake", "Apple tart"] {
      let row = put(View())
      let label = words(name)
      label.frame = Rect(x: 0, y: 0, width: 250, height: 44)
      row.addSubview(label)
      let heart = Button(type: .system)
      heart.setImage(Image(systemName: "heart"), for: .normal)
      heart.accessibilityLabel = "Favourite \(name)"
      heart.frame = Rect(x: 300, y: 0, width: 44, height: 44)
      heart.addAction(
        Action { [weak self, weak heart] _ in
          guard let self, let heart else { return }
          heart.isSelected.toggle()
          if isFaulty { post(.screenChanged(.element(heart))) }
        }, for: .touchUpInside)
      row.addSubview(heart)
    }
  }
}

/// What things cost, by name or by price.
private final class MillPrices: QuayScreen {
  private let list = View()
  private var isByPrice = false
  private var rows: [(price: Int, label: Label)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let sort = put(button("Sort by Price") {})
    sort.addAction(
      Action { [weak self, weak sort] _ in
        guard let self else { return }
        isByPrice.toggle()
        sort?.setTitle(isByPrice ? "Sort by Name" : "Sort by Price", for: .normal)
        place()
        sayBehind(isByPrice ? "Sorted by price" : "Sorted by name")
      }, for: .primaryActionTriggered)
    put(list, height: 220)
    for (name, price) in [("Apples", 4), ("Bread", 3), ("Cheese", 7), ("Flour", 1), ("Honey", 6)] {
      let label = words("\(name), \(price) euro")
      rows.append((price, label))
      list.addSubview(label)
    }
    list.accessibilityElements = rows.map(\.label)
    place()
  }

  private func place() {
    let shown = isByPrice ? rows.sorted { $0.price < $1.price } : rows
    for (number, row) in shown.enumerated() {
      row.label.frame = Rect(x: 0, y: Double(number) * 44, width: 361, height: 36)
    }
    if !isFaulty { list.accessibilityElements = shown.map(\.label) }
  }
}
