import EarshotInterface
import EarshotModel

/// What on a screen can be seen through or behind something.
struct ColorLayers {
  let screen: AuditedScreen
  private let tree: RectTree

  init(_ screen: AuditedScreen) {
    self.screen = screen
    // What was put there last lies on top, so it is to be found first.
    tree = RectTree(
      screen.elements.filter(\.isLayer).map { RectTree.Entry(number: -$0.index, rect: $0.frame) })
  }

  /// What lies behind an element in the same view, or behind another that does; `nil` for nothing more.
  func next(behind top: Int, under frame: Rect) -> AuditedElement? {
    let parent = screen.elements[top].parent
    return tree.first(.touching, frame, from: 1 - top) { screen.elements[-$0].parent == parent }
      .map { screen.elements[-$0] }
  }
}

extension AuditedElement {
  /// Whether code of the app may draw something else there than the colour in its file.
  fileprivate var mayDraw: Bool { self.className != nil || hasColorOfCode }

  /// Whether it is there for one text in the pattern of a row, and code holds on to both, as to a badge that it
  /// colours by what it shows.
  fileprivate func isBadge(of text: AuditedElement, on screen: AuditedScreen) -> Bool {
    guard self.hasOutlet, text.hasOutlet, text.isPrototype, self.parent != nil else { return false }
    let inside = screen.elements[(self.index + 1)...].prefix { $0.depth > self.depth }
    return !inside.contains { $0.isText && $0.index != text.index }
  }

  fileprivate var isLayer: Bool {
    self.isVisible && !self.isHidden
      && (self.showsPicture || self.isTransparent || (self.background?.alpha ?? 0) > 0
        || isPictureOfCode || self.kind == .web)
  }

  /// Whether it shows no picture in its file, and code that holds on to it may give it one.
  fileprivate var isPictureOfCode: Bool {
    self.kind == .image && self.hasOutlet && !self.showsPicture
  }
}

/// What a text is seen against.
struct Backdrop {
  /// The colour, not opaque when nothing opaque is known.
  let color: Color
  /// Whether code of the app stands behind it, which may draw something else.
  let isUncertain: Bool
  /// The colour of the table around a row that has none, which is seen where code makes the row clear.
  private(set) var colorOfTable: Color?

  /// Looks behind an element; `nil` when a picture, or nothing that is declared, lies there.
  init?(behind element: AuditedElement, among all: ColorLayers) {
    var layers: [Color] = []
    var isUncertain = element.mayDraw
    if let own = element.background, own.alpha > 0 { layers.append(own) }
    var inner = element
    while layers.last?.alpha ?? 0 < 1, let parent = inner.parent {
      let around = all.screen.elements[parent]
      // What was put into the same view before lies behind.
      var top = inner.index
      while let behind = all.next(behind: top, under: element.frame) {
        if behind.showsPicture || behind.isTransparent || behind.kind == .web { return nil }
        if behind.isPictureOfCode, behind.background?.alpha ?? 0 < 1 {
          isUncertain = true
          top = behind.index
          continue
        }
        guard let color = behind.background, behind.frame.contains(element.frame) else {
          return nil
        }
        isUncertain =
          isUncertain || behind.mayDraw
          || layers.isEmpty && behind.isBadge(of: element, on: all.screen)
        layers.append(color)
        if color.alpha >= 1 { break }
        top = behind.index
      }
      if layers.last?.alpha ?? 0 >= 1 { break }
      if around.isTransparent || around.showsPicture { return nil }
      isUncertain = isUncertain || around.mayDraw
      if let color = around.background, color.alpha > 0 {
        isUncertain = isUncertain || layers.isEmpty && around.isBadge(of: element, on: all.screen)
        layers.append(color)
      } else if let color = around.backgroundOfClass {
        layers.append(color)
        let table = all.screen.ancestors(of: around).lazy.compactMap { $0.background }
          .first { $0.alpha > 0 }
        if let table, table.alpha >= 1, table.isKnown {
          colorOfTable = table
        } else if let table {
          // Code makes rows clear where their table has a colour of the app's.
          isUncertain = isUncertain || !table.isOfSystem
        }
      }
      inner = around
    }
    guard layers.allSatisfy(\.isKnown), let bottom = layers.last else { return nil }
    // What lies on a row is seen there whatever the row is like.
    if layers.count > 1 { colorOfTable = nil }
    self.isUncertain = isUncertain
    color = layers.dropLast().reversed().reduce(bottom) { below, layer in
      below.alpha >= 1 ? Contrast.composite(layer, over: below) : layer.alpha >= 1 ? layer : below
    }
  }
}

extension Color {
  /// Whether the colour stands in the file: one that only a system or a catalogue knows reads as black.
  var isKnown: Bool { name == nil || !(red == 0 && green == 0 && blue == 0) }

  /// Whether it is one of those that the system has for backgrounds, which are light.
  fileprivate var isOfSystem: Bool {
    name.map {
      $0 == "groupTableViewBackgroundColor" || $0.hasSuffix("ystemBackgroundColor")
        || $0.hasSuffix("ystemGroupedBackgroundColor")
    } ?? false
  }
}
