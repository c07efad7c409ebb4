import EarshotModel
import Testing

@testable import EarshotReader

/// Which elements the kinds of the rotor step to.
@Suite struct RotorHoldsTests {
  private static let elements: [(name: String, traits: AccessibilityTraits)] = [
    ("text", .staticText), ("plain", .none), ("heading", .header), ("link", .link),
    ("visited", [.link, .visited]), ("button", .button), ("back", .backButton),
    ("popup", .popupButton), ("switch", .toggleButton), ("slider", .adjustable),
    ("field", .textEntry), ("password", [.textEntry, .secureTextField]), ("search", .searchField),
    ("image", .image), ("key", .keyboardKey), ("tab", .tabBarItem), ("page", .webContent),
  ]

  private static func element(_ traits: AccessibilityTraits) -> AccessibilityElement {
    let element = AccessibilityElement(accessibilityContainer: nil)
    element.accessibilityTraits = traits
    return element
  }

  /// The names of the elements of a kind.
  private func held(_ kind: RotorKind, from present: Responder? = nil) -> String {
    Self.elements.filter { kind.holds(Self.element($0.traits), from: present) }
      .map(\.name).joined(separator: " ")
  }

  @Test(arguments: [
    (RotorKind.headings, "heading"), (.links, "link visited"), (.visitedLinks, "visited"),
    (.nonVisitedLinks, "link"), (.buttons, "button back popup"),
    (.formControls, "button back popup switch slider field password search"),
    (.staticText, "text plain page"), (.images, "image"), (.textFields, "field password search"),
    (.frames, "page"), (.headingLevel(1), ""), (.tables, ""), (.lists, ""), (.actions, ""),
    (.words, ""), (.edit, ""), (.custom("x"), ""), (.setting(.volume), ""), (.sameItem, ""),
    (.differentItem, ""), (.sameHeading, ""), (.boldText, ""), (.verticalNavigation, ""),
  ])
  func kindsHoldTheirElements(kind: RotorKind, expected: String) {
    #expect(held(kind) == expected)
  }

  @Test func kindsCompareWithWhatTheCursorStandsOn() {
    let button = Self.element([.button, .selected])
    #expect(held(.sameItem, from: button) == "button")
    #expect(!RotorKind.sameItem.holds(button, from: button))
    #expect(!held(.differentItem, from: button).contains("button "))
    #expect(held(.differentItem, from: button).hasPrefix("text plain heading link visited back"))
    func heading(_ level: Int?) -> AccessibilityElement {
      let element = Self.element(.header)
      var label = AttributedText("Title")
      if let level { label.runs[0].attributes.headingLevel = level }
      element.accessibilityAttributedLabel = label
      return element
    }
    let (one, two) = (heading(1), heading(2))
    #expect(RotorKind.headingLevel(1).holds(one) && !RotorKind.headingLevel(1).holds(two))
    #expect(RotorKind.sameHeading.holds(heading(2), from: two))
    #expect(
      !RotorKind.sameHeading.holds(two, from: two) && !RotorKind.sameHeading.holds(one, from: two))
    #expect(
      !RotorKind.sameHeading.holds(button, from: two)
        && !RotorKind.sameHeading.holds(two, from: button))
  }

  @Test func kindsOfStylesLookAtTheText() {
    func text(_ appearance: TextAppearance?) -> Responder {
      let element = Self.element(.none)
      element.accessibilityTextAppearance = appearance
      return element
    }
    func holds(
      _ kind: RotorKind, _ appearance: TextAppearance?, from present: TextAppearance? = nil
    ) -> Bool {
      kind.holds(text(appearance), from: present.map { text($0) })
    }
    let plain = TextAppearance()
    let (bold, italic) = (TextAppearance(isBold: true), TextAppearance(isItalic: true))
    let underlined = TextAppearance(isUnderlined: true)
    for (kind, text) in [
      (RotorKind.boldText, bold), (.italicText, italic), (.underlinedText, underlined),
    ] {
      #expect(holds(kind, text) && !holds(kind, plain) && !holds(kind, nil))
      #expect(!holds(.plainText, text))
    }
    #expect(holds(.plainText, plain))
    let (quote, deep) = (TextAppearance(quoteLevel: 1), TextAppearance(quoteLevel: 2))
    #expect(holds(.blockquotes, quote) && holds(.blockquotes, deep) && !holds(.blockquotes, plain))
    #expect(holds(.sameBlockquote, deep, from: deep) && !holds(.sameBlockquote, quote, from: deep))
    #expect(!holds(.sameBlockquote, plain, from: plain) && !holds(.sameBlockquote, quote))
    let (large, red) = (TextAppearance(pointSize: 20), TextAppearance(color: "red"))
    let serif = TextAppearance(fontName: "serif")
    #expect(holds(.styleChange, bold, from: plain) && !holds(.styleChange, bold, from: bold))
    #expect(!holds(.styleChange, bold))
    #expect(holds(.fontChange, large, from: plain) && holds(.fontChange, serif, from: plain))
    #expect(!holds(.fontChange, red, from: plain) && !holds(.fontChange, large))
    #expect(holds(.colorChange, red, from: plain) && !holds(.colorChange, large, from: plain))
    #expect(!holds(.colorChange, red, from: red) && !holds(.colorChange, red))
  }

  @Test func containersAreOfTheirKinds() {
    let kinds: [ContainerKind] = [.dataTable, .list, .landmark, .semanticGroup, .series, .tabBar]
    func held(_ kind: RotorKind) -> [ContainerKind] { kinds.filter { kind.holds($0) } }
    #expect(held(.tables) == [.dataTable] && held(.lists) == [.list])
    #expect(held(.landmarks) == [.landmark] && held(.containers) == kinds && held(.links) == [])
  }

  /// What stands level with another element is neither above nor below it.
  @Test(arguments: [(0.0, true), (9, true), (10, false), (-9, true), (-10, false), (30, false)])
  func elementsAreLevelWhereTheyShareAHeight(offset: Double, isLevel: Bool) {
    let (one, other) = (Self.element(.none), Self.element(.none))
    one.accessibilityFrame = Rect(x: 0, y: 100, width: 10, height: 10)
    other.accessibilityFrame = Rect(x: 50, y: 100 + offset, width: 10, height: 10)
    #expect(one.isLevel(with: other) == isLevel && other.isLevel(with: one) == isLevel)
    #expect(RotorKind.verticalNavigation.holds(other, from: one) != isLevel)
  }
}
