import EarshotInterface
import EarshotModel

extension OutsiderPair {
  static var screen: [OutsiderPair] {
    [
      OutsiderPair("screen-change-silent", "the pages of a welcome are swapped without a word") {
        .showing(WelcomeController(nil, isFaulty: $0))
      },
      .stack("screen-change-spurious", "a star that is filled says that the screen has changed") {
        RecipeController("Lentil soup", isFaulty: $0)
      },
      .stack("screen-change-storm", "each of the three cards tells of a new screen when it loads") {
        DashboardController("Overview", isFaulty: $0)
      },
    ]
  }
}

/// What an app shows at its first start: one page in the place of the other.
private final class WelcomeController: ColumnController {
  private let pages = [
    ("Welcome", "Harbour tells you when your ferry leaves."),
    ("Your ports", "Choose the ports that you use most."),
    ("Ready", "You can change everything later."),
  ]
  private var page = 0

  override func build() { show() }

  private func show() {
    for part in column.parts { column.remove(part) }
    let title = heading(pages[page].0)
    column.append(title, label(pages[page].1))
    if page == 1 {
      column.append(
        toggle("North pier") { _ in }, toggle("South pier") { _ in }, toggle("Island") { _ in })
    }
    if page > 0 { column.append(button("Back") { [weak self] in self?.go(-1) }) }
    if page < 2 { column.append(button("Next") { [weak self] in self?.go(1) }) }
    column.append(
      button("Privacy") { [weak self] in self?.inform("Privacy", "Nothing leaves your phone.") })
    if page > 0 || hasShown, !isFaulty { post(.screenChanged(.element(title))) }
    hasShown = true
  }

  private var hasShown = false

  override func accessibilityPerformEscape() -> Bool {
    guard page > 0 else { return super.accessibilityPerformEscape() }
    go(-1)
    return true
  }

  private func go(_ step: Int) {
    page += step
    show()
  }
}

private final class RecipeController: ColumnController {
  private lazy var star = button(picture: "star", "Favourite") { [weak self] in self?.toggle() }

  override func build() {
    column.append(
      star, picture("A bowl of soup"), heading("Ingredients"), label("250 grams of lentils"),
      label("Two carrots"), label("One onion"), heading("Method"),
      label("Boil everything for half an hour."),
      button("Put on the shopping list") { [weak self] in self?.announce("Three things added") })
  }

  private func toggle() {
    star.isSelected.toggle()
    star.setImage(Image(systemName: star.isSelected ? "star.fill" : "star"), for: .normal)
    if isFaulty { post(.screenChanged(.element(star))) }
  }
}

private final class DashboardController: ColumnController {
  private let cards = [
    ("Weather", ["Cloudy, 12 degrees", "Rain, 9 degrees"]),
    ("Ferries", ["Next at 12:15", "Next at 14:30"]),
    ("Tide", ["High at 16:02", "Low at 22:10"]),
  ]
  private var texts: [Label] = []
  private var headings: [Label] = []
  private var port = 0
  private lazy var switcher = button("Change the port") { [weak self] in self?.change() }

  override func build() {
    column.append(switcher)
    for card in cards {
      headings.append(heading(card.0))
      texts.append(label(card.1[0]))
      column.append(headings[headings.count - 1], texts[texts.count - 1])
    }
    column.append(label("Everything without warranty"))
  }

  private func change() {
    port = 1 - port
    title = port == 0 ? "Overview" : "Overview of the island"
    for (index, card) in cards.enumerated() {
      texts[index].text = card.1[port]
      if isFaulty { post(.screenChanged(.element(headings[index]))) }
    }
    if !isFaulty { post(.screenChanged(.element(headings[0]))) }
  }
}
