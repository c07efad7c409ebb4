import EarshotInterface
import EarshotModel

extension OutsiderPair {
  static var acting: [OutsiderPair] {
    [
      .stack("activation-noop", "the object that redeems a voucher is gone before it is needed") {
        VoucherController("Voucher", isFaulty: $0)
      },
      .stack("activation-state-silent", "the boxes set their traits and so hide that they are on") {
        PackingController("Packing", isFaulty: $0)
      },
      .stack("custom-action-noop", "archiving asks a delegate that nobody has set") {
        MailboxController(isFaulty: $0)
      },
    ]
  }
}

/// Redeems vouchers.
private final class Redeemer {
  weak var controller: VoucherController?
  func redeem() { controller?.inform("Redeemed", "5 euros less to pay.") }
}

private final class VoucherController: ColumnController {
  private var redeemer: Redeemer?

  override func build() {
    let redeemer = Redeemer()
    redeemer.controller = self
    if !isFaulty { self.redeemer = redeemer }
    let redeem = Button(type: .system)
    redeem.setTitle("Redeem", for: .normal)
    redeem.addTarget(redeemer, action: Redeemer.redeem, for: .touchUpInside)
    column.append(
      heading("5 euros"), label("For everything in the shop"), label("Until the end of May"),
      redeem,
      button("Conditions") { [weak self] in
        self?.inform("Conditions", "One voucher for each order.")
      },
      button("Give to a friend") { [weak self] in self?.announce("The address was copied") })
  }
}

/// A box with a tick in it.
private final class Checkbox: Control {
  private let name: String
  private let tick = ImageView(image: Image(systemName: "square"))

  init(_ name: String, isFaulty: Bool) {
    self.name = name
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    let title = label(name)
    title.frame = Rect(x: 52, y: 0, width: 260, height: 44)
    tick.frame = Rect(x: 0, y: 0, width: 44, height: 44)
    addSubview(tick)
    addSubview(title)
    isAccessibilityElement = true
    accessibilityLabel = name
    isQuiet = isFaulty
    addAction(Action { [weak self] _ in self?.toggle() }, for: .touchUpInside)
  }

  private var isQuiet = false

  override var accessibilityTraits: AccessibilityTraits {
    get { isQuiet || !isSelected ? .button : [.button, .selected] }
    set { super.accessibilityTraits = newValue }
  }

  private func toggle() {
    isSelected.toggle()
    tick.image = Image(systemName: isSelected ? "checkmark.square" : "square")
  }
}

private final class PackingController: ColumnController {
  override func build() {
    column.append(heading("For the boat"))
    for thing in ["Life jackets", "Rope", "Lamp", "Sunscreen", "Water"] {
      column.append(Checkbox(thing, isFaulty: isFaulty))
    }
    column.append(
      field("Something else"), button("Share") { [weak self] in self?.announce("List copied") })
  }
}

/// Who does something with a mail.
private protocol MailArchive: AnyObject {
  func archive(_ mail: String)
}

private final class MailCell: TableViewCell {
  weak var archive: (any MailArchive)?
}

private final class MailboxController: TableViewController, MailArchive {
  private let isFaulty: Bool
  private var mails = ["Lunch on Friday", "Minutes", "Holiday pictures", "Two books are due"]

  init(isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(style: .plain)
    title = "Inbox"
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    mails.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let mail = mails[indexPath.row]
    let cell = MailCell(style: .default)
    if !isFaulty { cell.archive = self }
    cell.textLabel?.text = mail
    cell.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Archive") { [weak cell] _ in
        cell?.archive?.archive(mail)
        return true
      }
    ]
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    let alert = AlertController(
      title: mails[indexPath.row], message: "Nothing more in it.", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }

  func archive(_ mail: String) {
    guard let row = mails.firstIndex(of: mail) else { return }
    mails.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    application?.post(.announcement(AttributedText("\(mail) archived")))
  }
}
