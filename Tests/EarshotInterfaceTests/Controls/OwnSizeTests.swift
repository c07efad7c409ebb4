import EarshotInterface
import EarshotModel
import Testing

/// Views that are of one size whatever app they stand in, as in UIKit.
@Suite struct OwnSizeTests {
  @Test func aViewMadeWithoutAFrameHasItsOwnSize() {
    let views: [View] = [
      Switch(), Stepper(), ActivityIndicatorView(), PickerView(), Switch(frame: .zero), Button(),
    ]
    #expect(
      views.map { "\($0.frame.width) × \($0.frame.height)" } == [
        "51.0 × 31.0", "94.0 × 32.0", "20.0 × 20.0", "320.0 × 216.0", "51.0 × 31.0", "0.0 × 0.0",
      ])
  }

  @Test func aFrameThatIsGivenCounts() {
    let frame = Rect(x: 10, y: 20, width: 60, height: 40)
    #expect(Switch(frame: frame).frame == frame)
  }

  /// Segments are thirty points wide where their titles are short, and grow with these.
  @Test func segmentsAreAsWideAsTheirTitles() {
    func size(_ titles: String...) -> Size {
      let control = SegmentedControl()
      for (index, title) in titles.enumerated() {
        control.insertSegment(withTitle: title, at: index)
      }
      return control.intrinsicContentSize
    }
    #expect(size("A", "B", "C") == Size(width: 90, height: 31))
    let long = size("A", "All of the days of the week")
    #expect(long.width > 120 && long.height == 31)
  }

  /// A field is as large as its text or else its placeholder, with the room that its border takes.
  @Test func fieldsAreAsLargeAsTheirTexts() {
    let field = TextField()
    field.borderStyle = .none
    field.placeholder = "Postcode"
    let bare = field.intrinsicContentSize
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == Size(width: bare.width + 14, height: 34))
    field.text = "Postcode"
    #expect(field.intrinsicContentSize == Size(width: bare.width + 14, height: 34))
    field.text = "Postcode, postcode"
    #expect(field.intrinsicContentSize.width > bare.width * 2)
    field.text = ""
    field.borderStyle = .line
    #expect(field.intrinsicContentSize.width == bare.width + 14)
    #expect(field.intrinsicContentSize.height == bare.height + 4)
  }

  /// A field or a text view that is told to follows the size of texts, where its font is a text style.
  @Test(arguments: [true, false])
  func fieldsFollowTheSizeOfTexts(_ isStyled: Bool) {
    let size = ContentSizeCategory.accessibilityExtraLarge
    let application = Application(
      traitCollection: TraitCollection(preferredContentSizeCategory: size))
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 393, height: 852))
    let (field, view) = (TextField(), TextView())
    (field.text, view.text, view.isScrollEnabled) = ("Pier", "Pier", false)
    let font = isStyled ? Font(textStyle: .body) : Font(size: 17)
    (field.font, view.font) = (font, font)
    let parts: [View] = [field, view]
    for part in parts { window.addSubview(part) }
    func sizes() -> [Double?] {
      parts.flatMap { part in
        [part.intrinsicContentSize.height, part.defaultAccessibilityTextAppearance?.pointSize]
      }
    }
    let before = sizes()
    #expect(before[1] == 17 && before[3] == 17)
    field.adjustsFontForContentSizeCategory = true
    view.adjustsFontForContentSizeCategory = true
    let large = font.scaled(for: size)
    #expect(sizes()[1] == large.size && sizes()[3] == large.size)
    #expect(isStyled ? large.size == 40 : sizes() == before)
    for place in [0, 2] {
      #expect(((sizes()[place] ?? 0) > (before[place] ?? 0)) == isStyled)
    }
  }

  /// The title of a button follows the size of texts where it is told to and its font is a text style; that of a
  /// configuration follows it always.
  @Test func buttonsFollowTheSizeOfTexts() {
    let application = Application(
      traitCollection: TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 393, height: 852))
    func height(_ font: Font, follows: Bool, isConfigured: Bool = false) -> Double {
      let button = Button(type: .system)
      window.addSubview(button)
      button.setTitle("Pier", for: .normal)
      if isConfigured { button.configuration = Button.Configuration(title: "Pier") }
      (button.titleFont, button.adjustsTitleFontForContentSizeCategory) = (font, follows)
      return button.intrinsicContentSize.height
    }
    let (styled, fixed) = (Font(textStyle: .body), Font(size: 17))
    let small = height(fixed, follows: false)
    #expect(height(styled, follows: false) == small && height(fixed, follows: true) == small)
    let large = Font(textStyle: .body).scaled(for: .accessibilityExtraLarge).lineHeight.rounded(.up)
    #expect(height(styled, follows: true) == large + 12)
    #expect(height(fixed, follows: false, isConfigured: true) == large + 12)
  }

  /// Who lays a button out anew hears of a title that grows.
  @Test func buttonsGrowWithTheSizeOfTexts() {
    let button = Button(type: .system)
    button.setTitle("Pier", for: .normal)
    button.titleFont = Font(textStyle: .body)
    button.adjustsTitleFontForContentSizeCategory = true
    let stack = StackView(frame: Rect(x: 0, y: 0, width: 300, height: 600))
    stack.axis = .vertical
    stack.alignment = .leading
    stack.addArrangedSubview(button)
    let application = Application()
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 393, height: 852))
    window.addSubview(stack)
    window.isHidden = false
    application.update()
    let before = button.intrinsicContentSize.height
    application.traitCollection.preferredContentSizeCategory = .accessibilityExtraLarge
    application.update()
    #expect(button.intrinsicContentSize.height > before)
  }
}
