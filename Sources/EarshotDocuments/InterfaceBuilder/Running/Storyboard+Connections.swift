import EarshotFiles

/// What has become of the connections in a storyboard.
package struct StoryboardConnections {
  /// How many lead somewhere.
  package var resolved: Int
  /// How many lead nowhere and were reported.
  package var reported: Int
  /// Connections that were neither made nor reported, because their scene was not made or their
  /// kind is not known here.
  package var unaccounted: [String]
}

extension Storyboard {
  /// The identifiers of all scenes that have a controller.
  package var sceneIdentifiers: [String] {
    loaded.file.scenes.filter { $0.isController }.compactMap(\.identifier)
  }

  /// What has become of the outlets, actions and segues so far.
  package var connections: StoryboardConnections {
    let all = loaded.file.tree.elements.filter { element in
      ["outlet", "outletCollection", "action", "segue"].contains(element.name)
        && element.parent?.name == "connections"
    }
    let open = all.filter {
      !workshop.resolved.contains($0.index) && !workshop.reported.contains($0.index)
    }
    return StoryboardConnections(
      resolved: workshop.resolved.count, reported: workshop.reported.count,
      unaccounted: open.map {
        "line \($0.line): \($0.name) \($0["property"] ?? $0["selector"] ?? $0["kind"] ?? "")"
      })
  }
}
