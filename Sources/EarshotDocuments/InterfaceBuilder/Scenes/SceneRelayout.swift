import EarshotInterface
import EarshotModel

// The flow, for each scene:
//
//  1. the root view takes the whole screen of the device; masks move what is inside along;
//  2. constraints and stacks place what they speak of, in one layout as in a running app;
//  3. what neither moves is counted, and so are the constraints that had to be left out.

/// Lays scenes out for another device than the one they were drawn for, and says what it could not
/// place.
final class SceneRelayout {
  private let decoder: StoryboardDecoder
  private var unplaced = Occurrences()
  private var broken = Occurrences()
  private var overfull = Occurrences()

  /// Prepares to lay out what a decoder makes.
  init(decoder: StoryboardDecoder) {
    self.decoder = decoder
  }

  /// Gives the root view of a scene its constraints, and takes its frames as drawn.
  func prepare(_ view: View, of root: Element, in controller: Element) {
    decoder.addConstraints(below: root, of: controller)
    decoder.applyVariations(to: view)
    view.acceptDrawnLayout()
  }

  /// Lays out a root view that stands on its screen at its new size.
  func layOut(_ view: View, of root: Element) {
    view.layoutIfNeeded()
    if view.hasTooManyConstraints { overfull.add(root) }
    var constrained: Set<String> = []
    for element in root.descendants where element.name == "constraint" {
      let rule = element["id"].flatMap { decoder.objects[$0] } as? LayoutConstraint
      if rule?.isBroken ?? false { broken.add(element) }
      let first = element["firstItem"] ?? element.parent?.parent?["id"]
      constrained.formUnion([first, element["secondItem"]].compactMap(\.self))
    }
    for element in root.descendants where isLeftInPlace(element, constrained) {
      unplaced.add(element)
    }
  }

  /// Whether nothing says where a view is to go: no constraint, no mask, no stack, table or collection
  /// around it.
  private func isLeftInPlace(_ element: Element, _ constrained: Set<String>) -> Bool {
    guard InterfaceBuilderTags.isView(element.name), let list = element.parent,
      list.name == "subviews", list.parent?.name != "stackView", let identifier = element["id"],
      !constrained.contains(identifier), let view = decoder.objects[identifier] as? View
    else { return false }
    return view.autoresizingMask.isEmpty && element.child("autoresizingMask") == nil
  }

  /// What could not be placed, once for each kind.
  var notes: [DocumentNote] {
    let kinds = [
      (unplaced, "view", "without a constraint or a mask: left where it was drawn"),
      (broken, "constraint", "that contradicts others: left out"),
      (overfull, "scene", "with too many constraints: placed by masks alone"),
    ]
    return kinds.filter { $0.0.count > 0 }.map { found, noun, rest in
      DocumentNote("\(found.counted(noun)) \(rest)", at: found.first)
    }
  }
}

/// A screen whose edges the device and the bars cover.
final class DeviceScreen: View {
  /// What is covered, in points.
  var covered = EdgeInsets.zero

  override var safeAreaInsets: EdgeInsets { covered }
}
