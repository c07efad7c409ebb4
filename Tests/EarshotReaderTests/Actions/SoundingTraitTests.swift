import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

/// Elements that make themselves heard, and what the reader leaves out for them.
@Suite struct SoundingTraitTests {
  private let stage = Stage()

  private func lines(with traits: AccessibilityTraits) -> [String] {
    let button = stage.add("Play", row: 0, traits: traits)
    button.accessibilityBlocks = AccessibilityBlocks()
    button.accessibilityBlocks?.activate = { [unowned button] in
      button.accessibilityValue = "playing"
      return true
    }
    stage.start()
    stage.perform(.first)
    stage.session.advanceUntilSilent()
    _ = stage.lines()
    stage.perform(.activate)
    return stage.lines()
  }

  @Test func usuallyTheNewValueIsSaid() {
    #expect(
      lines(with: .button) == [
        "action: play activate, handled by play", "sound: activate",
        "speech: playing, because of valueChange",
      ])
  }

  @Test func whatStartsMediaIsNotSpokenOver() {
    #expect(
      lines(with: [.button, .startsMediaSession]) == ["action: play activate, handled by play"])
  }

  @Test func whatPlaysASoundIsLeftToSound() {
    #expect(
      lines(with: [.button, .playsSound]) == [
        "action: play activate, handled by play", "speech: playing, because of valueChange",
      ])
  }
}
