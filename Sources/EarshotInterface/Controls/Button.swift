public import EarshotModel

/// Something to press (`UIButton`).
open class Button: Control {
  /// The looks and, for some, the picture of a button (`UIButton.ButtonType`).
  public enum ButtonType: String, Sendable, CaseIterable {
    /// Whatever the app makes of it.
    case custom
    /// The system's looks.
    case system
    /// The looks of iOS 6.
    case roundedRect
    /// An i in a circle that shows details.
    case detailDisclosure
    /// A light i in a circle.
    case infoLight
    /// A dark i in a circle.
    case infoDark
    /// A plus in a circle.
    case contactAdd
    /// A cross in a circle.
    case close
  }

  /// A description of content that newer buttons use in place of titles (`UIButton.Configuration`).
  public struct Configuration: Hashable, Sendable {
    /// The title.
    public var title: String?
    /// A smaller text below the title.
    public var subtitle: String?
    /// The picture.
    public var image: Image?
    /// Whether a wheel stands in the place of the picture.
    public var showsActivityIndicator: Bool

    /// Creates a description of a button's content.
    public init(
      title: String? = nil, subtitle: String? = nil, image: Image? = nil,
      showsActivityIndicator: Bool = false
    ) {
      self.title = title
      self.subtitle = subtitle
      self.image = image
      self.showsActivityIndicator = showsActivityIndicator
    }
  }

  /// The kind of button.
  public private(set) final var buttonType = ButtonType.custom

  /// The content, when it is given as a whole; it wins over titles and pictures per state.
  public final var configuration: Configuration?
  /// The typeface of the title.
  public final var titleFont = Font(size: 15) {
    didSet { if titleFont != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the size of the title follows the reader's setting, where its font is a text style
  /// (`titleLabel?.adjustsFontForContentSizeCategory`); titles of configurations follow it always.
  public final var adjustsTitleFontForContentSizeCategory = false {
    didSet {
      if adjustsTitleFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// Whether a press keeps the button chosen; with a menu, whether the choice in it becomes the title.
  public final var changesSelectionAsPrimaryAction = false
  /// The menu that a long press opens, or a press where
  /// ``Control/showsMenuAsPrimaryAction`` is set.
  open var menu: Menu?

  private var titles: [ControlState: AttributedText] = [:]
  private var images: [ControlState: Image] = [:]
  private var backgroundImages: [ControlState: Image] = [:]

  /// Creates a button of a kind.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// Creates a button that does `primaryAction` when it is pressed and bears its title.
  public convenience init(type: ButtonType = .system, primaryAction: Action?) {
    self.init(type: type)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  override var eventsOfTap: ControlEvents { .primaryActionTriggered }

  override var keepsTaps: Bool { true }

  /// A button that toggles changes its selection before the press is reported.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    if isTouchInside && changesSelectionAsPrimaryAction && !showsMenuAsPrimaryAction {
      isSelected.toggle()
    }
  }

  override func openInPlaceOfAction() -> Bool {
    guard showsMenuAsPrimaryAction, menu != nil else { return false }
    // What is told of the menu that is about to open may still change it.
    sendActions(for: .menuActionTriggered)
    guard let menu, !menu.children.isEmpty else { return true }
    chosenAction?.state = .on
    _ = MenuController.open(menu, from: self, choosesOne: isPopUp)
    return true
  }

  override func contextMenu(at point: Point) -> ContextMenuConfiguration? {
    guard isEnabled, let menu else { return super.contextMenu(at: point) }
    return ContextMenuConfiguration(actionProvider: { _ in menu })
  }

  /// Sets the title for a state; the normal title stands in for all that have none.
  open func setTitle(_ title: String?, for state: ControlState) {
    titles[state] = title.map { AttributedText($0) }
  }

  /// Sets the title with its attributes for a state.
  open func setAttributedTitle(_ title: AttributedText?, for state: ControlState) {
    titles[state] = title
  }

  /// Sets the picture for a state; the normal picture stands in for all that have none.
  open func setImage(_ image: Image?, for state: ControlState) {
    images[state] = image
  }

  /// Sets the picture behind the title for a state.
  open func setBackgroundImage(_ image: Image?, for state: ControlState) {
    backgroundImages[state] = image
  }

  /// The title in a state, or else the normal one.
  public final func title(for state: ControlState) -> String? {
    attributedTitle(for: state)?.text
  }

  /// The title with its attributes in a state, or else the normal one.
  public final func attributedTitle(for state: ControlState) -> AttributedText? {
    titles[state] ?? titles[.normal]
  }

  /// The picture in a state, or else the normal one.
  public final func image(for state: ControlState) -> Image? { images[state] ?? images[.normal] }

  /// The picture behind the title in a state, or else the normal one.
  public final func backgroundImage(for state: ControlState) -> Image? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// The title shown at present: of a pop-up button, that of what was chosen.
  open var currentTitle: String? {
    chosenAction?.title ?? configuration?.title ?? title(for: state)
  }

  /// The picture shown at present.
  open var currentImage: Image? { configuration?.image ?? image(for: state) }

  /// The picture shown behind the title at present.
  open var currentBackgroundImage: Image? { backgroundImage(for: state) }

  /// The room that the content keeps from the edges, in points.
  public final var contentEdgeInsets = EdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var intrinsicContentSize: Size {
    let text = currentTitle ?? ""
    let (image, background) = (currentImage?.size, currentBackgroundImage?.size ?? .zero)
    let (insets, font) = (contentEdgeInsets, shownTitleFont)
    let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
    let width = font.estimatedWidth(of: text) + (image?.width ?? 0)
    // Without insets of their own, titles keep 6 points from the edges above and below.
    let line = font.lineHeight.rounded(.up) + (down > 0 ? down : 12)
    let isBare = text.isEmpty && image == nil
    return Size(
      width: max(
        isBare ? Self.leastWidth : width, text.isEmpty ? 0 : Self.leastWidth, background.width)
        + across,
      height: max(
        text.isEmpty && !isBare ? 0 : line, (image?.height ?? 0) + down, background.height))
  }

  /// The width of a button with next to nothing on it, in points.
  private static let leastWidth = 30.0

  override var baseline: TextBaseline { .centered(shownTitleFont) }

  override func preferredContentSizeCategoryDidChange() {
    if adjustsTitleFontForContentSizeCategory || configuration != nil {
      invalidateIntrinsicContentSize()
    }
  }

  /// The font in the size in which the title is drawn.
  private var shownTitleFont: Font {
    var font = titleFont
    if configuration != nil {
      // Without a text style of its own the title of a configuration is running text.
      font.textStyle = font.textStyle ?? .body
    } else if !adjustsTitleFontForContentSizeCategory {
      return font
    }
    return font.scaled(for: traitCollection.preferredContentSizeCategory)
  }

  open override var defaultIsAccessibilityElement: Bool { true }

  /// The text shown, or else the meaning of the kind, or else the name of the picture.
  open override var defaultAccessibilityLabel: String? {
    let shown = [currentTitle, configuration?.subtitle].compactMap(\.self).filter { !$0.isEmpty }
    let texts = traitCollection.systemTexts
    if !shown.isEmpty { return shown.joined(separator: texts.comma) }
    switch buttonType {
    case .contactAdd: return texts[.add]
    case .detailDisclosure, .infoLight, .infoDark: return texts[.moreInfo]
    case .close: return texts[.close]
    case .custom, .system, .roundedRect:
      let picture = currentImage ?? currentBackgroundImage
      return picture?.accessibilityLabel(in: texts)
    }
  }

  /// What was chosen, where the name of the button does not tell it.
  open override var defaultAccessibilityValue: String? {
    hasExplicitAccessibilityLabel ? chosenAction?.title : nil
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits {
    let opensChoice = showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
    return traits(opensChoice ? [.button, .popupButton] : .button)
  }
}
