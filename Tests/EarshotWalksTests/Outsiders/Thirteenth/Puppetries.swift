import EarshotInterface
import EarshotModel

/// Apps of a theatre with puppets, in which something happens and nobody says so, or far too much is said.
extension OutsiderPair {
  static var thirteenthPuppetries: [OutsiderPair] {
    [
      .stack(
        "activation-state-silent",
        "The button of a puppet that was chosen is selected, but its traits were set by hand, to"
          + " those of a button, and nothing that is heard tells of the choice"
      ) { RowantreeCast("Cast", $0) },
      OutsiderPair(
        "gesture-magic-tap-unhandled",
        "The songs of a play are played and paused by a button only, and not by two taps of two"
          + " fingers",
        screen: { RowantreeSongs("Songs", $0) }),
      OutsiderPair(
        "scroll-silent",
        "A strip of three acts scrolls by whole acts for three fingers, in code of its own, which"
          + " forgets to say which act is there now",
        screen: { RowantreeActs("The play", $0) }),
      .stack(
        "announcement-interrupted",
        "Two theatres answer one second after the other, each answer is said at once, and the second"
          + " cuts off the first"
      ) { RowantreeInquiry("Free seats", $0) },
      .stack(
        "announcement-spam",
        "While a play is fetched, each twentieth of it is announced, although a bar shows how much"
          + " there is"
      ) { RowantreeFetching("Plays", $0) },
    ]
  }
}

private final class RowantreeCast: RowantreeScreen {
  private let puppets = ["Witch", "Crocodile", "King", "Robber", "Grandmother"]
  private var buttons: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Choose who is in the play, three puppets at most."))
    put(heading("Puppets"))
    for (number, puppet) in puppets.enumerated() {
      let row = put(button(puppet) { [unowned self] in choose(number) })
      row.setImage(Image(name: "strings-hung"), for: .normal)
      row.setImage(Image(name: "strings-held"), for: .selected)
      if isFaulty { row.accessibilityTraits = .button }
      buttons.append(row)
    }
    put(heading("The play"))
    put(
      button("Invent a play") { [unowned self] in
        let names = chosen.map { puppets[$0] }
        tell(
          names.isEmpty ? "No play" : "A play for \(names.count)",
          names.isEmpty ? "Choose a puppet first." : names.joined(separator: " meets ") + ".")
      })
    put(question("Who carves them", "Old Tobias, out of the wood of limes."))
  }

  private var chosen: [Int] { buttons.indices.filter { buttons[$0].isSelected } }

  private func choose(_ number: Int) {
    if !buttons[number].isSelected, chosen.count == 3 {
      return say("Three puppets are chosen, and there are no more hands.")
    }
    buttons[number].isSelected.toggle()
    reread(buttons[number])
  }
}

private final class RowantreeSongs: RowantreeScreen {
  private let length = 12
  private let bar = ProgressView()
  private var seconds = 0
  private var ticking: ScheduledWork?
  private lazy var play: Button = button("Play") { [unowned self] in
    togglePlaying()
    reread(play)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("The song of the crocodile"))
    bar.accessibilityLabel = "Played"
    put(bar)
    play.accessibilityTraits = [.button, .startsMediaSession]
    put(play)
    put(
      button("Back to the beginning") { [unowned self] in
        seconds = 0
        bar.progress = 0
        say(ticking == nil ? "The song stands at its beginning." : "From the beginning")
      })
    put(heading("About the song"))
    put(question("The words", "I have a tooth, I have two teeth, I have a mouth full of teeth."))
    put(question("Who sings", "Tobias, with a sock over his hand."))
  }

  override func accessibilityPerformMagicTap() -> Bool {
    if isFaulty { return super.accessibilityPerformMagicTap() }
    togglePlaying()
    say(ticking == nil ? "Paused" : "Playing")
    return true
  }

  private func togglePlaying() {
    if let ticking {
      ticking.cancel()
      self.ticking = nil
    } else {
      wait()
    }
    play.setTitle(ticking == nil ? "Play" : "Pause", for: .normal)
  }

  private func wait() {
    ticking = later(1) { [weak self] in self?.tick() }
  }

  private func tick() {
    seconds += 1
    bar.progress = Double(seconds) / Double(length)
    guard seconds >= length else { return wait() }
    ticking = nil
    seconds = 0
    bar.progress = 0
    play.setTitle("Play", for: .normal)
    say("The song is over.")
  }
}

/// Acts beside one another, of which one can be seen.
private final class RowantreeStrip: ScrollView {
  let width = 358.0
  let acts = 3
  var saysActs = true

  var act: Int { Int((contentOffset.x / width).rounded()) }

  func show(_ number: Int) {
    contentOffset = Point(x: width * Double(max(0, min(number, acts - 1))), y: 0)
  }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    switch direction {
    case .right, .next: show(act + 1)
    case .left, .previous: show(act - 1)
    case .up, .down: return false
    }
    if saysActs {
      window?.application?.post(.pageScrolled(AttributedText("Act \(act + 1) of \(acts)")))
    }
    return true
  }
}

private final class RowantreeActs: RowantreeScreen, ScrollViewDelegate {
  private let acts = [
    ("The tooth", "The crocodile has lost a tooth.", "The king has found it."),
    ("The bargain", "The tooth costs a song.", "The crocodile cannot sing."),
    ("The song", "Grandmother sings instead.", "Everybody has cake."),
  ]
  private let strip = RowantreeStrip()
  private let dots = PageControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("The crocodile and the king"))
    strip.saysActs = !isFaulty
    strip.delegate = self
    put(strip, height: 200)
    for (number, (name, beginning, end)) in acts.enumerated() {
      let page = View()
      page.shouldGroupAccessibilityChildren = true
      place(page, in: strip, x: strip.width * Double(number), y: 0, height: 200)
      place(heading("Act \(number + 1): \(name)"), in: page, y: 0)
      place(words(beginning), in: page, y: 52)
      place(words(end), in: page, y: 104)
    }
    strip.contentSize = Size(width: strip.width * Double(acts.count), height: 200)
    dots.numberOfPages = acts.count
    dots.accessibilityLabel = "Act"
    dots.addAction(
      Action { [unowned self] _ in strip.show(dots.currentPage) }, for: .valueChanged)
    put(dots)
    put(heading("Tonight"))
    put(question("When it begins", "At six, when the lamps are lit."))
    putSwitch("Remind me") { [unowned self] isOn in
      say(isOn ? "You will be reminded at five." : "No reminder.")
    }
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { dots.currentPage = strip.act }
}

private final class RowantreeInquiry: RowantreeScreen {
  private let theatres = ["Lantern", "Little Wagon"]
  private let answers = [
    "The Lantern has eleven seats left for Saturday evening, most of them in the rows four to seven,"
      + " and two at the very front",
    "The Little Wagon has five seats left for Saturday, on the bench beside the stove",
  ]
  private lazy var texts = theatres.map { words("\($0): not asked yet") }
  private var isAsking = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Both theatres play on Saturday."))
    put(button("Ask both theatres") { [unowned self] in ask() })
    put(heading("Answers"))
    for text in texts { put(text, height: 60) }
    put(heading("Afterwards"))
    for theatre in theatres {
      put(question("Call the \(theatre)", "The telephone rings, and somebody takes your name."))
    }
  }

  private func ask() {
    guard !isAsking else { return say("The theatres have been asked, wait a little.") }
    isAsking = true
    say("Asking.")
    later(4) { [weak self] in self?.take(0) }
    later(5) { [weak self] in self?.take(1) }
  }

  private func take(_ number: Int) {
    texts[number].text = answers[number]
    var manner = SpeechAttributes()
    manner.announcementPriority = isFaulty ? .high : .low
    post(.announcement(AttributedText(answers[number], attributes: manner)))
    if number == 1 { isAsking = false }
  }
}

private final class RowantreeFetching: RowantreeScreen {
  private let bar = ProgressView()
  private var parts = 0
  private var hasPlay = false
  private var fetching: ScheduledWork?
  private lazy var fetch = button("Fetch the play") { [unowned self] in toggleFetching() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("The robber and the moon"))
    put(words("A play in two acts, with six songs."))
    bar.accessibilityLabel = "Fetched"
    put(bar)
    put(fetch)
    put(
      button("Watch it") { [unowned self] in
        tell(
          hasPlay ? "Curtain up" : "Not yet",
          hasPlay ? "A robber looks at the moon." : "Fetch the play first.")
      })
    putSwitch("Fetch plays by cable only") { [unowned self] isOn in
      say(isOn ? "By cable only" : "By cable or through the air")
    }
    put(question("How large it is", "Two hundred megabytes."))
  }

  private func toggleFetching() {
    if hasPlay { return say("The play is here.") }
    if let fetching {
      fetching.cancel()
      self.fetching = nil
    } else {
      wait()
    }
    fetch.setTitle(fetching == nil ? "Fetch the rest" : "Stop fetching", for: .normal)
    reread(fetch)
  }

  private func wait() {
    fetching = later(0.5) { [weak self] in self?.take() }
  }

  private func take() {
    parts += 1
    bar.progress = Double(parts) / 20
    if isFaulty, parts < 20 {
      say("\(parts * 5) percent of the play are here.")
    } else if parts == 10 {
      say("Half of the play is here.")
    }
    guard parts == 20 else { return wait() }
    fetching = nil
    hasPlay = true
    fetch.setTitle("Fetched", for: .normal)
    say("The play is here.")
  }
}
