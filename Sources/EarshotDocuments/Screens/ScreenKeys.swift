/// The keys of screen documents, in the order in which they are written.
enum ScreenKeys {
  /// The keys of a file.
  static let document = ["earshot", "idiom", "layoutDirection", "language", "screens"]

  /// The keys of a screen; `stops` is what was spoken, and is passed over.
  static let screen = ["name", "id", "title", "size", "orientations", "container", "stops", "root"]

  /// The keys of an element.
  static let element = [
    "id", "identifier", "line", "column", "label", "value", "hint", "traits", "frame",
    "activationPoint", "language", "isElement", "elementsHidden", "hidden", "alpha", "clips",
    "viewIsModal", "groupsChildren", "containerType", "navigationStyle", "elements",
    "customActions", "customContent", "customRotors", "expandedStatus", "userInputLabels",
    "textualContext", "headingLevel", "respondsToUserInteraction", "dataTable", "scroll", "text",
    "adjust", "title", "placeholder", "labelledBy", "hitArea", "gestures", "on", "children",
  ]

  /// The keys of `on`: what an element answers to.
  static let behaviours = DocumentTrigger.allCases.map(\.rawValue)

  /// The gestures that an element can know besides a tap.
  static let gestures = ["tap", "longPress", "pan", "swipe", "pinch", "rotation"]

  /// The ways up in which a screen can be held.
  static let orientations = [
    "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
  ]

  /// The last line and the last column of a file.
  static let positionLimit = Int(Int32.max)

  /// The most rows of a data table.
  static let rowLimit = 10_000

  /// The most columns of a data table.
  static let columnLimit = 1_000

  /// The most places that the cells of all data tables of a document take, as many as they span.
  static let cellPlaceLimit = 1_000_000

  /// The most screens of a document.
  static let screenLimit = 10_000
}
