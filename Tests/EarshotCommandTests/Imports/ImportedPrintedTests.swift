import EarshotTestSupport
import Foundation
import Testing

@Suite("Trees that frameworks print, as programs around them hand them out")
struct ImportedPrintedTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Flutter's counter, as a simulator of an iPhone tells it; the button's matrix goes on for lines.
  private static let counter = """
    SemanticsNode#0
     │ Rect.fromLTRB(0.0, 0.0, 402.0, 874.0)
     │
     ├─SemanticsNode#8
     │ │ merge boundary ⛔️
     │ │ Rect.fromLTRB(0.0, 0.0, 56.0, 56.0) with transform
     │ │ [[1.0,2.4492935982947064e-16,0.0,330.0];
     │ │ [-2.4492935982947064e-16,1.0,0.0,768.0]; [0.0,0.0,1.0,0.0];
     │ │ [0.0,0.0,0.0,1.0]]
     │ │ tooltip: "Add"
     │ │ textDirection: ltr
     │ │
     │ └─SemanticsNode#9
     │     merged up ⬆️
     │     Rect.fromLTRB(0.0, 0.0, 56.0, 56.0)
     │     actions: tap
     │     flags: isButton, hasEnabledState, isEnabled, isFocusable
     │
     └─SemanticsNode#5
         Rect.fromLTRB(192.5, 488.0, 209.5, 524.0)
         label: "0"
         textDirection: ltr
    """

  @Test("A matrix on several lines moves what it belongs to")
  func matrix() async throws {
    #expect(try await folder.heard(Self.counter, from: "counter.txt") == ["Add, button", "0"])
    let run = try await Program.earshot(["convert", "counter.txt"], in: folder.url)
    #expect(run.output.contains("frame: [330, 768, 56, 56]"), "\(run.output)")
  }

  @Test("The answer of a Dart VM holds the tree as a text")
  func answer() async throws {
    let quoted = Self.counter.replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n")
    for text in [
      "{\"type\":\"_extensionType\",\"data\":\"\(quoted)\"}",
      "{\"jsonrpc\":\"2.0\",\"result\":{\"type\":\"_extensionType\",\"data\":\"\(quoted)\"},\"id\":\"1\"}",
    ] {
      #expect(try await folder.heard(text, from: "answer.json") == ["Add, button", "0"])
    }
  }

  @Test("A card of Compose says its own words before what is used inside")
  func card() async throws {
    let heard = try await folder.heard(
      """
      Printing with useUnmergedTree = 'false'
      Node #1 at (l=0.0, t=0.0, r=1080.0, b=900.0)px
       |-Node #49 at (l=42.0, t=100.0, r=1038.0, b=800.0)px
         Focused = 'false'
         Text = '[A letter, 8 May, ]'
         Actions = [OnClick, RequestFocus]
         MergeDescendants = 'true'
          |-Node #58 at (l=881.0, t=200.0, r=986.0, b=300.0)px
            Role = 'Checkbox'
            ToggleableState = 'Off'
            ContentDescription = '[Keep]'
            Actions = [OnClick, RequestFocus]
            MergeDescendants = 'true'
      """, from: "card.txt")
    #expect(heard == ["A letter, 8 May, button", "Keep, off (Double tap to toggle setting.)"])
  }
}
