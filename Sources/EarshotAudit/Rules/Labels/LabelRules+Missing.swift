extension LabelRules {
  static let missingControl = AuditRule(
    "label-missing-control", "Control has no name", .critical, ["4.1.2", "1.1.1"], .label,
    explanation: """
      A control that somebody can operate says only what kind of thing it is, such as "button". Blanks \
      and characters that make no sound are no name. Switches, text fields and images have rules of \
      their own.
      """,
    fix: "Give it an accessibility label that says what it does, such as \"Delete\".",
    failing: .elements("{ id: trash, traits: [button], frame: [16, 100, 44, 44] }"),
    passing: .elements("{ id: trash, label: Delete, traits: [button], frame: [16, 100, 44, 44] }"),
    check: .stop { element, _ in
      guard element.isOperable, element.role != .toggle, element.role != .field,
        element.role != .searchField, !element.hasName
      else { return nil }
      return Violation("the \(element.roleWord) has no name")
    })

  static let missingImage = AuditRule(
    "label-missing-image", "Exposed image has no description", .critical, ["1.1.1"], .label,
    explanation: """
      The cursor stops at a picture that says nothing but "image". A picture that only decorates should \
      not be found at all.
      """,
    fix: "Describe the picture in its accessibility label, or keep the cursor from it.",
    failing: .elements("{ id: photo, traits: [image], frame: [16, 100, 200, 200] }"),
    passing: .elements(
      "{ id: photo, label: Two dogs, traits: [image], frame: [16, 100, 200, 200] }"),
    check: .stop { element, _ in
      guard element.role == .image, !element.hasName else { return nil }
      return Violation("the image has no description")
    })
}
