import EarshotInterface
import EarshotModel

extension OutsiderPair {
  static var speech: [OutsiderPair] {
    [
      .stack("utterance-too-long", "all conditions are one text") {
        ConditionController("Conditions", isFaulty: $0)
      },
      .stack("speech-repeat", "the picture of a person is called as the person beside it") {
        CrewController("Crew", isFaulty: $0)
      },
      .stack("speech-unpronounceable", "the buttons are letters of a font of symbols") {
        EditorController("Note", isFaulty: $0)
      },
    ]
  }

  static var role: [OutsiderPair] {
    [
      .stack("speech-role-inconsistent", "what follows a show is a button here and a link there") {
        ShowListController("Shows", isFaulty: $0)
      }
    ]
  }
}

private final class ConditionController: ColumnController {
  private let paragraphs = [
    "The ferry carries persons, bicycles and small boats between the harbour and the island.",
    "Whoever boards has to have a ticket, which is bought at the counter, in the app or on board.",
    "Children under six travel free when somebody comes along who has a ticket of their own.",
    "Dogs are welcome on the upper deck, as long as they are kept on a lead all of the time.",
    "When the wind is too strong the ferry stays in the harbour, and tickets keep their value.",
    "A ticket can be given back until an hour before departure, for the price that was paid.",
    "Luggage is stowed at the bow; valuable things should be kept with their owners instead.",
    "The crew may refuse to carry what is dangerous, what smells, and what is larger than a door.",
    "Lost property is kept for four weeks at the counter and is then given to the harbour school.",
    "Complaints are answered within ten days, by the people who were on duty at the time.",
  ]

  override func build() {
    column.append(heading("Carriage"))
    if isFaulty {
      column.append(label(paragraphs.joined(separator: " ")))
    } else {
      for paragraph in paragraphs { column.append(label(paragraph)) }
    }
    column.append(
      button("Send as mail") { [weak self] in self?.announce("A mail is on its way") },
      button("Accept") { [weak self] in self?.inform("Accepted", "Have a good journey.") })
  }
}

private final class CrewController: ColumnController {
  override func build() {
    column.append(heading("On board today"))
    for (name, task) in [("Anna Berg", "Captain"), ("Bo Lind", "Engineer"), ("Clara Holm", "Cook")]
    {
      // The initials stand for a portrait.
      let portrait = label(name.split(separator: " ").map { $0.prefix(1) }.joined())
      portrait.isAccessibilityElement = isFaulty
      portrait.accessibilityLabel = name
      column.append(
        Row(portrait, label(name), label(task)),
        button("Write to \(name)") { [weak self] in self?.announce("\(name) is at sea") })
    }
  }
}

private final class EditorController: ColumnController {
  override func build() {
    let symbols = [("\u{F032}", "Bold"), ("\u{F033}", "Italic"), ("\u{F0CD}", "Underline")]
    let buttons = symbols.map { symbol, name in
      let button = button(symbol) { [weak self] in self?.announce("\(name) is on") }
      if !isFaulty { button.accessibilityLabel = name }
      return button
    }
    let text = TextView(frame: Rect(x: 0, y: 0, width: 320, height: 160))
    text.accessibilityLabel = "Note"
    text.text = "Bring the lamp."
    column.append(
      heading("Friday"), Row(buttons[0], buttons[1], buttons[2]), text,
      button("Save") { [weak self] in self?.inform("Saved", "The note is in the list.") })
  }
}

private final class ShowListController: ColumnController {
  override func build() {
    column.append(heading("New"))
    for show in ["Harbour Voices", "Night Ferry", "Fog"] {
      column.append(
        button("Open \(show)") { [weak self] in
          guard let self else { return }
          navigationController?.pushViewController(
            ShowController(show, isFaulty: isFaulty), animated: true)
        },
        followButton(show))
    }
  }
}

private final class ShowController: ColumnController {
  override func build() {
    let follow = followButton(title ?? "")
    if isFaulty { follow.accessibilityTraits = .link }
    column.append(
      label("Every Friday, an hour about the sea."), follow, heading("Parts"),
      label("1, The keeper"), label("2, The storm"))
  }
}

extension ColumnController {
  fileprivate func followButton(_ show: String) -> Button {
    button("Follow \(show)") { [weak self] in self?.announce("You follow \(show)") }
  }
}
