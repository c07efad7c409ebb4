import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotRestoration
import EarshotTestApps
import Testing

/// The app's own screen in the storyboard.
private final class NotePage: ViewController {
  var note: String?

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(note, forKey: "note")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    note = coder.decode(forKey: "note")
  }
}

/// Restoration of an app that is drawn in a storyboard, without a line of code for it (row G43).
@Suite struct StoryboardRestorationTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="nav">
      <scenes>
        <scene sceneID="s1"><objects>
          <navigationController restorationIdentifier="Stack" id="nav" sceneMemberID="viewController">
            <connections>
              <segue destination="lst" kind="relationship" relationship="rootViewController" id="r1"/>
            </connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="List" \
    useStoryboardIdentifierAsRestorationIdentifier="YES" customClass="NotePage" id="lst" \
    sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController storyboardIdentifier="Page" \
    useStoryboardIdentifierAsRestorationIdentifier="YES" customClass="NotePage" id="pag" \
    sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """

  private func storyboard() throws -> Storyboard {
    var classes = StoryboardClasses()
    classes.register("NotePage") { NotePage() }
    return try Storyboard(Array(Self.text.utf8), file: "Main.storyboard", classes: classes)
  }

  @Test("what the launch made is found, what it did not make comes out of the storyboard")
  func comesBack() throws {
    let folder = StateFolder()
    let storyboard = try storyboard()
    #expect(storyboard.name == "Main")
    let stack = try #require(
      storyboard.instantiateInitialViewController() as? NavigationController)
    let app = KeptApp(folder).launch(stack)
    let page = try #require(
      storyboard.instantiateViewController(withIdentifier: "Page") as? NotePage)
    page.note = "on the page"
    (stack.viewControllers[0] as? NotePage)?.note = "on the list"
    stack.pushViewController(page, animated: false)
    app.leave()
    #expect(
      try app.keeper.readArchive()?.paths
        == ["Stack", "Stack/:[0]:/List", "Stack/:[1]:/Page"])

    let again = try self.storyboard()
    let root = try #require(again.instantiateInitialViewController() as? NavigationController)
    let list = root.viewControllers[0]
    let second = KeptApp(folder)
    second.keeper.storyboards = [again]
    second.launch(root)
    #expect(second.warnings == [])
    #expect(root.viewControllers.count == 2)
    #expect(root.viewControllers[0] === list)
    #expect(root.viewControllers.map { ($0 as? NotePage)?.note } == ["on the list", "on the page"])
  }
}
