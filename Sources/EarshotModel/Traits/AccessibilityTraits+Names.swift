extension AccessibilityTraits {
  /// Every trait that has a name in screen documents, in the order in which documents list them.
  public static let named: [(name: String, trait: AccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("header", .header), ("tabBar", .tabBar), ("toggleButton", .toggleButton),
    ("supportsZoom", .supportsZoom), ("textEntry", .textEntry), ("isEditing", .isEditing),
    ("textArea", .textArea), ("secureTextField", .secureTextField), ("backButton", .backButton),
    ("tabBarItem", .tabBarItem), ("popupButton", .popupButton),
    ("pickerElement", .pickerElement), ("radioButton", .radioButton),
    ("webContent", .webContent),
    ("launchIcon", .launchIcon),
    ("statusBarElement", .statusBarElement),
    ("inactive", .inactive),
    ("footer", .footer),
    ("autoCorrectCandidate", .autoCorrectCandidate),
    ("deleteKey", .deleteKey),
    ("selectionDismissesItem", .selectionDismissesItem),
    ("visited", .visited),
    ("scrollable", .scrollable),
    ("spacer", .spacer),
    ("tableIndex", .tableIndex),
    ("map", .map),
    ("textOperationsAvailable", .textOperationsAvailable),
    ("draggable", .draggable),
    ("allowsNativeSliding", .allowsNativeSliding),
    ("math", .math),
    ("containedByTable", .containedByTable),
    ("containedByList", .containedByList),
    ("touchContainer", .touchContainer),
    ("bookContent", .bookContent),
    ("containedByLandmark", .containedByLandmark),
    ("folderIcon", .folderIcon),
    ("readOnly", .readOnly),
    ("menuItem", .menuItem),
    ("ignoreItemChooser", .ignoreItemChooser),
    ("supportsTrackingDetail", .supportsTrackingDetail),
    ("alert", .alert),
    ("containedByFieldset", .containedByFieldset),
    ("allowsLayoutChangeInStatusBar", .allowsLayoutChangeInStatusBar),
  ]

  /// The trait called `name` in screen documents; `switchButton` is the older word for a toggle.
  public init?(name: String) {
    if name == "switchButton" {
      self = .toggleButton
      return
    }
    guard let entry = Self.named.first(where: { $0.name == name }) else { return nil }
    self = entry.trait
  }

  /// The names of the traits in the set, in the order in which documents list them.
  public var names: [String] {
    Self.named.filter { contains($0.trait) }.map(\.name)
  }
}

extension AccessibilityTraits: CustomStringConvertible {
  /// The names joined by commas, and the bits that have no name as a number.
  public var description: String {
    let unnamed = Self.named.reduce(self) { $0.subtracting($1.trait) }
    let rest = unnamed.isEmpty ? [] : ["0x" + String(unnamed.rawValue, radix: 16)]
    return (names + rest).joined(separator: ", ")
  }
}
