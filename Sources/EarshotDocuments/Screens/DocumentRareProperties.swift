package import EarshotFiles
import EarshotInterface
package import EarshotModel

/// The properties of a screen document's element that few elements have, allocated when the first of them is set.
final class DocumentRareProperties {
  var savedPlace: SavedPlace?
  var activationPoint: Point?
  var scrolledAtRest = Point.zero
  var scroll: DocumentScroll?
  var text: DocumentText?
  var pages: [Weak<DocumentElement>] = []
  var appearance = DocumentAppearance()
  var adjustableValues: [String] = []
  var headingLevel: Int?
  var nestingLevel: Int?
  var position: AccessibilitySeriesPosition?
  var behaviours: NodeMapping?
}

extension DocumentElement {
  /// Where the Interface Builder file of which the document was written describes the element.
  final var savedPlace: SavedPlace? {
    get { rare?.savedPlace }
    set { set(\.savedPlace, to: newValue, isDefault: newValue == nil) }
  }

  /// Where touches go as the file gives it, in screen points, as if nothing around had been scrolled.
  final var documentActivationPoint: Point? {
    get { rare?.activationPoint }
    set { set(\.activationPoint, to: newValue, isDefault: newValue == nil) }
  }

  /// How far everything around together has been scrolled where it rests, in points.
  package internal(set) final var scrolledAtRest: Point {
    get { rare?.scrolledAtRest ?? .zero }
    set { set(\.scrolledAtRest, to: newValue, isDefault: newValue == .zero) }
  }

  /// How the element scrolls, when it does.
  public internal(set) final var scroll: DocumentScroll? {
    get { rare?.scroll }
    set { set(\.scroll, to: newValue, isDefault: newValue == nil) }
  }

  /// What is known of the text that the element shows.
  public internal(set) final var text: DocumentText? {
    get { rare?.text }
    set { set(\.text, to: newValue, isDefault: newValue == nil) }
  }

  /// What each page shows, when the file says (`scroll`); the others are hidden meanwhile.
  final var pages: [Weak<DocumentElement>] {
    get { rare?.pages ?? [] }
    set { set(\.pages, to: newValue, isDefault: newValue.isEmpty) }
  }

  /// What a sighted person sees of the element and can do with it.
  public internal(set) final var appearance: DocumentAppearance {
    get { rare?.appearance ?? DocumentAppearance() }
    set { set(\.appearance, to: newValue, isDefault: newValue == DocumentAppearance()) }
  }

  /// The values that increment and decrement step through, from the smallest on.
  public internal(set) final var adjustableValues: [String] {
    get { rare?.adjustableValues ?? [] }
    set { set(\.adjustableValues, to: newValue, isDefault: newValue.isEmpty) }
  }

  /// The level of the heading, from 1 to 6, or `nil`.
  public internal(set) final var headingLevel: Int? {
    get { rare?.headingLevel }
    set { set(\.headingLevel, to: newValue, isDefault: newValue == nil) }
  }

  /// How deep the element stands in a tree, counted from 1, or `nil`.
  final var nestingLevel: Int? {
    get { rare?.nestingLevel }
    set { set(\.nestingLevel, to: newValue, isDefault: newValue == nil) }
  }

  /// The place of the value among all that can be chosen, or `nil`.
  final var position: AccessibilitySeriesPosition? {
    get { rare?.position }
    set { set(\.position, to: newValue, isDefault: newValue == nil) }
  }

  /// What the element does, as the file says it (`on`), not yet carried out.
  package internal(set) final var behaviours: NodeMapping? {
    get { rare?.behaviours }
    set { set(\.behaviours, to: newValue, isDefault: newValue == nil) }
  }

  private func set<Value>(
    _ property: ReferenceWritableKeyPath<DocumentRareProperties, Value>, to value: Value,
    isDefault: Bool
  ) {
    if isDefault, rare == nil { return }
    madeRare[keyPath: property] = value
  }
}
