/// Decides, scalar by scalar, what of a text may reach a voice.
///
/// What joins emoji into one picture — joiner, variation selector, tag — is kept only there: it
/// looks at the scalars kept before it, so that a second pass decides the same.
struct InvisibleScalars {
  enum Decision: Equatable {
    case keep
    case replace(Unicode.Scalar)
    case remove
  }

  private var lastKept: Unicode.Scalar?
  private var tagCount: Int?

  /// The longest tag sequence of a flag, such as `gbeng` and its end.
  private static let tagLimit = 7

  mutating func decide(_ scalar: Unicode.Scalar, next: Unicode.Scalar?) -> Decision {
    let decision = InvisibleScalars.decide(
      scalar, after: lastKept, before: next, tagCount: tagCount)
    switch decision {
    case .remove:
      break
    case .replace(let replacement):
      lastKept = replacement
      tagCount = nil
    case .keep:
      lastKept = scalar
      if scalar.value == 0x1F3F4 {
        tagCount = 0
      } else {
        tagCount = InvisibleScalars.isTag(scalar) ? tagCount.map { $0 + 1 } : nil
      }
    }
    return decision
  }

  private static func decide(
    _ scalar: Unicode.Scalar,
    after last: Unicode.Scalar?,
    before next: Unicode.Scalar?,
    tagCount: Int?
  ) -> Decision {
    switch scalar.value {
    case 0x20..<0x7F: return .keep
    case 0x0D: return next == "\n" ? .remove : .replace("\n")
    case 0x0A: return .keep
    case 0x0B, 0x0C, 0x85, 0x2028, 0x2029: return .replace("\n")
    case 0x09, 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0xFFFC: return .replace(" ")
    case 0x034F, 0x180B...0x180F: return .remove
    case 0x200D:
      guard let last, let next else { return .remove }
      return isPictureEnd(last) && next.isPicture ? .keep : .remove
    case 0xFE0F:
      return last.map(\.properties.isEmoji) == true ? .keep : .remove
    case 0xFE00...0xFE0E, 0xE0100...0xE01EF: return .remove
    case 0xE0020...0xE007F:
      return tagCount.map { $0 < tagLimit } == true ? .keep : .remove
    default: return decideByCategory(scalar)
    }
  }

  private static func decideByCategory(_ scalar: Unicode.Scalar) -> Decision {
    if scalar.properties.isNoncharacterCodePoint { return .remove }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate: return .remove
    case .spaceSeparator: return .replace(" ")
    default: return .keep
    }
  }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007F).contains(scalar.value)
  }

  /// An emoji may end in a variation selector or an enclosing keycap.
  private static func isPictureEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isPicture || scalar.value == 0xFE0F || scalar.value == 0x20E3
  }
}
