public import EarshotModel

/// Text that cannot be changed by touch (`UILabel`).
open class Label: View {
  /// The text.
  open var text: String? {
    get { attributedText?.text }
    set { attributedText = newValue.map { AttributedText($0) } }
  }

  /// The text with speech attributes; setting either form sets both.
  open var attributedText: AttributedText? {
    didSet { if attributedText?.text != oldValue?.text { invalidateIntrinsicContentSize() } }
  }

  /// The typeface and size.
  open var font = Font.standard {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the text.
  open var textColor: Color?
  /// The most lines shown; 0 stands for as many as it takes.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The width in which the text wraps as long as no constraint gives it one, in points; 0 for none.
  open var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// How lines are placed between the edges.
  open var textAlignment = TextAlignment.natural
  /// Whether the size follows the reader's setting.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// Whether the text is shown as usable.
  open var isEnabled = true

  open override var intrinsicContentSize: Size {
    fittingSize(
      width: wrapsContent && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    fittingSize(width: size.width > 0 ? size.width : .infinity)
  }

  override var wrapsContent: Bool { numberOfLines != 1 }

  override func contentHeight(forWidth width: Double) -> Double {
    fittingSize(width: width).height
  }

  override var baseline: TextBaseline {
    numberOfLines == 1 ? .centered(shownFont) : .filling(shownFont)
  }

  override func preferredContentSizeCategoryDidChange() {
    if adjustsFontForContentSizeCategory { invalidateIntrinsicContentSize() }
  }

  /// The font in the size in which the text is drawn.
  private var shownFont: Font {
    adjustsFontForContentSizeCategory
      ? font.scaled(for: traitCollection.preferredContentSizeCategory) : font
  }

  private func fittingSize(width: Double) -> Size {
    guard let text, !text.isEmpty else { return .zero }
    let font = shownFont
    let size = font.size(of: text, width: width)
    guard numberOfLines > 0 else { return size }
    return Size(
      width: size.width, height: min(size.height, Double(numberOfLines) * font.lineHeight))
  }

  /// The font and the colour of the text.
  open override var defaultAccessibilityTextAppearance: TextAppearance? {
    TextAppearance(shownFont, color: textColor)
  }

  /// Whether the label has a size and shows more than blanks, which only reserve room for a later
  /// text.
  open override var defaultIsAccessibilityElement: Bool {
    let hasText = (accessibilityLabel ?? "").unicodeScalars.contains { !$0.properties.isWhitespace }
    return hasText && !(hasKnownFrame && (bounds.size.width <= 0 || bounds.size.height <= 0))
  }

  open override var defaultAccessibilityLabel: String? { text }

  open override var accessibilityAttributedLabel: AttributedText? {
    get {
      hasExplicitAccessibilityLabel
        ? super.accessibilityAttributedLabel : attributedText ?? super.accessibilityAttributedLabel
    }
    set { super.accessibilityAttributedLabel = newValue }
  }

  /// Text, and selected where it is the first text of a selected cell that is read part by part.
  open override var defaultAccessibilityTraits: AccessibilityTraits {
    var traits: AccessibilityTraits = isEnabled ? .staticText : [.staticText, .notEnabled]
    if standsForSelection { traits.insert(.selected) }
    return traits
  }

  /// Whether the label says of the cell around it that it is selected.
  private var standsForSelection: Bool {
    var candidate = superview
    while let view = candidate {
      if view.cellContent != nil { return view.labelOfSelection === self }
      candidate = view.superview
    }
    return false
  }
}

/// How lines of text are placed between the edges (`NSTextAlignment`).
public enum TextAlignment: String, Sendable, CaseIterable {
  /// At the edge where lines of the language begin.
  case natural
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// Between both edges.
  case justified
}
