import EarshotTestSupport
import Testing

@testable import EarshotDocuments

// Which patterns of rows and items code makes copies of.

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
}
