/// The rules about how a screen hangs together.
enum StructureRules {
  static let all: [AuditRule] = [
    titleMissing, titleDuplicate, headerMissing, headingOrder, headingEmpty, nested,
    unexposedControl, unexposedText, hiddenExposed, obscured, containerInconsistent, orderCycle,
    orderOverConstrained, listIncomplete, relationBroken, tableHeadersMissing, groupFragmented,
    identifierDuplicate, identifierMissing, nestingDeep, gestureNoAlternative, orientationLocked,
  ]
}
