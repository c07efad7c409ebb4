import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

/// Who hears that the size or the surroundings of a window change (What UIKit does, "Containment").
@Suite struct SizeTransitionTests {
  @Test func whatIsPresentedHearsOfRotationToo() {
    let stage = Stage()
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
    let stage = Stage(.pad)
    stage.show(stage.a)
    stage.b.modalPresentationStyle = .formSheet
    stage.b.preferredContentSize = Size(width: 200, height: 200)
    stage.a.present(stage.b, animated: false)
    stage.settle()
    stage.app.window.transition(to: Size(width: 800, height: 400))
    #expect(stage.log.take().filter { $0.hasSuffix("Transition") } == ["A.viewWillTransition"])
  }

  @Test func surroundingsAreToldFirstThenTheSize() {
    let stage = Stage()
    stage.show(stage.a)
    stage.app.application.traitCollection.verticalSizeClass = .compact
    stage.app.window.transition(to: Size(width: 800, height: 400))
    #expect(
      stage.log.take().filter { !$0.contains("Layout") } == [
        "A.willTransition", "A.viewWillTransition", "A.traitCollectionDidChange",
      ])
  }

  @Test func surroundingsThatChangeAloneAreToldBeforeAndAfter() {
    let stage = Stage()
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
    let stage = Stage()
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
    let stage = Stage()
    stage.show(stage.a)
    var wide = TraitCollection()
    wide.horizontalSizeClass = .regular
    stage.a.addChild(stage.b)
    stage.a.setOverrideTraitCollection(wide, forChild: stage.b)
    #expect(stage.b.view.traitCollection == wide)
  }
}
