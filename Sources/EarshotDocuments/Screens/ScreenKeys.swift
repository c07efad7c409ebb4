import EarshotInterface
import EarshotModel

/// The keys of screen documents, in the order in which they are written.
///
/// Those of an element stand in a file of their own.
package enum ScreenKeys {
  /// The keys of a file.
  package static let document = DocumentKeys([
    .init(
      "earshot", "1", "The version of the format; in folders only files that have it are found."),
    .init("idiom", .choice(InterfaceIdiom.self), "The kind of device; `phone` if left out."),
    .init(
      "layoutDirection", .choice(LayoutDirection.self),
      "The direction of the screens; `leftToRight` if left out."),
    .init("language", .text, "The language of the texts, as a BCP 47 tag."),
    .init("screens", "list of screens", "The screens, the first of which is shown first."),
  ])

  /// The keys of a screen; `stops` is what was spoken, and is passed over.
  package static let screen = DocumentKeys([
    .init("name", .text, "What actions, scripts and reports call the screen."),
    .init("id", .text, "The name of its scene in the storyboard that it was written from."),
    .init("title", .text, "The title that a bar shows for it."),
    .init("size", "[width, height]", "Its size in points; that of the kind of device if left out."),
    .init("orientations", .list(of: orientations), "The ways up in which it can be held."),
    .init("container", .flag, "Whether it only arranges other screens."),
    .init("stops", "list", "What was spoken when the document was written; not read."),
    .init("root", "element", "The element that holds all others."),
  ])

  /// The keys of an action that an element offers besides.
  package static let customAction = DocumentKeys([
    .init("name", .text, "What the action is called."),
    .init("category", .text, "The kind of action."),
  ])

  /// The keys of a further fact about an element.
  package static let customContent = DocumentKeys([
    .init("label", .text, "What the fact is about."),
    .init("value", .text, "The fact."),
    .init(
      "importance", .choice(AccessibilityCustomContent.Importance.self),
      "Whether it is said with the element (`high`) or only when asked for."),
  ])

  /// The keys of a rotor of the app.
  package static let customRotor = DocumentKeys([
    .init("name", .text, "What the rotor is called; needed without `type`."),
    .init(
      "type", .choice(AccessibilityRotorType.self), "The rotor of the system that it stands for."),
    .init("elements", "list of ids", "Where it leads, in its order."),
  ])

  /// The keys of a data table.
  package static let dataTable = DocumentKeys([
    .init("rows", .integer(0...rowLimit), "How many rows there are."),
    .init("columns", .integer(0...columnLimit), "How many columns there are."),
    .init("cells", "list of cells", "Which element stands in which place."),
    .init("rowHeaders", "list", "For each row nothing, an id, or a list of ids."),
    .init("columnHeaders", "list", "For each column nothing, an id, or a list of ids."),
  ])

  /// The keys of a cell of a data table.
  package static let cell = DocumentKeys([
    .init("id", .text, "The element."),
    .init("row", "whole number from 0", "Its first row; in none if left out."),
    .init("column", "whole number from 0", "Its first column; in none if left out."),
    .init("rowSpan", "whole number from 1", "How many rows it takes; 1 if left out."),
    .init("columnSpan", "whole number from 1", "How many columns it takes; 1 if left out."),
  ])

  /// The keys of what an element adjusts.
  package static let adjust = DocumentKeys([
    .init("values", "list of texts", "The values that it steps through, lowest first.")
  ])

  /// The keys of scrolled content.
  package static let scroll = DocumentKeys([
    .init("page", .integer(1...pageLimit), "The page that is shown; the first if left out."),
    .init("pages", .integer(1...pageLimit), "How many pages there are."),
    .init("axis", .choice(DocumentScroll.Axis.self), "The axis along which it scrolls."),
    .init("offset", "[x, y]", "How far the content is moved where it rests, in points."),
    .init("elements", "list of ids", "What each page shows; the others are hidden."),
  ])

  /// The keys of how the text of an element is drawn, for the audit and for who asks how it looks.
  package static let text = DocumentKeys([
    .init("font", .text, "The text style, or the name of a font."),
    .init("size", .number(textSizes, "points"), "The size of the type."),
    .init("weight", .choice(Font.Weight.self), "How bold it is."),
    .init("italic", .flag, "Whether the letters slant."),
    .init("underlined", .flag, "Whether a line stands under it."),
    .init("quoteLevel", .integer(quoteLevels), "How many quotations it stands in."),
    .init("scales", .flag, "Whether it follows the size that a person has set."),
    .init("color", "text such as `\"#1A2B3C\"`", "The colour of the text."),
    .init("background", "text such as `\"#1A2B3C\"`", "The colour behind the text."),
  ])

  /// The keys of `on`: what an element answers to.
  package static let behaviours = DocumentKeys(DocumentTrigger.self) {
    ("an action, or a list of actions", $0.meaning)
  }

  /// The actions behind the keys of `on`.
  package static let actions = DocumentKeys(DocumentAction.self) { ($0.argument, $0.meaning) }

  /// The keys of `set`: the element, and what becomes of it.
  package static let change = DocumentKeys([
    .init("id", .text, "The element."),
    .init("label", .text, "Its new label."),
    .init("value", .text, "Its new value."),
    .init("hint", .text, "Its new hint."),
    .init("traits", "list of traits", "Its new traits, in place of the old ones."),
    .init("hidden", .flag, "Whether it is hidden from now on."),
  ])

  /// The gestures that an element can know besides a tap.
  package static let gestures = ["tap", "longPress", "pan", "swipe", "pinch", "rotation"]

  /// The ways up in which a screen can be held.
  package static let orientations = [
    "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
  ]

  /// The levels of headings.
  static let headingLevels = 1...6
  /// How deep an entry can stand in a tree.
  static let nestingLevels = 1...1_000
  /// How many quotations a text can stand in.
  static let quoteLevels = 0...100
  /// How many things at most one can be chosen from.
  static let choices = 1...1_000_000_000

  /// How opaque a view can be.
  static let alphas = 0.0...1.0

  /// The sizes of type, in points.
  static let textSizes = 1.0...10_000.0

  /// The most pages of scrolled content.
  static let pageLimit = 1_000_000

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
