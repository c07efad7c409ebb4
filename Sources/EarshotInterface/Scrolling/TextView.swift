public import EarshotModel

/// Several lines of text, to be read or typed (`UITextView`).
open class TextView: ScrollView, DelegatedTextEditor {
  /// The delegate, when it decides about and follows the editing.
  private final weak var textDelegate: (any TextViewDelegate)?

  package final var edited = EditedText("")
  package final let history = TextHistory()

  /// The text; setting it moves the insertion point to its end and does not call the delegate.
  open var text: String {
    get { edited.text }
    set {
      edited = EditedText(newValue)
      if wrapsContent { invalidateIntrinsicContentSize() }
    }
  }

  /// The selected characters, counted from the start; empty at the insertion point.
  public final var selectedRange: Range<Int> {
    get { edited.selection }
    set { select(newValue) }
  }

  override var followsBars: Bool { false }

  override func delegateDidChange() { textDelegate = delegate(as: (any TextViewDelegate).self) }

  /// The font and the colour of the text.
  open override var defaultAccessibilityTextAppearance: TextAppearance? {
    TextAppearance(shownFont, color: textColor)
  }

  /// A text that does not scroll is as high as it takes.
  open override var intrinsicContentSize: Size {
    wrapsContent ? size(forWidth: .infinity) : super.intrinsicContentSize
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  override func contentHeight(forWidth width: Double) -> Double { size(forWidth: width).height }

  override var baseline: TextBaseline { .filling(shownFont, top: 8, bottom: 8) }

  override func preferredContentSizeCategoryDidChange() {
    if adjustsFontForContentSizeCategory { invalidateIntrinsicContentSize() }
  }

  /// The font in the size in which the text is drawn.
  private var shownFont: Font {
    adjustsFontForContentSizeCategory
      ? font.scaled(for: traitCollection.preferredContentSizeCategory) : font
  }

  /// The text with the room that the view keeps around it: 8 points above and below, 5 at its sides.
  private func size(forWidth width: Double) -> Size {
    let font = shownFont
    let size = font.size(of: text, width: width - 10)
    return Size(width: size.width + 10, height: max(size.height, font.lineHeight) + 16)
  }

  /// Whether the text can be changed.
  open var isEditable = true
  /// Whether stretches of the text can be marked.
  open var isSelectable = true
  /// Whether characters are shown as bullets.
  open var isSecureTextEntry = false
  /// The typeface of the text.
  open var font = Font(size: 14)
  /// Whether the size of the text follows the reader's setting, where the font is a text style.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// The colour of the text.
  open var textColor: Color?
  /// How lines are placed between the edges.
  open var textAlignment = TextAlignment.natural

  /// Whether typed characters go here now.
  public final var isEditing: Bool { isEditable && isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Whether the view can be typed into or has any text.
  open override var defaultIsAccessibilityElement: Bool {
    isEditable || !text.isEmpty || hasExplicitAccessibilityLabel
  }

  open override var defaultAccessibilityValue: String? {
    guard !text.isEmpty else { return nil }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits {
    guard isEditable else { return .staticText }
    var traits: AccessibilityTraits = [.textEntry, .textArea]
    if isSecureTextEntry { traits.insert(.secureTextField) }
    if isEditing { traits.insert(.isEditing) }
    return traits
  }

  open override var accessibilityTextInput: (any AccessibilityTextInput)? { TextEditorInput(self) }

  // MARK: Editing

  /// A tap begins editing.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    let isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
    if !isInside || !becomeFirstResponder() { super.touchesEnded(touches, with: event) }
  }

  /// Begins editing: the delegate is asked first, then editing elsewhere ends, then the delegate is
  /// told.
  ///
  /// A text that can only be selected from receives keys without being edited.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  /// Ends editing, unless the delegate does not let it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  /// Whether there is any text.
  public final var hasText: Bool { !edited.characters.isEmpty }

  open func insertText(_ text: String) {
    if isEditable { replaceByTyping(edited.selection, with: text) }
  }

  open func deleteBackward() {
    if isEditable, let range = edited.deletion { replaceByTyping(range, with: "") }
  }

  // MARK: Standard edit actions

  /// The manager of what was typed here.
  open override var undoManager: UndoManager? { history.undoManager(for: edited.text) }

  open override func canPerformAction(
    _ action: StandardEditAction, withSender sender: Any?
  ) -> Bool {
    isSelectable && allows(action)
  }

  open override func cut(_ sender: Any?) { cutSelection() }

  open override func copy(_ sender: Any?) { copySelection() }

  open override func paste(_ sender: Any?) { pasteText() }

  open override func selectAll(_ sender: Any?) { selectEverything() }

  // MARK: State

  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    if isEditable { encodeEditedText(text, with: coder) }
  }

  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    if isEditable { decodeEditedText(with: coder) { text = $0 } }
  }
}

extension TextView {
  package final var hasSeveralLines: Bool { true }

  final func mayBeginEditing() -> Bool {
    !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true
  }

  final func mayEndEditing() -> Bool {
    !isEditable || textDelegate?.textViewShouldEndEditing(self) ?? true
  }

  final func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  final func didBeginEditing() {
    if isEditable { textDelegate?.textViewDidBeginEditing(self) }
  }

  final func didEndEditing() {
    if isEditable { textDelegate?.textViewDidEndEditing(self) }
  }

  package final func didEdit() {
    textDelegate?.textViewDidChange(self)
  }

  package final func didChangeSelection() {
    textDelegate?.textViewDidChangeSelection(self)
  }
}
