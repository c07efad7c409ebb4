import EarshotInterface
import EarshotModel

extension OutsiderPair {
  static var place: [OutsiderPair] {
    [
      .stack("focus-moved-unasked", "a carousel takes the cursor along when it turns") {
        CarouselController("Cinema", isFaulty: $0)
      },
      .stack("focus-lost-layout", "removing an article takes its own button away") {
        BasketController("Basket", isFaulty: $0)
      },
      .stack("focus-reset-refresh", "the departures are built anew every 20 seconds") {
        DepartureController("Central Station", isFaulty: $0)
      },
      .stack("focus-initial-odd", "the terms begin with the button at their end") {
        AccountController("Account", isFaulty: $0)
      },
    ]
  }
}

/// What is on this week; the film at the top turns by itself.
private final class CarouselController: ColumnController {
  private let films = ["The Lighthouse Keeper", "Night Ferry", "Two Summers"]
  private lazy var cards = films.map { film in
    button(film) { [weak self] in self?.inform(film, "Every day at eight.") }
  }
  private var shown = 0

  override func build() {
    column.append(heading("Now showing"))
    for card in cards { column.append(card) }
    column.append(
      heading("Tickets"), button("My tickets") { [weak self] in self?.announce("No tickets yet") },
      button("Vouchers") { [weak self] in self?.announce("No vouchers yet") },
      label("Doors open half an hour before the film."))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    every(6) { [weak self] in self?.turn() }
  }

  private func turn() {
    // With VoiceOver a carousel stands still.
    guard isFaulty else { return }
    shown = (shown + 1) % cards.count
    post(.layoutChanged(.element(cards[shown])))
  }
}

private final class BasketController: ColumnController {
  private let total = label("Total: 4 articles")
  private var left = 4

  override func build() {
    column.append(heading("Articles"))
    for article in ["Oat milk", "Rye bread", "Apples", "Coffee"] {
      let name = label(article)
      let row = Row(
        name,
        button("Remove \(article)") {})
      let remove = row.subviews[1] as? Button
      remove?.addAction(
        Action { [weak self, weak row] _ in
          if let row { self?.remove(row, article) }
        }, for: .primaryActionTriggered)
      column.append(row)
    }
    column.append(
      total, button("Check out") { [weak self] in self?.inform("Thank you", "It comes tomorrow.") })
  }

  private func remove(_ row: Row, _ article: String) {
    column.remove(row)
    left -= 1
    total.text = left == 1 ? "Total: 1 article" : "Total: \(left) articles"
    guard !isFaulty else { return }
    total.text = "\(article) removed. \(total.text ?? "")"
    post(.layoutChanged(.element(total)))
  }
}

private final class DepartureController: ColumnController {
  private let lines = ["7 to Harbour", "12 to Airport", "4 to Zoo", "9 to Castle", "2 to Market"]
  private var minutes = 9
  private var rows: [Label] = []

  override func build() {
    column.append(heading("Departures"))
    fill()
    column.append(
      button("Plan a journey") { [weak self] in self?.inform("Journey", "Where to?") })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    every(20) { [weak self] in self?.refresh() }
  }

  private func text(_ index: Int) -> String {
    "\(lines[index]), in \(minutes + 3 * index) minutes"
  }

  private func fill() {
    for index in lines.indices {
      let row = label(text(index))
      row.accessibilityTraits = [.staticText, .updatesFrequently]
      rows.append(row)
      column.insert(row, at: index + 1)
    }
  }

  private func refresh() {
    minutes = minutes > 1 ? minutes - 1 : 10
    if isFaulty {
      for row in rows { column.remove(row) }
      rows = []
      fill()
    } else {
      for (index, row) in rows.enumerated() { row.text = text(index) }
    }
  }
}

private final class AccountController: ColumnController {
  override func build() {
    column.append(
      heading("Signed in"), label("Anna Berg"), label("anna@example.org"),
      button("Terms of use") { [weak self] in
        guard let self else { return }
        navigationController?.pushViewController(
          TermsController("Terms of use", isFaulty: isFaulty), animated: true)
      }, button("Sign out") { [weak self] in self?.inform("Signed out", "See you soon.") })
  }
}

private final class TermsController: ColumnController {
  private lazy var accept = button("Accept") { [weak self] in
    self?.navigationController?.popViewController(animated: true)
  }

  override func build() {
    column.append(
      label("You may use the service for yourself."), label("You must not sell it on."),
      label("We may end it with notice of a month."), accept)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isFaulty { post(.screenChanged(.element(accept))) }
  }
}
