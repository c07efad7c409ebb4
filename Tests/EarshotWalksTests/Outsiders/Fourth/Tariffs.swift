import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// Apps that show texts in columns, cards and under headings.
  static var fourthTariffs: [OutsiderPair] {
    [
      .stack(
        "order-header-after-content",
        "A heading is centred beside the tall block that it heads"
      ) { MillPool("Swimming Pool", $0) },
      .stack(
        "swipe-cost",
        "Every cell of a price list is a stop, no section has a heading, and Order stands behind all"
      ) { MillFlourPrices("Flour", $0) },
      .stack(
        "utterance-too-long",
        "A card joins all of its texts into one label"
      ) { MillRecipe("Recipe of the Day", $0) },
      .stack(
        "speech-repeat",
        "The title in the bar stands as a heading on the screen again"
      ) { MillMuseum("Mill Museum", $0) },
      .stack(
        "speech-unpronounceable",
        "A glyph of an icon font is all that a label holds"
      ) { MillForecast("Forecast", $0) },
    ]
  }
}

/// When a pool is open and what it costs, in two columns.
private final class MillPool: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("The water has 24 degrees today"))
    block(
      "Hours", ["Weekdays from nine to eight", "Weekends from eight to six", "Closed in May"], 130)
    block("Prices", ["Adults 5 euro", "Children 2 euro", "Ten visits 40 euro"], 280)
  }

  private func block(_ title: String, _ texts: [String], _ top: Double) {
    let caption = heading(title)
    caption.frame = Rect(x: 16, y: top + (isFaulty ? 40 : 0), width: 120, height: 36)
    view.addSubview(caption)
    for (number, text) in texts.enumerated() {
      let label = words(text)
      label.frame = Rect(x: 150, y: top + Double(number) * 40, width: 227, height: 36)
      view.addSubview(label)
    }
  }
}

/// What a mill sells, in three columns.
private final class MillFlourPrices: QuayScreen {
  private var top = 60.0

  override func viewDidLoad() {
    super.viewDidLoad()
    for section in ["Wheat", "Rye", "Spelt", "Oats"] {
      place([isFaulty ? words(section) : heading(section)])
      for (number, name) in ["fine", "medium", "coarse", "whole", "bran"].enumerated() {
        let cells = ["\(section), \(name)", "\(number + 1) kilos", "\(number + 2) euro"]
        if isFaulty {
          place(cells.map { words($0) })
        } else {
          let row = words("")
          row.accessibilityLabel = cells.joined(separator: ", ")
          place([row])
        }
      }
    }
    put(
      button("Order by Telephone") { [weak self] in
        guard let self else { return }
        let alert = AlertController(
          title: "Order by telephone", message: "Call 40 12 from nine to five.",
          preferredStyle: .alert)
        alert.addAction(AlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
      }
    ).frame.origin.y = top + 8
  }

  private func place(_ cells: [Label]) {
    for (column, cell) in cells.enumerated() {
      cell.frame = Rect(
        x: 16 + Double(column) * 124, y: top, width: cells.count == 1 ? 361 : 112, height: 26)
      view.addSubview(cell)
    }
    top += 29
  }
}

/// A recipe on a card.
private final class MillRecipe: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("A new one every morning"))
    let texts = [
      "Plum cake with crumble, for eight people, ready in an hour and a half",
      "Take 300 grams of flour, 150 grams of butter, 100 grams of sugar and one egg",
      "Wash a kilo of plums, take out the stones and cut them into quarters",
      "Knead the dough, leave it in the cold for half an hour and roll it out",
      "Put the plums on it in close rows, with the skin below",
      "Rub flour, butter and sugar into crumbs and strew them over the plums",
      "Bake it at 180 degrees for 45 minutes, until the crumbs are golden",
      "Contains gluten, milk and egg; keeps for two days in a cool place",
    ]
    let card = put(View(), height: 8 * 52)
    for (number, text) in texts.enumerated() {
      let label = words(text)
      label.frame = Rect(x: 0, y: Double(number) * 52, width: 361, height: 48)
      card.addSubview(label)
    }
    guard isFaulty else { return }
    card.isAccessibilityElement = true
    card.accessibilityLabel = texts.joined(separator: ". ")
  }
}

/// A museum, with its name in the bar.
private final class MillMuseum: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    if isFaulty { put(heading("Mill Museum")) }
    put(words("Three floors of wheels, stones and sieves"))
    put(heading("Today"))
    put(words("A tour begins at eleven"))
  }
}

/// The weather of the next days, with a symbol for each.
private final class MillForecast: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let days = [
      ("Monday", "\u{F00D}", "Sunny", "24 degrees"), ("Tuesday", "\u{F019}", "Rain", "17 degrees"),
    ]
    for (day, glyph, weather, warmth) in days {
      put(heading(day), height: 30)
      let symbol = put(words(glyph), height: 30)
      if !isFaulty { symbol.accessibilityLabel = weather }
      put(words(warmth), height: 30)
    }
  }
}
