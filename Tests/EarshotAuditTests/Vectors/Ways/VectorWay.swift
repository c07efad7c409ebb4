import EarshotAudit
import EarshotDocuments
import EarshotInterface
import EarshotModel

/// A way in which a screen comes to the audit.
enum VectorWay: String, CaseIterable {
  /// A screen document.
  case document
  /// A storyboard.
  case storyboard
  /// A running app of views.
  case app
  /// A tree that another program tells.
  case mirror

  /// What the rule of a case finds on the screen of the case; `nil` where this way cannot say such a screen.
  func outcome(of vector: AuditVector) throws -> AuditVector.Outcome? {
    guard !vector.elements.isEmpty else { return nil }
    let configuration = vector.configuration
    let audit: Audit
    switch self {
    case .document:
      guard let text = VectorDocument(vector)?.text else { return nil }
      audit = Audit(
        try DocumentReader().read(Array(text.utf8), file: "Vector.json"),
        configuration: configuration)
    case .storyboard:
      guard let text = VectorStoryboard(vector)?.text else { return nil }
      audit = Audit(
        try DocumentReader(language: vector.language ?? "en")
          .read(Array(text.utf8), file: "Vector.storyboard"), configuration: configuration)
    case .app:
      guard let application = VectorApp(vector)?.application else { return nil }
      audit = Audit(host: application, name: "Vector", configuration: configuration)
    case .mirror:
      guard let mirror = VectorMirror(vector)?.mirror else { return nil }
      audit = Audit(host: mirror, name: "Vector", configuration: configuration)
    }
    return vector.outcome(of: audit, configuration)
  }
}

extension AuditVector.Element {
  /// The element with all that stand in it.
  var all: [AuditVector.Element] { [self] + (children ?? []).flatMap(\.all) }

  /// The frame; one that no rule minds where the case gives none.
  var place: [Double] { frame ?? [0, 0, 100, 100] }

  /// Whether it is made of facts that follow from others, which no way can give.
  var isMadeOfConclusions: Bool { cut != nil || listFaults != nil || text?.fill != nil }
}
