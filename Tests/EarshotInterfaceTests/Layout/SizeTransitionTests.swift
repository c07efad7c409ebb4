import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Who hears that the size or the surroundings of a window change (What UIKit does, "Containment").
@Suite struct SizeTransitionTests {
  @Test func whatIsPresentedHearsOfRotationToo() {
    let stage = TracedApp()
    let navigation = stage.stack(stage.a)
    stage.b.modalPresentationStyle = .fullScreen
    navigation.present(stage.b, animated: false)
    stage.settle()
    stage.app.window.transition(to: Size(width: 800, height: 400))
    #expect(
      stage.log.take().filter { $0.hasSuffix("Transition") } == [
        "A.viewWillTransition", "B.viewWillTransition",
      ])
  }

  @Test func aSheetThatKeepsItsSizeHearsNothing() {
    let stage = TracedApp(.pad)
    stage.show(stage.a)
    stage.b.modalPresentationStyle = .formSheet
    stage.b.preferredContentSize = Size(width: 200, height: 200)
    stage.a.present(stage.b, animated: false)
    stage.settle()
    stage.app.window.transition(to: Size(width: 800, height: 400))
    #expect(stage.log.take().filter { $0.hasSuffix("Transition") } == ["A.viewWillTransition"])
  }

  @Test func surroundingsAreToldFirstThenTheSize() {
    let stage = TracedApp()
    stage.show(stage.a)
    stage.app.application.traitCollection.verticalSizeClass = .compact
    stage.app.window.transition(to: Size(width: 800, height: 400))
    #expect(
      stage.log.take().filter { !$0.contains("Layout") } == [
        "A.willTransition", "A.viewWillTransition", "A.traitCollectionDidChange",
      ])
  }

  @Test func surroundingsThatChangeAloneAreToldBeforeAndAfter() {
    let stage = TracedApp()
    let navigation = stage.stack(stage.a)
    stage.b.modalPresentationStyle = .fullScreen
    navigation.present(stage.b, animated: false)
    stage.settle()
    stage.app.application.traitCollection.horizontalSizeClass = .regular
    stage.app.application.update()
    #expect(
      stage.log.take().filter { !$0.contains("Layout") } == [
        "A.willTransition", "B.willTransition", "B.traitCollectionDidChange",
      ])
  }

  @Test func aChildOfItsOwnSurroundingsIsToldOfThoseAlone() {
    let stage = TracedApp()
    stage.a.addChild(stage.b)
    stage.show(stage.a)
    stage.a.view.addSubview(stage.b.view)
    stage.settle()
    var narrow = TraitCollection()
    narrow.horizontalSizeClass = .compact
    var wide = narrow
    wide.horizontalSizeClass = .regular
    stage.a.setOverrideTraitCollection(wide, forChild: stage.b)
    #expect(stage.log.take() == ["B.traitCollectionDidChange"])
    #expect(stage.b.traitCollection.horizontalSizeClass == .regular)
    stage.b.removeFromParent()
    #expect(stage.a.overrideTraitCollection(forChild: stage.b) == nil)
  }

  @Test func surroundingsSetBeforeTheViewIsLoadedReachIt() {
    let stage = TracedApp()
    stage.show(stage.a)
    var wide = TraitCollection()
    wide.horizontalSizeClass = .regular
    stage.a.addChild(stage.b)
    stage.a.setOverrideTraitCollection(wide, forChild: stage.b)
    #expect(stage.b.view.traitCollection == wide)
  }
}
