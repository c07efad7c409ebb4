public import EarshotDocuments
public import EarshotInterface
public import EarshotModel

extension AuditedElement {
  /// What is known of an element, one fact after the other.
  public struct Facts: Sendable {
    // MARK: Where it stands

    /// Its place among the screen's elements, which stand in the order of the tree.
    public var index = 0
    /// What it stands in, by its place; `nil` for a root.
    public var parent: Int?
    /// What stands in it, by places.
    public var children: [Int] = []
    /// How many elements stand around it.
    public var depth = 0
    /// The key by which findings name it: unique on its screen.
    public var key = ""
    /// The name by which its file refers to it.
    public var id: String?
    /// The line of the file, counted from 1; that of what is around it when it has none of its own.
    public var line = 1
    /// The column on which it begins, counted from 1; that of what is around it when it has no place of its own.
    public var column = 1

    // MARK: What it is

    /// What it is made of.
    public var kind = ElementKind.element
    /// Whether a control of the system made it, as one of its parts.
    public var isPartOfControl = false
    /// Whether it stands in no file, though the screen comes from one: the system put it there.
    public var isMadeBySystem = false
    /// Whether it came out of another file, to which that of the screen refers; what is wrong with it is found there.
    public var isOfOtherFile = false
    /// What it claims to be.
    public var role = ElementRole.none
    /// The class that the app gave it.
    public var className: String?
    /// The identifier for tests.
    public var identifier: String?
    /// Its traits.
    public var traits = AccessibilityTraits.none

    // MARK: How it is reached

    /// Its place among the stops of the cursor, counted from 0; `nil` when the cursor never comes.
    public var stop: Int?
    /// Whether it says of itself that the cursor may stand on it.
    public var isElement = false
    /// Whether it is on the screen to be seen: neither it nor anything around it is hidden.
    public var isVisible = true
    /// Whether it or something around it is hidden or fully transparent.
    public var isHidden = false
    /// Whether it or something around it is kept from readers though it can be seen.
    public var isHiddenFromReaders = false
    /// Whether it responds.
    public var isEnabled = true
    /// Whether touches reach it and everything around it.
    public var takesTouches = true
    /// Whether it lies over everything else and shuts that off.
    public var isModal = false
    /// What kind of container it is.
    public var containerType = AccessibilityContainerType.none
    /// What its explicit list names, by places; `nil` without a list.
    public var list: [Int]?
    /// Whether the list, or one it leads to, came back to itself.
    public var hasCircularList = false
    /// The elements that are to be read before it, by places, where a file says so.
    public var comesAfter: [Int] = []
    /// How the accessors of its list contradict each other.
    public var listFaults: [ListFault] = []

    // MARK: What it says

    /// What it is called.
    public var label: String?
    /// Whether the label was set, not worked out by its class.
    public var hasOwnLabel = false
    /// Whether its only name is that of the picture's file.
    public var isNamedByPicture = false
    /// Whether the picture that is its only name lies behind what it shows, and is its background.
    public var isNamedByBackground = false
    /// What it is set to.
    public var value: String?
    /// Whether the value was set, not worked out by its class.
    public var hasOwnValue = false
    /// How to use it.
    public var hint: String?
    /// What voice control may call it.
    public var inputLabels: [String] = []
    /// The language of its texts, as a BCP 47 tag; its own, or that of what is around it.
    public var language: String?
    /// The language it names itself.
    public var ownLanguage: String?
    /// The names of its actions.
    public var customActions: [String] = []
    /// The names of its rotors; `nil` for those that the system names.
    public var customRotors: [String?] = []
    /// What other elements say about it.
    public var relations: [ElementRelation] = []
    /// Its level as a heading, from 1.
    public var headingLevel: Int?

    // MARK: What can be seen

    /// The text it shows.
    public var shownText: String?
    /// The text it shows as long as nothing was typed.
    public var placeholder: String?
    /// Whether what was typed into it is hidden.
    public var isSecure = false
    /// Whether its value gives away what was typed.
    public var exposesSecret = false
    /// What is to be typed into it, in Apple's words, such as `emailAddress`.
    public var contentType: String?
    /// Whether the key that ends typing into it is one that searches.
    public var isForSearch = false
    /// Whether it shows a picture.
    public var showsPicture = false
    /// How its text looks.
    public var text: ElementText?
    /// The colour it fills its frame with.
    public var background: Color?
    /// The colour that its class fills its frame with where the app names none.
    public var backgroundOfClass: Color?
    /// Whether what lies under it shines through.
    public var isTransparent = false
    /// Whether its text is one to be read, and nobody types into it, though its class would let them.
    public var isReadOnly = false

    // MARK: What it does

    /// What it answers to.
    public var handlers: Set<ElementHandler> = []
    /// Where using it leads: selectors, screens, names of behaviours.
    public var targets: [String] = []
    /// Where its taps lead, as recognizers say.
    public var tapTargets: [String] = []
    /// Whether code of the app holds on to it, or finds it by a tag, and may have set what its file leaves open.
    public var hasOutlet = false
    /// The name of the outlet by which code holds on to it.
    public var outletName: String?
    /// What its file calls it for those who edit it.
    public var editorName: String?
    /// What code of the app sets of it, where that was read.
    public var codedAttributes: CodedAttributes = []
    /// Whether code holds on to it together with others, to treat them alike, as when it colours them.
    public var isInCollection = false
    /// Whether it is a pattern, or stands in one, of which code makes copies that it fills.
    public var isPrototype = false
    /// Whether it is such a pattern, or stands in one, and no code makes a copy.
    public var isUnused = false
    /// Whether it stands in a view that code puts where it is needed, and says there what it holds.
    public var isOfComponent = false
    /// The attributes that its file sets by their names, as key paths: most are of the app's own.
    public var runtimeAttributes: [String] = []
    /// Whether gestures alone would do something, and nothing in the file is connected with any of them.
    public var hasIdleGestures = false
    /// Whether taps do something only when there are three and more of them, or of several fingers at once.
    public var hasRareTapsOnly = false
    /// Whether it is a view that another scene is shown in.
    public var isEmbedding = false
    /// What the app says of whether it responds to a user at all.
    public var respondsToUser: Bool?
    /// Whether it is unfolded, where it folds.
    public var isExpanded: Bool?
    /// Whether the app has it chosen, whatever its traits say.
    public var isChosen: Bool?
    /// Whether the app has it switched on, whatever its value says.
    public var isOn: Bool?
    /// The rows and columns of a data table.
    public var table: ElementTable?
    /// Its number with the smallest and the largest it may be.
    public var range: ElementRange?
    /// Whether it can be turned up and down; `nil` when the file does not tell.
    public var canAdjust: Bool?

    // MARK: Where it is

    /// Its frame, in screen points.
    public var frame = Rect.zero
    /// Whether its frame was saved, solved or set; one that nobody knows says nothing of the app.
    public var hasKnownFrame = true
    /// Whether somebody drew the frame; otherwise constraints place it, and what they lead to was worked out
    /// here.
    public var hasDrawnFrame = true
    /// Whether a list or a stack puts it beside the others in it, whatever frame was saved.
    public var isArranged = false
    /// Whether its class says how wide it is, since nothing else does.
    public var isWidthOfClass = false
    /// Whether its class says how high it is, since nothing else does.
    public var isHeightOfClass = false
    /// The identifiers in the file of what constraints keep clear of it, whatever the saved frames say.
    public var neighbours: Set<String> = []
    /// The frame of the view, in screen points, where it differs from what readers are told.
    public var viewFrame: Rect?
    /// Where touches reach it, in screen points, when that was measured.
    public var hitArea: Rect?
    /// The part of the frame that nothing cuts off, or `nil` when nothing is left.
    public var visibleFrame: Rect?
    /// What cuts the frame off.
    public var cut: ElementCut?
    /// Where a double tap lands, in screen points.
    public var activationPoint = Point.zero
    /// What stands at that point, by its place; `nil` for nothing, or nothing that was asked.
    public var elementAtActivationPoint: Int?
    /// Whether what it holds is scrolled.
    public var scrolls = false
    /// Whether it cuts off what reaches beyond its frame.
    public var clips = false

    /// Creates facts in which everything is left out.
    public init() {}
  }
}
