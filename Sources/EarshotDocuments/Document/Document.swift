public import EarshotModel

/// What a file of screens holds once it is read: a storyboard, a xib or a screen document.
public struct Document {
  /// The kinds of file that are read.
  public enum Kind: String, Sendable, CaseIterable {
    /// An Interface Builder storyboard.
    case storyboard
    /// An Interface Builder xib.
    case xib
    /// Our own screen document, as YAML or JSON.
    case screens
  }

  /// Which kind of file it was.
  public var kind: Kind
  /// The path it was read from, as the caller gave it.
  public var file: String
  /// The screens, in the order of the file.
  public var screens: [DocumentScreen]
  /// What was passed over on the way, one line each.
  public var notes: [DocumentNote]
  /// The device the screens are laid out for.
  public var interfaceIdiom: InterfaceIdiom
  /// The reading direction of the screens.
  public var layoutDirection: LayoutDirection
  /// The language of the texts, as a BCP 47 tag, when the file or the caller names one.
  public var language: String?
  /// Whether the system shows it as a picture until the app has begun, so that nobody reads or touches it.
  public var isLaunchScreen = false
  /// Whether the file tells where things stand, in points; the dumps of some tools do not.
  public var tellsPlaces = true
  /// Whether the file would say of a heading that it is one; the dumps of some tools do not.
  public var tellsHeadings = true
  /// Whether the file tells what its elements do; the dumps of other tools do not.
  public var tellsBehaviour = true

  /// Creates the contents of a file.
  public init(
    kind: Kind, file: String, screens: [DocumentScreen], notes: [DocumentNote] = [],
    interfaceIdiom: InterfaceIdiom = .phone, layoutDirection: LayoutDirection = .leftToRight,
    language: String? = nil
  ) {
    self.kind = kind
    self.file = file
    self.screens = screens
    self.notes = notes
    self.interfaceIdiom = interfaceIdiom
    self.layoutDirection = layoutDirection
    self.language = language
  }
}
