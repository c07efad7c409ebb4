import EarshotFiles

/// A segue as the file describes it: from where, to where, and how.
struct StoryboardSegue {
  /// The element in the file.
  let element: Element
  /// The object that starts it: a controller, a cell, a bar item, a recognizer.
  let source: Element
  /// The controller of the scene the source stands in.
  let sourceController: Element
  /// The identifier of the object it leads to.
  let destination: String

  /// What kind it is: `show`, `push`, `presentation`, `embed`, `relationship`, `unwind` ….
  var kind: String { element["kind"] ?? "" }
  /// What code calls it, or else its identifier in the file.
  var name: String { element["identifier"] ?? element["id"] ?? "" }
  /// What the destination is to the source, for a relationship segue.
  var relationship: String? { kind == "relationship" ? element["relationship"] : nil }

  /// Whether it starts from the controller itself, so that only code performs it.
  var isByCode: Bool {
    source.index == sourceController.index && kind != "relationship" && kind != "embed"
  }
  /// Whether the destination goes on top of the source's navigation stack, if there is one.
  var isPush: Bool { kind == "push" || kind == "show" }
}
