import EarshotInterface
import EarshotModel

/// Apps of a workshop that weaves, in which what is to be heard is gone too soon or cannot be said.
extension OutsiderPair {
  static var thirteenthTapestries: [OutsiderPair] {
    [
      .stack(
        "transient-too-short",
        "A message with a way to take a mistake back is gone after one second, and the cursor, which"
          + " was sent to it, is sent back"
      ) { RowantreeStitches("Rows of the day", $0) },
      .stack(
        "hint-cut",
        "As soon as the cursor comes to a row, the picture of the cloth scrolls there and says so,"
          + " as if somebody had turned a page, over the hint"
      ) { RowantreeCloth("Pattern", $0) },
      OutsiderPair(
        "speech-unpronounceable",
        "The buttons for more and less yarn have signs of a font of pictures for titles, and no name",
        screen: { RowantreeYarns("Yarn", $0) }),
      OutsiderPair(
        "live-value-without-trait",
        "A panel of the loom takes its count from the machine, which goes up every second, and is"
          + " said to be a text like any other",
        screen: { RowantreeLoom("Loom", $0) }),
    ]
  }
}

private final class RowantreeStitches: RowantreeScreen {
  private var rows = 3
  private let note = View()
  private lazy var count = words("3 rows were woven today")
  private lazy var weave = button("Weave a row") { [unowned self] in
    change(by: 1, "A row was woven")
  }
  private lazy var unravel = button("Unravel a row") { [unowned self] in
    guard rows > 0 else { return say("There is no row to unravel.") }
    change(by: -1, "A row was unravelled")
    showNote()
  }
  private lazy var message = words("")
  private lazy var undo = button("Put it back") { [unowned self] in
    hideNote()
    change(by: 1, "The row is back")
  }
  private lazy var closing = button("Close the message") { [unowned self] in hideNote() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("A meadow with hares"))
    put(count)
    put(weave)
    put(unravel)
    put(note, height: 148)
    place(message, in: note, y: 0)
    place(undo, in: note, y: 52)
    place(closing, in: note, y: 104)
    note.isHidden = true
    put(heading("The workshop"))
    put(question("Who wove it first", "Nuns, in the year fourteen eighty."))
    put(question("How many rows it has", "Nine thousand, and a border."))
  }

  private func change(by number: Int, _ text: String) {
    rows += number
    count.text =
      switch rows {
      case 0: "No row was woven today"
      case 1: "One row was woven today"
      default: "\(rows) rows were woven today"
      }
    if number > 0 { say("\(text). \(count.text ?? "").") }
  }

  private func showNote() {
    message.text = "A row was unravelled. \(count.text ?? ""). It can be put back."
    note.isHidden = false
    post(.layoutChanged(.element(message)))
    if isFaulty { later(1) { [weak self] in self?.hideNote() } }
  }

  private func hideNote() {
    guard !note.isHidden else { return }
    note.isHidden = true
    post(.layoutChanged(.element(unravel)))
  }
}

/// A row of a pattern, which tells when the cursor has come to it.
private final class RowantreePatternRow: Button {
  var whenFocused: () -> Void = {}

  override func accessibilityElementDidBecomeFocused() { whenFocused() }
}

private final class RowantreeCloth: RowantreeScreen {
  private let patterns = ["Blue waves", "Hares", "Oak leaves", "Hunters", "Towers"]
  private let cloth = ScrollView()
  private var woven: Set<Int> = []
  private var rows: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    cloth.accessibilityElementsHidden = true
    put(cloth, height: 100)
    cloth.contentSize = Size(width: 358, height: 100 * Double(patterns.count))
    put(heading("Rows of the pattern"))
    for number in patterns.indices {
      place(
        ImageView(image: Image(name: "pattern-\(number)")), in: cloth, y: 100 * Double(number),
        height: 100)
      rows.append(put(row(number)))
    }
    put(heading("The cloth"))
    put(
      button("What is woven") { [unowned self] in
        let names = woven.sorted().map { patterns[$0] }
        tell("Woven", names.isEmpty ? "Nothing yet." : names.joined(separator: ", "))
      })
    put(question("What it is for", "A curtain for the small theatre."))
  }

  private func value(of number: Int) -> String {
    "\(number + 1) of \(patterns.count), \(woven.contains(number) ? "woven" : "not woven")"
  }

  private func row(_ number: Int) -> Button {
    let row = RowantreePatternRow(
      type: .system,
      primaryAction: Action(title: patterns[number]) { [unowned self] _ in mark(number) })
    row.accessibilityValue = value(of: number)
    row.accessibilityHint = "Marks the row as woven, or as not woven."
    row.whenFocused = { [weak self] in self?.scroll(to: number) }
    return row
  }

  private func scroll(to number: Int) {
    cloth.contentOffset = Point(x: 0, y: 100 * Double(number))
    if isFaulty {
      post(.pageScrolled(AttributedText("Row \(number + 1) of the cloth")))
    }
  }

  private func mark(_ number: Int) {
    if woven.remove(number) == nil { woven.insert(number) }
    rows[number].accessibilityValue = value(of: number)
    reread(rows[number])
  }
}

private final class RowantreeYarns: RowantreeScreen {
  private let colours = ["Indigo", "Madder red", "Weld yellow"]
  private let most = 5
  private var balls = [1, 1, 1]
  private lazy var texts = colours.indices.map { words(text(of: $0)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Yarn for the meadow"))
    for number in colours.indices {
      let line = put(View())
      place(texts[number], in: line, y: 0, width: 230)
      let fewer = place(sign("\u{E15B}", number, -1), in: line, x: 246, y: 0, width: 48)
      let more = place(sign("\u{E145}", number, 1), in: line, x: 310, y: 0, width: 48)
      if !isFaulty {
        fewer.accessibilityLabel = "Less \(colours[number])"
        more.accessibilityLabel = "More \(colours[number])"
      }
    }
    put(heading("The order"))
    putSwitch("Washed yarn") { [unowned self] isOn in
      say(isOn ? "The yarn is washed before it is sent." : "The yarn is sent as it is.")
    }
    put(
      button("Order the yarn") { [unowned self] in
        tell("The yarn was ordered", colours.indices.map { text(of: $0) }.joined(separator: ". "))
      })
    put(question("How far a ball goes", "For forty rows, when nothing is unravelled."))
  }

  private func text(of number: Int) -> String {
    "\(colours[number]): \(balls[number] == 1 ? "1 ball" : "\(balls[number]) balls")"
  }

  private func sign(_ title: String, _ number: Int, _ way: Int) -> Button {
    button(title) { [unowned self] in change(number, by: way) }
  }

  private func change(_ number: Int, by way: Int) {
    guard (0...most).contains(balls[number] + way) else {
      return say(
        way > 0
          ? "There are no more than \(most) balls of a colour." : "There is no ball to take away.")
    }
    balls[number] += way
    texts[number].text = text(of: number)
    say(text(of: number))
  }
}

/// A loom that weaves by itself.
private final class RowantreeLoomModel {
  let most = 30
  var threads = 0

  var text: String { threads == 1 ? "1 thread" : "\(threads) threads" }
}

private final class RowantreeLoom: RowantreeScreen {
  private let loom = RowantreeLoomModel()
  private let panel = View()
  private lazy var drawnText = words(loom.text)
  private var running: ScheduledWork?
  private var hasBegun = false
  private lazy var lever = button("Stop the loom") { [unowned self] in pull() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("The loom at the window"))
    var blocks = AccessibilityBlocks()
    blocks.label = { "Woven" }
    blocks.value = { [loom] in loom.text }
    panel.accessibilityBlocks = blocks
    panel.isAccessibilityElement = true
    panel.accessibilityTraits = isFaulty ? .staticText : [.staticText, .updatesFrequently]
    put(panel)
    place(drawnText, in: panel, y: 0)
    put(lever)
    putSwitch("Lamp over the loom") { [unowned self] isOn in
      say(isOn ? "The lamp is on." : "The lamp is off.")
    }
    put(heading("The cloth on it"))
    put(question("What is being woven", "A scarf, in two kinds of grey."))
    put(question("Who is it for", "The postman, who walks a lot."))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !hasBegun { wait() }
    hasBegun = true
  }

  private func wait() {
    running = later(1) { [weak self] in self?.throwShuttle() }
  }

  private func throwShuttle() {
    loom.threads += 1
    drawnText.text = loom.text
    guard loom.threads >= loom.most else { return wait() }
    running = nil
    lever.setTitle("Weave another scarf", for: .normal)
    say("The scarf is done, and the loom has stopped.")
  }

  private func pull() {
    if let running {
      running.cancel()
      self.running = nil
      lever.setTitle("Start the loom", for: .normal)
    } else {
      if loom.threads >= loom.most { loom.threads = 0 }
      drawnText.text = loom.text
      lever.setTitle("Stop the loom", for: .normal)
      wait()
    }
    reread(lever)
  }
}
