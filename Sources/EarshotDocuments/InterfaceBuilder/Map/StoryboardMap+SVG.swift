import EarshotFiles

extension StoryboardMap {
  private static let box = (width: 180.0, height: 56.0)
  private static let step = (across: 300.0, down: 96.0)
  private static let margin = 24.0

  /// The map as a picture: scenes in columns by their distance from the start, those that a person
  /// does not reach with a dashed edge and a word that says so.
  public var svg: String {
    let places = places
    let width = (places.map(\.x).max() ?? 0) + Self.box.width + Self.margin
    let height = (places.map(\.y).max() ?? 0) + Self.box.height + Self.margin
    var lines: [String] = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Int(width))\" height=\"\(Int(height))\" "
        + "viewBox=\"0 0 \(Int(width)) \(Int(height))\" font-family=\"sans-serif\" font-size=\"13\">",
      "<title>\(MarkupText.text(PlainLine.text(file)))</title>",
      "<defs><marker id=\"end\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"7\" "
        + "markerHeight=\"7\" orient=\"auto-start-reverse\"><path d=\"M0 0L10 5L0 10z\"/></marker></defs>",
    ]
    for way in ways { lines.append(line(of: way, places)) }
    for (scene, place) in zip(scenes, places) { lines += box(of: scene, at: place) }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private var places: [(x: Double, y: Double)] {
    var rows: [Int: Int] = [:]
    return scenes.map { scene in
      let row = rows[scene.distance, default: 0]
      rows[scene.distance] = row + 1
      return (
        Self.margin + Double(scene.distance) * Self.step.across,
        Self.margin + Double(row) * Self.step.down
      )
    }
  }

  private func line(of way: Way, _ places: [(x: Double, y: Double)]) -> String {
    let from = places[way.source]
    let to = places[way.destination]
    let isOnward = to.x > from.x
    let start = (
      x: from.x + (isOnward ? Self.box.width : Self.box.width / 2),
      y: from.y + Self.box.height / (isOnward ? 2 : 1)
    )
    let end = (
      x: to.x + (isOnward ? 0 : Self.box.width / 2),
      y: to.y + (isOnward ? Self.box.height / 2 : Self.box.height)
    )
    let bend = isOnward ? (start.x + end.x) / 2 : 0
    let path =
      isOnward
      ? "M\(start.x) \(start.y)C\(bend) \(start.y) \(bend) \(end.y) \(end.x) \(end.y)"
      : "M\(start.x) \(start.y)C\(start.x) \(start.y + 40) \(end.x) \(end.y + 40) \(end.x) \(end.y)"
    let dash = way.isOpen ? "" : " stroke-dasharray=\"5 4\""
    let words = [
      way.trigger, way.obstacle?.words, way.words,
    ].compactMap(\.self)
    return "<g><path d=\"\(path)\" fill=\"none\" stroke=\"#555\"\(dash) marker-end=\"url(#end)\"/>"
      + "<text x=\"\((start.x + end.x) / 2)\" y=\"\((start.y + end.y) / 2 - 4)\" fill=\"#333\" "
      + "font-size=\"11\" text-anchor=\"middle\">\(MarkupText.text(PlainLine.text(words.joined(separator: " · "))))</text></g>"
  }

  /// The file of a scene, where there are several.
  private func file(of scene: Scene) -> String {
    files.isEmpty ? "" : "\(MarkupText.text(PlainLine.text(scene.file))), "
  }

  private func box(of scene: Scene, at place: (x: Double, y: Double)) -> [String] {
    let isReached = scene.reach == .byEar
    let dash = isReached ? "" : " stroke-dasharray=\"6 4\""
    let fill = scene.isReference ? "#eee" : isReached ? "#fff" : "#fdecea"
    let middle = place.x + Self.box.width / 2
    let name = scene.name.count > 24 ? String(scene.name.prefix(23)) + "…" : scene.name
    var lines: [String] = [
      "<g><title>\(MarkupText.text(PlainLine.text(scene.name))), \(file(of: scene))line \(scene.line)</title>",
      "<rect x=\"\(place.x)\" y=\"\(place.y)\" width=\"\(Self.box.width)\" height=\"\(Self.box.height)\" "
        + "rx=\"8\" fill=\"\(fill)\" stroke=\"#222\"\(dash)/>",
      "<text x=\"\(middle)\" y=\"\(place.y + 26)\" text-anchor=\"middle\">\(MarkupText.text(PlainLine.text(name)))</text>",
    ]
    let remark =
      scene.isMissing ? "not there" : scene.distance == 0 && isReached ? "start" : scene.reach.mark
    if let remark {
      lines.append(
        "<text x=\"\(middle)\" y=\"\(place.y + 44)\" text-anchor=\"middle\" font-size=\"11\" "
          + "fill=\"#a00\">\(remark)</text>")
    }
    return lines + ["</g>"]
  }
}

extension StoryboardMap.Reach {
  fileprivate var mark: String? {
    switch self {
    case .byEar: nil
    case .byCode: "by code only"
    case .byGuess: "by a guess"
    case .never: "not reached"
    }
  }
}
