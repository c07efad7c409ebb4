import EarshotModel
import Foundation
import Testing

@testable import EarshotDocuments

/// The direction of a language, held against what ICU says of every language it knows.
@Suite struct LayoutDirectionTests {
  @Test func everyLanguageRunsAsICUSays() {
    let differing = Locale.availableIdentifiers.sorted().filter { identifier in
      let isMirrored =
        Locale.Language(identifier: identifier).characterDirection == .rightToLeft
      return LayoutDirection(language: identifier) != (isMirrored ? .rightToLeft : .leftToRight)
    }
    #expect(differing == [])
  }

  @Test(arguments: [
    ("ar", LayoutDirection.rightToLeft), ("HE-il", .rightToLeft), ("ckb_IQ", .rightToLeft),
    ("pa-Arab-PK", .rightToLeft), ("az-Latn", .leftToRight), ("ar-Latn", .leftToRight),
    ("en", .leftToRight), ("", .leftToRight),
  ])
  func aScriptComesBeforeTheLanguage(tag: String, direction: LayoutDirection) {
    #expect(LayoutDirection(language: tag) == direction)
  }
}
