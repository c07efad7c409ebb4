import EarshotFiles
import EarshotInterface

/// Notes which things in a storyboard could not be placed on the device it is laid out for, once
/// for each kind.
struct LayoutNotes {
  private var broken = Occurrences()
  private var unplaced = Occurrences()

  /// Looks at what the layout of some screens has come to.
  init(_ screens: [DocumentScreen], of storyboard: LoadedStoryboard) {
    var rules: Set<String> = []
    for screen in screens { Self.collectBroken(in: screen.root, into: &rules) }
    guard !rules.isEmpty || !storyboard.isDrawnDevice else { return }
    let places = StoryboardPlacement(storyboard.file)
    for element in storyboard.file.tree.elements {
      if element.name == "constraint", let identifier = element["id"], rules.contains(identifier) {
        broken.add(element)
      } else if !storyboard.isDrawnDevice, places.isLeftInPlace(element) {
        unplaced.add(element)
      }
    }
  }

  private static func collectBroken(in view: View, into rules: inout Set<String>) {
    for rule in view.constraints where rule.isBroken {
      if let identifier = rule.identifier { rules.insert(identifier) }
    }
    for inside in view.subviews { collectBroken(in: inside, into: &rules) }
  }

  /// What could not be placed.
  var notes: [DocumentNote] {
    let kinds = [
      (unplaced, "view", "without a constraint or a mask: left where it was drawn"),
      (broken, "constraint", "that contradicts others: left out"),
    ]
    return kinds.filter { $0.0.count > 0 }.map { found, noun, rest in
      DocumentNote("\(found.counted(noun)) \(rest)", at: found.first)
    }
  }
}

/// Finds out what in a file determines where a view is placed.
private struct StoryboardPlacement {
  private let constrained: Set<String>

  init(_ file: StoryboardFile) {
    var constrained: Set<String> = []
    for element in file.tree.elements where element.name == "constraint" {
      let first = element["firstItem"] ?? element.parent?.parent?["id"]
      constrained.formUnion([first, element["secondItem"]].compactMap(\.self))
    }
    self.constrained = constrained
  }

  /// Whether nothing says where a view is to go: no constraint, no mask, no stack, table or collection
  /// around it.
  func isLeftInPlace(_ element: Element) -> Bool {
    guard InterfaceBuilderTags.isView(element.name), let list = element.parent,
      list.name == "subviews", list.parent?.name != "stackView", let identifier = element["id"]
    else { return false }
    return !constrained.contains(identifier) && element.child("autoresizingMask") == nil
  }
}
