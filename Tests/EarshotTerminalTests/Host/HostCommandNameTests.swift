import EarshotReader
import EarshotTerminal
import EarshotVoices
import Testing

/// The names of the host's own commands in every language.
@Suite struct HostCommandNameTests {
  @Test(
    "Every command of the host has a name", arguments: WordingTables.languages.filter { $0 != "en" }
  )
  func complete(_ language: String) {
    let lines = WordingLines(CommandNameTables.table(language: language), language: language)
    let own = CommandTable.terminal.bindings.filter { binding in
      if case .host(_) = binding.command { return true }
      return false
    }
    #expect(own.count == 11)
    for binding in own { #expect(lines[binding.name] != nil, "\(binding.name)") }
  }
}
