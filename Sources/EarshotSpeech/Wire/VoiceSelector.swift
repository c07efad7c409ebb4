/// Which of espeak-ng's voices speaks, in a form that can do it no harm.
///
/// espeak-ng copies voice names into a buffer of 40 bytes and starts programs for names that begin
/// with `mb/`, so names are checked before they reach it.
public struct VoiceSelector: Hashable, Sendable, CustomStringConvertible {
  /// How the voice is found.
  public enum Base: Hashable, Sendable {
    /// By its file below the folder of voices, such as `gmw/en-US`; found without a search.
    case identifier(String)
    /// By a language tag, such as `en-GB`; espeak-ng searches all its voices once.
    case language(String)
  }

  /// How the voice is found.
  public let base: Base
  /// The name of a variant of the timbre, such as `f2`; unknown ones change nothing.
  public let variant: String?

  /// Creates a selector, or `nil` when a name has characters or a length that espeak-ng's own names
  /// never have.
  public init?(_ base: Base, variant: String? = nil) {
    let name: String
    switch base {
    case .identifier(let identifier):
      name = identifier
      let parts = identifier.split(separator: "/", omittingEmptySubsequences: false)
      let isSound = parts.allSatisfy { VoiceSelector.isName($0) } && parts.first != "mb"
      guard (1...3).contains(parts.count), isSound else { return nil }
    case .language(let language):
      name = language
      guard VoiceSelector.isName(Substring(language)), language.utf8.count <= 20 else { return nil }
    }
    if let variant {
      guard VoiceSelector.isVariant(variant) else { return nil }
    }
    guard name.utf8.count + (variant.map { $0.utf8.count + 1 } ?? 0) <= 36 else { return nil }
    self.base = base
    self.variant = variant
  }

  /// The same voice with another variant, or with its own when that name is not sound.
  public func with(variant: String?) -> VoiceSelector {
    VoiceSelector(base, variant: variant) ?? self
  }

  /// The voice as people write it, such as `gmw/en+f2`.
  public var description: String {
    let name =
      switch base {
      case .identifier(let name), .language(let name): name
      }
    return variant.map { name + "+" + $0 } ?? name
  }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, isLetterOrDigit(first) else { return false }
    return text.utf8.allSatisfy { isLetterOrDigit($0) || $0 == 0x2D || $0 == 0x5F }
  }

  private static func isVariant(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetterOrDigit(first), text.utf8.count <= 20 else {
      return false
    }
    return text.utf8.allSatisfy {
      isLetterOrDigit($0) || $0 == 0x2D || $0 == 0x5F || $0 == 0x20
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
