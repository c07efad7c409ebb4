/// The accessibility properties that few elements set, allocated when the first of them is.
///
/// An element without one stays under 180 bytes; the closures alone, which fewer set, are 450.
#if MainActorApps
  @preconcurrency @MainActor
#endif
final class AccessibilityRareProperties {
  var attributedLabel: AttributedText?
  var attributedValue: AttributedText?
  var attributedHint: AttributedText?
  var path: Path?
  var activationPoint: Point?
  var language: String?
  var viewIsModal = false
  var groupsChildren: Bool?
  var navigationStyle = AccessibilityNavigationStyle.automatic
  var containerType: AccessibilityContainerType?
  var elements: [Responder]?
  var automationElements: [Responder]?
  var headerElements: [Responder]?
  var customActions: [AccessibilityCustomAction]?
  var customRotors: [AccessibilityCustomRotor]?
  var customContent: [AccessibilityCustomContent] = []
  var userInputLabels: [AttributedText]?
  var expandedStatus: AccessibilityExpandedStatus?
  var isRequired = false
  var invalidity = AccessibilityInvalidity.none
  var textualContext: AccessibilityTextualContext?
  var textAppearance: TextAppearance?
  var url: String?
  weak var linkedElement: Responder?
  var respondsToUserInteraction: Bool?
  var directTouchOptions: AccessibilityDirectTouchOptions = []
  var dragSourceDescriptors: [AccessibilityLocationDescriptor]?
  var dropPointDescriptors: [AccessibilityLocationDescriptor]?
  /// Each once; as a rule there is one at most.
  var focusedTechnologies: [AssistiveTechnologyIdentifier] = []
  /// In a box of their own: they are asked for before every property, and most elements have none.
  var answers: AccessibilityAnswers?
}

/// The closures that answer for an element.
#if MainActorApps
  @preconcurrency @MainActor
#endif
final class AccessibilityAnswers {
  let blocks: AccessibilityBlocks

  init(_ blocks: AccessibilityBlocks) {
    self.blocks = blocks
  }
}
