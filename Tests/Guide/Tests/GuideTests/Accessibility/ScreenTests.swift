import Earshot
import Testing

/// A player with controls and with text that only says something.
private final class PlayerController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let title = Label(frame: Rect(x: 16, y: 60, width: 358, height: 40))
    title.text = "Water Music"
    title.accessibilityTraits = [.header]
    let cover = ImageView(frame: Rect(x: 16, y: 120, width: 358, height: 300))
    cover.isAccessibilityElement = true
    cover.accessibilityLabel = "Cover: a boat on the Thames"
    let position = Slider(frame: Rect(x: 16, y: 440, width: 358, height: 44))
    position.accessibilityLabel = "Position"
    position.value = 0.25
    let shuffle = Switch(frame: Rect(x: 16, y: 500, width: 51, height: 31))
    shuffle.accessibilityLabel = "Shuffle"
    let play = Button(type: .system)
    play.setTitle("Play", for: .normal)
    play.accessibilityHint = "Plays the album."
    play.frame = Rect(x: 16, y: 560, width: 358, height: 44)
    for part in [title, cover, position, shuffle, play] { view.addSubview(part) }
  }
}

/// What a screen has to say of itself.
@Suite struct ScreenTests {
  @Test("Everything is reached, what is only read as well, and says what it is", .shows(.g23))
  func everything() throws {
    let app = GuideApp(PlayerController())
    try app.session.enable()
    var lines = [try app.session.currentSpeech]
    for _ in 0..<4 {
      try app.session.moveForward()
      lines.append(try app.session.currentSpeech)
    }
    #expect(
      lines == [
        "Water Music, heading", "Cover: a boat on the Thames, image", "Position, 25%, adjustable",
        "Shuffle, off", "Play, button",
      ])
    try app.session.moveForward()
    #expect(try app.session.currentSpeech == "Play, button")
  }

  @Test("A screen of a storyboard is heard from top to bottom", .shows(.g23))
  func drawn() throws {
    let harbour = try HarbourApp()
    var lines: [String] = []
    for _ in 0..<9 {
      lines.append(try harbour.app.session.currentSpeech)
      try harbour.app.session.moveForward()
    }
    #expect(
      lines == [
        "Harbour, heading", "Help, button", "No ferry chosen", "Passenger, text field",
        "Book, button", "Ferry, button", "Map, image", "Only upright", "Every hour",
      ])
  }
}
