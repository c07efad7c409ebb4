import EarshotFiles
package import EarshotInterface

/// Which scene of which storyboard a controller came out of.
nonisolated package struct SceneIdentity: Hashable, Sendable {
  /// The path of the storyboard.
  package var file: String
  /// The identifier of the controller in the file.
  package var identifier: String

  /// Names a scene.
  package init(file: String, identifier: String) {
    self.file = file
    self.identifier = identifier
  }
}

/// A segue that starts from a controller, so that only code performs it.
nonisolated package struct CodeSegue: Hashable, Sendable {
  /// The scene it starts from.
  package var source: SceneIdentity
  /// The identifier of the segue in the file.
  package var identifier: String
  /// The name that code knows it by, if it has one.
  package var name: String?
}

extension Storyboard {
  /// The scene that a controller came out of, or the object of a xib that it shows, if there is any.
  package static func identity(of controller: ViewController) -> SceneIdentity? {
    if let object = controller as? XibObjectController { return object.identity }
    guard let source = controller.storyboardSource as? SceneSource,
      let identifier = source.element["id"]
    else { return nil }
    return SceneIdentity(file: source.storyboard.loaded.path, identifier: identifier)
  }

  /// Whether the scene of a controller only arranges others, with nothing of its own on the screen.
  package static func onlyArranges(_ controller: ViewController) -> Bool {
    guard let source = controller.storyboardSource as? SceneSource else { return false }
    return StoryboardScene(main: source.element).isContainer
  }

  /// What the scene of a controller is called in its project.
  package static func name(of controller: ViewController) -> String? {
    guard let source = controller.storyboardSource as? SceneSource else { return nil }
    let element = source.element
    return element["storyboardIdentifier"] ?? element["customClass"] ?? element["id"]
  }

  /// The segues that only code performs from a controller.
  package static func codeSegues(of controller: ViewController) -> [CodeSegue] {
    guard let source = controller.storyboardSource as? SceneSource,
      let scene = identity(of: controller)
    else { return [] }
    return source.codeSegues.compactMap { segue in
      segue.element["id"].map {
        CodeSegue(source: scene, identifier: $0, name: segue.element["identifier"])
      }
    }
  }

  /// Performs a segue as the app's code would.
  package static func perform(_ segue: CodeSegue, from controller: ViewController) {
    guard let source = controller.storyboardSource as? SceneSource,
      let found = source.codeSegues.first(where: { $0.element["id"] == segue.identifier })
    else { return }
    SegueTrigger(source: source, controller: controller).perform(found, sender: nil)
  }
}

extension SceneSource {
  /// The segues that only code performs, without those that lead back.
  var codeSegues: [StoryboardSegue] {
    (storyboard.loaded.segues[element.index] ?? []).filter { $0.isByCode && $0.kind != "unwind" }
  }
}
