/// The rules about the name that is spoken.
enum LabelRules {
  static let all: [AuditRule] = [missingControl, missingImage]
}
