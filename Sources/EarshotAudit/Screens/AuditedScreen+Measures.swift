import EarshotModel

// What several rules ask of a screen in the same way.

extension AuditedScreen {
  /// Whether the cursor stops at a heading.
  var hasHeader: Bool { stopElements.contains { $0.traits.contains(.header) } }

  /// The title that a person sees or the file gives.
  var ownTitle: String? {
    let title = title ?? (declaresTitles ? nil : name)
    return title.flatMap { $0.spoken.isEmpty ? nil : $0 }
  }
}
