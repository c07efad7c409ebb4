import EarshotFiles
import EarshotInterface
import EarshotModel

/// The pictures and colours that a document lists once, at its end, and names elsewhere.
struct StoryboardResources {
  private var imageSizes: [String: Size] = [:]
  private var colors: [String: Color] = [:]

  /// Reads the `<resources>` of a document.
  ///
  /// The document keeps copies of colours out of catalogues, which Xcode renews when it saves it: what the
  /// catalogue says by now counts more.
  init(root: Element, catalog: (String) -> ColorCatalog.Entry?) {
    for resource in root.items(of: "resources") {
      guard let name = resource["name"] else { continue }
      if resource.name == "image" {
        imageSizes[name] = resource.rect?.size
      } else if let color = resource.child("color") {
        let entry = catalog(name)
        colors[name] = (entry.flatMap(self.color) ?? self.color(color)).map { color in
          var named = color
          // A colour that stands for one of the system's is that one.
          named.name = if case .system(let original) = entry { original } else { name }
          return named
        }
      }
    }
  }

  /// A colour out of a catalogue; `nil` where that names one of the system's, of which the document has the
  /// shares.
  private func color(_ entry: ColorCatalog.Entry) -> Color? {
    guard case .shares(let red, let green, let blue, let alpha) = entry else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The picture that an element names in an attribute or in a child `<imageReference>`.
  func image(_ key: SoughtName, of element: Element) -> Image? {
    if let name = element[key], !name.isEmpty {
      return image(name, isSystemSymbol: element.has("catalog", "system"))
    }
    guard let reference = element.child(key: key), reference.name == "imageReference",
      let name = reference["image"], !name.isEmpty
    else { return nil }
    return image(name, isSystemSymbol: reference.has("catalog", "system"))
  }

  private func image(_ name: String, isSystemSymbol: Bool) -> Image {
    Image(name: name, isSystemSymbol: isSystemSymbol, size: imageSizes[name] ?? .zero)
  }

  /// The colour that a `<color>` element describes or names.
  func color(_ element: Element) -> Color? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return Color(white: white, alpha: alpha) }
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    let name =
      element["systemColor"] ?? element["name"] ?? element["cocoaTouchSystemColor"]
      ?? element["xcode11CocoaTouchSystemColor"]
    return name.map { colors[$0] ?? Color(white: 0, name: $0) }
  }
}
