/// What an element takes over from what it stands in.
struct ElementSurroundings {
  /// How many elements stand around what it stands in; -1 for a root, which stands in nothing.
  var depth = -1
  /// The line of the file, counted from 1.
  var line = 1
  /// The column, counted from 1.
  var column = 1
  /// The language of texts that name no other, as a BCP 47 tag.
  var language: String?
  /// Whether neither it nor anything around it is hidden.
  var isVisible = true
  /// Whether it or something around it is hidden or fully transparent.
  var isHidden = false
  /// Whether it or something around it is kept from readers.
  var isHiddenFromReaders = false
  /// Whether what lies under it shines through.
  var isTransparent = false
  /// Whether touches reach what is inside.
  var takesTouches = true
  /// Whether its place is known, as far as that of what is inside depends on it.
  var hasKnownFrame = true
  /// Whether it is a control that makes its own parts, or one of these parts.
  var isControl = false
  /// Whether what is inside is a tab.
  var holdsTabs = false
  /// Whether code makes copies of it.
  var isPrototype = false
  /// Whether no code makes a copy of it.
  var isUnused = false
}

extension ElementSurroundings {
  /// What those inside an element take over.
  init(inside element: AuditedElement.Facts) {
    depth = element.depth
    line = element.line
    column = element.column
    language = element.language
    isVisible = element.isVisible
    isHidden = element.isHidden
    isHiddenFromReaders = element.isHiddenFromReaders
    isTransparent = element.isTransparent
    takesTouches = element.takesTouches
    hasKnownFrame = element.hasKnownFrame
    isControl = element.isPartOfControl || element.kind.makesParts
    holdsTabs = element.holdsTabs
    isPrototype = element.isPrototype
    isUnused = element.isUnused
  }
}
