import EarshotFiles
import EarshotInterface
import EarshotMirror
import EarshotModel

/// A screen that another tool wrote down, as the elements of a screen document.
///
/// What the mirror's tables say of its nodes stands in the elements as if it had been written, so that a
/// document that is made of the screen is read in the same way.
package struct ImportedScreen {
  /// The size of a screen of which no place is told, in points: that of an iPhone 14.
  private static let unknownSize = Size(width: 390, height: 844)

  /// The file.
  let source: SourceText
  /// What the file is.
  let format: ImportFormat

  /// Makes the screen and shows it nowhere.
  ///
  /// - Parameter traits: The device, and the direction of the screen.
  /// - Returns: The screen, and what was found out about its file.
  /// - Throws: What is wrong with the file, at its place.
  func screen(
    in traits: TraitCollection
  ) throws(FileError) -> (screen: DocumentScreen, of: ScreenImport) {
    let imported = try ScreenImport(source, as: format) { element, inside in
      DocumentElement.imported(element, inside: inside)
    }
    let elements = imported.made.compactMap { $0 as? DocumentElement }
    let root = DocumentElement(id: nil, at: .start)
    root.addInside(elements, inOrder: format.vocabulary.arrangement == .tree)
    var placing = ImportedPlacing(
      tellsPlaces: imported.bounds != nil, width: Self.unknownSize.width)
    for element in elements { placing.place(element) }
    let size = imported.bounds.map { Size(width: max($0.maxX, 1), height: max($0.maxY, 1)) }
    root.documentFrame = Rect(
      origin: .zero,
      size: size
        ?? Size(
          width: Self.unknownSize.width, height: max(placing.bottom, Self.unknownSize.height)))
    root.frame = root.documentFrame
    root.placeInside()
    var screen = DocumentScreen(
      name: imported.title ?? String(source.file.fileStem), size: root.documentFrame.size,
      application: Application(traitCollection: traits), root: root)
    screen.isImported = true
    return (screen, imported)
  }
}

/// Gives every element its place once all are there.
///
/// Where no place is told, what stands nowhere is put below each other, a row for each element without
/// anything inside, in the order of the tree; so everything can be found by touch.
private struct ImportedPlacing {
  /// The height of a row, in points: the least that can be touched safely.
  private static let height = 44.0

  /// Whether places are told.
  let tellsPlaces: Bool
  /// The width of a row, in points.
  let width: Double
  /// Where the next row begins, in points.
  var bottom = 0.0

  mutating func place(_ element: DocumentElement) {
    let top = bottom
    for case let child as DocumentElement in element.subviews { place(child) }
    let frame = element.documentFrame
    if !tellsPlaces {
      if !element.hasSubviews { bottom += Self.height }
      element.documentFrame = Rect(x: 0, y: top, width: width, height: bottom - top)
    } else if element.isAccessibilityElement || element.readsInOrder, frame.width == 0,
      frame.height == 0
    {
      // A node may have no size; a view of no size would not be found.
      element.documentActivationPoint = frame.center
      element.documentFrame.size = Size(width: 0, height: 1)
    }
    if element.documentFrame.size != element.frame.size { element.frame = element.documentFrame }
    element.placeInside()
  }
}

extension DocumentElement {
  /// Makes the element of a node of another tool's file.
  fileprivate static func imported(_ node: ImportedElement, inside: [Responder]) -> DocumentElement
  {
    let place = node.source ?? .start
    let isField = !node.traits.isDisjoint(with: [.textEntry, .secureTextField])
    let element: DocumentElement =
      if let layout = node.table {
        DocumentTable(layout, at: place)
      } else if node.isCell {
        DocumentTableCell(id: nil, at: place)
      } else {
        isField ? DocumentField(id: nil, at: place) : DocumentElement(id: nil, at: place)
      }
    element.take(node)
    element.addInside(
      inside.compactMap { $0 as? DocumentElement }, inOrder: node.readsInOrder)
    element.documentFrame = node.frame ?? .zero
    element.frame = element.documentFrame
    return element
  }

  /// Takes on what is told of a node.
  private func take(_ node: ImportedElement) {
    accessibilityIdentifier = node.identifier
    accessibilityLabel = node.label
    // What a secret field holds is masked already.
    accessibilityValue = node.value
    accessibilityHint = node.hint
    accessibilityTraits = node.traits
    isAccessibilityElement = node.isElement
    if node.isHidden {
      accessibilityElementsHidden = true
      isHidden = true
    }
    if node.isModal { accessibilityViewIsModal = true }
    if node.container != .none { accessibilityContainerType = node.container }
    if node.expandedStatus != .unsupported { accessibilityExpandedStatus = node.expandedStatus }
    if node.isRequired { isAccessibilityRequired = true }
    if node.invalidity != .none { accessibilityInvalidity = node.invalidity }
    if let language = node.language { accessibilityLanguage = language }
    if let url = node.url { accessibilityURL = url }
    headingLevel = node.headingLevel
    nestingLevel = node.nestingLevel
    position = node.position
    if !node.actions.isEmpty {
      accessibilityCustomActions = node.actions.map { name in
        AccessibilityCustomAction(name: AttributedText(name)) { _ in false }
      }
    }
  }

  /// Adds what is inside.
  ///
  /// - Parameters:
  ///   - elements: The elements, in the order of the file.
  ///   - inOrder: Whether they are read in that order, whatever their places.
  fileprivate func addInside(_ elements: [DocumentElement], inOrder: Bool) {
    readsInOrder = inOrder && !elements.isEmpty
    for element in elements { addSubview(element) }
  }

  /// Moves what is inside into the coordinates of the element.
  fileprivate func placeInside() {
    let origin = documentFrame.origin
    for case let child as DocumentElement in subviews {
      child.frame = child.documentFrame.offset(x: -origin.x, y: -origin.y)
    }
  }
}
