import Testing

@testable import EarshotDocuments
@testable import EarshotFiles

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("lable", "label"), ("Label", "label"), ("labels", "label"), ("lbael", "label"),
    ("accessibilityLabel", "label"), ("isAccessibilityElement", "isElement"),
    ("accessibilityHint", "hint"), ("heders", nil), ("framee", "frame"), ("child", nil),
    ("childs", nil), ("childern", "children"), ("", nil), ("x", nil), ("acessibilityLabel", nil),
    ("containertype", "containerType"), ("accessibility", nil),
    (String(repeating: "label", count: 100_000), nil),
  ])
  func aNameThatIsAlikeIsSuggested(typed: String, name: String?) {
    #expect(NearestName.to(typed, among: ScreenKeys.element.names) == name)
  }
}
