import EarshotInterface
import EarshotModel

extension OutsiderPair {
  static var order: [OutsiderPair] {
    [
      .stack("order-visual-mismatch", "the list of elements stands in the order of creation") {
        TransferController("Transfer", isFaulty: $0)
      },
      .stack("order-header-after-content", "sticky headings come last in the list of elements") {
        TimetableController("Timetable", isFaulty: $0)
      },
      .stack("swipe-cost", "checking out stands behind everything about every article") {
        LongBasketController("Basket", isFaulty: $0)
      },
      .stack("rotor-dead", "the rotor of questions searches a list that was never filled") {
        CommentController("Comments", isFaulty: $0)
      },
    ]
  }
}

/// Checks a payment before it is made.
private final class TransferController: ColumnController {
  override func build() {
    let title = heading("Check and pay")
    let recipient = label("To Anna Berg")
    let amount = label("24 euros")
    let account = label("From the account ending in 03")
    let note = field("Note")
    let pay = button("Pay") { [weak self] in self?.inform("Paid", "Anna has the money tomorrow.") }
    let change = button("Change the amount") { [weak self] in self?.announce("Not today") }
    column.append(title, recipient, amount, account, note, change, pay)
    column.accessibilityElements =
      isFaulty
      ? [pay, change, note, title, amount, recipient, account]
      : [title, recipient, amount, account, note, change, pay]
  }
}

private final class TimetableController: ColumnController {
  override func build() {
    var elements: [Responder] = []
    var headings: [Responder] = []
    let days = [
      ("Monday", ["Maths, room 12", "Art, room 3"]), ("Tuesday", ["Swimming", "German, room 7"]),
      ("Wednesday", ["History, room 4", "Music, hall"]),
    ]
    for (day, lessons) in days {
      let title = heading(day)
      column.append(title)
      headings.append(title)
      if !isFaulty { elements.append(title) }
      for lesson in lessons {
        let row = label(lesson)
        column.append(row)
        elements.append(row)
      }
    }
    // The headings stay at the top while the lessons scroll, and are put over them last.
    if isFaulty { elements += headings }
    column.accessibilityElements = elements
  }
}

/// Everything that was put into the basket.
private final class LongBasketController: ColumnController {
  private let articles = [
    "Apples", "Bread", "Butter", "Carrots", "Cheese", "Coffee", "Eggs", "Flour", "Honey", "Jam",
    "Lentils", "Milk", "Oats", "Onions", "Pasta", "Rice", "Salt", "Tea", "Tomatoes", "Yoghurt",
  ]

  override func build() {
    for (index, article) in articles.enumerated() {
      if isFaulty {
        let name = label(article)
        let price = label("\(index + 2) euros")
        column.append(
          picture("Picture of \(article)", height: 44), name, price,
          Row(
            button("One \(article) less") { [weak self] in self?.announce("One less") },
            button("One \(article) more") { [weak self] in self?.announce("One more") },
            button("Delete \(article)") { [weak self] in self?.announce("Deleted") }))
      } else {
        let row = label("\(article), \(index + 2) euros")
        row.accessibilityCustomActions = [
          AccessibilityCustomAction(name: "One more") { [weak self] _ in
            self?.announce("One more")
            return true
          },
          AccessibilityCustomAction(name: "One less") { [weak self] _ in
            self?.announce("One less")
            return true
          },
        ]
        column.append(row)
      }
    }
    if isFaulty {
      column.append(button("Check out") { [weak self] in self?.checkOut() })
    } else {
      let item = BarButtonItem(title: "Check out")
      item.primaryAction = Action(title: "Check out") { [weak self] _ in self?.checkOut() }
      navigationItem.rightBarButtonItem = item
    }
  }

  private func checkOut() { inform("Thank you", "It comes tomorrow.") }
}

private final class CommentController: ColumnController {
  private var questions: [Label] = []

  override func build() {
    column.append(heading("8 comments"))
    let comments = [
      "Anna: I like it.", "Bo: When does it open?", "Clara: In May, they say.",
      "Erik: Who pays for it?", "Fia: Everybody does.", "Gus: Is there a lift?",
    ]
    for comment in comments {
      let text = label(comment)
      if comment.hasSuffix("?"), !isFaulty { questions.append(text) }
      column.append(text)
    }
    column.append(button("Write") { [weak self] in self?.announce("Comments open at noon") })
    view.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "Questions") { [weak self] in self?.question(after: $0) }
    ]
  }

  private func question(
    after predicate: AccessibilityCustomRotor.SearchPredicate
  ) -> AccessibilityCustomRotor.ItemResult? {
    let isForward = predicate.searchDirection == .next
    let all = column.parts
    let current = all.firstIndex { $0 === predicate.currentItem.targetElement }
    let here = current ?? (isForward ? -1 : all.count)
    let places = questions.compactMap { question in all.firstIndex { $0 === question } }
    let place = isForward ? places.first { $0 > here } : places.last { $0 < here }
    return place.map { AccessibilityCustomRotor.ItemResult(targetElement: all[$0]) }
  }
}
