import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotScript
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("Objects of a xib")
struct XibEndTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(Self.card, to: "Card.xib")
  }

  @Test(
    "All that can be shown is chosen from the list of scenes, and the one in front is not in it")
  func chooser() async throws {
    let run = try await Program.shell(
      """
      printf 'scenes\\nquit\\n' | "$EARSHOT" open --mute Card.xib
      for name in Front Back Holder tlb-00-aaa odd-00-aaa; do
        printf 'open: Card.xib\\nscene: Front\\nsteps: [chooseScene, { type: "%s" }, activate]\\n' $name >s.yaml
        "$EARSHOT" play s.yaml | grep 'focus$' | tail -n 1
      done
      """, in: folder.url)
    #expect(
      run.lines.prefix(8) == [
        "1. Front side", "VoiceOver on", "Front side", "1. Back", "2. Holder",
        "3. CardOwner (tlb-00-aaa)",
        "4. CardOwner (odd-00-aaa)",
        "Scene chooser, 4 items. Type to narrow, enter goes there, escape closes.",
      ])
    #expect(
      run.lines.dropFirst(8).map { $0.drop { $0 == " " || $0 == "." || $0.isNumber } } == [
        // What stands in front is not on the list.
        "speech: Front side, because of focus", "speech: Back side, because of focus",
        "speech: Inside, heading, because of focus",
        "speech: Toolbar, Done, button, because of focus",
        "speech: Odd, because of focus",
      ])
  }

  @Test("What no list can show is named with its reason, and the map has all that is heard")
  func named() async throws {
    let read = try await Program.earshot(["read", "Card.xib"], in: folder.url)
    #expect(
      read.lines == [
        "File Card.xib", "Screen Front", "  Front side", "Screen Back", "  Back side",
        "Screen Holder, no stops", "Screen CardOwner (tlb-00-aaa)", "  Toolbar, Done, button",
        "Screen CardOwner (odd-00-aaa)", "  Odd",
      ])
    #expect(
      read.diagnosticLines == [
        "Card.xib:19:1: note: 1 unknown element, read as plain (oddView)",
        "Card.xib:12:1: note: 1 item beside the views, which only code puts on a bar (barButtonItem)",
      ])
    let map = try await Program.earshot(["map", "Card.xib"], in: folder.url)
    #expect(
      map.lines.last == "5 scenes: 5 reached by ear, 0 by code only, 0 not at all")
    let walk = try await Program.earshot(["read", "--walk", "Card.xib"], in: folder.url)
    #expect(walk.lines.contains("  Inside, heading"))
    #expect(
      walk.lines.last == "5 scenes: 5 reached by ear, 0 by code only, 0 not reached")
  }

  @Test(
    "Every object of every real xib is come to by the list of scenes, or has its reason",
    .enabled(if: StoryboardCorpus.isThere))
  func corpus() throws {
    let folder = try #require(StoryboardCorpus.folder)
    let files = try StoryboardCorpus.files(ofKinds: ["ios", "tvos"]).filter { $0.hasSuffix(".xib") }
    var objects = 0
    for file in files {
      let url = folder.appendingPathComponent(file)
      let reached = try Self.reached(of: url.path)
      for object in try TopLevelObjects.identifiers(of: url) {
        objects += 1
        #expect(reached.contains(object), "\(file): \(object)")
      }
    }
    print("XibEndTests: \(objects) objects of \(files.count) xibs")
    #expect(files.count > 10)
    #expect(objects >= files.count)
  }

  /// The objects that stand in front when everything on the list of scenes is chosen in turn.
  private static func reached(of path: String) throws -> Set<String> {
    var reached: Set<String> = []
    var place = 0
    while true {
      let application = try AppReader().application(of: path)
      application.launch()
      while application.update() {}
      reached.formUnion(application.scenesInFront)
      let offers = application.scenes(from: nil)
      guard offers.indices.contains(place) else { return reached }
      offers[place].open()
      while application.update() {}
      reached.formUnion(application.scenesInFront)
      place += 1
    }
  }

  private static func view(_ id: String, _ name: String, _ text: String) -> String {
    """
    <view contentMode="scaleToFill" id="viw-\(id)" userLabel="\(name)">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
    \(SmallStoryboard.label(text, id: "lbl-\(id)"))</subviews></view>
    """
  }

  private static let card = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch"><device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardOwner"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(view("00-aaa", "Front", "Front side"))
    \(view("01-aaa", "Back", "Back side"))
    <barButtonItem title="Save" id="bbi-00-aaa"/>
    <navigationController id="nav-00-aaa" userLabel="Holder"><viewControllers>
    <viewController id="ctr-00-aaa" title="Inside"><view key="view" id="viw-02-aaa">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view></viewController></viewControllers>
    </navigationController>
    <toolbar id="tlb-00-aaa"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/><items>
    <barButtonItem title="Done" id="bbi-01-aaa"/></items></toolbar>
    <oddView id="odd-00-aaa"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
    <accessibility key="accessibilityConfiguration" label="Odd"><bool key="isElement" value="YES"/>
    </accessibility></oddView>
    <tapGestureRecognizer id="tap-00-aaa"/>
    </objects></document>

    """
}
