import EarshotModel

extension ScreenKeys {
  /// The keys of an element.
  package static let element = DocumentKeys([
    .init("id", .text, "What the document calls the element; no other on the screen has it."),
    .init("identifier", .text, "Its accessibility identifier, for tests; `id` if left out."),
    .init("line", .integer(1...positionLimit), "Where it stands in the file it was written from."),
    .init("column", .integer(1...positionLimit), "Where in that line it begins."),
    .init("label", .text, "Its name."),
    .init("value", .text, "Its value, such as a number that can be adjusted."),
    .init("hint", .text, "What it does, said after a pause."),
    .init("traits", "list of traits", "What kind of thing it is, and in which state."),
    .init("frame", "[x, y, width, height]", "Its place in screen points; see above if left out."),
    .init("activationPoint", "[x, y]", "Where it is touched; the centre of its frame if left out."),
    .init("language", .text, "The language of its texts, as a BCP 47 tag."),
    .init("isElement", .flag, "Whether the cursor comes to it; see above if left out."),
    .init("elementsHidden", .flag, "Whether it is passed over with all that is in it."),
    .init("hidden", .flag, "Whether it is hidden from everybody."),
    .init("alpha", .number(alphas), "How opaque it is; at 0 it is as good as hidden."),
    .init("clips", .flag, "Whether what reaches beyond its frame cannot be seen."),
    .init("viewIsModal", .flag, "Whether the elements beside it cannot be reached."),
    .init("groupsChildren", .flag, "Whether what is inside is read before what stands beside it."),
    .init(
      "containerType", .choice(AccessibilityContainerType.self), "What it is to what is inside."),
    .init(
      "navigationStyle", .choice(AccessibilityNavigationStyle.self),
      "Whether it is one stop where a person goes by groups."),
    .init(
      "elements", "list of ids", "What is read inside it, in this order, in place of `children`."),
    .init("customActions", "list of names or actions", "What else can be done with it."),
    .init("customContent", "list of facts", "Further facts about it."),
    .init("customRotors", "list of rotors", "The rotors of the app that it offers."),
    .init(
      "expandedStatus", .choice(AccessibilityExpandedStatus.self),
      "Whether it is open or closed, where it can be either."),
    .init("required", .flag, "Whether something has to be entered or chosen here."),
    .init(
      "invalid", .choice(AccessibilityInvalidity.self),
      "What is wrong with what was entered, as `aria-invalid` says it."),
    .init("userInputLabels", "list of texts", "What a person may say to name it."),
    .init(
      "textualContext", .choice(AccessibilityTextualContext.self), "What kind of text it holds."),
    .init("headingLevel", .integer(headingLevels), "Its level among headings."),
    .init(
      "nestingLevel", .integer(nestingLevels), "How deep it stands in a tree, counted from 1."),
    .init(
      "position", "[place, count]",
      "The place of its value among all that can be chosen, counted from 1."),
    .init("url", .text, "Where it leads, when it is a link."),
    .init("linkedTo", .text, "The id of the element that it leads to on the same screen."),
    .init("respondsToUserInteraction", .flag, "Whether it can be used at all."),
    .init("dataTable", "data table", "Makes it a table whose cells are other elements."),
    .init("scroll", "scrolled content", "Makes what is inside scroll, or turn page by page."),
    .init("text", "drawn text", "How its text is drawn."),
    .init("adjust", "values", "What its value steps through when it is adjusted."),
    .init("title", .text, "The text that it shows, for the audit."),
    .init("placeholder", .text, "What it shows while nothing is typed, for the audit."),
    .init("labelledBy", .text, "The id of the element that names it, for the audit."),
    .init("hitArea", "[x, y, width, height]", "Where it can be touched, for the audit."),
    .init("gestures", .list(of: gestures), "The gestures it knows besides a tap, for the audit."),
    .init("on", "mapping of events to actions", "What it does, and when."),
    .init("children", "list of elements", "What is inside."),
  ])
}
