import EarshotInterface
import EarshotModel

extension OutsiderPair {
  static var focus: [OutsiderPair] {
    [
      .stack("focus-trap", "the field of a code takes the cursor back until it is full") {
        CodeController("Confirm number", isFaulty: $0)
      },
      .stack("focus-unreachable", "the list of elements leaves the floating button out") {
        InboxController(isFaulty: $0)
      },
      .stack("focus-asymmetric", "the buttons of a message are there while the cursor is on it") {
        ThreadController("Allotment", isFaulty: $0)
      },
      .stack("focus-nondeterministic", "the filters come out of a set") {
        FilterController("Recipes", isFaulty: $0)
      },
    ]
  }
}

/// A field that keeps the cursor until six digits are there.
private final class CodeField: TextField {
  var keepsCursor = false

  override func accessibilityElementDidLoseFocus() {
    guard keepsCursor, (text ?? "").count < 6 else { return }
    window?.application?.post(.layoutChanged(.element(self)))
  }
}

private final class CodeController: ColumnController {
  override func build() {
    let code = CodeField(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    code.borderStyle = .roundedRect
    code.accessibilityLabel = "Code"
    code.keepsCursor = isFaulty
    column.append(
      heading("Enter the code"), label("We have sent six digits to the number ending in 17."), code,
      button("Send the code again") { [weak self] in self?.announce("A new code is on its way") },
      button("Call me instead") { [weak self] in self?.announce("We will call you in a minute") },
      button("Help") { [weak self] in
        self?.inform("No code?", "It can take two minutes until the message arrives.")
      })
  }
}

/// A list of mails with a button that floats over it.
private final class InboxController: ViewController, TableViewDataSource, TableViewDelegate {
  private let isFaulty: Bool
  private let table = TableView(frame: .zero, style: .plain)
  private let mails = [
    ("Anna Berg", "Lunch on Friday"), ("Bo Lind", "Minutes of the meeting"),
    ("Clara Holm", "Holiday pictures"), ("Library", "Two books are due"),
    ("Erik Strand", "Re: Boat"), ("Choir", "Rehearsal moved to eight"),
  ]
  private lazy var compose = button("Compose") { [weak self] in self?.write() }

  init(isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    title = "Inbox"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    view.addSubview(compose)
    view.accessibilityElements = isFaulty ? [table] : [table, compose]
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    table.frame = view.bounds
    table.contentInset.bottom = 80
    compose.frame = Rect(
      x: view.bounds.width - 136, y: view.bounds.height - 72, width: 120, height: 56)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { mails.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .subtitle)
    cell.textLabel?.text = mails[indexPath.row].0
    cell.detailTextLabel?.text = mails[indexPath.row].1
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    let mail = MailController(mails[indexPath.row].1, isFaulty: false)
    navigationController?.pushViewController(mail, animated: true)
  }

  private func write() {
    navigationController?.pushViewController(
      MailController("New message", isFaulty: false), animated: true)
  }
}

private final class MailController: ColumnController {
  override func build() {
    column.append(
      label(title == "New message" ? "Nothing written yet." : "Hello, more about this soon."),
      button("Reply") { [weak self] in self?.announce("The reply was put into the drafts") })
  }
}

private final class MessageView: Label {
  var onFocus: (() -> Void)?
  override func accessibilityElementDidBecomeFocused() { onFocus?() }
}

/// A conversation; the buttons of a message are shown when the cursor comes to it.
private final class ThreadController: ColumnController {
  private var replies: [Button] = []

  override func build() {
    column.append(heading("Saturday"))
    let messages = [
      ("Anna", "Who brings the spades?"), ("Bo", "I have two."), ("Clara", "Cake is on me."),
      ("Erik", "I come at ten."),
    ]
    for (index, message) in messages.enumerated() {
      let text = MessageView(frame: Rect(x: 0, y: 0, width: 320, height: 24))
      text.text = "\(message.0): \(message.1)"
      let reply = button("Reply to \(message.0)") { [weak self] in
        self?.announce("Replying to \(message.0)")
      }
      reply.isHidden = isFaulty
      replies.append(reply)
      if isFaulty { text.onFocus = { [weak self] in self?.showOnly(index) } }
      column.append(text, reply)
    }
    column.append(button("Mute") { [weak self] in self?.announce("Muted for an hour") })
  }

  private func showOnly(_ shown: Int) {
    for (index, reply) in replies.enumerated() { reply.isHidden = index != shown }
  }
}

private final class FilterController: ColumnController {
  override func build() {
    let filters = ["Vegan", "Quick", "Spicy", "Dessert", "Soup", "Bread", "Salad"]
    column.append(heading("Filters"))
    // As of a set, which has no order.
    for filter in isFaulty ? filters.shuffled() : filters {
      column.append(
        button(filter) { [weak self] in self?.announce("Recipes with the filter \(filter)") })
    }
    column.append(heading("Today"), label("Lentil soup, 30 minutes"), label("Rye bread, 3 hours"))
  }
}
