import EarshotInterface
import EarshotModel

/// Apps of a weaving mill, in which too much is said, or too little of it can be heard.
extension OutsiderPair {
  static var eleventhWeavers: [OutsiderPair] {
    [
      .stack(
        "announcement-spam",
        "Every twentieth of a cloth is announced while it is woven, one after each second"
      ) { RowanLoom("The wide loom", $0) },
      .stack(
        "transient-too-short",
        "The message that offers to take a change back is there for a second and a half"
      ) { RowanWarp("The warp", $0) },
      .stack(
        "hint-cut",
        "Three seconds after the cursor has come to a pattern its price is said into its hint"
      ) { RowanPatterns("Patterns", $0) },
      .stack(
        "speech-unpronounceable",
        "One of the buttons that show a character of a font of pictures was given no label"
      ) { RowanTools("Tools", $0) },
      .stack(
        "live-value-without-trait",
        "The count of threads changes each second and does not say that it does so"
      ) { RowanCount("The narrow loom", $0) },
    ]
  }
}

// MARK: Too many announcements

private final class RowanLoom: RowanRows {
  private let progress = ProgressView()
  private lazy var weaving: Button = button("Weave the cloth") { [unowned self] in
    turn()
    post(.layoutChanged(.element(weaving)))
  }
  private let list = View()
  private var orders = ["Tablecloth for Anna", "Curtain for Bo", "Towels for Cees"]
  private lazy var rows = orders.map { _ in Button(type: .system) }
  private var parts = 0
  private var clock: ScheduledWork?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Now on the loom"))
    progress.accessibilityLabel = "Cloth"
    put(progress, height: 20)
    put(weaving)
    put(heading("What comes next"))
    put(list, height: 148)
    for (number, row) in rows.enumerated() {
      row.addAction(
        Action { [unowned self] _ in tell(orders[number], "It takes half a day.") },
        for: .touchUpInside)
      lay(row, in: list, x: 0, y: 52 * Double(number))
    }
    showOrders()
  }

  private func showOrders() {
    for (number, row) in rows.enumerated() {
      row.setTitle(orders[number], for: .normal)
      guard number > 0 else { continue }
      row.accessibilityCustomActions = [
        AccessibilityCustomAction(name: "Weave it earlier") { [weak self] _ in
          self?.moveUp(number) ?? false
        }
      ]
    }
  }

  private func moveUp(_ number: Int) -> Bool {
    let name = orders[number]
    orders.swapAt(number, number - 1)
    showOrders()
    post(.layoutChanged(.element(rows[number - 1])))
    sayBehind("\(name) is now number \(number)")
    return true
  }

  private func turn() {
    if let clock {
      clock.cancel()
      self.clock = nil
      weaving.setTitle("Weave on", for: .normal)
      return
    }
    if parts == 20 { parts = 0 }
    progress.progress = Double(parts) / 20
    weaving.setTitle("Stop", for: .normal)
    weave()
  }

  private func weave() {
    clock = later(1) { [weak self] in
      guard let self else { return }
      parts += 1
      progress.progress = Double(parts) / 20
      if isFaulty { sayBehind("\(5 * parts) per cent are woven") }
      if parts < 20 { return weave() }
      clock = nil
      weaving.setTitle("Weave another one", for: .normal)
      sayBehind("The cloth is finished")
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if clock != nil { turn() }
  }
}

// MARK: A message that goes

private final class RowanWarp: RowanRows {
  private lazy var state = words("")
  private lazy var clear = button("Take all threads off") { [unowned self] in takeOff() }
  private let message = View()
  private var count = 80
  private var lastCount = 80

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("The warp is what the weft goes through."))
    put(heading("Threads"))
    put(state)
    put(
      button("Put ten threads on") { [unowned self] in
        count += 10
        showCount()
        say("There are \(count) threads now")
      })
    put(clear)
    put(
      button("How many do I need") { [unowned self] in
        tell("How many you need", "A scarf takes ninety, a cloth takes three hundred.")
      })
    put(message, height: 148)
    lay(words("All threads were taken off."), in: message, x: 0, y: 0)
    lay(button("Put them back on") { [unowned self] in putBack() }, in: message, x: 0, y: 52)
    lay(button("Close the message") { [unowned self] in close() }, in: message, x: 0, y: 104)
    message.isHidden = true
    showCount()
  }

  private func showCount() {
    state.text = count == 0 ? "There is no thread on it." : "There are \(count) threads on it."
    clear.isEnabled = count > 0
  }

  private func takeOff() {
    (lastCount, count) = (count, 0)
    showCount()
    message.isHidden = false
    post(.layoutChanged(.text("All threads were taken off. You can put them back on below.")))
    guard isFaulty else { return }
    later(1.5) { [weak self] in
      self?.message.isHidden = true
      self?.post(.layoutChanged(nil))
    }
  }

  private func putBack() {
    count += lastCount
    close()
  }

  private func close() {
    showCount()
    message.isHidden = true
    post(.layoutChanged(.element(state)))
  }
}

// MARK: A hint

/// A button that tells when the cursor has come to it.
private final class RowanPattern: Button {
  var whenFocused: () -> Void = {}

  override func accessibilityElementDidBecomeFocused() { whenFocused() }
}

private final class RowanPatterns: RowanRows {
  private let patterns = [
    ("Herringbone", "nine euros", true), ("Twill", "six euros", false),
    ("Birdseye", "twelve euros", true), ("Waffle", "eight euros", false),
    ("Satin", "fifteen euros", false),
  ]
  private let choice = SegmentedControl()
  private let list = View()
  private lazy var rows = patterns.map { makeRow($0.0, $0.1) }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Each of them comes as a file for your loom."))
    for (number, name) in ["All", "Wool", "Linen"].enumerated() {
      choice.insertSegment(withTitle: name, at: number)
    }
    choice.selectedSegmentIndex = 0
    choice.addAction(
      Action { [unowned self] _ in
        let count = showChosen()
        post(.layoutChanged(.text(AttributedText("\(count) patterns are shown"))))
      }, for: .valueChanged)
    put(choice)
    put(heading("To be had today"))
    put(list, height: 252)
    _ = showChosen()
  }

  private func makeRow(_ name: String, _ price: String) -> Button {
    let row = RowanPattern(
      type: .system,
      primaryAction: Action(title: name) { [unowned self] _ in
        tell(name, "It is on your loom, for \(price).")
      })
    row.accessibilityHint = "Buys the pattern, puts it on your loom and shows what it has cost."
    if isFaulty {
      row.whenFocused = { [unowned self, unowned row] in
        later(3) { [weak self, weak row] in
          guard let self, let row, row.accessibilityElementIsFocused() else { return }
          say("\(name) costs \(price)")
        }
      }
    } else {
      row.accessibilityValue = price
    }
    return row
  }

  /// Shows the patterns of the chosen kind from the top of the list, and gives how many there are.
  private func showChosen() -> Int {
    let chosen = choice.selectedSegmentIndex ?? 0
    for row in rows { row.removeFromSuperview() }
    let shown = patterns.indices.filter { chosen == 0 || patterns[$0].2 == (chosen == 1) }
    for (place, number) in shown.enumerated() {
      lay(rows[number], in: list, x: 0, y: 52 * Double(place))
    }
    return shown.count
  }
}

// MARK: A name

private final class RowanTools: RowanRows {
  private lazy var care = words("Oil them once a month, and never the reed.")
  private lazy var caring: Button = button("How to care for them") { [unowned self] in
    care.isHidden.toggle()
    caring.accessibilityExpandedStatus = care.isHidden ? .collapsed : .expanded
    post(.layoutChanged(.element(caring)))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("What hangs on the wall beside the loom."))
    put(heading("Take one"))
    let bar = put(View())
    add("\u{F0C4}", "Scissors", "They cut eight threads at once.", to: bar, x: 0)
    add("\u{F0AD}", isFaulty ? nil : "Wrench", "It tightens the beams.", to: bar, x: 122)
    add("\u{F545}", "Ruler", "It is half a metre long.", to: bar, x: 244)
    put(heading("Care"))
    caring.accessibilityExpandedStatus = .collapsed
    put(caring)
    care.isHidden = true
    put(care)
    put(
      button("Something is missing") { [unowned self] in
        tell("Something is missing", "The master weaver looks for it.")
      })
  }

  private func add(_ sign: String, _ name: String?, _ facts: String, to bar: View, x: Double) {
    let tool = button(sign) { [unowned self] in tell("You have taken it", facts) }
    if let name { tool.accessibilityLabel = name }
    lay(tool, in: bar, x: x, y: 0, width: 116)
  }
}

// MARK: A count

private final class RowanCount: RowanRows {
  private let count = Label()
  private lazy var turning: BarButtonItem = BarButtonItem(
    primaryAction: Action(title: "Start the loom") { [unowned self] _ in
      turn()
      post(.layoutChanged(.element(turning)))
    })
  private var threads = 0
  private var clock: ScheduledWork?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("It weaves ribbons, two fingers wide."))
    put(heading("The ribbon"))
    count.accessibilityLabel = "Threads woven"
    if !isFaulty { count.accessibilityTraits = [.staticText, .updatesFrequently] }
    put(count)
    showCount()
    put(
      button("How long is it") { [unowned self] in
        tell("How long it is", "It measures \(threads) millimetres.")
      })
    put(heading("Colours"))
    toggle("With a red edge", in: put(View()), isOn: true)
    toggle("With a gold thread", in: put(View()))
    toolbarItems = [turning]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if clock == nil, threads == 0 { turn() }
  }

  private func showCount() {
    count.text = "\(threads) threads woven"
    count.accessibilityValue = "\(threads)"
  }

  private func turn() {
    if let clock {
      clock.cancel()
      self.clock = nil
    } else {
      if threads >= 60 { threads = 0 }
      showCount()
      weave()
    }
    turning.title = clock == nil ? "Start the loom" : "Stop the loom"
  }

  private func weave() {
    clock = later(1) { [weak self] in
      guard let self else { return }
      threads += 1
      showCount()
      if threads < 60 { return weave() }
      clock = nil
      turning.title = "Start the loom"
      sayBehind("The ribbon is finished")
    }
  }
}
