import EarshotFiles
import EarshotInterface
import EarshotModel
import FoundationEssentials

/// What was typed into secure fields anywhere in the app, which no archive may hold (guide row G44).
struct SecretTexts {
  private let texts: Set<String>
  /// Those that are looked for inside other values, as bytes in UTF-8 and in both orders of UTF-16.
  private let needles: [[UInt8]]
  /// The same for those that are only looked for as whole values.
  private let wholes: Set<[UInt8]>
  /// From this length on a secret is also looked for inside longer values; shorter ones stand in many
  /// values by chance.
  private static let lengthToSearch = 4

  /// Collects what stands in secure fields now.
  init(of application: Application) {
    var texts: Set<String> = []
    for window in application.windows { texts.formUnion(window.textsOfSecureEditors) }
    var seen: Set<ObjectIdentifier> = []
    var waiting = application.windows.compactMap(\.rootViewController)
    while let controller = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
      if let view = controller.viewIfLoaded { texts.formUnion(view.textsOfSecureEditors) }
      waiting += controller.subordinates
    }
    self.texts = texts
    wholes = Set(texts.flatMap(Self.forms))
    needles = texts.filter { $0.count >= Self.lengthToSearch }.flatMap(Self.forms)
  }

  /// Whether any of them stands in a value.
  func standIn(_ value: OutputValue) -> Bool {
    guard !texts.isEmpty else { return false }
    switch value {
    case .text(let text), .numeral(let text): return isSecret(text)
    case .mapping(let members):
      return members.contains { isSecret($0.key) || standIn($0.value) }
    case .sequence(let values):
      return values.contains { standIn($0) } || Self.bytes(ofNumbers: values).contains(where: hold)
    case .number, .flag, .null: return false
    }
  }

  private func isSecret(_ text: String) -> Bool {
    hold(Array(text.utf8)) || Self.decoded(text).contains(where: hold)
  }

  private func hold(_ bytes: [UInt8]) -> Bool {
    wholes.contains(bytes)
      || needles.contains { needle in
        bytes.count >= needle.count
          && (0...bytes.count - needle.count).contains { bytes[$0...].starts(with: needle) }
      }
  }

  // MARK: Forms

  private static func forms(of text: String) -> [[UInt8]] {
    let units = Array(text.utf16)
    return [
      Array(text.utf8), units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
    ]
  }

  /// The bytes behind every stretch of a text that could be base64, plain or for addresses; it may begin
  /// anywhere in a group of four.
  private static func decoded(_ text: String) -> [[UInt8]] {
    let plain = text.replacing("-", with: "+").replacing("_", with: "/")
    let stretches = plain.split {
      !($0.isASCII && ($0.isLetter || $0.isNumber || "+/".contains($0)))
    }
    return stretches.filter { $0.utf8.count > 1 }.flatMap { stretch in
      (0..<min(4, stretch.utf8.count)).compactMap { skipped -> [UInt8]? in
        let rest = stretch.dropFirst(skipped)
        // One sign alone in a group says nothing.
        let whole = rest.utf8.count % 4 == 1 ? rest.dropLast() : rest
        let padding = String(repeating: "=", count: (4 - whole.utf8.count % 4) % 4)
        return Data(base64Encoded: whole + padding).map { Array($0) }
      }
    }
  }

  /// What a list of numbers is when they are bytes, or units of UTF-16; nothing for other values.
  private static func bytes(ofNumbers values: [OutputValue]) -> [[UInt8]] {
    var units: [UInt16] = []
    for value in values {
      let number: Double? =
        switch value {
        case .number(let number): number
        case .numeral(let text): Double(text)
        default: nil
        }
      guard let unit = number.flatMap({ UInt16(exactly: $0) }) else { return [] }
      units.append(unit)
    }
    let pairs = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    return [pairs] + (units.allSatisfy { $0 < 0x100 } ? [units.map { UInt8($0) }] : [])
  }
}
