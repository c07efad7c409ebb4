import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// What elements are called, and what is said of their kind and their changes.
  static var names: [OutsiderPair] {
    [
      OutsiderPair(
        "speech-unpronounceable", "buttons of a player are letters of a font of pictures"
      ) {
        RemoteScreen($0).inStack
      },
      OutsiderPair(
        "speech-role-inconsistent", "what leads to support is a button here, a link there"
      ) {
        shopTabs($0)
      },
      OutsiderPair("live-value-without-trait", "the time of a run changes every second") {
        RunScreen($0).inStack
      },
    ]
  }
}

/// The remote control of a television.
private final class RemoteScreen: StackedScreen {
  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Television")
  }

  override func viewDidLoad() {
    heading("Living Room")
    text("Channel 4, the news")
    for (glyph, name) in [
      ("\u{E8B6}", "Mute"), ("\u{E8B7}", "Louder"), ("\u{E8B8}", "Quieter"),
      ("\u{E8B9}", "Subtitles"),
    ] {
      let button = button(glyph) { $0.say("The television does not answer") }
      if !isFaulty { button.accessibilityLabel = name }
    }
    button("Turn Off") { $0.alert("The television is off") }
  }
}

/// Two tabs from which support can be reached.
private func shopTabs(_ isFaulty: Bool) -> ViewController {
  let tabs = TabBarController()
  let screens = [
    SupportScreen("Tickets", asLink: false), SupportScreen("Account", asLink: isFaulty),
  ]
  tabs.viewControllers = screens.map(\.inStack)
  return tabs
}

/// A tab with a way to support.
private final class SupportScreen: StackedScreen {
  private let asLink: Bool

  init(_ title: String, asLink: Bool) {
    self.asLink = asLink
    super.init(title)
  }

  override func viewDidLoad() {
    heading("Your \(title ?? "")")
    text("Nothing here yet")
    button("Buy") { $0.alert("The shop is closed") }
    let support = button("Contact Support") { screen in
      screen.navigationController?.pushViewController(
        TextScreen("Support", "Call 555 0102."), animated: true)
    }
    if asLink { support.accessibilityTraits = .link }
  }
}

/// A run that is going on.
private final class RunScreen: StackedScreen {
  private let isFaulty: Bool
  private var seconds = 0
  private lazy var time = text("0 seconds")
  private lazy var way = text("0 metres")

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Run")
  }

  override func viewDidLoad() {
    heading("Time and Way")
    let traits: AccessibilityTraits = isFaulty ? .staticText : [.staticText, .updatesFrequently]
    time.accessibilityTraits = traits
    way.accessibilityTraits = traits
    button("Lap") { $0.alert("Lap 1") }
    button("Finish") { $0.alert("Well run") }
    toggle("Music", isOn: true)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if seconds == 0 { after(1) { $0.tick() } }
  }

  private func tick() {
    seconds += 1
    time.text = "\(seconds) seconds"
    way.text = "\(seconds * 3) metres"
    after(1) { $0.tick() }
  }
}
