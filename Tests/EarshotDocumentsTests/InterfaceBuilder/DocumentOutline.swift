import EarshotDocuments
import EarshotModel
import EarshotTestApps

/// The screens of a document as text, each with its name and its elements.
func outline(_ document: Document, withFrames: Bool = true) -> String {
  document.screens.map { screen in
    let kind = screen.isContainer ? " container" : ""
    let size = "\(Int(screen.size.width))x\(Int(screen.size.height))"
    let lines = AccessibleText(screen.root).lines(withFrames: withFrames).map { "  \($0)\n" }
      .joined()
    return "# \(screen.name) \(size)\(kind)\n\(lines)"
  }.joined()
}
