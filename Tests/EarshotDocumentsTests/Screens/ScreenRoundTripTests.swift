import EarshotFiles
import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

@testable import EarshotDocuments

/// What we write we can read, and it is the same to a listener.
@Suite struct ScreenRoundTripTests {
  @Test func writingReadingAndWritingAgainChangesNothing() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    for round in 0..<UInt64(SoakScale.rounds(of: 1_000)) {
      var screens = RandomScreens(seed: seed &+ round)
      let value = screens.document()
      let document = try Document(screenDocument: value.json(isPretty: true), file: "1.json")
      let fromYAML = try Document(screenDocument: value.yaml(), file: "1.yaml")
      let text = ScreenText.of(document)
      func same(_ other: String, _ text: String, _ step: String) {
        let difference = firstDifference(text, other)
        #expect(difference == nil, "seed \(seed &+ round), \(step)")
      }
      same(ScreenText.of(fromYAML), text, "read as YAML")
      let json = document.json()
      let again = try Document(screenDocument: json, file: "2.json")
      same(ScreenText.of(again), text, "read again")
      same(again.json(), json, "written again")
      let compact = try Document(screenDocument: again.json(isPretty: false), file: "3.json")
      same(compact.json(), json, "written on one line")
      let yaml = try Document(screenDocument: document.yaml(), file: "4.yaml")
      same(yaml.json(), json, "written as YAML")
    }
  }

  @Test func theKeysOfAScreenAreWrittenInOrder() throws {
    let document = try Document(
      screenDocument: """
        language: en
        screens:
          - name: Player
            root:
              children:
                - { id: volume, label: Volume, value: "50%", traits: [adjustable],
                    hint: Loudness, frame: [16, 700, 358, 44] }
                - { label: Go, on: { activate: { push: "1" } } }
        """, file: "x.yaml")
    let volume = try #require(document.element("volume"))
    let stops = [
      DocumentStop(
        element: volume, description: "Volume, 50%, adjustable",
        hint: "Swipe up or down with one finger to adjust the value."),
      DocumentStop(element: document.screens[0].root.subviews[1], description: "Go"),
    ]
    #expect(
      document.json(stops: [stops]) == """
        {
          "earshot": 1,
          "idiom": "phone",
          "layoutDirection": "leftToRight",
          "language": "en",
          "screens": [
            {
              "name": "Player",
              "size": [390, 844],
              "stops": [
                {
                  "order": 1,
                  "id": "volume",
                  "line": null,
                  "column": null,
                  "description": "Volume, 50%, adjustable",
                  "hint": "Swipe up or down with one finger to adjust the value.",
                  "label": "Volume",
                  "value": "50%",
                  "traits": ["adjustable"],
                  "frame": [16, 700, 358, 44]
                },
                {
                  "order": 2,
                  "id": "element-2",
                  "line": null,
                  "column": null,
                  "description": "Go",
                  "hint": null,
                  "label": "Go",
                  "value": null,
                  "traits": [],
                  "frame": [0, 744, 390, 44]
                }
              ],
              "root": {
                "id": "element-1",
                "frame": [0, 0, 390, 844],
                "children": [
                  {
                    "id": "volume",
                    "label": "Volume",
                    "value": "50%",
                    "hint": "Loudness",
                    "traits": ["adjustable"],
                    "frame": [16, 700, 358, 44]
                  },
                  {
                    "id": "element-2",
                    "label": "Go",
                    "frame": [0, 744, 390, 44],
                    "on": {
                      "activate": {
                        "push": "1"
                      }
                    }
                  }
                ]
              }
            }
          ]
        }
        """)
  }

  @Test(arguments: ["player.yaml", "ferry.yaml"])
  func ourExamplesSurvive(name: String) throws {
    let document = try Document(screenDocument: Example.text(name), file: name)
    let again = try Document(screenDocument: document.json(), file: "again.json")
    #expect(ScreenText.of(document) == ScreenText.of(again))
    #expect(document.json() == again.json())
  }

  /// Anything may be handed to the writer, so numbers that no document takes are brought within.
  @Test func whatNoDocumentTakesIsWrittenAsTheNearestThatIs() throws {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let odd = View(frame: Rect(x: 0, y: -1e300, width: -50, height: 1e300))
    odd.alpha = 7
    odd.accessibilityIdentifier = "odd"
    root.addSubview(odd)
    let twin = View(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    twin.accessibilityIdentifier = "odd"
    root.addSubview(twin)
    let screen = DocumentScreen(name: "", size: Size(width: 100, height: 100), root: root)
    let document = Document(kind: .xib, file: "x", screens: [screen])
    let json = document.json(isPretty: false)
    #expect(json.contains(#"{"id":"odd","frame":[-50,-1000000000,50,1000000000],"#), "\(json)")
    #expect(json.contains(#"{"id":"view-2","identifier":"odd","frame":[0,0,1,1]}"#), "\(json)")
    _ = try Document(screenDocument: json, file: "x.json")
  }
}
