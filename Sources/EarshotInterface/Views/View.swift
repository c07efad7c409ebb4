// What is stored and everything that apps or classes of ours override stands in the class body, because Swift
// refuses to override what an extension declares; all else stands in `View+….swift` by its topic. The file is read
// in this order:
//
//  1. storage: the frame and the flags stand inline, the rest in a box made on first use;
//  2. geometry: the frame is stored, `bounds` and `center` follow from it (`Layout/`);
//  3. the tree: one place moves a view from one superview to another (`View+Tree.swift`);
//  4. looks and surroundings (`View+Surroundings.swift`);
//  5. the responder chain;
//  6. touches;
//  7. default accessibility: where the view stands, what a reader walks;
//  8. state that is kept while the app is away (`Restoration/`).

public import EarshotModel

/// A rectangle on screen that holds others (`UIView`).
///
/// A plain view is no element; a reader finds the elements among its subviews.
open class View: Responder, TouchResponder, ActionReceiver {
  // MARK: 1. Storage

  private var storedRect: Rect
  private var scrolledOrigin = Point.zero
  /// Set for as long as the view is among the subviews of the other one, which takes it back when it goes;
  /// a weak reference would have everything that is done with a view take the slow way.
  private(set) final var container: Unmanaged<View>?
  private var contents: [View] = []
  private var isMarkedHidden = false
  private var opacity = 1.0
  private var clips = false
  private(set) final var rare: ViewRareProperties?
  /// The controller whose root view this is, which takes it back when it goes, as a superview does.
  final unowned(unsafe) var viewController: ViewController?
  /// Whether the controller whose root view this was has gone, and the view was left.
  package final var hasLostController = false
  /// Whether the view itself is to lay out its subviews; see `LayoutPass`.
  final var needsLayout = true
  /// Whether the constraints are to be brought up to date before the next layout.
  final var needsUpdateConstraints = true
  /// Whether what is inside stands as it was drawn for this size, so that constraints have nothing to do.
  package final var isPlacedAsDrawn = false
  /// Whether the view is to be placed although what stands around it was drawn for this size: no frame
  /// was drawn for it, or one that is known to be wrong.
  package final var isUndrawn = false
  /// Whether anything says where the view stands: a frame that was drawn or set, a constraint, a mask or
  /// its content.
  package final var hasKnownFrame = true
  /// Whether the view, or something inside it, is to be laid out.
  final var isOnDirtyPath = true
  /// The subviews that lead to something that is to be laid out.
  final var dirtySubviews: [View] = []

  final var madeRare: ViewRareProperties {
    if let rare { return rare }
    let made = ViewRareProperties()
    rare = made
    return made
  }

  /// Creates a view at a place in its future superview, in points; one that is always of one size has it
  /// where none is given.
  public init(frame: Rect) {
    storedRect = frame.isFinite ? frame : .zero
    super.init()
    if storedRect.size == .zero, let ownSize { storedRect.size = ownSize }
  }

  /// Creates a view of no size, but for those that are always of one.
  public override convenience init() {
    self.init(frame: .zero)
  }

  #if MainActorApps
    @MainActor
  #endif
  deinit {
    for view in contents { view.container = nil }
    for recognizer in gestureRecognizers ?? [] { recognizer.knowingView = nil }
  }

  // MARK: 2. Geometry

  /// The place in the coordinates of the superview, in points.
  open var frame: Rect {
    get { storedRect }
    set {
      let old = storedRect
      storedRect = newValue.isFinite ? newValue : told(of: newValue)
      hasKnownFrame = true
      if storedRect.size != old.size {
        sizeDidChange(from: old.size)
      } else if storedRect.origin != old.origin {
        exposureDidChange()
      }
    }
  }

  /// The place in the view's own coordinates, in points; its origin is what scrolling moves.
  open var bounds: Rect {
    get { Rect(origin: scrolledOrigin, size: storedRect.size) }
    set {
      let newValue = newValue.isFinite ? newValue : told(of: newValue)
      scrolledOrigin = newValue.origin
      let old = storedRect.size
      guard newValue.size != old else { return }
      let middle = storedRect.center
      storedRect = Rect(
        x: middle.x - newValue.size.width / 2, y: middle.y - newValue.size.height / 2,
        width: newValue.size.width, height: newValue.size.height)
      sizeDidChange(from: old)
    }
  }

  /// The middle of the frame in the coordinates of the superview, in points.
  open var center: Point {
    get { storedRect.center }
    set {
      let middle = storedRect.center
      let moved = storedRect.offset(x: newValue.x - middle.x, y: newValue.y - middle.y)
      storedRect = moved.isFinite ? moved : told(of: moved)
      if newValue != middle { exposureDidChange() }
    }
  }

  /// What stands for a rectangle that is none, because one of its numbers is not finite.
  private func told(of rect: Rect) -> Rect {
    window?.application?.note(
      .warning("\(transcriptName) was given a frame that is not finite; it has no size now"))
    return .zero
  }

  /// Places what depends on the size; called after the size has changed.
  func sizeDidChange(from old: Size) {
    followDrawnSize(from: old)
    if autoresizesSubviews { resizeSubviews(from: old) }
    setNeedsLayout()
  }

  /// Places the subviews; called once a layout pass when the view needs it (guide row G11).
  open func layoutSubviews() {}

  /// Brings the constraints of the view up to date; called before its layout when that is needed.
  open func updateConstraints() {}

  /// Has the constraints brought up to date before the next layout.
  open func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
    setNeedsLayout()
  }

  /// Has the view lay out its subviews in the next update (guide row G10).
  open func setNeedsLayout() {
    needsLayout = true
    markPathToRoot()
  }

  /// Lays out whatever needs it from this view on, now.
  open func layoutIfNeeded() {
    if isOnDirtyPath { layoutDirtyPath() }
  }

  /// Has what is placed by the size of the content placed anew, because the content has changed.
  open func invalidateIntrinsicContentSize() {
    if rare?.drawnContentSize != nil { madeRare.drawnContentSize = nil }
    if superview != nil { constraintsDidChange() }
  }

  /// Measures the content anew, because a person wants texts in another size.
  func preferredContentSizeCategoryDidChange() {}

  /// Tells the view that bars or the device cover another part of it.
  open func safeAreaInsetsDidChange() {}

  /// Tells the view that its surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Tells the view that it and everything it is connected to came out of a storyboard or xib.
  open func awakeFromNib() {}

  /// The methods that a storyboard can call by name; an override adds to those of `super`.
  open class var actionMethods: [ActionMethod] { [] }

  /// The parts at the edges that bars and the device cover, in points.
  open var safeAreaInsets: EdgeInsets { inheritedSafeAreaInsets }

  /// The part that nothing covers.
  public private(set) final lazy var safeAreaLayoutGuide = LayoutGuide(
    identifier: "safeArea", in: self, .safeArea)

  /// The part inside the margins.
  public private(set) final lazy var layoutMarginsGuide = LayoutGuide(
    identifier: "layoutMargins", in: self, .margins)

  /// The room that content keeps from the edges, in points.
  open var layoutMargins: EdgeInsets {
    get { effectiveLayoutMargins }
    set {
      madeRare.layoutMargins = newValue
      constraintsDidChange()
      setNeedsLayout()
    }
  }

  /// How the frame follows the superview's size.
  open var autoresizingMask: AutoresizingMask {
    get { rare?.autoresizingMask ?? [] }
    set { madeRare.autoresizingMask = newValue }
  }

  /// Whether subviews follow the size of this view by their masks.
  open var autoresizesSubviews = true

  /// Keeps a rule between views of this subtree, in force.
  open func addConstraint(_ constraint: LayoutConstraint) { addConstraints([constraint]) }

  /// Keeps rules between views of this subtree, in force.
  open func addConstraints(_ constraints: [LayoutConstraint]) { install(constraints) }

  /// Keeps a rule no more, which is then out of force.
  open func removeConstraint(_ constraint: LayoutConstraint) { removeConstraints([constraint]) }

  /// Keeps rules no more, which are then out of force.
  open func removeConstraints(_ constraints: [LayoutConstraint]) {
    uninstall(constraints.filter { $0.owner === self })
  }

  /// The size in which the content fits by itself, in points.
  ///
  /// ``View/noIntrinsicMetric`` where it has none.
  open var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// How far the frame reaches beyond the rectangle that constraints and stacks align, in points.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// Where lines of text stand, for constraints between base lines.
  var baseline: TextBaseline { .bottom }

  /// Whether the height of the content follows from the width that it is given.
  var wrapsContent: Bool { false }

  /// The height of a content that wraps, in a width, in points.
  func contentHeight(forWidth width: Double) -> Double { intrinsicContentSize.height }

  /// How much the content resists growing along an axis when nobody has set it.
  func standardHuggingPriority(for axis: LayoutConstraint.Axis) -> Double { 250 }

  /// The size of a view that was made without one, in points; `nil` where it has none then.
  var ownSize: Size? { nil }

  /// Stands for a side without a size of its own.
  public static let noIntrinsicMetric = -1.0

  /// The best size within `size`, in points; by default the present one.
  open func sizeThatFits(_ size: Size) -> Size {
    let intrinsic = intrinsicContentSize
    return Size(
      width: intrinsic.width >= 0 ? intrinsic.width : storedRect.size.width,
      height: intrinsic.height >= 0 ? intrinsic.height : storedRect.size.height)
  }

  /// Takes on the best size and keeps the origin.
  open func sizeToFit() {
    frame = Rect(origin: frame.origin, size: sizeThatFits(frame.size))
  }

  // MARK: 3. The tree

  /// The views inside, from the back to the front.
  public final var subviews: [View] { contents }

  /// Whether any view is inside.
  package final var hasSubviews: Bool { !contents.isEmpty }

  /// The window in whose tree the view stands.
  open var window: Window? {
    var candidate = superview
    while let view = candidate {
      if let window = view as? Window { return window }
      candidate = view.superview
    }
    return nil
  }

  /// Puts `view` in front of all other subviews, taking it away from where it was.
  open func addSubview(_ view: View) {
    place(view, at: subviews.count)
  }

  /// Puts `view` at a position among the subviews, counted from 0 at the back.
  ///
  /// A position outside the range is moved to the nearer end.
  open func insertSubview(_ view: View, at index: Int) {
    place(view, at: index)
  }

  /// Puts `view` directly behind `sibling`, or in front of all when that is no subview.
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    place(view, at: position(of: sibling, without: view) ?? subviews.count)
  }

  /// Puts `view` directly in front of `sibling`, or in front of all when that is no subview.
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    place(view, at: position(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
  }

  /// Puts a subview in front of its siblings; does nothing for other views.
  open func bringSubviewToFront(_ view: View) {
    if view.superview === self { place(view, at: subviews.count) }
  }

  /// Puts a subview behind its siblings; does nothing for other views.
  open func sendSubviewToBack(_ view: View) {
    if view.superview === self { place(view, at: 0) }
  }

  /// Swaps two subviews, given by their positions counted from 0 at the back.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    rearrange { $0.swapAt(first, second) }
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// The subview of this tree with a tag, the view itself included, searched from back to front.
  open func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Tells the view that `subview` was added.
  open func didAddSubview(_ subview: View) {}

  /// Tells the view that `subview` is about to go.
  open func willRemoveSubview(_ subview: View) {}

  /// Tells the view that its superview is about to become another, or none.
  open func willMove(toSuperview superview: View?) {}

  /// Tells the view that its superview has become another, or none.
  open func didMoveToSuperview() {}

  /// Tells the view that its window is about to become another, or none.
  open func willMove(toWindow window: Window?) {}

  /// Tells the view that its window has become another, or none.
  open func didMoveToWindow() {}

  /// Changes the subviews outside their storage, which is then read without the check for overlapping
  /// access: a reader asks every view for them again and again.
  final func rearrange(_ change: (inout [View]) -> Void) {
    var views = exchange(&contents, with: [])
    change(&views)
    contents = views
  }

  /// Has the view know that it stands in another one, or in none.
  final func takePlace(in superview: View?) {
    container = superview.map { .passUnretained($0) }
  }

  // MARK: 4. Looks and surroundings

  /// Whether the view and everything inside is not shown.
  open var isHidden: Bool {
    get { isMarkedHidden }
    set {
      let old = isMarkedHidden
      isMarkedHidden = newValue
      guard newValue != old else { return }
      exposureDidChange()
      (superview as? StackView)?.arrangedSubviewDidHide()
    }
  }

  /// How opaque the view is, from 0 (not shown) to 1.
  open var alpha: Double {
    get { opacity }
    set {
      let old = opacity
      opacity = newValue
      if newValue != old { exposureDidChange() }
    }
  }

  /// Whether subviews are cut off at the edges.
  open var clipsToBounds: Bool {
    get { clips }
    set { clips = newValue }
  }

  /// Whether touches reach the view; says nothing about accessibility.
  open var isUserInteractionEnabled = true

  /// A number by which an app finds the view.
  open var tag: Int {
    get { rare?.tag ?? 0 }
    set { madeRare.tag = newValue }
  }

  /// The colour behind the content.
  open var backgroundColor: Color? {
    get { rare?.backgroundColor }
    set { madeRare.backgroundColor = newValue }
  }

  /// The colour of what can be touched; `nil` takes that of the superview.
  open var tintColor: Color? {
    get { rare?.tintColor ?? superview?.tintColor }
    set { madeRare.tintColor = newValue }
  }

  /// How content fits into the view.
  open var contentMode: ContentMode {
    get { rare?.contentMode ?? .scaleToFill }
    set { madeRare.contentMode = newValue }
  }

  /// Whether the view turns round with the direction of the interface.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set { madeRare.semanticContentAttribute = newValue }
  }

  /// The direction in which the content of the view runs.
  open var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: traitCollection.layoutDirection
    }
  }

  /// The gesture recognizers of the view, in the order in which they were added.
  public final var gestureRecognizers: [GestureRecognizer]? { rare?.gestureRecognizers }

  /// Lets the view know a gesture, taking it away from the view that knew it before.
  open func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.knowingView = self
    madeRare.gestureRecognizers = (rare?.gestureRecognizers ?? []) + [recognizer]
  }

  /// Makes the view forget a gesture.
  open func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.giveUp()
    recognizer.knowingView = nil
    rare?.gestureRecognizers?.removeAll { $0 === recognizer }
  }

  /// The menu that a long press at a point of the screen opens, or `nil` when the view has none.
  func contextMenu(at point: Point) -> ContextMenuConfiguration? { menuOfInteractions(at: point) }

  // MARK: 5. The responder chain

  /// The controller whose root view this is, or else the superview.
  open override var next: Responder? { viewController ?? superview }

  // MARK: 6. Touches

  /// Whether the view hears of more than one finger at a time.
  open var isMultipleTouchEnabled = false

  /// The innermost view at a point of this view that touches reach, or `nil` when there is none.
  ///
  /// Views that are hidden, nearly transparent, or closed to touches are passed over with
  /// everything inside.
  open func hitTest(_ point: Point, with event: Event?) -> View? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
    }
    return self
  }

  /// Whether a point of this view's coordinates lies inside; the right and bottom edges do not.
  open func point(inside point: Point, with event: Event?) -> Bool { bounds.contains(point) }

  /// Whether a gesture, of this view or of one around it, may be recognised.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches) { $0.touchesBegan(touches, with: event) }
  }

  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches) { $0.touchesMoved(touches, with: event) }
  }

  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches) { $0.touchesEnded(touches, with: event) }
  }

  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches) { $0.touchesCancelled(touches, with: event) }
  }

  // MARK: 7. Accessibility

  open override var defaultAccessibilityFrame: Rect { accessibilityConvertToScreen(bounds) }

  open override func accessibilityConvertToScreen(_ rect: Rect) -> Rect {
    Rect(origin: convertToScreen(rect.origin), size: rect.size)
  }

  /// What a reader finds inside; bars and controls put elements of their own here.
  var accessibilityChildren: [Responder] {
    Array(unsafeUninitializedCapacity: contents.count) { children, count in
      count = children.initialize(fromContentsOf: contents.lazy.map { $0 as Responder })
    }
  }

  /// How what a reader finds inside is put into reading order.
  var accessibilityArrangement: AccessibilityTraversal.Arrangement { .byPlace }

  /// What a cell holds, whose first label says that the cell is selected; `nil` for any other view.
  var cellContent: View? { nil }
  /// Whether a cell is chosen, or marked as if it were.
  var isMarkedCell: Bool { false }

  /// Whether the label that says so is being looked for.
  final var isSeekingLabelOfSelection = false

  open override var accessibilityTraversal: AccessibilityTraversal {
    AccessibilityTraversal(
      children: accessibilityChildren,
      arrangement: accessibilityArrangement,
      isPruned: isPrunedFromAccessibility,
      clips: clipsToBounds,
      usesIndexedElements: false)
  }

  /// Whether a reader passes over the view and everything inside (What VoiceOver does, "What can be
  /// reached").
  ///
  /// A wrapper without size that neither clips nor is an element itself is walked.
  open override var isPrunedFromAccessibility: Bool {
    if isHidden || alpha <= 0 { return true }
    guard storedRect.size == .zero else { return false }
    return clipsToBounds || isAccessibilityElement || accessibilityElements != nil
  }

  open override func accessibilityHitTest(_ point: Point) -> Responder? {
    guard !isPrunedFromAccessibility, !accessibilityElementsHidden else { return nil }
    let isInside = accessibilityConvertToScreen(bounds).contains(point)
    if clipsToBounds && !isInside { return nil }
    for child in (accessibilityElements ?? accessibilityChildren).reversed() {
      if let found = child.accessibilityHitTest(point) { return found }
    }
    return isInside ? self : nil
  }

  // MARK: 8. State

  /// Writes down what is needed to come back; an override calls `super` (guide row G40).
  open func encodeRestorableState(with coder: RestorationCoder) {}

  /// Takes back what was written down; an override calls `super`.
  open func decodeRestorableState(with coder: RestorationCoder) {}

  /// Tells the view that everything has its state back.
  open func applicationFinishedRestoringState() {}
}
