import EarshotSpeech
import EarshotTestSupport
import Foundation
import Testing

/// What stands in pieces is one again, held against normalisation form C of Foundation.
@Suite struct CanonicalCompositionTests {
  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  /// Scripts of inscriptions and manuscripts, which no voice reads.
  private static let historic: ClosedRange<UInt32> = 0x10000...0x1FFFF

  @Test func whatHasOneFormIsWrittenInIt() {
    let whole = (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init).map { String($0) }.filter {
      $0.unicodeScalars.contains { $0.value > 0x7F }
        && $0.decomposedStringWithCanonicalMapping.unicodeScalars.count > 1
    }
    var (wrong, count): ([String], Int) = ([], 0)
    for text in whole {
      let pieces = text.decomposedStringWithCanonicalMapping
      let expected = text.precomposedStringWithCanonicalMapping
      count += 1
      guard scalars(SanitizedText(pieces).string) != scalars(expected) else { continue }
      let isHistoric = text.unicodeScalars.allSatisfy { Self.historic.contains($0.value) }
      if !isHistoric { wrong += scalars(text).map { String($0, radix: 16) } }
    }
    #expect(wrong == [] && count > 12_000)
  }

  @Test func whatIsWholeStays() {
    let changed = (0x00C0...0xD7A3).lazy.compactMap(Unicode.Scalar.init).filter { scalar in
      let text = SanitizedText("x\(scalar)").string
      return text.unicodeScalars.count == 2 && text.unicodeScalars.last != scalar
        && !scalar.properties.isWhitespace && !text.hasSuffix(" ")
    }
    #expect(changed.map { String($0.value, radix: 16) } == [])
  }
}
