import EarshotInterface
import EarshotModel

/// Apps of a puppet theatre, which do not answer what a person does.
extension OutsiderPair {
  static var thirteenthPuppeteers: [OutsiderPair] {
    [
      .stack(
        "activation-noop",
        "Tiles answer in the first section only, from the time when there was no other one"
      ) { HazelCast("Puppets", $0) },
      .stack(
        "custom-action-noop",
        "A swipe action of a row changes a copy of the act and not the act itself"
      ) { HazelProgramme("Programme", $0) },
      .stack(
        "scroll-unhandled",
        "Scrolling of the script was switched off so that only the buttons below turn to a scene"
      ) { HazelScript("Script", $0) },
      OutsiderPair(
        "direct-touch-trap",
        "The whole root view is made the area that takes touches directly, and not just the field"
          + " with the strings",
        screen: { HazelStrings("Strings", $0) }),
    ]
  }
}

/// The name of a section of a collection.
private final class HazelCaption: CollectionReusableView {
  private let caption = Label()

  func show(_ text: String) {
    caption.text = text
    caption.accessibilityTraits = .header
    caption.frame = Rect(x: 0, y: 0, width: 358, height: 44)
    if caption.superview == nil { addSubview(caption) }
  }
}

private final class HazelCast: HazelCollection {
  private let sections = [
    (
      "On stage",
      [
        ("Kasper", "A wooden nose, and a red cap with a bell."),
        ("Crocodile", "Its jaw is worked by a thumb."),
        ("Grandmother", "Her spectacles are real."),
      ]
    ),
    (
      "In the box",
      [
        ("Robber", "Waits for a new beard."),
        ("Princess", "Her strings are being replaced."),
      ]
    ),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.headerReferenceSize = Size(width: 358, height: 44)
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Workshop")
    navigationItem.rightBarButtonItem?.primaryAction = Action { [unowned self] _ in
      hazelTell("Workshop", "On Thursdays, for children from six on.")
    }
  }

  override func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].1.count
  }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let tile = HazelTile()
    tile.show(
      sections[indexPath.section].1[indexPath.item].0,
      indexPath.section == 0 ? "ready" : "resting", traits: .button)
    return tile
  }

  override func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let caption = HazelCaption()
    caption.show(sections[indexPath.section].0)
    return caption
  }

  override func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    if isFaulty, indexPath.section > 0 { return }
    let (name, text) = sections[indexPath.section].1[indexPath.item]
    hazelTell(name, text)
  }
}

private struct HazelAct: Equatable {
  let name: String
  let length: String
  var isRehearsed = false

  var text: String { isRehearsed ? "\(name), rehearsed" : name }
}

private final class HazelProgramme: HazelTable {
  private let halves = [("Before the break", 0..<3), ("After the break", 3..<5)]
  private var acts = [
    HazelAct(name: "The stolen sausage", length: "Twelve minutes."),
    HazelAct(name: "A crocodile at school", length: "Nine minutes."),
    HazelAct(name: "Dance of the brooms", length: "Four minutes, without words."),
    HazelAct(name: "The princess has hiccups", length: "Fifteen minutes."),
    HazelAct(name: "All say good night", length: "Three minutes."),
  ] {
    didSet { actsDidChange(from: oldValue) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = BarButtonItem(title: "How far we are")
    navigationItem.rightBarButtonItem?.primaryAction = Action { [unowned self] _ in
      let ready = acts.filter { $0.isRehearsed }.count
      hazelTell("How far you are", "\(ready) of \(acts.count) acts are rehearsed.")
    }
  }

  private func number(of place: IndexPath) -> Int {
    halves[place.section].1.lowerBound + place.row
  }

  private func place(of number: Int) -> IndexPath {
    let section = number < halves[1].1.lowerBound ? 0 : 1
    return IndexPath(row: number - halves[section].1.lowerBound, section: section)
  }

  /// Shows the acts that have become others, and says so.
  private func actsDidChange(from old: [HazelAct]) {
    for number in acts.indices where acts[number] != old[number] {
      tableView.cellForRow(at: place(of: number))?.textLabel?.text = acts[number].text
      hazelSay(acts[number].isRehearsed ? "Rehearsed." : "To be rehearsed again.")
    }
  }

  private func turnRehearsed(_ number: Int) {
    if isFaulty {
      var act = acts[number]
      act.isRehearsed.toggle()
    } else {
      acts[number].isRehearsed.toggle()
    }
  }

  override func numberOfSections(in tableView: TableView) -> Int { halves.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    halves[section].1.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    halves[section].0
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = acts[number(of: indexPath)].text
    cell.accessibilityTraits = .button
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    let act = acts[number(of: indexPath)]
    hazelTell(act.name, act.length)
  }

  override func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let number = number(of: indexPath)
    let title = acts[number].isRehearsed ? "Rehearse again" : "Mark as rehearsed"
    return SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: title) { [unowned self] _, _, done in
        turnRehearsed(number)
        done(true)
      }
    ])
  }
}

private final class HazelScript: HazelScreen {
  private let scenes = [
    (
      "Scene one",
      ["Kasper sleeps on the bench.", "A bell rings twice.", "He looks for his left shoe."]
    ),
    (
      "Scene two",
      ["The robber has the shoe.", "Grandmother brings a pan.", "Both run around the tree."]
    ),
    (
      "Scene three",
      [
        "The crocodile laughs.", "It wears the shoe on its tail.",
        "All sing, and the lights go out.",
      ]
    ),
  ]
  private let script = ScrollView(frame: .zero)
  private var headings: [Label] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(script, height: 208)
    for (number, (name, lines)) in scenes.enumerated() {
      let above = 208 * Double(number)
      headings.append(lay(heading(name), in: script, y: above))
      for (place, line) in lines.enumerated() {
        lay(words(line), in: script, y: above + 52 * Double(place + 1))
      }
    }
    script.contentSize = Size(width: 358, height: 208 * Double(scenes.count))
    script.isScrollEnabled = !isFaulty
    put(heading("Turn to a scene"))
    for (number, (name, _)) in scenes.enumerated() {
      put(
        button("Turn to \(name.lowercased())") { [unowned self] in
          script.setContentOffset(Point(x: 0, y: 208 * Double(number)), animated: true)
          post(.layoutChanged(.element(headings[number])))
        })
    }
    putSwitch("Large letters for the prompter") { [unowned self] isOn in
      hazelSay(isOn ? "Printed in large letters." : "Printed in small letters.")
    }
    put(
      button("Print the script") { [unowned self] in
        hazelTell("Being printed", "Three pages lie in the tray soon.")
      })
  }
}

/// An area on which fingers pull at the strings of a puppet.
private final class HazelPad: View {
  var whenPulled: () -> Void = {}
  private(set) var pulls = 0

  func becomeElement() {
    isAccessibilityElement = true
    accessibilityLabel = "Strings of the puppet"
    accessibilityTraits = .allowsDirectInteraction
  }

  func forget() { pulls = 0 }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { pulls += 1 }

  override func accessibilityActivate() -> Bool {
    pulls += 1
    whenPulled()
    return true
  }
}

private final class HazelStrings: HazelScreen {
  private let pad = HazelPad()

  override func loadView() {
    guard isFaulty else { return super.loadView() }
    pad.frame = Rect(x: 0, y: 0, width: 393, height: 852)
    view = pad
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pad.becomeElement()
    pad.whenPulled = { [unowned self] in hazelSay("The puppet raises both arms.") }
    put(heading("Kasper on his strings"))
    if isFaulty {
      put(View(), height: 200)
    } else {
      put(pad, height: 200)
    }
    put(button("Let him wave") { [unowned self] in hazelSay("Kasper waves with his cap.") })
    put(button("Let him bow") { [unowned self] in hazelSay("Kasper bows to the left.") })
    put(
      button("How often I have pulled") { [unowned self] in
        hazelSay(pad.pulls == 1 ? "Once." : "\(pad.pulls) times.")
      })
    put(
      button("Begin anew") { [unowned self] in
        pad.forget()
        hazelSay("Kasper stands still.")
      })
  }
}
