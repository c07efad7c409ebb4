import Testing

@testable import EarshotFiles

@Suite("Words of names out of code")
struct NameWordsTests {
  @Test(
    "A word begins with a capital letter, behind a sign, and with the last of several capitals",
    arguments: [
      ("textStyle", "text Style"), ("text_style", "text style"),
      ("layer.cornerRadius", "layer corner Radius"),
      ("localVOLabelKey", "local VO Label Key"), ("URL", "URL"), ("baseURL", "base URL"),
      ("URLSession", "URL Session"), ("ABTest2", "AB Test2"), ("", ""), ("aB", "a B"),
      ("IBOutlets", "IB Outlets"),
    ])
  func words(_ name: String, _ expected: String) {
    #expect(name.nameWords.joined(separator: " ") == expected)
  }
}
