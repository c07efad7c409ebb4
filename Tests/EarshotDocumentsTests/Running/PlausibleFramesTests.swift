@testable import EarshotDocuments
@testable import EarshotFiles
import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Foundation
import Testing

/// What nobody has drawn stands where it can be: on the device of the document and on others.
@Suite(.enabled(if: SharedFolder.url("corpus/storyboards") != nil))
struct PlausibleFramesTests {
  /// The views that their constraints put outside: a menu beside the screen, a panel that slides in from
  /// below with its three buttons, and a button that is higher than what it is centred in.
  private static let exceptions: Set<String> = [
    "yhW-Bx-O4o", "lGB-5Y-C2z", "Vkq-iS-03i", "AkI-y0-NKD", "8lZ-4r-F62", "8vQ-kG-S7F",
  ]

  @Test(arguments: [nil, "retina6_1", "ipad9_7"])
  func barsAreAsHighAsBarsAndUndrawnViewsAreInsideTheirParents(device: String?) {
    var (bars, undrawn) = (0, 0)
    var (strangeBars, outside): ([String], [String]) = ([], [])
    for file in SharedFolder.files(
      below: "corpus/storyboards", withExtensions: ["storyboard", "xib"])
    {
      guard
        let tree = try? ElementTree(
          SourceText(contentsOf: file.path, as: .interfaceBuilder, from: .named)),
        let screens = try? DocumentReader(device: device).read(file.path).screens
      else { continue }
      let drawn = Self.drawnViews(of: tree)
      for screen in screens {
        Self.visit(screen.root) { view in
          let name = "\(file.lastPathComponent) \(view.savedIdentifier ?? "") \(view.frame)"
          if view is NavigationBar || view is Toolbar || view is TabBar {
            bars += 1
            if !(30...160).contains(view.frame.height) { strangeBars.append(name) }
          }
          guard let identifier = view.savedIdentifier, drawn[identifier] == false,
            let parent = view.superview, !(parent is ScrollView)
          else { return }
          undrawn += 1
          if !parent.bounds.holds(view.frame), !Self.exceptions.contains(identifier) {
            outside.append(name)
          }
        }
      }
    }
    print("\(device ?? "native"): \(bars) bars, \(undrawn) views without a frame")
    #expect(strangeBars == [])
    #expect(outside == [])
    #expect(bars > 100 && undrawn > 100)
  }

  /// Whether views have a saved frame, by identifier.
  private static func drawnViews(of tree: ElementTree) -> [String: Bool] {
    var drawn: [String: Bool] = [:]
    for element in tree.elements where InterfaceBuilderTags.isView(element.name) {
      if let identifier = element["id"] { drawn[identifier] = element.savedFrame(in: .zero) != nil }
    }
    return drawn
  }

  private static func visit(_ view: View, _ body: (View) -> Void) {
    guard !view.isHidden else { return }
    body(view)
    for inside in view.subviews { visit(inside, body) }
  }
}

extension Rect {
  /// Whether another rectangle stands inside, within a point.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.minX >= minX - 1 && other.minY >= minY - 1 && other.maxX <= maxX + 1
      && other.maxY <= maxY + 1
  }
}
