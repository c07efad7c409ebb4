import EarshotFiles

extension StoryboardFile {
  /// The identifiers of the controllers of scenes that nothing leads to: Xcode warns of those as unreachable,
  /// and no code can show them.
  ///
  /// An app gets to its initial scene, and its code to each that has a storyboard identifier; segues lead on from
  /// these. Where a storyboard has neither, nothing is known of how its scenes are shown, and none is listed.
  var unreachableControllers: Set<String> {
    let controllers = scenes.lazy.filter(\.isController).map(\.main)
    let entries = controllers.filter { controller in
      controller["storyboardIdentifier"] != nil || controller["id"] == initialViewController
    }.compactMap { $0["id"] }
    guard initialViewController != nil || !entries.isEmpty else { return [] }
    let ways = Dictionary(grouping: segues.lazy.filter { $0.kind != "unwind" }) {
      $0.sourceController["id"] ?? ""
    }
    var reached: Set<String> = []
    var next = Array(entries)
    while let controller = next.popLast() {
      guard reached.insert(controller).inserted else { continue }
      next += (ways[controller] ?? []).map(\.destination)
    }
    return Set(controllers.compactMap { $0["id"] }).subtracting(reached)
  }
}
