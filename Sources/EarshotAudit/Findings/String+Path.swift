// Paths are compared as they are written: the files of a report or a baseline need not be here.

extension String {
  /// A path as a whole one, without steps that lead nowhere or back.
  ///
  /// - Parameter root: The folder that a path starts from which is not whole.
  /// - Returns: A path that begins with a slash.
  package func path(from root: String) -> String {
    var steps: [Substring] = []
    for step in (hasPrefix("/") ? self : "\(root)/\(self)").split(separator: "/") where step != "."
    {
      if step == ".." { _ = steps.popLast() } else { steps.append(step) }
    }
    return "/" + steps.joined(separator: "/")
  }

  /// Whether two paths may lead to one file, each from another folder: one of them is the end of the
  /// other.
  func mayLead(whereLeads other: String) -> Bool {
    let (own, other) = (withoutClimb, other.withoutClimb)
    return own == other || own.hasSuffix("/\(other)") || other.hasSuffix("/\(own)")
  }

  private var withoutClimb: Substring {
    var path = self[...]
    while let step = ["./", "../"].first(where: path.hasPrefix) {
      path = path.dropFirst(step.count)
    }
    return path
  }
}
