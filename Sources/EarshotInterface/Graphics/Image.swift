public import EarshotModel

/// A picture, known by its name and size only (`UIImage`).
public struct Image: Hashable, Sendable {
  /// The name in the app's catalogue, or of a system symbol.
  public var name: String?
  /// Whether the picture is one of the system's symbols.
  public var isSystemSymbol: Bool
  /// The extent, in points.
  public var size: Size
  /// The description that the app gave, which wins over what the name suggests.
  public var explicitAccessibilityLabel: String?

  /// Creates a picture from its name and its extent, in points.
  public init(
    name: String? = nil, isSystemSymbol: Bool = false, size: Size = .zero,
    accessibilityLabel: String? = nil
  ) {
    self.name = name
    self.isSystemSymbol = isSystemSymbol
    self.size = size
    explicitAccessibilityLabel = accessibilityLabel
  }

  /// Creates a symbol of the system from its name, such as `square.and.arrow.up`.
  public init(systemName: String, size: Size = Size(width: 20, height: 20)) {
    self.init(name: systemName, isSystemSymbol: true, size: size)
  }

  /// The name of a control that shows nothing but this picture.
  ///
  /// That is the app's own description, else the meaning of a system symbol, else the name without
  /// its file extension.
  ///
  /// - Parameter texts: The table of the language to answer in.
  /// - Returns: The name, or `nil` when the picture has none.
  public func accessibilityLabel(in texts: SystemTexts) -> String? {
    if let explicitAccessibilityLabel { return explicitAccessibilityLabel }
    guard let name, !name.isEmpty else { return nil }
    if isSystemSymbol { return SystemSymbol.label(of: name, in: texts) }
    for ending in [".png", ".jpg", ".jpeg", ".pdf", ".gif"]
    where name.lowercased().hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
