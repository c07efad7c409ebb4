import EarshotInterface
import EarshotFiles
import EarshotMirror
import EarshotModel

/// A screen that another tool wrote down, on its way into a screen document.
///
/// The mirror says what its nodes are to a listener, as it does for trees that live; what it says is written
/// down, so that everything that takes screen documents takes it.
///
/// The nodes are let go once they are written: there can be hundreds of thousands of them.
struct ImportedScreen {
  /// The screen as a document in JSON.
  let document: String
  /// What the file does not say and was assumed, or what was passed over.
  let notes: [String]
  /// Whether the file tells where things stand, in points.
  let tellsPlaces: Bool
  /// Whether the file would tell of headings.
  let tellsHeadings: Bool

  init(_ imported: consuming ImportedTree, file: String) {
    notes = imported.notes
    tellsPlaces = imported.tellsPlaces
    tellsHeadings = imported.tellsHeadings
    let bounds = imported.tree.bounds ?? .zero
    let size = Size(width: max(bounds.maxX, 1), height: max(bounds.maxY, 1))
    let mirror = TreeMirror(imported.tree, vocabulary: imported.format.vocabulary)
    let root = MirrorView(mirror, frame: Rect(origin: .zero, size: size))
    let screen = DocumentScreen(
      name: imported.tree.title ?? String(file.fileStem), size: size, root: root)
    document = Document(kind: .screens, file: file, screens: [screen]).json(isPretty: false)
  }
}

/// A view that shows what a mirror holds.
private final class MirrorView: View {
  private let mirror: TreeMirror

  init(_ mirror: TreeMirror, frame: Rect) {
    self.mirror = mirror
    super.init(frame: frame)
  }

  override var accessibilityTraversal: AccessibilityTraversal {
    var traversal = super.accessibilityTraversal
    traversal.children = mirror.windows
    return traversal
  }
}
