import EarshotFiles
import EarshotInterface
import EarshotModel
import FoundationEssentials

/// What was typed into secure fields anywhere in the app, which no archive may hold (guide row G44).
struct SecretTexts {
  private let texts: Set<String>
  /// The same as bytes are written.
  private let encodedTexts: Set<String>
  /// From this length on a secret is also looked for inside longer texts; shorter ones stand in many
  /// texts by chance.
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
    encodedTexts = Set(texts.map { Data($0.utf8).base64EncodedString() })
  }

  /// Whether any of them stands in a value.
  func standIn(_ value: OutputValue) -> Bool {
    guard !texts.isEmpty else { return false }
    switch value {
    case .text(let text), .numeral(let text): return isSecret(text)
    case .mapping(let members):
      return members.contains { isSecret($0.key) || standIn($0.value) }
    case .sequence(let values): return values.contains { standIn($0) }
    case .number, .flag, .null: return false
    }
  }

  private func isSecret(_ text: String) -> Bool {
    encodedTexts.contains(text)
      || texts.contains { secret in
        text == secret || (secret.count >= Self.lengthToSearch && text.contains(secret))
      }
  }
}
