import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Follows everything and has an opinion on nothing.
private final class Silent: ApplicationDelegate, CollectionViewDelegate, GestureRecognizerDelegate,
  SearchBarDelegate, SplitViewControllerDelegate, TabBarDelegate, TextFieldDelegate,
  TextViewDelegate
{
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}

/// What happens where a delegate leaves a method out.
@Suite struct DelegateDefaultsTests {
  private let app = TestApp()
  private let silent = Silent()

  @Test func textIsEdited() {
    let field = app.add(TextField(), 0, 0, 100, 30)
    let view = app.add(TextView(), 0, 50, 100, 100)
    let bar = app.add(SearchBar(), 0, 200, 300, 56)
    (field.delegate, view.delegate, bar.delegate) = (silent, silent, silent)
    for responder in [field, view, bar.searchTextField] as [Responder] {
      #expect(responder.becomeFirstResponder())
      #expect(app.application.typeText("a") && app.application.pressDelete())
      #expect(responder.resignFirstResponder())
    }
    #expect(silent.textFieldShouldClear(field) && silent.textFieldShouldReturn(field))
    #expect(silent.textFieldShouldEndEditing(field) && silent.textViewShouldEndEditing(view))
    #expect(silent.textFieldShouldBeginEditing(field) && silent.textViewShouldBeginEditing(view))
    #expect(silent.searchBarShouldBeginEditing(bar))
    #expect(
      silent.textField(field, shouldChangeCharactersIn: 0..<0, replacementString: "a")
        && silent.textView(view, shouldChangeTextIn: 0..<0, replacementText: "a"))
  }

  @Test func gesturesBeginApartAndWaitForNobody() throws {
    let (tap, other) = (TapGestureRecognizer(), TapGestureRecognizer())
    let touch = try #require(app.application.beginTouch(at: Point(x: 5, y: 5)))
    #expect(silent.gestureRecognizerShouldBegin(tap))
    #expect(silent.gestureRecognizer(tap, shouldReceive: touch))
    #expect(!silent.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: other))
    #expect(!silent.gestureRecognizer(tap, shouldRequireFailureOf: other))
    #expect(!silent.gestureRecognizer(tap, shouldBeRequiredToFailBy: other))
    #expect(tap.canPrevent(other) && tap.canBePrevented(by: other))
    #expect(View().gestureRecognizerShouldBegin(tap))
  }

  @Test func everythingMayBeChosenAndNothingIsSaved() {
    let first = IndexPath(item: 0, section: 0)
    #expect(silent.collectionView(CollectionView(), shouldSelectItemAt: first))
    let controller = CollectionViewController()
    #expect(controller.collectionView(CollectionView(), shouldSelectItemAt: first))
    #expect(silent.tabBar(TabBar(), shouldSelect: TabBarItem(title: "One")))
    let (list, detail) = (ViewController(), ViewController())
    #expect(
      !silent.splitViewController(SplitViewController(), collapseSecondary: detail, onto: list))
    let application = app.application
    #expect(silent.application(application, willFinishLaunchingWithOptions: LaunchOptions()))
    #expect(silent.application(application, didFinishLaunchingWithOptions: LaunchOptions()))
  }

  @Test func aScreenOfNoOpinion() {
    let screen = ViewController()
    #expect(screen.shouldPerformSegue(withIdentifier: "any", sender: nil))
    #expect(screen.shouldAutomaticallyForwardAppearanceMethods)
    #expect(!screen.prefersStatusBarHidden && !screen.prefersHomeIndicatorAutoHidden)
    #expect(!screen.accessibilityZoomIn(at: .zero) && !screen.accessibilityZoomOut(at: .zero))
    #expect(!screen.accessibilityScrollToVisible(screen) && !screen.isAccessibilityElement)
    #expect(Responder().canResignFirstResponder && !Responder().canBecomeFirstResponder)
  }

  @Test func anEscapeOfItsOwnComesBeforeThatOfTheScreen() {
    let screen = ViewController()
    #expect(!screen.accessibilityPerformEscape())
    var blocks = AccessibilityBlocks()
    blocks.performEscape = { true }
    screen.accessibilityBlocks = blocks
    #expect(screen.accessibilityPerformEscape())
  }

  /// A tap on a control that is pressed is the control's, and no gesture's of the view around it.
  @Test func whatIsPressedKeepsItsTaps() {
    let behind = app.add(View(), 0, 0, 400, 400)
    let (tap, log) = (TapGestureRecognizer(), app.log)
    tap.addAction(Action { _ in log("tap") })
    behind.addGestureRecognizer(tap)
    let segments = SegmentedControl()
    segments.insertSegment(withTitle: "one", at: 0)
    let controls = [
      Button(type: .system), Switch(), segments, PageControl(), Stepper(), Slider(), Control(),
    ]
    for control in controls {
      control.frame = Rect(x: 0, y: 0, width: 100, height: 40)
      behind.addSubview(control)
      app.application.tap(at: Point(x: 50, y: 20))
      let isKept = !(control is Slider) && type(of: control) != Control.self
      #expect(log.take() == (isKept ? [] : ["tap"]), "\(type(of: control))")
      control.isEnabled = false
      app.application.tap(at: Point(x: 50, y: 20))
      #expect(log.take() == ["tap"], "\(type(of: control)) that is disabled")
      control.removeFromSuperview()
    }
  }
}
