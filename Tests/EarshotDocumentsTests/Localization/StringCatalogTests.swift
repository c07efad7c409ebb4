import EarshotTestSupport
import Testing

@testable import EarshotDocuments
@testable import EarshotFiles

@Suite struct StringCatalogTests {
  @Test func textsAreTakenByLanguageAndKey() throws {
    let catalog = try catalog(
      #"""
      {
        "sourceLanguage" : "en", "version" : "1.1", "somethingNew" : [1, 2],
        "strings" : {
          "a.text" : {
            "comment" : "Class = \"UILabel\"; ObjectID = \"a\";",
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "new", "value" : "Now" } },
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Jetzt" } },
              "pt-BR" : { "stringUnit" : { "state" : "needs_review", "value" : "Agora" } }
            }
          },
          "b.text" : {
            "extractionState" : "stale",
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "new", "value" : "Later" } },
              "pt-BR" : { "stringUnit" : { "value" : "" } }
            }
          },
          "c.text" : { "shouldTranslate" : false },
          "d.text" : {}
        }
      }
      """#)
    #expect(catalog.sourceLanguage == "en")
    #expect(lines(catalog, "de") == "a.text=Jetzt")
    #expect(lines(catalog, "PT_br") == "a.text=Agora|b.text=")
    #expect(lines(catalog, "en") == "")
    #expect(lines(catalog, "pt") == nil)
  }

  @Test(
    "Of several forms, that of a phone and of any number is taken",
    arguments: [
      (#""device": {"ipad": U1, "iphone": U2, "other": U3}"#, "2"),
      (#""device": {"ipad": U1, "other": U3}"#, "3"),
      (#""device": {"mac": U1, "ipad": U2}"#, "1"),
      (#""plural": {"one": U1, "other": U2}"#, "2"),
      (
        #""device": {"iphone": {"variations": {"plural": {"one": U1, "other": U2}}}, "other": U3}"#,
        "2"
      ),
      (#""device": {"iphone": {}, "other": U3}"#, "3"),
      (#""gender": {"other": U1}"#, nil),
    ] as [(String, String?)])
  func variations(forms: String, text: String?) throws {
    var forms = forms
    for number in ["1", "2", "3"] {
      forms = forms.replacing("U\(number)", with: #"{"stringUnit": {"value": "\#(number)"}}"#)
    }
    let catalog = try catalog(
      #"{"strings": {"k": {"localizations": {"de": {"variations": {\#(forms)}}}}}}"#)
    #expect(lines(catalog, "de") == text.map { "k=\($0)" })
  }

  @Test(arguments: [
    (
      "",
      "t.xcstrings:1:1: error: the file is empty; expected a .xcstrings file"
    ),
    (
      "{",
      "t.xcstrings:1:2: error: broken JSON: expected a key in double quotes, found the end of the file; expected well-formed JSON"
    ),
    ("[]", "t.xcstrings:1:1: error: 'catalog' is a list of 0 values; expected a mapping"),
    ("{}", "t.xcstrings:1:1: error: 'strings' is missing; expected it here"),
    (
      "{\"strings\":\n {\"a.text\": 1}}",
      "t.xcstrings:2:13: error: 'a.text' is 1; expected a mapping"
    ),
    (
      "{\"strings\": {\"a\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": []}}}}}}",
      "t.xcstrings:1:69: error: 'value' is a list of 0 values; expected text"
    ),
  ])
  func whatIsNoCatalogIsRefusedWithItsPlace(text: String, message: String) {
    #expect(refusal { try self.catalog(text) } == message)
  }

  @Test func depthIsLimited() {
    let forms = String(repeating: "{\"variations\":{\"device\":{\"iphone\":", count: 20_000)
    let text = "{\"strings\":{\"k\":{\"localizations\":{\"de\":\(forms)"
    #expect(refusal { try self.catalog(text) }?.contains("nested more than") == true)
  }

  @Test("Whatever a catalog is changed into, it is read or refused at a place of its own")
  func changedCatalogs() {
    let seed = UInt64.random(in: .min ... .max)
    print("StringCatalogTests.changedCatalogs seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let text = #"""
      {"sourceLanguage": "en", "strings": {"a.text": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Jetzt \u00fc"}},
      "fr": {"variations": {"device": {"iphone": {"stringUnit": {"value": "A"}}},
      "plural": {"other": {"stringUnit": {"value": "B"}}}}}}}}, "version": "1.0"}
      """#
    let pieces = ["{", "}", "[", "]", "\"", ":", ",", "null", "1", "\\", "\u{0}", "é", "\n"]
    for _ in 0..<SoakScale.rounds(of: 100_000) {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
        let piece = pieces.randomElement(using: &random) ?? ""
        bytes.replaceSubrange(start..<end, with: Array(piece.utf8))
      }
      do {
        _ = try StringCatalog(SourceText(file: "t.xcstrings", bytes: bytes)).table(in: "de")
      } catch {
        #expect("\(error)".wholeMatch(of: /t\.xcstrings:\d+:\d+: error: .+/) != nil)
      }
    }
  }

  private func catalog(_ text: String) throws -> StringCatalog {
    try StringCatalog(SourceText(file: "t.xcstrings", bytes: Array(text.utf8), as: .stringCatalog))
  }

  private func lines(_ catalog: StringCatalog, _ language: String) -> String? {
    catalog.table(in: language).map { table in
      table.texts.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "|")
    }
  }
}
