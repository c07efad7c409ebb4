import EarshotFiles

extension StoryboardFile {
  /// The identifiers of the controllers of scenes that nothing leads to: Xcode warns of those as unreachable,
  /// and no code can show them.
  ///
  /// An app gets to its initial scene, and its code to those that have a storyboard identifier; segues lead on
  /// from these. Where a storyboard has neither, nothing is known of how its scenes are shown, and none is listed.
  ///
  /// - Parameters:
  ///   - canBeMade: Whether the class of a controller is there.
  ///   - isEntry: Whether code may show a scene by its name, which is its storyboard identifier, or `nil` for
  ///     the initial scene; it is asked with the controller.
  ///   - isPerformed: Whether a segue may be performed that no control starts.
  /// - Returns: The identifiers.
  func unreachableControllers(
    madeWhere canBeMade: (_ controller: Element) -> Bool,
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
      grouping: segues.filter { segue -> Bool in
        guard segue.kind != "unwind" else { return false }
        let isHeld = segue.isByCode || hasUnshownStart(segue)
        return !isHeld || isPerformed(segue)
      }
    ) { $0.sourceController["id"] ?? "" }
    var reached: Set<String> = []
    var next = entries
    let missing = Set(
      controllers.filter { $0["id"] != initialViewController && !canBeMade($0) }
        .compactMap { $0["id"] })
    while let controller = next.popLast() {
      guard !missing.contains(controller), reached.insert(controller).inserted else { continue }
      next += (ways[controller] ?? []).map(\.destination)
    }
    return Set(controllers.compactMap { $0["id"] }).subtracting(reached)
  }

  /// Whether what starts a segue is hidden and cannot be used, and nothing leads to it by which code could change that.
  private func hasUnshownStart(_ segue: StoryboardSegue) -> Bool {
    guard segue.source.flag("hidden"), segue.source.has("enabled", "NO") else { return false }
    let around = sequence(first: segue.source) { $0.parent }
      .prefix { $0.index != segue.sourceController.index }
    let identifiers = Set(around.compactMap { $0["id"] })
    return around.allSatisfy { !$0.has("customClass") && ($0["tag"] ?? "0") == "0" }
      && !tree.elements.contains { element in
        (element.name == "outlet" || element.name == "outletCollection")
          && element["destination"].map(identifiers.contains) ?? false
      }
  }

  /// The identifiers of the views of a xib that stand beside the one that its owner shows, and to which nothing leads of
  /// which code makes any use: they are on no screen.
  ///
  /// - Parameter isUsed: Whether code uses the property of an outlet.
  /// - Returns: The identifiers; none where the owner is no controller that has a view in the file.
  func looseViews(except isUsed: (_ property: String) -> Bool) -> Set<String> {
    let shown = viewsOfOwners
    guard !shown.isEmpty else { return [] }
    let others = Set(scenes.filter { !$0.isController }.compactMap(\.identifier))
      .subtracting(shown)
    guard !others.isEmpty else { return [] }
    let led = tree.elements.filter { element in
      (element.name == "outlet" || element.name == "outletCollection")
        && element["property"].map(isUsed) ?? true
    }
    return others.subtracting(led.compactMap { $0["destination"] })
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
    guard file.format.kind == .storyboard else {
      return file.looseViews { code?.uses(property: $0) ?? true }
    }
    return file.unreachableControllers(
      madeWhere: { controller in
        guard let code, let name = controller["customClass"] else { return true }
        // The classes of libraries need not be there.
        return code.canDecode(class: name)
          && (!controller.isOfOwnClass || code.declares(class: name))
      },
      enteredWhere: { identifier, controller in
        guard let code else { return true }
        guard controller["customClass"].map(code.canDecode) ?? true else { return false }
        guard let identifier else { return code.showsFirstScene(ofFileAt: path) }
        return (controller["customClass"].map(code.knows) ?? true)
          && code.isNamed(identifier: identifier, of: path)
      },
      performing: { segue in
        guard let code, InterfaceSegue.startedKinds.contains(segue.kind) else { return true }
        return code.mayPerform(segue: segue.element["identifier"], of: path)
      })
  }
}
