// Everything here is open and stands in the class body, because Swift refuses to override what an
// extension of another module declares. The file is read in this order:
//
//  1. storage: what most elements set stands inline, the rest in a box made on first use;
//  2. the responder chain, the first responder, and what is done to its text;
//  3. what an element says, and what its class says when nobody set it (`default…`);
//  4. where it stands;
//  5. what it contains;
//  6. rotors, actions, content;
//  7. what it does;
//  8. what a reader needs to walk and to touch it.

/// A node of the interface: a view, a controller, an application, or an element that is no view.
///
/// Brings `UIResponder` and the whole of the `UIAccessibility` informal protocol together in one
/// class, so that every node can be spoken, walked and asked to act. A property that was never set
/// answers with its `default…` twin, which classes override to describe themselves; setting the
/// property replaces the default, as in UIKit. Two responders are equal when they are the same one.
#if MainActorApps
  @preconcurrency @MainActor
#endif
open class Responder: Hashable, ResponderStandardEditActions {
  // MARK: 1. Storage

  private var storedLabel: String?
  private var storedValue: String?
  private var storedHint: String?
  private var storedIdentifier: String?
  private var storedTraits: AccessibilityTraits?
  private var storedFrame: Rect?
  private var storedIsElement: Bool?
  private var storedElementsHidden = false
  /// Whether a base implementation of an action that answers nothing was reached; see
  /// ``accessibilityIncrement()``.
  package final var reachedDefaultAction = false
  private var rare: AccessibilityRareProperties?

  private var madeRare: AccessibilityRareProperties {
    if let rare { return rare }
    let made = AccessibilityRareProperties()
    rare = made
    return made
  }

  /// Creates a responder of which no property was set.
  public init() {}

  /// Whether both are the same responder.
  nonisolated public static func == (first: Responder, second: Responder) -> Bool {
    first === second
  }

  /// Hashes which responder this is.
  nonisolated public final func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  // MARK: 2. The responder chain

  /// The next responder in the chain, which is asked when this one does not handle something; it is
  /// computed whenever it is asked for.
  open var next: Responder? { nil }

  /// Whether the responder may receive typed keys.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder receives typed keys at present.
  open var isFirstResponder: Bool { firstResponderScope?.firstResponder === self }

  /// Asks to receive typed keys.
  ///
  /// - Returns: Whether the responder receives them now; `false` when it may not, when it is in no
  ///   window, or when the present first responder refuses to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let scope = firstResponderScope else { return false }
    if let present = scope.firstResponder, !present.resignFirstResponder() { return false }
    scope.firstResponder = self
    return true
  }

  /// Gives up receiving typed keys.
  ///
  /// - Returns: Whether the responder no longer receives them.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    firstResponderScope?.firstResponder = nil
    return true
  }

  private var firstResponderScope: (any FirstResponderScope)? {
    ResponderPath(from: self).first { $0 as? any FirstResponderScope }
  }

  /// What takes back what is done here: the manager of the nearest responder up the chain that has one
  /// of its own, as a window has.
  open var undoManager: UndoManager? {
    var path = ResponderPath(from: self)
    while path.next() != nil {}
    return path.circle == nil ? next?.undoManager : nil
  }

  /// Whether the responder does one of the standard edit actions at present
  /// (`canPerformAction(_:withSender:)`).
  ///
  /// Whoever overrides a method of ``ResponderStandardEditActions`` answers for it here.
  open func canPerformAction(_ action: StandardEditAction, withSender sender: Any?) -> Bool {
    false
  }

  /// The nearest responder up the chain that does one of the standard edit actions at present, or `nil`.
  open func target(forAction action: StandardEditAction, withSender sender: Any?) -> Responder? {
    ResponderPath(from: self).first { $0.canPerformAction(action, withSender: sender) ? $0 : nil }
  }

  /// Takes away what is selected and puts it on the pasteboard; does nothing here.
  open func cut(_ sender: Any?) {}

  /// Puts what is selected on the pasteboard; does nothing here.
  open func copy(_ sender: Any?) {}

  /// Puts what is on the pasteboard in the place of what is selected; does nothing here.
  open func paste(_ sender: Any?) {}

  /// Selects everything; does nothing here.
  open func selectAll(_ sender: Any?) {}

  // MARK: 3. What it says

  /// Whether the cursor can stop at the responder; what is inside it then cannot be reached.
  open var isAccessibilityElement: Bool {
    get {
      rare?.answers?.blocks.isAccessibilityElement?() ?? storedIsElement
        ?? defaultIsAccessibilityElement
    }
    set { storedIsElement = newValue }
  }

  /// Whether instances of the class are elements unless an app sets otherwise.
  open var defaultIsAccessibilityElement: Bool { false }

  /// Whether ``isAccessibilityElement`` was set rather than left to the class.
  public final var hasExplicitIsAccessibilityElement: Bool {
    storedIsElement != nil || rare?.answers?.blocks.isAccessibilityElement != nil
  }

  /// A short name of the element, without its kind: "Play", not "Play button".
  open var accessibilityLabel: String? {
    get { rare?.answers?.blocks.label.map { $0() } ?? storedLabel ?? defaultAccessibilityLabel }
    set {
      storedLabel = newValue
      rare?.attributedLabel = nil
    }
  }

  /// The name the class gives itself when nobody set one.
  open var defaultAccessibilityLabel: String? { nil }

  /// Whether ``accessibilityLabel`` was set rather than left to the class.
  public final var hasExplicitAccessibilityLabel: Bool {
    storedLabel != nil || rare?.answers?.blocks.label != nil
  }

  /// The label with speech attributes; setting either form sets both.
  open var accessibilityAttributedLabel: AttributedText? {
    get { rare?.attributedLabel ?? accessibilityLabel.map { AttributedText($0) } }
    set {
      accessibilityLabel = newValue?.text
      if newValue != nil { madeRare.attributedLabel = newValue }
    }
  }

  /// The present setting or content of the element: "50%", "on".
  open var accessibilityValue: String? {
    get { rare?.answers?.blocks.value.map { $0() } ?? storedValue ?? defaultAccessibilityValue }
    set {
      storedValue = newValue
      rare?.attributedValue = nil
    }
  }

  /// The value the class reports when nobody set one.
  open var defaultAccessibilityValue: String? { nil }

  /// Whether ``accessibilityValue`` was set rather than left to the class.
  public final var hasExplicitAccessibilityValue: Bool {
    storedValue != nil || rare?.answers?.blocks.value != nil
  }

  /// The value with speech attributes; setting either form sets both.
  open var accessibilityAttributedValue: AttributedText? {
    get { rare?.attributedValue ?? accessibilityValue.map { AttributedText($0) } }
    set {
      accessibilityValue = newValue?.text
      if newValue != nil { madeRare.attributedValue = newValue }
    }
  }

  /// What happens on activation, spoken after a pause.
  open var accessibilityHint: String? {
    get { rare?.answers?.blocks.hint.map { $0() } ?? storedHint ?? defaultAccessibilityHint }
    set {
      storedHint = newValue
      rare?.attributedHint = nil
    }
  }

  /// The hint the class gives when nobody set one.
  open var defaultAccessibilityHint: String? { nil }

  /// The hint with speech attributes; setting either form sets both.
  open var accessibilityAttributedHint: AttributedText? {
    get { rare?.attributedHint ?? accessibilityHint.map { AttributedText($0) } }
    set {
      accessibilityHint = newValue?.text
      if newValue != nil { madeRare.attributedHint = newValue }
    }
  }

  /// A name for tests and tools; never spoken.
  open var accessibilityIdentifier: String? {
    get { rare?.answers?.blocks.identifier.map { $0() } ?? storedIdentifier }
    set { storedIdentifier = newValue }
  }

  /// The name by which the file that the element was made of refers to it; never spoken.
  package final var savedIdentifier: String?

  /// What kind of thing the element is.
  ///
  /// Setting it replaces the traits of the class, except those that UIKit does not publish: a text
  /// field that is made a heading is still a text field.
  open var accessibilityTraits: AccessibilityTraits {
    get {
      let own = defaultAccessibilityTraits
      guard let traits = rare?.answers?.blocks.traits?() ?? storedTraits else { return own }
      return traits.union(own.intersection(.ofClasses))
    }
    // What is read, changed and set again holds traits of the class that come and go, such as editing.
    set { storedTraits = newValue.subtracting(defaultAccessibilityTraits.intersection(.ofClasses)) }
  }

  /// The traits of the class in its present state, when nobody set any.
  open var defaultAccessibilityTraits: AccessibilityTraits { .none }

  /// Whether ``accessibilityTraits`` was set rather than left to the class.
  public final var hasExplicitAccessibilityTraits: Bool {
    storedTraits != nil || rare?.answers?.blocks.traits != nil
  }

  /// The language of label, value and hint, as a BCP 47 tag; `nil` leaves it to the container.
  open var accessibilityLanguage: String? {
    get { rare?.answers?.blocks.language.map { $0() } ?? rare?.language }
    set { madeRare.language = newValue }
  }

  /// What Voice Control understands as the name of the element; never spoken.
  open var accessibilityUserInputLabels: [String]? {
    get {
      rare?.answers?.blocks.userInputLabels.map { $0() } ?? rare?.userInputLabels?.map(\.text)
    }
    set { madeRare.userInputLabels = newValue?.map { AttributedText($0) } }
  }

  /// The user input labels with speech attributes; setting either form sets both.
  open var accessibilityAttributedUserInputLabels: [AttributedText]? {
    get { rare?.userInputLabels }
    set { madeRare.userInputLabels = newValue }
  }

  /// Whether the element shows or hides further content.
  open var accessibilityExpandedStatus: AccessibilityExpandedStatus {
    get { rare?.answers?.blocks.expandedStatus?() ?? rare?.expandedStatus ?? .unsupported }
    set { madeRare.expandedStatus = newValue }
  }

  /// Whether something has to be entered or chosen here, as `aria-required` says; spoken "required".
  open var isAccessibilityRequired: Bool {
    get { rare?.isRequired ?? false }
    set { madeRare.isRequired = newValue }
  }

  /// What is wrong with what the element holds, as `aria-invalid` says.
  open var accessibilityInvalidity: AccessibilityInvalidity {
    get { rare?.invalidity ?? .none }
    set { madeRare.invalidity = newValue }
  }

  /// What kind of text the element holds.
  open var accessibilityTextualContext: AccessibilityTextualContext? {
    get { rare?.answers?.blocks.textualContext.map { $0() } ?? rare?.textualContext }
    set { madeRare.textualContext = newValue }
  }

  /// How the text of the element looks, or `nil` where that is not known.
  open var accessibilityTextAppearance: TextAppearance? {
    get { rare?.textAppearance ?? defaultAccessibilityTextAppearance }
    set { madeRare.textAppearance = newValue }
  }

  /// The appearance of the text when none was set.
  open var defaultAccessibilityTextAppearance: TextAppearance? { nil }

  /// How stretches of the text look, where not all of it looks alike: of what is typed, or else of the label
  /// and the value with a blank between them; empty where that is not known.
  open var accessibilityTextAppearanceRuns: [TextAppearanceRun] { [] }

  /// Where the element leads, when it is a link: an address as the page or the app writes it.
  open var accessibilityURL: String? {
    get { rare?.url }
    set { madeRare.url = newValue }
  }

  /// The element that this one leads to inside the screen, such as a note to its number; held weakly.
  open var accessibilityLinkedElement: Responder? {
    get { rare?.linkedElement }
    set { madeRare.linkedElement = newValue }
  }

  /// Closures that answer in place of stored properties.
  public final var accessibilityBlocks: AccessibilityBlocks? {
    get { rare?.answers?.blocks }
    set { madeRare.answers = newValue.map { AccessibilityAnswers($0) } }
  }

  /// The place of what is chosen among all that could be chosen here, as on a wheel; `nil` where
  /// nothing is counted.
  ///
  /// A container that counts its elements, such as a bar of tabs, takes precedence.
  open var accessibilitySeriesPosition: AccessibilitySeriesPosition? { nil }

  /// How deep the element stands in a tree, counted from 1, as `aria-level` says; `nil` where it stands in none.
  open var accessibilityNestingLevel: Int? { nil }

  // MARK: 4. Where it stands

  /// The element's place in screen points; decides the reading order.
  open var accessibilityFrame: Rect {
    get { rare?.answers?.blocks.frame?() ?? storedFrame ?? defaultAccessibilityFrame }
    set { storedFrame = newValue }
  }

  /// The frame when nobody set one: views compute theirs from their place in the window.
  open var defaultAccessibilityFrame: Rect { .zero }

  /// The outline of the element in screen points, when a rectangle does not describe it.
  open var accessibilityPath: Path? {
    get { rare?.answers?.blocks.path.map { $0() } ?? rare?.path }
    set { madeRare.path = newValue }
  }

  /// Where a double tap touches, in screen points.
  open var accessibilityActivationPoint: Point {
    get {
      rare?.answers?.blocks.activationPoint?() ?? rare?.activationPoint
        ?? defaultAccessibilityActivationPoint
    }
    set { madeRare.activationPoint = newValue }
  }

  /// The centre of the frame, or of the path when the frame is empty.
  open var defaultAccessibilityActivationPoint: Point {
    let frame = accessibilityFrame
    guard frame.isEmpty, let path = accessibilityPath else { return frame.center }
    return path.bounds.center
  }

  /// Turns a rectangle in the responder's own coordinates into screen points.
  open func accessibilityConvertToScreen(_ rect: Rect) -> Rect {
    let frame = accessibilityFrame
    return rect.offset(x: frame.minX, y: frame.minY)
  }

  // MARK: 5. What it contains

  /// Whether the responder and everything inside is kept from assistive technology.
  open var accessibilityElementsHidden: Bool {
    get { rare?.answers?.blocks.elementsHidden?() ?? storedElementsHidden }
    set { storedElementsHidden = newValue }
  }

  /// Whether the siblings of the responder cannot be reached while it is there.
  open var accessibilityViewIsModal: Bool {
    get { rare?.answers?.blocks.viewIsModal?() ?? rare?.viewIsModal ?? false }
    set { madeRare.viewIsModal = newValue }
  }

  /// Whether the cursor visits everything inside before it goes on to what stands beside the
  /// responder.
  open var shouldGroupAccessibilityChildren: Bool {
    get {
      rare?.answers?.blocks.shouldGroupChildren?() ?? rare?.groupsChildren
        ?? defaultShouldGroupAccessibilityChildren
    }
    set { madeRare.groupsChildren = newValue }
  }

  /// Whether instances of the class group what is inside unless an app sets otherwise, as bars and
  /// cells do.
  open var defaultShouldGroupAccessibilityChildren: Bool { false }

  /// Whether the elements inside are stops of their own when the cursor moves by groups.
  open var accessibilityNavigationStyle: AccessibilityNavigationStyle {
    get { rare?.answers?.blocks.navigationStyle?() ?? rare?.navigationStyle ?? .automatic }
    set { madeRare.navigationStyle = newValue }
  }

  /// What the elements inside have in common.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { rare?.containerType ?? defaultAccessibilityContainerType }
    set { madeRare.containerType = newValue }
  }

  /// The container type of the class, when nobody set one.
  open var defaultAccessibilityContainerType: AccessibilityContainerType { .none }

  /// The elements inside, in reading order.
  ///
  /// An empty list means that there are none; with `nil`, their places decide.
  open var accessibilityElements: [Responder]? {
    get { rare?.answers?.blocks.elements.map { $0() } ?? rare?.elements }
    set { madeRare.elements = newValue }
  }

  /// The number of elements inside, for containers that make them on demand; `nil` when the
  /// container does not do so (UIKit's `NSNotFound`).
  open func accessibilityElementCount() -> Int? { accessibilityElements?.count }

  /// The element at a position in reading order, counted from 0, or `nil` outside the range.
  open func accessibilityElement(at index: Int) -> Responder? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The position of an element in reading order, or `nil` when it is not inside.
  open func index(ofAccessibilityElement element: Responder) -> Int? {
    accessibilityElements?.firstIndex { $0 === element }
  }

  /// The elements that tests see in place of ``accessibilityElements``.
  open var automationElements: [Responder]? {
    get { rare?.automationElements }
    set { madeRare.automationElements = newValue }
  }

  /// The elements that head this one, such as the title of a column.
  open var accessibilityHeaderElements: [Responder]? {
    get { rare?.answers?.blocks.headerElements.map { $0() } ?? rare?.headerElements }
    set { madeRare.headerElements = newValue }
  }

  // MARK: 6. Rotors, actions, content

  /// Actions besides activation, in the order in which the rotor offers them.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { rare?.answers?.blocks.customActions.map { $0() } ?? rare?.customActions }
    set { madeRare.customActions = newValue }
  }

  /// Rotors of the app's own, offered while the cursor is inside.
  open var accessibilityCustomRotors: [AccessibilityCustomRotor]? {
    get { rare?.answers?.blocks.customRotors.map { $0() } ?? rare?.customRotors }
    set { madeRare.customRotors = newValue }
  }

  /// Further facts about the element (`AXCustomContentProvider`).
  open var accessibilityCustomContent: [AccessibilityCustomContent] {
    get { rare?.customContent ?? [] }
    set { madeRare.customContent = newValue }
  }

  /// Whether a person can do something with the element; `nil` lets assistive technology decide.
  open var accessibilityRespondsToUserInteraction: Bool? {
    get {
      rare?.answers?.blocks.respondsToUserInteraction.map { $0() }
        ?? rare?.respondsToUserInteraction
    }
    set { madeRare.respondsToUserInteraction = newValue }
  }

  /// How touches reach an element that takes them directly.
  open var accessibilityDirectTouchOptions: AccessibilityDirectTouchOptions {
    get { rare?.directTouchOptions ?? [] }
    set { madeRare.directTouchOptions = newValue }
  }

  /// The places from which something can be dragged.
  open var accessibilityDragSourceDescriptors: [AccessibilityLocationDescriptor]? {
    get { rare?.dragSourceDescriptors }
    set { madeRare.dragSourceDescriptors = newValue }
  }

  /// The places on which something can be dropped.
  open var accessibilityDropPointDescriptors: [AccessibilityLocationDescriptor]? {
    get { rare?.dropPointDescriptors }
    set { madeRare.dropPointDescriptors = newValue }
  }

  // MARK: 7. What it does

  /// Performs the main action of the element, as a double tap does.
  ///
  /// - Returns: Whether the action was handled; if not, the reader touches the activation point.
  open func accessibilityActivate() -> Bool { rare?.answers?.blocks.activate?() ?? false }

  /// Makes the value larger; required of an adjustable element (guide row G31).
  ///
  /// An override that does not call `super` has handled the action; this implementation has the
  /// reader go on searching up the chain.
  open func accessibilityIncrement() {
    if let increment = rare?.answers?.blocks.increment {
      increment()
    } else {
      reachedDefaultAction = true
    }
  }

  /// Makes the value smaller; required of an adjustable element (guide row G31).
  ///
  /// An override that does not call `super` has handled the action; this implementation has the
  /// reader go on searching up the chain.
  open func accessibilityDecrement() {
    if let decrement = rare?.answers?.blocks.decrement {
      decrement()
    } else {
      reachedDefaultAction = true
    }
  }

  /// Scrolls by one page (guide row G30); on success the app posts
  /// ``AccessibilityNotification/pageScrolled(_:)``.
  ///
  /// - Returns: Whether it scrolled; otherwise the search goes on up the chain.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    rare?.answers?.blocks.scroll?(direction) ?? false
  }

  /// Closes whatever is in front, or goes back (guide row G28).
  ///
  /// - Returns: Whether it did; otherwise the search goes on up the chain.
  open func accessibilityPerformEscape() -> Bool { rare?.answers?.blocks.performEscape?() ?? false }

  /// Performs the most important action of the screen, as a magic tap does (guide row G29).
  ///
  /// - Returns: Whether it did; otherwise the search goes on up the chain.
  open func accessibilityPerformMagicTap() -> Bool { rare?.answers?.blocks.magicTap?() ?? false }

  /// Zooms in around a point, in screen points.
  ///
  /// - Returns: Whether it zoomed.
  open func accessibilityZoomIn(at point: Point) -> Bool { false }

  /// Zooms out around a point, in screen points.
  ///
  /// - Returns: Whether it zoomed.
  open func accessibilityZoomOut(at point: Point) -> Bool { false }

  /// Tells the element that the cursor has come to stand on it.
  open func accessibilityElementDidBecomeFocused() {}

  /// Tells the element that the cursor has left it.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether a cursor stands on the element.
  open func accessibilityElementIsFocused() -> Bool {
    !(rare?.focusedTechnologies.isEmpty ?? true)
  }

  /// The assistive technologies whose cursors stand on the element.
  public final var accessibilityAssistiveTechnologyFocusedIdentifiers:
    Set<AssistiveTechnologyIdentifier>
  {
    Set(rare?.focusedTechnologies ?? [])
  }

  /// Notes that a cursor came or went; called by readers, before the element is told.
  package final func setFocused(_ isFocused: Bool, by technology: AssistiveTechnologyIdentifier) {
    rare?.focusedTechnologies.removeAll { $0 == technology }
    if isFocused { madeRare.focusedTechnologies.append(technology) }
  }

  // MARK: 8. What a reader needs

  /// What is inside, and whether any of it can be seen.
  open var accessibilityTraversal: AccessibilityTraversal { AccessibilityTraversal() }

  /// Whether the responder and everything inside it are invisible: the same answer as that of
  /// ``accessibilityTraversal``, without making the rest of it.
  ///
  /// Classes with many children override it so as not to collect these, because a reader asks at
  /// every move.
  open var isPrunedFromAccessibility: Bool { accessibilityTraversal.isPruned }

  /// Whether the element only keeps the place of one that is on its way.
  open var isAccessibilityPlaceholder: Bool { false }

  /// The innermost responder at a point of the screen, or `nil` when the point is outside this one.
  open func accessibilityHitTest(_ point: Point) -> Responder? {
    let isInside =
      accessibilityPath?.contains(point) ?? accessibilityFrame.contains(point)
    return isInside ? self : nil
  }

  /// Scrolls whatever contains the responder until it can be seen.
  ///
  /// - Returns: Whether anything moved.
  @discardableResult
  open func accessibilityScrollToVisible() -> Bool {
    var hasMoved = false
    for responder in ResponderPath(above: self) where responder.accessibilityScrollToVisible(self) {
      hasMoved = true
    }
    return hasMoved
  }

  /// Scrolls the responder's own content until `descendant` can be seen; asked of everything up the
  /// chain from the descendant.
  ///
  /// - Returns: Whether anything moved.
  open func accessibilityScrollToVisible(_ descendant: Responder) -> Bool { false }

  /// The text that is edited in this responder, or `nil` when no text can be typed into it.
  open var accessibilityTextInput: (any AccessibilityTextInput)? { nil }
}
