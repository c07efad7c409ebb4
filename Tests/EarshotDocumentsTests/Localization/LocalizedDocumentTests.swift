import EarshotDocuments
import EarshotTestSupport
import Testing

@Suite struct LocalizedDocumentTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private var base: String {
    storyboard(
      """
      <tableViewController title="List" id="tc" sceneMemberID="viewController">
      <tableView key="view" rowHeight="44" style="grouped" id="t">\(frame(0, 0, 375, 667))
      <sections><tableViewSection headerTitle="General" footerTitle="End" id="se"><cells>
      <tableViewCell id="ce">\(frame(0, 50, 375, 44))
      <tableViewCellContentView key="contentView" id="cv">\(frame(0, 0, 375, 44))<subviews>
      <label text="Hello" id="la">\(frame(0, 0, 90, 20))</label>
      <textField placeholder="Name" id="tf">\(frame(100, 0, 90, 20))</textField>
      <button id="bu">\(frame(200, 0, 90, 20))<state key="normal" title="Save"/></button>
      <segmentedControl id="sg">\(frame(0, 22, 90, 20))
      <segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
      <switch id="sw">\(frame(300, 0, 51, 31))
      <accessibility key="accessibilityConfiguration" label="Sound" hint="Rings"/></switch>
      </subviews></tableViewCellContentView></tableViewCell>
      </cells></tableViewSection></sections></tableView>
      <navigationItem key="navigationItem" title="Greetings" id="ni">
      <barButtonItem key="rightBarButtonItem" title="More" id="bb"/></navigationItem>
      </tableViewController>
      """)
  }

  private let german = """
    "la.text" = "Hallo"; "tf.placeholder" = "Vorname"; "bu.normalTitle" = "Sichern";
    "sg.segmentTitles[0]" = "Tag"; "sg.segmentTitles[1]" = "Woche";
    "se.headerTitle" = "Allgemein"; "se.footerTitle" = "Ende"; "tc.title" = "Liste";
    "ni.title" = "Grüße"; "bb.title" = "Mehr"; "sw.accessibilityLabel" = "Ton";
    "sw.accessibilityHint" = "Klingelt"; "gone.text" = "Nirgends";
    """

  @Test("A base is none of a language, however its folder is spelled")
  func spelledBase() throws {
    let path = try folder.write(base, to: "base.lproj/Main.storyboard")
    _ = try folder.write(german, to: "de.lproj/Main.strings")
    #expect(try DocumentReader().read(path).language == nil)
    #expect(try DocumentReader(language: "de").read(path).language == "de")
  }

  @Test func everyTextIsTakenFromTheStringsFile() throws {
    let path = try folder.write(base, to: "Base.lproj/Main.storyboard")
    _ = try folder.write(german, to: "de.lproj/Main.strings")
    let document = try DocumentReader(language: "de-AT").read(path)
    #expect(document.language == "de-AT")
    #expect(
      outline(document, withFrames: false) == """
        # Grüße 375x667
          Allgemein [staticText, header]
          Hallo [staticText]
          Vorname [textEntry]
          Sichern [button]
          Tag [button]
          Woche [button]
          Ton = 0 (Klingelt) [button, toggleButton]
          Ende [staticText]
          Grüße [header]
          Mehr [button]

        """)
  }

  @Test("The texts of a cell's configuration stand under the identifier of the cell")
  func configuredCells() throws {
    let path = try folder.write(
      storyboard(
        """
        <tableViewController id="tc" sceneMemberID="viewController">
        <tableView key="view" rowHeight="44" id="t">\(frame(0, 0, 375, 667))
        <sections><tableViewSection id="se"><cells><tableViewCell id="ce">\(frame(0, 50, 375, 44))
        <listContentConfiguration key="contentConfiguration" text="Hello" secondaryText="World"/>
        </tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
        """), to: "Base.lproj/Main.storyboard")
    _ = try folder.write(
      #""ce.contentConfiguration.text" = "Hallo"; "ce.contentConfiguration.secondaryText" = "Welt";"#,
      to: "de.lproj/Main.strings")
    #expect(
      outline(try DocumentReader(language: "de").read(path), withFrames: false) == """
        # tc 375x667
          Hallo, Welt []

        """)
  }

  @Test func withoutALanguageTheFileSpeaksForItself() throws {
    let path = try folder.write(base, to: "en.lproj/Main.storyboard")
    let document = try DocumentReader().read(path)
    #expect(document.language == "en")
    #expect(document.screens.map(\.name) == ["Greetings"])
    #expect(document.notes == [])
  }

  @Test func aWholeCopyWinsAndTheBestRegionIsFound() throws {
    let path = try folder.write(base, to: "Base.lproj/Main.storyboard")
    _ = try folder.write(
      base.replacing("Greetings", with: "Saudações"), to: "pt.lproj/Main.storyboard")
    _ = try folder.write(
      base.replacing("Greetings", with: "Oi"), to: "pt-BR.lproj/Main.storyboard")
    _ = try folder.write("\"ni.title\" = \"Salut\";", to: "French.lproj/Main.strings")
    func name(_ language: String) throws -> String? {
      try DocumentReader(language: language).read(path).screens.first?.name
    }
    #expect(try name("pt_BR") == "Oi")
    #expect(try name("pt-PT") == "Saudações")
    #expect(try name("fr") == "Salut")
  }

  @Test func aLanguageThatIsNotThereIsNoted() throws {
    let path = try folder.write(base, to: "Base.lproj/Main.storyboard")
    let document = try DocumentReader(language: "ko").read(path)
    #expect(document.screens.map(\.name) == ["Greetings"])
    #expect(document.notes.map(\.message) == ["no texts in the language 'ko'"])
    let loose = try folder.write(base, to: "Main.storyboard")
    #expect(
      try DocumentReader(language: "ko").read(loose).notes.map(\.message)
        == ["no texts in the language 'ko'"])
  }

  @Test func brokenStringsAreRefusedWithTheirOwnPlace() throws {
    let path = try folder.write(base, to: "Base.lproj/Main.storyboard")
    let strings = try folder.write("\"b\" = \"c\";\n\"a\" = \n", to: "de.lproj/Main.strings")
    #expect(
      refusal { try DocumentReader(language: "de").read(path) }
        == "\(strings):3:1: error: broken strings file: a text is missing; expected well-formed "
        + "strings file")
  }

  @Test("A catalog is found beside the file or in the folder for several languages")
  func catalogs() throws {
    for (storyboard, catalog) in [
      ("a/Base.lproj/Main.storyboard", "a/mul.lproj/Main.xcstrings"),
      ("b/Base.lproj/Main.storyboard", "b/Base.lproj/Main.xcstrings"),
      ("c/Main.storyboard", "c/Main.xcstrings"),
      ("d/Main.storyboard", "d/mul.lproj/Main.xcstrings"),
    ] {
      let path = try folder.write(base, to: storyboard)
      _ = try folder.write(catalogText("de", "Grüße"), to: catalog)
      let document = try DocumentReader(language: "de-AT").read(path)
      #expect(document.screens.map(\.name) == ["Grüße"], "\(catalog)")
      #expect(document.language == "de-AT")
      let source = try DocumentReader(language: "en").read(path)
      #expect(source.screens.map(\.name) == ["Greetings"])
      #expect(source.notes == [])
      #expect(
        try DocumentReader(language: "ko").read(path).notes.map(\.message)
          == ["no texts in the language 'ko'"])
    }
  }

  @Test("The more special language wins, and for one a file of its own")
  func stringsAndCatalog() throws {
    let path = try folder.write(base, to: "Base.lproj/Main.storyboard")
    _ = try folder.write(catalogText("de-CH", "Grüezi"), to: "mul.lproj/Main.xcstrings")
    _ = try folder.write(german, to: "de.lproj/Main.strings")
    func name(_ language: String) throws -> String? {
      try DocumentReader(language: language).read(path).screens.first?.name
    }
    #expect(try name("de_CH") == "Grüezi")
    #expect(try name("de-AT") == "Grüße")
    _ = try folder.write("\"ni.title\" = \"Hoi\";", to: "de-CH.lproj/Main.strings")
    #expect(try name("de-CH") == "Hoi")
  }

  @Test func aBrokenCatalogIsRefusedWithItsOwnPlace() throws {
    let path = try folder.write(base, to: "Base.lproj/Main.storyboard")
    let catalog = try folder.write(
      "{\n  \"sourceLanguage\": \"en\", \"strings\": }", to: "mul.lproj/Main.xcstrings")
    #expect(
      refusal { try DocumentReader(language: "de").read(path) }
        == "\(catalog):2:38: error: broken JSON: a value cannot begin with '}'; expected "
        + "well-formed JSON")
    #expect(refusal { try DocumentReader().read(path) } == nil)
  }

  private func catalogText(_ language: String, _ title: String) -> String {
    """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"ni.title": {"localizations":
    {"\(language)": {"stringUnit": {"state": "translated", "value": "\(title)"}}}}}}
    """
  }
}
