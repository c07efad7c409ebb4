import EarshotInterface
import EarshotModel
import Testing

/// Constraints from edge to edge hold in the direction in which lines run.
@Suite struct MirroredLayoutTests {
  private func frames(_ direction: LayoutDirection) -> [Rect] {
    let application = Application(traitCollection: TraitCollection(layoutDirection: direction))
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 400, height: 600))
    let controller = ViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let (root, name, save) = (controller.view, View(), View())
    for view in [name, save] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    func rule(
      _ first: AnyObject, _ attribute: LayoutConstraint.Attribute,
      _ relation: LayoutConstraint.Relation = .equal, _ second: AnyObject? = nil,
      _ other: LayoutConstraint.Attribute = .notAnAttribute, by constant: Double
    ) -> LayoutConstraint {
      LayoutConstraint(
        item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
        constant: constant)
    }
    root.constraints = [
      rule(name, .leading, .equal, root, .leading, by: 16), rule(name, .width, by: 100),
      rule(name, .top, .equal, root, .top, by: 40), rule(name, .height, by: 20),
      rule(save, .leading, .greaterThanOrEqual, name, .trailing, by: 8),
      rule(root, .trailing, .equal, save, .trailing, by: 20), rule(save, .width, by: 50),
      rule(save, .top, .equal, root, .top, by: 40), rule(save, .height, by: 20),
    ]
    application.update()
    return withExtendedLifetime(application) { [name.frame, save.frame] }
  }

  @Test func edgesChangeSides() {
    #expect(
      frames(.leftToRight) == [
        Rect(x: 16, y: 40, width: 100, height: 20), Rect(x: 330, y: 40, width: 50, height: 20),
      ])
    #expect(
      frames(.rightToLeft) == [
        Rect(x: 284, y: 40, width: 100, height: 20), Rect(x: 20, y: 40, width: 50, height: 20),
      ])
  }
}
