import Earshot
import Testing

/// A player with controls and with text that only says something.
private final class PlayerController: ScreenController {
  override func makeViews() {
    let title = Label(frame: Rect(x: 16, y: 60, width: 358, height: 40))
    title.text = "Water Music"
    title.accessibilityIdentifier = "title"
    title.accessibilityTraits = [.staticText, .header]
    let cover = ImageView(frame: Rect(x: 16, y: 120, width: 358, height: 300))
    cover.isAccessibilityElement = true
    cover.accessibilityIdentifier = "cover"
    cover.accessibilityLabel = "Cover: a boat on the Thames"
    let loudness = View(frame: Rect(x: 16, y: 425, width: 358, height: 10))
    loudness.isAccessibilityElement = true
    loudness.accessibilityIdentifier = "loudness"
    loudness.accessibilityLabel = "Loudness"
    loudness.accessibilityValue = "50 decibels"
    loudness.accessibilityTraits = .updatesFrequently
    let position = Slider(frame: Rect(x: 16, y: 440, width: 358, height: 44))
    position.accessibilityIdentifier = "position"
    position.accessibilityLabel = "Position"
    position.value = 0.25
    let shuffle = Switch(frame: Rect(x: 16, y: 500, width: 51, height: 31))
    shuffle.accessibilityIdentifier = "shuffle"
    shuffle.accessibilityLabel = "Shuffle"
    let play = Button(type: .system)
    play.setTitle("Play", for: .normal)
    play.accessibilityIdentifier = "play"
    play.accessibilityHint = "Plays the album."
    play.frame = Rect(x: 16, y: 560, width: 358, height: 44)
    add(title, cover, loudness, position, shuffle, play)
  }
}

/// What a screen has to say of itself.
@Suite struct ScreenTests {
  @Test(
    "Everything is reached, what is only read as well, and says what it is", .shows(.g23),
    arguments: Way.allCases)
  func everything(_ way: Way) throws {
    let app = GuideApp(try way.screen(.accessibility, PlayerController.init))
    try app.session.enable()
    var lines: [String] = []
    var identifiers: [String?] = []
    for _ in 0..<6 {
      lines.append(try app.session.currentSpeech)
      identifiers.append(app.session.focusedElement?.accessibilityIdentifier)
      try app.session.moveForward()
    }
    #expect(
      lines == [
        "Water Music, heading", "Cover: a boat on the Thames, image", "Loudness, 50 decibels",
        "Position, 25%, adjustable", "Shuffle, off", "Play, button",
      ])
    #expect(identifiers == ["title", "cover", "loudness", "position", "shuffle", "play"])
    #expect(app.session.focusedElement?.accessibilityHint == "Plays the album.")
  }
}
