import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

/// Menus that were drawn for buttons, as Xcode writes them.
@Suite struct StoryboardMenuTests {
  private func button(_ attributes: String, menu: String = "") -> String {
    storyboard(
      subviews: """
        <button buttonType="system" \(attributes) id="b">\(frame(20, 100, 200, 44))
        <menu key="menu" id="m"><children>
        <command title="Small" id="m1"/>
        <command title="Large" state="on" id="m2"/>\(menu)
        </children></menu>
        <state key="normal" title="Size"/></button>
        """)
  }

  @Test func aPullDownButtonOpensItsMenu() throws {
    let app = try RunningStoryboard(
      button(
        "showsMenuAsPrimaryAction=\"YES\"",
        menu: """
          <menu title="Other" id="m3"><children><command title="Huge" id="m4"/></children></menu>
          """))
    #expect(app.heard == ["Size [button]"])
    app.activate("Size")
    #expect(
      app.heard == [
        "Small [button]", "Large [button, selected]", "Other [button]",
        "Dismiss context menu [button]",
      ])
    app.activate("Other")
    #expect(app.heard.contains("Huge [button]"))
    app.activate("Huge")
    #expect(app.heard == ["Size [button]"])
  }

  @Test func aPopUpButtonShowsWhatWasChosen() throws {
    let app = try RunningStoryboard(
      button("showsMenuAsPrimaryAction=\"YES\" changesSelectionAsPrimaryAction=\"YES\""))
    #expect(app.heard == ["Large [button, popupButton]"])
    app.activate("Large")
    app.activate("Small")
    #expect(app.heard == ["Small [button, popupButton]"])
  }

  @Test func nobodyIsToldThatAMenuWasPassedOver() throws {
    #expect(try read(button("showsMenuAsPrimaryAction=\"YES\"")).notes.isEmpty)
  }
}
