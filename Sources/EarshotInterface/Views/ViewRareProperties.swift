import EarshotModel

/// The properties that few views set, allocated when the first of them is.
#if MainActorApps
  @preconcurrency @MainActor
#endif
final class ViewRareProperties {
  var tag = 0
  var backgroundColor: Color?
  var tintColor: Color?
  var contentMode = ContentMode.scaleToFill
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  var autoresizingMask: AutoresizingMask = []
  var gestureRecognizers: [GestureRecognizer]?
  var interactions: [any Interaction] = []
  var constraints: [LayoutConstraint] = []
  var layoutGuides: [LayoutGuide] = []
  var layoutMargins: EdgeInsets?
  /// How margins follow what is around the view.
  var marginRules = MarginRules()
  /// How much the content resists growing, by axis: across and down.
  var huggingPriorities: (across: Double?, down: Double?) = (nil, nil)
  /// How much the content resists being squeezed, by axis: across and down.
  var compressionPriorities: (across: Double?, down: Double?) = (nil, nil)
  var translatesAutoresizingMask = true
  var drawnContentSize: Size?
  var placeholderContentSize: Size?
  /// The size for which what is inside was drawn, while the view has another and was not laid out for
  /// that.
  var drawnSize: Size?
  var overrideTraitCollection: TraitCollection?
  var restorationIdentifier: String?
  var traitVariations: (any TraitVariations)?
}
