import EarshotInterface
import EarshotFiles
import EarshotMirror
import EarshotModel

/// A screen that another tool wrote down, on its way into a screen document.
///
/// The mirror says what its nodes are to a listener, as it does for trees that live; what it says is written
/// down, so that everything that takes screen documents takes it.
struct ImportedScreen {
  private let imported: ImportedTree
  private let file: String

  init(_ imported: ImportedTree, file: String) {
    self.imported = imported
    self.file = file
  }

  /// The screen as a document in JSON.
  func document(_ systemTexts: SystemTexts) -> String {
    let bounds = imported.tree.bounds ?? .zero
    let size = Size(width: max(bounds.maxX, 1), height: max(bounds.maxY, 1))
    let mirror = TreeMirror(imported.tree, vocabulary: imported.format.vocabulary)
    let root = MirrorView(mirror, frame: Rect(origin: .zero, size: size))
    let screen = DocumentScreen(
      name: imported.tree.title ?? String(file.fileStem), size: size, root: root)
    return Document(kind: .screens, file: file, screens: [screen]).json(isPretty: false)
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
