import EarshotTestSupport
import Foundation
import Testing

/// The language of Earshot's own words, beside that of the screens.
@Suite struct InterfaceLanguageTests {
  private let folder: ScratchFolder
  private static let italian = "VoiceOver attivo"

  init() throws {
    folder = try ScratchFolder()
    let screen = """
      screens:
        - name: Café
          root:
            children:
              - { label: Bonjour, traits: [button] }

      """
    try folder.write(screen, to: "plain.yaml")
    try folder.write("earshot: 1\nlanguage: fr\n" + screen, to: "french.yaml")
  }

  /// What `earshot open` shows of a file in an environment, before it is ended.
  private func open(_ arguments: String, _ environment: String = "") async throws -> String {
    let clean = "env -u LANG -u LC_ALL -u LC_MESSAGES \(environment)"
    return try await Program.shell(
      "printf 'chooser\\nquit\\n' | \(clean) \"$EARSHOT\" open --mute \(arguments)",
      in: folder.url
    ).output
  }

  @Test("It is that of the option, or else of the locale, in this order")
  func order() async throws {
    #expect(try await open("plain.yaml").contains("VoiceOver on\nBonjour, button\n"))
    let german = try await open("plain.yaml", "LANG=de_DE.UTF-8")
    #expect(german.contains("VoiceOver ein\nBonjour, button\n"), "\(german)")
    let messages = try await open("plain.yaml", "LANG=de_DE.UTF-8 LC_ALL=fr_FR LC_MESSAGES=it_IT")
    #expect(messages.contains("VoiceOver activé\n"), "\(messages)")
    let option = try await open("plain.yaml --interface-language it", "LANG=de_DE.UTF-8")
    #expect(option.contains("\(Self.italian)\n"), "\(option)")
    #expect(try await open("plain.yaml", "LANG=C.UTF-8").contains("VoiceOver on\n"))
  }

  @Test("A document's elements are told in its language, and what Earshot says of itself is not")
  func document() async throws {
    let told = try await open("french.yaml", "LANG=de_DE.UTF-8")
    #expect(told.contains("VoiceOver ein\nBonjour, bouton\n"), "\(told)")
    #expect(try await open("french.yaml").contains("VoiceOver activé\nBonjour, bouton\n"))
  }

  @Test("The list of keys is in it, for programs as well")
  func keys() async throws {
    let told = try await Program.shell(
      "LC_ALL=de_DE.UTF-8 \"$EARSHOT\" run --keys; \"$EARSHOT\" open --keys --interface-language fr",
      in: folder.url
    ).output
    #expect(told.hasPrefix("V O heißt Control und Alt zusammen gehalten; Alt allein genügt.\n"))
    let first = "\nAuf einem Bildschirm:\nZum nächsten Objekt: Rechtspfeil"
    #expect(told.contains(first), "\(told)")
    #expect(told.contains("\nAvec la souris:\nÉnoncer ce qui s’y trouve: clic\n"), "\(told)")
    #expect(!told.contains("Move to"))
  }

  @Test("Commands are chosen by their names in the language of the interface")
  func commandNames() async throws {
    let told = try await Program.shell(
      "printf 'commands\\nquit\\n' | \"$EARSHOT\" open --mute --interface-language de plain.yaml",
      in: folder.url
    ).output
    #expect(
      told.contains("Zum nächsten Objekt, 1-Finger-Streichen nach rechts, Rechtspfeil"), "\(told)")
    #expect(!told.contains("Move to"), "\(told)")
  }

  @Test("Scripts and readings do not heed the locale")
  func stable() async throws {
    let read = try await Program.shell(
      "LANG=de_DE.UTF-8 LC_ALL=de_DE.UTF-8 \"$EARSHOT\" read plain.yaml", in: folder.url)
    #expect(read.output.contains("Bonjour, button"), "\(read.output)")
  }

  @Test("A language without words is refused with those that have some")
  func unknown() async throws {
    let refused = try await Program.shell(
      "\"$EARSHOT\" open plain.yaml --interface-language tlh", in: folder.url)
    #expect(refused.status == 2)
    #expect(
      refused.diagnostics.contains("There are no words in 'tlh'; expected en, ar, de"),
      "\(refused.diagnostics)")
  }
}
