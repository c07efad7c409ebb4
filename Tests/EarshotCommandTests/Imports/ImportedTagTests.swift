import EarshotTestSupport
import Foundation
import Testing

@Suite("Trees of React Native that tests have printed")
struct ImportedTagTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test("Texts have the blanks and the lines that they have on the screen")
  func texts() async throws {
    let heard = try await folder.heard(
      """
      <View>
        <Text
          style={
            [
              {
                "color": "red",
              },
              undefined,
              null,
            ]
          }
        >
          You have
           
          3
           letters
        </Text>
        <Text>
          First line
      second &lt;line&gt;
        </Text>
        <View
          accessible={true}
          accessibilityRole="button"
          icon={
            <Image
              source={1}
            >
              <Text>
                a "mark
              </Text>
            </Image>
          }
          onClick={[Function]}
          ref={[MockFunction]}
          style={Object {}}
          testID="say \\"go\\""
        >
          <Text>
            Go
          </Text>
        </View>
        <Image
          accessibilityLabel="A map"
        />
      </View>
      """, from: "debug.txt")
    #expect(
      heard == ["You have 3 letters", "First line second <line>", "Go, button", "A map, image"])
  }

  @Test("Each of several snapshots is a group that is called as its test")
  func snapshots() async throws {
    let text = """
      // Jest Snapshot v1, https://goo.gl/fbAQLP

      exports[`<Basket/> is empty 1`] = `
      <RNCSafeAreaView>
        <Text>
          No \\`things\\`
        </Text>
      </RNCSafeAreaView>
      `;

      exports[`Basket matches 1`] = `
      Object {
        "count": 3,
      }
      `;

      exports[`Basket is full 1`] = `
      Array [
        <Text>
          3 things
        </Text>,
        <View
          accessible={true}
          accessibilityRole="button"
        />,
      ]
      `;

      """
    let heard = try await folder.heard(text, from: "Basket.test.js.snap")
    #expect(
      heard == [
        "<Basket/> is empty 1, No `things`", "Basket is full 1, 3 things", "button",
      ])
    let audit = try await Program.earshot(["audit", "Basket.test.js.snap"], in: folder.url)
    #expect(
      audit.output.contains(
        "Basket.test.js.snap:22:3: critical: element-7: the button beside '3 things' has no name"),
      "\(audit)")
  }

  @Test("Colours and the margin of a console are passed over")
  func console() async throws {
    let heard = try await folder.heard(
      "  console.log\n    \u{1B}[36m<View>\u{1B}[39m\n      \u{1B}[36m<Text>\u{1B}[39m\n"
        + "        \u{1B}[0mHello\u{1B}[0m\n         \n        \u{1B}[0mAnn\u{1B}[0m\n"
        + "      \u{1B}[36m</Text>\u{1B}[39m\n    \u{1B}[36m</View>\u{1B}[39m\n\n"
        + "      at Object.<anonymous> (App.test.tsx:9:3)\n", from: "log.txt")
    #expect(heard == ["Hello Ann"])
  }

  @Test("Snapshots of pages and of other tools are passed over in folders")
  func others() async throws {
    try folder.write("exports[`x 1`] = `\n<div>\n  Hi\n</div>\n`;\n", to: "s/page.snap")
    try folder.write("---\nsource: src/lib.rs\n---\nscreens: 3\n", to: "s/insta.snap")
    try folder.write("<Project Sdk=\"x\"><Name/></Project>\n", to: "s/project.xml")
    try folder.write("exports[`x 1`] = `\n<Text>\n  Hi\n</Text>\n`;\n", to: "s/app.snap")
    let named = try await Program.earshot(["read", "s/page.snap"], in: folder.url)
    #expect(
      named.status == 2
        && named.diagnostics.hasPrefix(
          "s/page.snap:1:1: error: this is no storyboard, xib or screen document, and in none of"),
      "\(named)")
    let run = try await Program.earshot(["read", "s"], in: folder.url)
    #expect(run.output == "File s/app.snap\nScreen app\n  Hi\n", "\(run)")
  }
}
