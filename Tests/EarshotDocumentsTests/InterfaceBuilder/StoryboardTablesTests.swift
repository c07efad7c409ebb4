import EarshotDocuments
import Testing

@Suite struct StoryboardTablesTests {
  private func cell(
    _ identifier: String, y: Double?, _ content: String, attributes: String = "", rest: String = ""
  ) -> String {
    """
    <tableViewCell id="\(identifier)" \(attributes)>\(y.map { frame(0, $0, 375, 44) } ?? "")
    <tableViewCellContentView key="contentView" id="\(identifier)-c">\(frame(0, 0, 375, 44))
    <subviews>\(content)</subviews></tableViewCellContentView>\(rest)</tableViewCell>
    """
  }

  private func label(_ text: String, x: Double = 16) -> String {
    "<label text=\"\(text)\" id=\"label-\(text)\">\(frame(x, 0, 100, 44))</label>"
  }

  private func table(_ content: String, _ attributes: String = "style=\"grouped\"") -> String {
    """
    <tableView rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="t" \(attributes)>
    \(frame(0, 0, 375, 667))\(content)</tableView>
    """
  }

  @Test func staticSectionsReadWithTheirTextsInOrder() throws {
    let sections = """
      <label key="tableHeaderView" text="Top" id="h">\(frame(0, 0, 375, 30))</label>
      <sections>
      <tableViewSection headerTitle="General" footerTitle="About you" id="s1"><cells>
      \(cell("a", y: 60, label("Name") + label("Ada", x: 200)))
      \(cell("b", y: 104, label("Mail") + "<switch id=\"w\">\(frame(300, 6, 51, 31))</switch>"))
      </cells></tableViewSection>
      <tableViewSection headerTitle="More" id="s2"><cells>
      \(cell("d", y: 200, label("Chosen"), attributes: "accessoryType=\"checkmark\""))
      \(cell("e", y: 244, label("Info"), attributes: "accessoryType=\"detailDisclosureButton\""))
      </cells></tableViewSection>
      </sections>
      <label key="tableFooterView" text="End" id="f">\(frame(0, 300, 375, 30))</label>
      """
    #expect(
      try outline(read(storyboard(subviews: table(sections))), withFrames: false) == """
        # c 375x667
          Top [staticText]
          General [staticText, header]
          Name, Ada []
          Mail [staticText]
          - = 0 [button, toggleButton]
          About you [staticText]
          More [staticText, header]
          Chosen [selected]
          Info []
          More Info [button]
          End [staticText]

        """)
  }

  @Test("A list shows copies of a pattern drawn hidden or transparent, and no such row of its own")
  func hiddenPatterns() throws {
    let prototypes = """
      <prototypes>
      \(cell("a", y: 0, label("Clear"), attributes: "alpha=\"0.0\" reuseIdentifier=\"a\""))
      \(cell("b", y: 44, label("Hidden"), attributes: "hidden=\"YES\" reuseIdentifier=\"b\""))
      </prototypes>
      """
    let sections = """
      <sections><tableViewSection id="s"><cells>
      \(cell("a", y: 0, label("Shown")))
      \(cell("b", y: 44, label("Hidden"), attributes: "hidden=\"YES\""))
      </cells></tableViewSection></sections>
      """
    let lines = try [prototypes, sections].map {
      try outline(read(storyboard(subviews: table($0))), withFrames: false)
    }
    #expect(lines == ["# c 375x667\n  Clear []\n  Hidden []\n", "# c 375x667\n  Shown []\n"])
  }

  @Test("A cell shows and says the texts of its configuration, and no empty one")
  func configuredCells() throws {
    let configuration = { (attributes: String) in
      #"<listContentConfiguration key="contentConfiguration" \#(attributes)/>"#
    }
    let sections = """
      <sections><tableViewSection id="s"><cells>
      \(cell("a", y: 0, "", rest: configuration(#"text="History" secondaryText="""#)))
      \(cell("b", y: 44, "", rest: configuration(#"text="Icon" secondaryText="Blue""#)))
      \(cell("d", y: 88, "", attributes: "accessoryType=\"checkmark\"", rest: configuration(#"text="Flag""#)))
      </cells></tableViewSection></sections>
      """
    #expect(
      try outline(read(storyboard(subviews: table(sections))), withFrames: false) == """
        # c 375x667
          History []
          Icon, Blue []
          Flag [selected]

        """)
  }

  @Test("A cell in a style of the system places its texts itself where Xcode has saved no frames")
  func cellWithoutFrames() throws {
    func cell(_ style: String, _ id: String) -> String {
      """
      <tableViewCell textLabel="\(id)l" detailTextLabel="\(id)d" style="IBUITableViewCellStyle\(style)" id="\(id)">
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c"><subviews>
      <label text="Name" id="\(id)l"/><label text="\(style)" id="\(id)d"/></subviews></tableViewCellContentView>
      </tableViewCell>
      """
    }
    let sections = """
      <sections><tableViewSection id="s"><cells>\(cell("Value1", "a"))\(cell("Subtitle", "b"))</cells>
      </tableViewSection></sections>
      """
    #expect(
      try outline(read(storyboard(subviews: table(sections))), withFrames: false) == """
        # c 375x667
          Name, Value1 []
          Name, Subtitle []

        """)
  }

  @Test func prototypesAreReadOnceAsSamples() throws {
    let prototypes = """
      <prototypes>\(cell("a", y: 28, label("Title"), attributes: "reuseIdentifier=\"A\""))
      \(cell("b", y: 72, label("Other"), attributes: "reuseIdentifier=\"B\""))</prototypes>
      """
    #expect(
      try firstScreen(storyboard(subviews: table(prototypes, "style=\"plain\""))) == """
        Title [] 0 48 375 44
        Other [] 0 92 375 44
        """)
  }

  @Test func cellsWithoutAFrameFollowEachOther() throws {
    let prototypes = """
      <prototypes>\(cell("a", y: nil, label("One")))
      \(cell("b", y: nil, label("Two"), attributes: "rowHeight=\"80\""))
      \(cell("d", y: nil, label("Three")))</prototypes>
      """
    let document = try read(storyboard(subviews: table(prototypes)))
    #expect(
      outline(document) == """
        # c 375x667
          One [] 0 20 375 44
          Two [] 0 64 375 80
          Three [] 0 144 375 44

        """)
    #expect(
      document.notes.map(\.message) == [
        "3 views without a saved frame: placed by constraints or by what is around"
      ])
  }

  @Test func standardLabelsOfACellAreFoundByIdentifier() throws {
    let content = label("Title") + label("Detail", x: 200)
    let saved = cell(
      "a", y: 0, content,
      attributes: "textLabel=\"label-Title\" detailTextLabel=\"label-Detail\" "
        + "style=\"IBUITableViewCellStyleValue1\"")
    let document = try read(
      storyboard(subviews: table("<prototypes>\(saved)</prototypes>")))
    #expect(outline(document) == "# c 375x667\n  Title, Detail [] 0 20 375 44\n")
  }

  @Test func collectionsShowTheirCellsAndWhatStandsBesideThem() throws {
    let collection = """
      <collectionView id="k">\(frame(0, 0, 375, 667))
      <collectionReusableView key="sectionHeaderView" id="h">\(frame(0, 0, 375, 50))
      <subviews>\(label("Photos"))</subviews></collectionReusableView>
      <cells><collectionViewCell reuseIdentifier="P" id="p">\(frame(0, 50, 100, 100))
      <view key="contentView" id="pc">\(frame(0, 0, 100, 100))
      <subviews>\(label("Caption"))</subviews></view></collectionViewCell></cells>
      </collectionView>
      """
    #expect(
      try firstScreen(storyboard(subviews: collection)) == """
        Photos [staticText] 16 20 100 44
        Caption [staticText] 16 70 100 44
        """)
  }

  @Test func scrolledContentBeginsBelowTheNavigationBar() throws {
    let scene = """
      <tableViewController id="c" sceneMemberID="viewController">
      <tableView key="view" style="plain" rowHeight="44" id="t">\(frame(0, 0, 375, 667))
      <prototypes>\(cell("a", y: 28, label("Row")))</prototypes></tableView>
      <navigationItem key="navigationItem" title="Rows" id="i"/></tableViewController>
      """
    #expect(
      try firstScreen(storyboard(scene)).hasPrefix("Row [] 0 92 375 44\nRows [header]"))
  }
}
