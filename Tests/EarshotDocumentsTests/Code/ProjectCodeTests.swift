import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotDocuments
@testable import EarshotFiles

@Suite("What the code of a project says of its screens")
struct ProjectCodeTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// A storyboard that begins with a scene of a class.
  static func board(_ className: String) -> String {
    """
    <document initialViewController="a"><scene sceneID="1">
    <viewController id="a" customClass="\(className)"/></scene></document>
    """
  }

  /// A xib whose owner is of a class.
  static func xib(_ className: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
    customClass="\(className)"/></objects></document>
    """
  }

  /// Reads a project of these files.
  func code(_ files: [String: String]) throws -> ProjectCode? {
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    for (path, text) in files { try folder.write(text, to: path) }
    return ProjectSearch().sources(around: [folder.url.path]).code(from: .met())
  }

  /// Which of the xibs of a project something names, by their names.
  func named(_ files: [String: String]) throws -> [String] {
    let code = try code(files)
    return files.keys.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
      .filter { code?.isNamed(fileAt: folder.path(of: $0)) ?? true }
  }

  @Test(
    "Every file that speaks of a class is asked what it sets, and those of the classes above it")
  func classes() throws {
    let code = try #require(
      try code([
        "Base.swift":
          "class Base: UIView { @IBOutlet var name: UILabel! { didSet { name.font = f } } }",
        "Row.h": "@interface Row : Base\n@end",
        "Table.m":
          "- (void)fill:(Row *)row { [row.name setTextColor:c]; row.icon.accessibilityLabel = t; }",
        "Other.swift": "func other() { name.text = nil }",
      ]))
    #expect(code.attributes(setOf: "name", heldBy: "Row") == [.font, .color])
    #expect(code.attributes(setOf: "icon", heldBy: "Row") == .accessibility)
    #expect(code.attributes(setOf: "name", heldBy: "Base") == [.font])
    #expect(code.attributes(setOf: "name", heldBy: "Stranger") == [])
  }

  @Test(
    "What a function sets of what it is handed, or of its own object, is set of whatever any file hands to it",
    arguments: [
      ("polish(name)", "func polish(_ label: UILabel) { label.font = f }"),
      ("polish(of: name, 2)", "func polish(of label: UILabel, _ x: Int) { label.font = f }"),
      ("name.polish()", "extension UILabel { func polish() { font = f } }"),
      ("name?.polish()", "extension UIView { func polish() { self.titleLabel?.font = f } }"),
      ("[name, other].forEach { $0.polish() }", "extension UILabel { func polish() { font = f } }"),
      ("[name, other].forEach { polish($0) }", "func polish(_ one: UILabel) { one.font = f }"),
      ("polish(all: [name, other])", "func polish(all: [UILabel]) { all.forEach { $0.font = f } }"),
      ("polish([name, other])", "func polish(_ all: [UILabel]) { for a in all { a.font = f } }"),
      ("polish(name)", "func polish(_ a: UILabel) { shine(a) }; func shine(_ b: A) { b.font = f }"),
      ("polish(name)", "let polish = { (label: UILabel) in label.font = f }"),
      ("polish(name)", "let polish: (UILabel) -> Void = { $0.font = f }"),
      (
        "name.perform(#selector(polish(_:)), with: name)",
        "func polish(_ a: UILabel) { a.font = f }"
      ),
      (
        "polish(name)",
        "lazy var polish: UILabel = { let a = UILabel(); other.font = f; return a }()"
      ),
      ("polish([other])", ""), ("polish(name)", "func polish(_ a: UILabel) { other.font = f }"),
      ("polish(name)", "func polish(_ a: Row) { a.label.font = f }"),
      ("polish(of: name, like: x)", "func polish(of a: A, like b: UILabel) { b.font = f }"),
      ("polish(name)", "func polish(_ a: UILabel) { let font = f }"),
      ("polish(name)", "func polish(_ a: UILabel) {}; func shine(a: UILabel) { a.font = f }"),
    ])
  func functions(call: String, function: String) throws {
    let code = try #require(
      try code([
        "Row.swift": "class Row { @IBOutlet var name: UILabel!; func load() { \(call) } }",
        "Style.swift": "class Style { \(function) }",
      ]))
    let isSet =
      function.contains("polish")
      && !["other.font", "a.label", "let font", "{};", "like"].contains(where: function.contains)
    #expect(code.attributes(setOf: "name", heldBy: "Row").contains(.font) == isSet)
  }

  @Test("Functions of Objective-C and C# are known by the names of what they are handed")
  func otherFunctions() throws {
    let code = try #require(
      try code([
        "List.m": """
        @implementation List
        - (void)load { [self.names makeObjectsPerformSelector:@selector(shine)];
          [self performSelector:@selector(polish:) withObject:self.name]; }
        @end
        """,
        "Row.m": """
        @implementation Row
        - (void)load { [self polish:self.name by:2]; [self.icon shine]; [self polish:x by:self.rest]; [self polish:[self sign] by:1]; }
        @end
        """,
        "Style.m": """
        @implementation Style
        - (void)polish:(UILabel *)label by:(int)times { label.font = f; }
        @end
        """,
        "Shine.m": "@implementation UILabel (Shine)\n- (void)shine { self.font = f; }\n@end",
        "Page.cs": "class Page { void Load () { Polish (this.title); } }",
        "Style.cs": "class Style { static void Polish (UILabel label) { label.Font = f; } }",
      ]))
    #expect(code.attributes(setOf: "name", heldBy: "Row") == [.font])
    #expect(code.attributes(setOf: "icon", heldBy: "Row") == [.font])
    #expect(code.attributes(setOf: "sign", heldBy: "Row") == [.font])
    #expect(code.attributes(setOf: "rest", heldBy: "Row") == [])
    #expect(code.attributes(setOf: "title", heldBy: "Page") == [.font])
    #expect(code.attributes(setOf: "names", heldBy: "List") == [.font])
    #expect(code.attributes(setOf: "name", heldBy: "List").contains(.font))
  }

  @Test(
    "What is set of all views of a class is set of those of the classes below it, by code that is used"
  )
  func appearances() throws {
    let code = try #require(
      try code([
        "Begin.swift":
          "@main class Begin { func run() { UILabel.appearance().font = f; Base.appearance().textColor = c } }",
        "Base.swift": "class Base: UILabel { }", "Row.swift": "class Row: Base { }",
        "Dead.swift": "class Dead { func run() { UIButton.appearance().font = f } }",
      ]))
    #expect(code.appearance(of: ["UILabel"], and: nil) == .font)
    #expect(code.appearance(of: ["UILabel"], and: "Row") == [.font, .color])
    #expect(code.appearance(of: ["UIButton"], and: nil) == [])
  }

  @Test("A class that says how large it is, or where touches reach it, is known for that")
  func ownSizes() throws {
    let code = try #require(
      try code([
        "Field.swift":
          "class Field: UITextField { override var intrinsicContentSize: CGSize { .zero } }",
        "Old.m":
          "@implementation Old\n- (CGSize)intrinsicContentSize { return CGSizeZero; }\n@end",
        "Old.h": "@interface Old : UIView\n@end",
        "Badge.swift":
          "class Badge: UIView { func set() { wide(label.intrinsicContentSize.width) } }",
        "Hit.swift": "class Hit: UIButton { override func point(inside p: CGPoint) {} }",
      ]))
    #expect(
      ["Field", "Old", "Badge", "Hit"].map { code.placesTouches(of: $0) }
        == [true, true, false, true])
  }

  @Test("What is added to a class of the library says where touches reach all of its views")
  func touchesOfAll() throws {
    let code = try #require(
      try code([
        "Button.swift": """
        extension UIButton {
          private enum Size { static let least = 50 }
          override open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
        }
        extension UISlider { func look() { superview?.hitTest(.zero, with: nil) } }
        class Pass: UIView { override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true } }
        extension UIView { func round() { layer.cornerRadius = 4 } }
        """,
        "Field.m": """
        @implementation UITextField (Touches)
        - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return YES; }
        @end
        @implementation UISwitch (Look)
        - (void)look { if (on) { [self pointInside:point withEvent:nil]; } }
        @end
        """,
      ]))
    let classes = ["UIButton", "UISlider", "UIView", "UITextField", "UISwitch"]
    #expect(
      classes.map { code.placesTouches(ofAll: $0) } == [true, false, false, true, false])
    #expect(code.placesTouches(of: "Pass"))
  }

  @Test("A class that says what readers are told of it, or what a touch does, is known for that")
  func ownWords() throws {
    let code = try #require(
      try code([
        "Row.swift": "class Row: UIView { func set() { self.isAccessibilityElement = true } }",
        "Taken.swift":
          "class Taken: UIView { override var accessibilityLabel: String? { get { text } set { } } }",
        "Other.swift": "class Other: UIView { func set() { label.isAccessibilityElement = true } }",
        "Badge.swift": "class Badge: UIButton { var title = 1 }",
        "Own.swift":
          "class Own: UIButton { func set() { addTarget(self, action: go, for: .touchUpInside) } }",
        "Under.swift": "class Under: Row { }",
      ]))
    let fonts = try #require(
      try self.code([
        "Base.swift": "class Base: UIViewController { func load() { setFontTextStyle() } }",
        "Home.swift": "class Home: Base { }",
        "All.swift": "class All { func load() { self.view.setFontTextStyle() } }",
        "Plain.swift": "class Plain { func setFont() { font(1); label.setFont(2) } }",
      ]))
    #expect(["All", "Base", "Home", "Plain"].filter(fonts.setsFonts) == ["All", "Base", "Home"])
    let named = ["Row", "Taken", "Other", "Badge", "Own", "Under"].filter(code.namesItself)
    #expect(named == ["Row", "Taken", "Under"])
    #expect(["Badge", "Own"].filter(code.answersItself) == ["Own"])
  }

  @Test("Views that code looks for by the number of a tag are known")
  func tags() throws {
    let code = try #require(
      try code([
        "Row.swift":
          "class Row: Base { func set() { (viewWithTag(3) as? UILabel)?.text = t } }",
        "Base.m": "@implementation Base\n- (void)set { [self viewWithTag:17]; }\n@end",
        "List.swift": "class List { func fill(_ row: Card) { row.viewWithTag(first)?.alpha = 0 } }",
        "Card.swift": "class Card: UIView { func set() { tag = 3 } }",
        "Sum.swift": "class Sum: UIView { func set() { viewWithTag(3 + n) } }",
      ]))
    func found(_ tag: String) -> [String] {
      ["Row", "Base", "Card", "Sum"].filter { code.looks(forTag: tag, within: $0) }
    }
    #expect(found("3") == ["Row", "Base"])
    #expect(found("17") == ["Row", "Base"])
    #expect(found("5") == [])
  }

  @Test("What an extension names is no class above, and of two declarations always the same counts")
  func above() throws {
    let files = [
      "Row.swift": "extension Row: Zebra { }\nclass Row: Base { }\nextension Row: Aware { }",
      "Base.swift": "class Base { func set() { name.font = f } }",
      "Zebra.swift":
        "class Zebra { func set() { name.text = t } }\nclass Twice: Zebra { }\nclass Twice: Base { }",
    ]
    for _ in 1...8 {
      let code = try #require(try self.code(files))
      #expect(code.attributes(setOf: "name", heldBy: "Row") == [.font, .text])
      #expect(code.above[CodeName("Row")] == CodeName("Base"))
      #expect(code.above[CodeName("Twice")] == min(CodeName("Zebra"), CodeName("Base")))
    }
  }

  @Test("The whole project is looked through, whichever of its files is asked for")
  func whole() throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
    try folder.write("func f() { name.font = g }", to: "App/Sources/Row.swift")
    try folder.write("func f() { name.font = g }", to: "Shared/Row.swift")
    try folder.write(Self.xib("Row"), to: "App/Screens/Row.xib")
    for argument in ["App/Screens/Row.xib", "App/Screens", "App", "App/App.xcodeproj", ""] {
      let sources = ProjectSearch().sources(around: [folder.path(of: argument)])
      #expect(
        sources.codeFiles.map { String($0.path.fileName) } == ["Row.swift", "Row.swift"],
        "\(argument)")
      #expect(sources.isWhole)
    }
    var search = ProjectSearch()
    search.root = try FileRoot(folder.path(of: "App"))
    #expect(search.sources(around: [folder.path(of: "App/Screens/Row.xib")]).codeFiles.count == 1)
  }

  @Test("Objective-C names a scene by a text, and a scene whose class is gone is shown by nobody")
  func scenes() throws {
    let code = try code([
      "Main.storyboard": """
      <document initialViewController="a"><viewController id="a" storyboardIdentifier="Made"/>
      <viewController storyboardIdentifier="Shown"/></document>
      """,
      "Use.m": "id use(void) { [[Made alloc] init]; return [board instantiate:@\"Shown\"]; }",
      "Made.h": "@interface Made : UIViewController\n@end",
    ])
    let path = folder.path(of: "Main.storyboard")
    #expect(code?.isNamed(identifier: "Shown", of: path) == true)
    #expect(code?.isNamed(identifier: "Made", of: path) == false)
    #expect(code?.knows(class: "Made") == true)
    #expect(code?.knows(class: "Gone") == false)
  }
}
