import EarshotFiles

extension StoryboardFile {
  /// The identifiers of the controllers of scenes that nothing leads to: Xcode warns of those as unreachable,
  /// and no code can show them.
  ///
  /// An app gets to its initial scene, and its code to those that have a storyboard identifier; segues lead on
  /// from these. Where a storyboard has neither, nothing is known of how its scenes are shown, and none is listed.
  ///
  /// - Parameters:
  ///   - isEntry: Whether code may show a scene by its name, which is its storyboard identifier, or `nil` for
  ///     the initial scene; it is asked with the controller.
  ///   - isPerformed: Whether a segue may be performed that no control starts.
  /// - Returns: The identifiers.
  func unreachableControllers(
    enteredWhere isEntry: (_ identifier: String?, _ controller: Element) -> Bool,
    performing isPerformed: (StoryboardSegue) -> Bool
  ) -> Set<String> {
    let controllers = scenes.filter(\.isController).map(\.main)
    let named = controllers.filter { controller in
      controller["storyboardIdentifier"] != nil || controller["id"] == initialViewController
    }
    guard initialViewController != nil || !named.isEmpty else { return [] }
    let entries = named.filter { controller in
      controller["id"] == initialViewController && isEntry(nil, controller)
        || controller["storyboardIdentifier"].map { isEntry($0, controller) } ?? false
    }.compactMap { $0["id"] }
    let ways = Dictionary(
      grouping: segues.filter { segue in
        segue.kind != "unwind" && (!segue.isByCode || isPerformed(segue))
      }
    ) { $0.sourceController["id"] ?? "" }
    var reached: Set<String> = []
    var next = entries
    while let controller = next.popLast() {
      guard reached.insert(controller).inserted else { continue }
      next += (ways[controller] ?? []).map(\.destination)
    }
    return Set(controllers.compactMap { $0["id"] }).subtracting(reached)
  }
}

extension Element {
  /// Whether what it stands for cannot be made without a class that the target of its file declares: it has outlets that
  /// only that has.
  fileprivate var isOfOwnClass: Bool {
    has("customModuleProvider", "target")
      && items(of: "connections").contains { $0.name == "outlet" }
  }
}

extension LoadedStoryboard {
  /// Whether all that leads to a scene are outlets of which the code of the app makes no use, so that a view stays in the
  /// dock of its scene.
  func isLeftInDock(_ scene: StoryboardScene) -> Bool {
    guard let code = surroundings.codeSoFar, !scene.outlets.isEmpty else { return false }
    // What an object of the library leads to is shown by that.
    return scene.outlets.allSatisfy { $0.className != nil && !code.uses(property: $0.property) }
  }

  /// The identifiers of what stands in the file and is shown by nobody, as far as the file and the code of its
  /// project tell.
  var unreachedScenes: Set<String> {
    let code = surroundings.codeSoFar
    guard code?.isNamed(fileAt: path) ?? true else {
      return Set(file.scenes.compactMap(\.identifier))
    }
    guard file.format.kind == .storyboard else { return [] }
    return file.unreachableControllers(
      enteredWhere: { identifier, controller in
        guard let identifier else { return true }
        if let code, let name = controller["customClass"],
          !(controller.isOfOwnClass ? code.declares(class: name) : code.knows(class: name))
        {
          return false
        }
        return code?.isNamed(identifier: identifier, of: path) ?? true
      },
      performing: { segue in
        guard let code, InterfaceSegue.startedKinds.contains(segue.kind) else { return true }
        return code.mayPerform(segue: segue.element["identifier"], of: path)
      })
  }
}
