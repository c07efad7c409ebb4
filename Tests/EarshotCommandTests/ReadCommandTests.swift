import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("earshot read and earshot demo")
struct ReadCommandTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    for file in SampleApp.files + SampleApp.tours {
      try folder.write(file.contents.description, to: file.name)
    }
  }

  private func earshot(_ arguments: String...) async throws -> CommandRun {
    try await Program.earshot(arguments, in: folder.url)
  }

  private static let transcript = """
    File Cafe.storyboard
    Screen Cafe, no stops
    Screen Menu stack, no stops
    Screen Menu
      Menu, heading
      Filter, button
      Coffee, heading
      Flat white, €3.80
      tab bar, selected, Menu, tab, 1 of 2
      Order, tab, 2 of 2
    Screen Order
      Your order, heading
      A cup of flat white with a leaf in the foam, image
      Your name, text field (Double tap to edit.)
      Oat milk
      Oat milk, on (Double tap to toggle setting.)
      Sweetness, 50%, adjustable (Swipe up or down with one finger to adjust the value.)
      selected, Small, button, 1 of 2
      Large, button, 2 of 2
      Order, button (Sends the order to the counter.)
      tab bar, Menu, tab, 1 of 2
      selected, Order, tab, 2 of 2
    Screen Thank you
      Thank you, heading
      Your order is at the counter.
      Done, button
    File Receipt.yaml
    Screen Receipt
      Receipt, heading
      Thank you! Your coffee is ready in four minutes.
      Flat white, €3.80, list start
      Oat milk, €0.50
      Total, €4.30, list end
      Rating, 4 stars, adjustable (Swipe up or down with one finger to adjust the value.)
      Order again, button (Orders the same once more.)
      Ask for a refund, dimmed, button
    """

  @Test("The demo plays its scripts as earshot play does, and speaks what is heard into a file")
  func demo() async throws {
    let run = try await earshot("demo")
    let play = try await earshot("play", "cafe-tour.yaml", "receipt-tour.yaml")
    #expect(run.output == play.output)
    #expect(play.status == 0)
    #expect(run.diagnosticLines == ["The same as sound: earshot-demo.wav"])
    #expect(run.status == 0)
    let heard = run.lines.filter { $0.hasSuffix(", heard") }
      .map { String($0.dropLast(7).split(separator: " outcome: ")[1]) }
    #expect(
      heard == [
        "Menu, heading",
        "Filter, button",
        "Coffee, heading",
        "Flat white, €3.80",
        "tab bar, selected, Menu, tab, 1 of 2",
        "Order, tab, 2 of 2",
        "selected, Order, tab, 2 of 2",
        "Your order, heading",
        "A cup of flat white with a leaf in the foam, image",
        "Your name, text field",
        "text field, is editing, character mode, insertion point at start",
        "Ada",
        "Ada, text field, is editing, insertion point at end",
        "Oat milk, on",
        "off",
        "Sweetness, 50%, adjustable",
        "60%",
        "Sweetness, 60%, adjustable",
        "selected, Small, button, 1 of 2",
        "Large, button, 2 of 2",
        "Order, button",
        "tab bar, Menu, tab, 1 of 2",
        "selected, Order, tab, 2 of 2",
        "headings",
        "Your order, heading",
        "Receipt, heading",
        "Thank you! Your coffee is ready in four minutes.",
        "Flat white, €3.80, list start",
        "Oat milk, €0.50",
        "Total, €4.30, list end",
        "Rating, 4 stars, adjustable",
        "Order again, button",
        "Ask for a refund, dimmed, button",
        "5 stars",
        "Ask for a refund, dimmed, button",
      ])
    let sound = try SoundContents(of: folder.url.appendingPathComponent("earshot-demo.wav"))
    #expect(sound.audibleSeconds > 30)
  }

  @Test("The same files on disk read the same")
  func files() async throws {
    let run = try await earshot("read", "Cafe.storyboard", "Receipt.yaml")
    #expect(run == CommandRun(output: Self.transcript + "\n", diagnostics: "", status: 0))
  }

  @Test("One screen alone, by name or by identifier, and from standard input")
  func scene() async throws {
    let order = try await earshot("read", "--scene", "Order", "Cafe.storyboard")
    #expect(order.lines.filter { $0.hasPrefix("Screen ") } == ["Screen Order"])
    let input = try await Program.shell(
      "\"$EARSHOT\" read --scene ord-00-view - < Cafe.storyboard", in: folder.url)
    #expect(input.lines.dropFirst() == order.lines.dropFirst())
  }

  @Test("The style changes the notation")
  func style() async throws {
    func line(_ style: String) async throws -> String? {
      try await earshot("read", "--style", style, "--scene", "Receipt", "Receipt.yaml").lines.last
    }
    #expect(try await line("spoken") == "  Ask for a refund, dimmed, button")
    #expect(try await line("snapshot") == "  Ask for a refund. Dimmed. Button.")
    #expect(try await line("ios27") == "  Ask for a refund dimmed Button")
  }

  @Test("What is written as JSON reads back to the same lines")
  func roundTrip() async throws {
    try await expectSameLines(
      SampleApp.files.map { folder.url.appendingPathComponent($0.name).path })
  }

  @Test("A whole reading as sound names each screen and says its stops")
  func sound() async throws {
    let run = try await earshot("read", "--scene", "Receipt", "Receipt.yaml", "-o", "receipt.wav")
    #expect(run.diagnostics == "")
    #expect(run.status == 0)
    let sound = try SoundContents(of: folder.url.appendingPathComponent("receipt.wav"))
    #expect(sound.audibleSeconds > 10)
  }

  @Test("Where there is nothing to hear, no sound file is written")
  func silence() async throws {
    try folder.write("earshot: 1\nscreens:\n  - name: Empty\n", to: "empty.yaml")
    let run = try await earshot("read", "empty.yaml", "-o", "empty.wav")
    #expect(run.lines == ["File empty.yaml", "Screen Empty, no stops"])
    #expect(
      run.diagnosticLines
        == ["earshot: note: there is nothing to hear, so empty.wav was not written"])
    #expect(try !folder.names().contains("empty.wav"))
  }

  @Test("A listener that leaves ends a batch quietly")
  func closedPipe() async throws {
    let run = try await Program.shell(
      "\"$EARSHOT\" read $(yes Cafe.storyboard | head -1000) | head -1; echo \"${PIPESTATUS[0]}\"",
      in: folder.url)
    #expect(
      run == CommandRun(output: "File Cafe.storyboard\n0\n", diagnostics: "", status: 0))
  }
}
