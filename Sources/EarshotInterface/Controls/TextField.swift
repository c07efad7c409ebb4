public import EarshotModel

/// One line of text to be typed (`UITextField`).
open class TextField: Control, DelegatedTextEditor {
  /// When the button that empties the field is shown.
  public enum ClearButtonMode: String, Sendable, CaseIterable {
    /// Never.
    case never
    /// While text is typed.
    case whileEditing
    /// Unless text is typed.
    case unlessEditing
    /// Always.
    case always
  }

  /// What is drawn around the field (`UITextField.BorderStyle`).
  public enum BorderStyle: String, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A line.
    case line
    /// A sunken frame.
    case bezel
    /// A frame with round corners.
    case roundedRect

    /// The room beside and above and below the text together, and the least height, in points.
    fileprivate var room: (across: Double, down: Double, leastHeight: Double) {
      switch self {
      case .none: (0, 0, 0)
      case .line: (14, 4, 0)
      case .bezel, .roundedRect: (14, 13, 34)
      }
    }
  }

  /// Decides about and follows the editing.
  public final weak var delegate: (any TextFieldDelegate)?

  package final var edited = EditedText("")
  package final let history = TextHistory()
  private var hasNoText = true

  /// The text; setting it moves the insertion point to its end and calls neither delegate nor
  /// targets.
  open var text: String? {
    get { hasNoText ? nil : edited.text }
    set {
      hasNoText = newValue == nil
      edited = EditedText(newValue ?? "")
    }
  }

  /// The selected characters, counted from the start; empty at the insertion point.
  public final var selectedRange: Range<Int> {
    get { edited.selection }
    set { select(newValue) }
  }

  /// Whether the field is emptied when editing begins.
  public final var clearsOnBeginEditing = false

  /// What stands in the field while nothing is typed.
  open var placeholder: String?
  /// The typeface of the text.
  open var font = Font(size: 17)
  /// Whether the size of the text follows the reader's setting, where the font is a text style.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// What is drawn around the field.
  open var borderStyle = BorderStyle.none
  /// The colour of the text.
  open var textColor: Color?
  /// How text lies between the edges.
  open var textAlignment = TextAlignment.natural
  /// Whether characters are shown as bullets.
  open var isSecureTextEntry = false
  /// When the button that empties the field is shown.
  open var clearButtonMode = ClearButtonMode.never
  /// A view at the leading end, inside the field.
  public final var leftView: View? { didSet { replace(oldValue, with: leftView) } }
  /// A view at the trailing end, inside the field.
  public final var rightView: View? { didSet { replace(oldValue, with: rightView) } }

  private func replace(_ old: View?, with new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  /// Whether typed characters go here now.
  open var isEditing: Bool { isFirstResponder }

  /// The font and the colour of the text.
  open override var defaultAccessibilityTextAppearance: TextAppearance? {
    TextAppearance(shownFont, color: textColor)
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var intrinsicContentSize: Size {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    let (border, font) = (borderStyle.room, shownFont)
    return Size(
      width: font.estimatedWidth(of: shown) + border.across,
      height: max(border.leastHeight, (font.lineHeight + border.down).rounded()))
  }

  override var baseline: TextBaseline { .centered(shownFont) }

  override func preferredContentSizeCategoryDidChange() {
    if adjustsFontForContentSizeCategory { invalidateIntrinsicContentSize() }
  }

  /// The font in the size in which the text is drawn.
  private var shownFont: Font {
    adjustsFontForContentSizeCategory
      ? font.scaled(for: traitCollection.preferredContentSizeCategory) : font
  }

  private var isBlank: Bool { text?.isEmpty ?? true }

  open override var defaultIsAccessibilityElement: Bool { true }

  /// The placeholder, for as long as it is what the field shows and nothing names the field.
  open override var defaultAccessibilityLabel: String? { isBlank ? placeholder : nil }

  /// The typed text; bullets in a secure field; the placeholder of an empty field that has a name, but of no
  /// secure one, whose values are never spoken as they are.
  open override var defaultAccessibilityValue: String? {
    guard let text, !text.isEmpty else {
      return hasExplicitAccessibilityLabel && !isSecureTextEntry ? placeholder : nil
    }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits {
    var result: AccessibilityTraits = .textEntry
    if isSecureTextEntry { result.insert(.secureTextField) }
    if isEditing { result.insert(.isEditing) }
    return traits(result)
  }

  open override var accessibilityTextInput: (any AccessibilityTextInput)? { TextEditorInput(self) }

  // MARK: Editing

  /// A tap begins editing.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    if isTouchInside { becomeFirstResponder() }
  }

  /// Begins editing: the delegate is asked first, then editing elsewhere ends, then delegate and
  /// targets are told.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  /// Ends editing, unless the delegate does not let it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  /// Whether anything was typed.
  public final var hasText: Bool { !isBlank }

  /// Takes characters in the place of what is selected, as typing does; line breaks become spaces.
  open func insertText(_ text: String) {
    replaceByTyping(
      edited.selection, with: String(text.map { $0.isNewline ? " " : $0 }))
  }

  open func deleteBackward() {
    if let range = edited.deletion { replaceByTyping(range, with: "") }
  }

  /// Empties the field at one stroke, if the delegate lets it, as its button does.
  open func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    edited = EditedText("")
    didEdit()
  }

  /// Presses the return key: the delegate is asked, then those who act on it are called, and editing
  /// ends if there are any.
  open func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }

  // MARK: Standard edit actions

  /// The manager of what was typed here.
  open override var undoManager: UndoManager? { history.undoManager(for: edited.text) }

  open override func canPerformAction(
    _ action: StandardEditAction, withSender sender: Any?
  ) -> Bool {
    allows(action)
  }

  open override func cut(_ sender: Any?) { cutSelection() }

  open override func copy(_ sender: Any?) { copySelection() }

  open override func paste(_ sender: Any?) { pasteText() }

  open override func selectAll(_ sender: Any?) { selectEverything() }

  // MARK: State

  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    encodeEditedText(text, with: coder)
  }

  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    decodeEditedText(with: coder) { text = $0 }
  }
}

extension TextField {
  package final var isEditable: Bool { isEnabled }

  package final var hasSeveralLines: Bool { false }

  final func mayBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

  final func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  final func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  final func didBeginEditing() {
    if clearsOnBeginEditing && hasText { clear() }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
  }

  final func didEndEditing() {
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  package final func didEdit() {
    hasNoText = false
    sendActions(for: .editingChanged)
  }

  package final func didChangeSelection() {
    delegate?.textFieldDidChangeSelection(self)
  }
}
