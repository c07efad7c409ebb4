// The flow:
//
//  1. the format is recognized, or the document refused;
//  2. one pass over all elements files objects by identifier, and lists scenes and segues;
//  3. a connection that leads nowhere is noted, and nobody follows it.

import EarshotFiles

/// An Interface Builder document with its scenes, objects and segues told apart, before any of it
/// becomes a live object.
struct StoryboardFile {
  /// The document as XML.
  let tree: ElementTree
  /// The system and the form of the document.
  let format: StoryboardFormat
  /// The release of Xcode that saved the document.
  let release: InterfaceBuilderRelease
  /// The scenes of a storyboard or the top-level objects of a xib, in the order of the file.
  let scenes: [StoryboardScene]
  /// Every object that can be referred to, by identifier.
  let objects: [String: Element]
  /// The identifiers of objects that are connected to others, at either end.
  let connected: Set<String>
  /// The pictures and colours that objects name.
  let resources: StoryboardResources
  /// The connections to objects that are not in the file, in the order of the file.
  let idleConnections: [Element]
  /// The segues that lead to a scene, in the order of the file.
  let segues: [StoryboardSegue]

  /// The identifier of the controller the application starts with, if it is in the file.
  var initialViewController: String? {
    tree.root["initialViewController"].flatMap { objects[$0] == nil ? nil : $0 }
  }

  /// Everything that is a screen of its own, in the order of the file: a scene is followed by the views in its dock.
  var screens: [StoryboardScene] {
    let scenes = scenes.filter { !$0.isReference }
    guard format.kind == .storyboard else { return scenes }
    return scenes.flatMap { [$0] + $0.dockedViews }
  }

  /// What stands in a xib for the objects that load it.
  var owners: [Element] {
    tree.root.items(of: "objects").filter { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }

  /// The identifiers of the views that those who load a xib show as theirs.
  var viewsOfOwners: [String] {
    owners.flatMap { $0.items(of: "connections") }
      .filter { $0.name == "outlet" && $0.has("property", "view") }
      .compactMap { $0["destination"] }
  }

  /// Reads a document; what a catalogue knows of the colours that it names counts more than its copies.
  ///
  /// - Throws: What ``StoryboardFormat`` refuses, and `duplicateIdentifier` for an object.
  init(
    _ tree: ElementTree, colors: (String) -> ColorCatalog.Entry? = { _ in nil }
  ) throws(FileError) {
    self.tree = tree
    format = try StoryboardFormat(tree.root)
    release = InterfaceBuilderRelease(tree.root)
    var index = StoryboardIndex(of: tree)
    for element in tree.elements { try index.add(element) }
    objects = index.objects
    segues = index.segues
    scenes = Self.scenes(of: tree.root)
    idleConnections = index.idleConnections
    connected = index.connected
    resources = StoryboardResources(root: tree.root, catalog: colors)
  }

  private static func scenes(of root: Element) -> [StoryboardScene] {
    if root.child("scenes") != nil {
      return root.items(of: "scenes").compactMap { scene in
        scene.items(of: "objects").first {
          $0.name.hasSuffix("Controller") || $0.name == "viewControllerPlaceholder"
        }.map { StoryboardScene(main: $0) }
      }
    }
    return root.items(of: "objects").lazy
      .map { StoryboardScene(main: $0) }
      .filter { $0.isController || InterfaceBuilderTags.isShown($0.main.name) }
  }
}
