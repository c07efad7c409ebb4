import EarshotModel

/// The properties that few views set, allocated when the first of them is.
final class ViewRareProperties {
  var tag = 0
  var backgroundColor: Color?
  var tintColor: Color?
  var contentMode = ContentMode.scaleToFill
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  var autoresizingMask: AutoresizingMask = []
  var gestureRecognizers: [GestureRecognizer]?
  var constraints: [LayoutConstraint] = []
  var layoutGuides: [LayoutGuide] = []
  var layoutMargins: EdgeInsets?
  var overrideTraitCollection: TraitCollection?
  var restorationIdentifier: String?
  var traitVariations: (any TraitVariations)?
}
