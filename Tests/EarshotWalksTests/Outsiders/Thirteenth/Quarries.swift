import EarshotInterface
import EarshotModel

/// Apps of a quarry, in which something is not said, said twice, or said at too great length.
extension OutsiderPair {
  static var thirteenthQuarries: [OutsiderPair] {
    [
      .stack(
        "announcement-lost",
        "What was done is announced right before the screen goes, and the screen that comes speaks"
          + " over it"
      ) { HazelBlasts("Blasts", $0) },
      .stack(
        "status-not-announced",
        "Whether the weights were sent is written below the button, and nobody is told"
      ) { HazelScales("Scales", $0) },
      .stack(
        "utterance-too-long",
        "All rules of the quarry, paragraph after paragraph, are the name of a single element"
      ) { HazelHouseRules("Rules", $0) },
      .stack(
        "speech-repeat",
        "The shadow of each name is a second label behind the first one, and is read like that"
      ) { HazelPriceBoard("Prices", $0) },
      .stack(
        "speech-role-inconsistent",
        "A truck that was picked has the traits of the picture it shows then, in place of those of"
          + " a button"
      ) { HazelTrucks("Trucks", $0) },
    ]
  }
}

/// The blasts of the week, which two screens show.
private final class HazelBlastPlan {
  let times = ["Monday at ten", "Tuesday at two", "Friday at nine"]
  var calledOff: Set<Int> = [1]
  /// What the list is to say when it has come back.
  var news: String?

  func text(of number: Int) -> String {
    times[number] + (calledOff.contains(number) ? ", called off" : ", planned")
  }
}

private final class HazelBlasts: HazelTable {
  private let plan = HazelBlastPlan()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Signals")
    navigationItem.rightBarButtonItem?.primaryAction = Action { [unowned self] _ in
      hazelTell("Signals", "One long tone before a blast, three short ones after it.")
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for number in plan.times.indices {
      let cell = tableView.cellForRow(at: IndexPath(row: number, section: 0))
      cell?.textLabel?.text = plan.text(of: number)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let news = plan.news else { return }
    plan.news = nil
    application?.perform(after: 1) { [weak self] in self?.hazelSay(news) }
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    plan.times.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    "This week"
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = plan.text(of: indexPath.row)
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityTraits = .button
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(
      HazelBlast(indexPath.row, of: plan, isFaulty), animated: true)
  }
}

private final class HazelBlast: HazelScreen {
  private let number: Int
  private let plan: HazelBlastPlan

  init(_ number: Int, of plan: HazelBlastPlan, _ isFaulty: Bool) {
    self.number = number
    self.plan = plan
    super.init("Blast", isFaulty)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let isOff = plan.calledOff.contains(number)
    put(heading(plan.times[number]))
    put(words("Eight holes in the upper wall, by the old crane."))
    put(
      button(isOff ? "Plan it again" : "Call it off") { [unowned self] in
        change(isOff ? "The blast is planned again." : "The blast was called off.")
      })
    putSwitch("Wake me an hour before") { [unowned self] isOn in
      hazelSay(isOn ? "You are woken." : "You are not woken.")
    }
    put(
      button("Who fires it") { [unowned self] in
        hazelTell("Who fires it", "Greta, who has the key to the box.")
      })
  }

  private func change(_ news: String) {
    plan.calledOff = plan.calledOff.symmetricDifference([number])
    if isFaulty {
      post(.announcement(AttributedText(news)))
    } else {
      plan.news = news
    }
    navigationController?.popViewController(animated: true)
  }
}

private final class HazelScales: HazelScreen {
  private let weights = ["Truck 1, nine tons", "Truck 2, eleven tons", "Truck 3, seven tons"]
  private let result = Label()
  private var isSending = false
  private var tries = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Weighed today"))
    for weight in weights { put(words(weight)) }
    put(button("Send the weights") { [unowned self] in send() })
    result.text = "Nothing was sent today."
    put(result)
    putSwitch("Send by night as well") { [unowned self] isOn in
      hazelSay(isOn ? "Also sent at midnight." : "Sent by day only.")
    }
    put(
      button("Who gets them") { [unowned self] in
        hazelTell("Who gets them", "The office in the valley, and the railway.")
      })
  }

  private func send() {
    guard !isSending else { return hazelSay("The weights are on their way.") }
    isSending = true
    tries += 1
    report("Sending")
    later(3) { [weak self] in self?.end() }
  }

  private func end() {
    isSending = false
    report(
      tries == 1
        ? "The office did not answer, nothing was sent."
        : "Three weights were sent, by attempt \(tries).")
  }

  private func report(_ text: String) {
    result.text = text
    if !isFaulty { hazelSay(text) }
  }
}

private final class HazelHouseRules: HazelScreen {
  private let paragraphs = [
    "Whoever enters the quarry wears a helmet, boots with steel caps and a vest that can be seen"
      + " from afar.",
    "Nobody walks below the wall while there is frost, after heavy rain, or in the hour after a"
      + " blast.",
    "One long tone means that a blast comes. Go to the hut by the gate at once, and count who is"
      + " there.",
    "Three short tones mean that all is over. Only the person in charge opens the gate again.",
    "Trucks have the right of way. Stand still until the driver has raised a hand, and then cross"
      + " behind the truck.",
    "Stones may be taken home by visitors, as many as fit into one pocket, but no fossils and no"
      + " crystals.",
    "Children hold the hand of a grown-up, and dogs stay at the gate, where there is water and"
      + " shade.",
    "In case of an accident call the number on the back of your badge, and say the letter on the"
      + " nearest post.",
    "Photographs may be taken from the platform, and nowhere else, because the edges of the wall"
      + " are loose.",
    "These rules hold from the gate to the railway, by day and by night, for visitors and workers"
      + " alike.",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Rules of the quarry"))
    let scroll = put(ScrollView(frame: .zero), height: 360)
    let page = View()
    let height = 80 * Double(paragraphs.count)
    lay(page, in: scroll, y: 0, height: height)
    scroll.contentSize = Size(width: 358, height: height)
    for (place, paragraph) in paragraphs.enumerated() {
      lay(words(paragraph), in: page, y: 80 * Double(place), height: 76)
    }
    if isFaulty {
      page.isAccessibilityElement = true
      page.accessibilityLabel = paragraphs.joined(separator: " ")
      page.accessibilityTraits = .staticText
    }
    let consent = putSwitch("I keep to the rules") { _ in }
    put(
      button("Open the gate") { [unowned self] in
        hazelTell(
          consent.isOn ? "The gate is open" : "The gate stays shut",
          consent.isOn ? "It shuts again in a minute." : "First say that you keep to the rules.")
      })
  }
}

private final class HazelPriceBoard: HazelScreen {
  private let stones = [("Granite", 40), ("Slate", 55), ("Sandstone", 30), ("Basalt", 48)]
  private var tons = [0, 0, 0, 0]
  private var orders: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Crowns for a ton"))
    for (number, (name, price)) in stones.enumerated() {
      let row = put(View())
      for shift in [1.0, 0.0] {
        let caption = lay(words("\(name), \(price) crowns"), in: row, x: shift, y: 0, width: 200)
        if shift > 0, !isFaulty { caption.isAccessibilityElement = false }
      }
      let order = lay(
        button("Order a ton of \(name.lowercased())") { [unowned self] in press(number) }, in: row,
        x: 210, y: 0, width: 148)
      order.accessibilityValue = text(of: number)
      orders.append(order)
    }
    put(
      button("What it costs") { [unowned self] in
        let sum = zip(stones, tons).map { $0.1 * $1 }.reduce(0, +)
        hazelTell("What it costs", sum == 0 ? "Nothing was ordered yet." : "\(sum) crowns.")
      })
    put(
      button("Order nothing") { [unowned self] in
        tons = tons.map { _ in 0 }
        for number in orders.indices { orders[number].accessibilityValue = text(of: number) }
        hazelSay("The order is empty.")
      })
  }

  private func text(of number: Int) -> String {
    tons[number] == 1 ? "one ton ordered" : "\(tons[number]) tons ordered"
  }

  private func press(_ number: Int) {
    guard tons[number] < 3 else { return hazelSay("A truck takes three tons of a stone.") }
    tons[number] += 1
    orders[number].accessibilityValue = text(of: number)
    reread(orders[number])
  }
}

/// A truck that can be picked, with a picture once it was.
private final class HazelTruckTile: View {
  private let picture = ImageView(image: Image(name: "truck", size: Size(width: 40, height: 40)))
  private let caption = Label()
  private let keepsRole: Bool
  var whenPressed: () -> Void = {}
  var isPicked = false { didSet { pickDidChange() } }

  init(_ name: String, keepsRole: Bool) {
    self.keepsRole = keepsRole
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = name
    caption.text = name
    caption.frame = Rect(x: 48, y: 0, width: 300, height: 44)
    addSubview(caption)
    picture.frame = Rect(x: 0, y: 2, width: 40, height: 40)
    addSubview(picture)
    pickDidChange()
  }

  private func pickDidChange() {
    picture.isHidden = !isPicked
    let role: AccessibilityTraits = isPicked && !keepsRole ? .image : .button
    accessibilityTraits = isPicked ? role.union(.selected) : role
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { whenPressed() }

  override func accessibilityActivate() -> Bool {
    whenPressed()
    return true
  }
}

private final class HazelTrucks: HazelScreen {
  private let names = ["Truck with a crane", "Tipper", "Low loader", "Water cart"]
  private var tiles: [HazelTruckTile] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Pick the trucks that drive to the railway."))
    put(heading("In the yard"))
    for name in names {
      let tile = put(HazelTruckTile(name, keepsRole: !isFaulty))
      tile.whenPressed = { [unowned self, unowned tile] in
        tile.isPicked.toggle()
        reread(tile)
      }
      tiles.append(tile)
    }
    put(
      button("Send them") { [unowned self] in
        let picked = tiles.filter { $0.isPicked }.count
        hazelTell(
          picked == 0 ? "No truck was picked" : "Sent",
          picked == 0 ? "Pick one first." : "\(picked) of \(names.count) trucks leave the yard.")
      })
    put(
      button("Pick none") { [unowned self] in
        for tile in tiles { tile.isPicked = false }
        hazelSay("No truck is picked.")
      })
  }
}
