import EarshotTestSupport
import Testing

@Suite struct SampleAppTests {
  @Test("An order is placed by ear, and Done leads back to it")
  func order() async throws {
    let folder = try ScratchFolder()
    let run = try await Program.shell(
      #"printf 'last\nback\nback\nactivate\nnext\nnext\nactivate\nquit\n' "#
        + #"| "$EARSHOT" open --mute demo --scene Order"#,
      in: folder.url)
    #expect(run.diagnostics == "")
    // Where nothing can be drawn the list of the stops is written whenever the screen changes.
    #expect(
      run.lines.filter { $0.first?.isNumber == false } == [
        "VoiceOver on", "Your order, heading", "tab bar, selected, Order, tab, 2 of 2",
        "Menu, tab, 1 of 2", "Order, button (Sends the order to the counter.)",
        "Thank you, heading", "Your order is at the counter.", "Done, button",
        "Order, button (Sends the order to the counter.)",
      ])
  }
}
