import EarshotTestSupport
import Testing

@testable import EarshotDocuments

// Which patterns of rows and items code makes copies of, and which outlets it uses.

extension ProjectCodeTests {
  @Test("The pattern of a row is used where code names its kind")
  func patterns() throws {
    let code = try code([
      "Main.storyboard": """
      <document><tableViewCell reuseIdentifier="New"/><tableViewCell reuseIdentifier="Old"/></document>
      """,
      "Use.swift": "@main struct Use { let kind = \"New\" }",
    ])
    let path = folder.path(of: "Main.storyboard")
    #expect(code?.isNamed(reuseIdentifier: "New", of: path) == true)
    #expect(code?.isNamed(reuseIdentifier: "Old", of: path) == false)
  }

  @Test(
    "A class that names each kind of its rows by a text makes none of another",
    arguments: [
      ("tableView.dequeueReusableCell(withIdentifier: \"Row\", for: path)", true),
      ("tableView.dequeueReusableCell(withReuseIdentifier: \"Row\") as! Row", true),
      ("[view dequeueReusableCellWithIdentifier:@\"Row\" forIndexPath:path]", true),
      ("tableView.dequeueReusableCell(withIdentifier: \"Row\"); show(\"Other\")", false),
      ("tableView.dequeueReusableCell(withIdentifier: kind); show(\"Row\")", false),
      ("static NSString *kind = @\"Row\"; [view dequeueReusableCellWithIdentifier:kind]", true),
      ("let kind = \"Row\"; tableView.dequeueReusableCell(withIdentifier: kind)", true),
      ("kind = \"Row\"; kind = next; tableView.dequeueReusableCell(withIdentifier: kind)", false),
      ("tableView.dequeueReusableCell(withIdentifier: \"Row\" + size)", false),
      ("tableView.dequeueReusableCell(for: path)", false),
      ("rows.make(\"Row\")", false),
    ])
  func rows(code text: String, isNone: Bool) throws {
    let code = try #require(
      try code([
        "List.swift": "class List: UIViewController { func row() { \(text) } }",
        "Under.swift": "class Under: List { }",
      ]))
    #expect(code.makesNone(of: "Other", by: "List") == isNone)
    // What it has from a class above it counts too.
    #expect(code.makesNone(of: "Other", by: "Under") == isNone)
    #expect(!code.makesNone(of: "Row", by: "List"))
    #expect(!code.makesNone(of: "Other", by: "Stranger"))
  }

  @Test("An outlet that is declared and named nowhere else is not used")
  func idleOutlets() throws {
    let code = try #require(
      try code([
        "List.swift": """
        class List: UIViewController {
          @IBOutlet private weak var idle: UIView!
          @IBOutlet var used: UIView! { didSet { used.alpha = 0 } }
          @IBOutlet var elsewhere: [UIView]!
        }
        """,
        "Use.swift": "func use(list: List) { list.elsewhere.first }",
        "Old.h":
          "@interface Old : UIView\n@property (weak) IBOutlet UIView *header;\n@property IBOutlet UIView *footer;\n@end",
        "Old.m": "@implementation Old\n- (void)go { [self addSubview:self.footer]; }\n@end",
      ]))
    #expect(
      ["idle", "used", "elsewhere", "header", "footer", "strange"].filter(code.uses(property:)) == [
        "used", "elsewhere", "footer",
      ])
  }
}
