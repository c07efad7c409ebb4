import EarshotInterface
import EarshotModel

/// What a text is seen against.
struct Backdrop {
  /// The colour, not opaque when nothing opaque is known.
  let color: Color
  /// Whether a class of the app stands behind it, which may draw something else.
  let isUncertain: Bool

  /// Looks behind an element; `nil` when a picture, or nothing that is declared, lies there.
  init?(behind element: AuditedElement, on screen: AuditedScreen) {
    var layers: [Color] = []
    var isUncertain = element.className != nil
    if let own = element.background, own.alpha > 0 { layers.append(own) }
    var inner = element
    while layers.last?.alpha ?? 0 < 1, let parent = inner.parent {
      let around = screen.elements[parent]
      // What was put into the same view before lies behind.
      for place in around.children.reversed() where place < inner.index {
        let behind = screen.elements[place]
        guard behind.isVisible, !behind.isHidden, behind.frame.intersection(element.frame) != nil
        else { continue }
        if behind.showsPicture || behind.isTransparent { return nil }
        guard let color = behind.background, color.alpha > 0 else { continue }
        guard behind.frame.contains(element.frame) else { return nil }
        layers.append(color)
        isUncertain = isUncertain || behind.className != nil
        if color.alpha >= 1 { break }
      }
      if layers.last?.alpha ?? 0 >= 1 { break }
      if around.isTransparent || around.showsPicture { return nil }
      if let color = around.background, color.alpha > 0 { layers.append(color) }
      isUncertain = isUncertain || around.className != nil
      inner = around
    }
    guard layers.allSatisfy(\.isKnown), let bottom = layers.last else { return nil }
    self.isUncertain = isUncertain
    color = layers.dropLast().reversed().reduce(bottom) { below, layer in
      below.alpha >= 1 ? Contrast.composite(layer, over: below) : layer.alpha >= 1 ? layer : below
    }
  }
}

extension Color {
  /// Whether the colour stands in the file: one that only a system or a catalogue knows reads as black.
  var isKnown: Bool { name == nil || !(red == 0 && green == 0 && blue == 0) }
}
