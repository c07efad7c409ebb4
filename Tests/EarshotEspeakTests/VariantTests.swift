import EarshotEspeak
import EarshotSpeech
import EarshotVoices
import Foundation
import Testing

@Suite(.enabled(if: RealVoice.isThere, "the voice program earshot-espeak was not built"))
struct VariantTests {
  private static let names = ["clear", "mellow", "bell"]

  @Test func everyVariantOfOursSoundsUnlikeTheVoiceItself() throws {
    func sound(_ voice: String) throws -> [Int16] {
      let worker = try RealVoice.worker(try VoiceSettings(named: voice))
      return try RealVoice.say("Now Playing", with: worker).samples
    }
    let sounds =
      try ["en", "en+f2", "en+nosuch"].map(sound) + Self.names.map { try sound("en+\($0)") }
    #expect(sounds[2] == sounds[0], "an unknown variant changes nothing")
    #expect(Set(sounds).count == sounds.count - 1)
    #expect(sounds.allSatisfy { Audibility.audibleRange(in: $0) != nil })
  }

  @Test(
    arguments: [
      ("bright", nil), ("gmw/de", nil), ("en+f4", nil), ("la+13", nil), ("nosuch", .voice),
      ("gmw/nosuch+f2", .voice), ("gmw/en+nosuch", .variant), ("en+99", .variant),
    ] as [(String, UnknownVoice.Part?)])
  func whatIsNotThereIsTold(_ name: String, _ part: UnknownVoice.Part?) throws {
    let worker = try RealVoice.worker(try VoiceSettings(named: name))
    let unknown = try worker.unknownVoice()
    #expect(unknown?.part == part)
    #expect(unknown.map(\.name) == part.map { _ in name })
    guard part != .voice else { return }
    // What was asked goes on to speak.
    let spoken = try RealVoice.say("Now Playing", with: worker)
    #expect(spoken.isComplete && Audibility.audibleRange(in: spoken.samples) != nil)
  }

  @Test func ourVariantsAreListedBesideTheEngines() throws {
    let installed = try RealVoice.worker().installedVoices()
    let variants = installed.filter(\.isVariant).map(\.identifier)
    #expect(Set(variants).isSuperset(of: Self.names + ["f2", "klatt4"]))
    #expect(Set(variants).count == variants.count, "none of ours has a name of the engine's")
    #expect(installed.contains { $0.identifier == "gmw/en-US" })
  }

  @Test func theTableHoldsTheseVariants() {
    let names = VoiceVariants.table.description.split(separator: "\n").filter { $0.hasPrefix("[") }
    #expect(names == Self.names.map { "[\($0)]" })
  }
}
