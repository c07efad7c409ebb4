/// Finds which of several widgets in frames of blocks has the focus: its frame is drawn otherwise than all others.
///
/// Where only two differ, that which stands out more from what is behind it is the one.
struct FramedFocus {
  let grid: ScreenGrid
  let map: BoxMap

  /// The colour of the frame of a box; `nil` where it has none of blocks with sides.
  func shade(of box: Int) -> Paint.Shade? {
    let drawn = map.boxes[box]
    guard drawn.frame == .whole else { return nil }
    // A title may stand farther on.
    return grid.paint(drawn.top, drawn.left + 1).foreground
  }

  /// The box that has the focus; `nil` where none of the framed ones has.
  func box() -> Int? {
    guard map.hasFrames else { return nil }
    var boxes: [Paint.Shade: [Int]] = [:]
    for box in map.boxes.indices {
      if let shade = shade(of: box) { boxes[shade, default: []].append(box) }
    }
    guard boxes.count > 1 else { return nil }
    let alone = boxes.filter { $0.value.count == 1 }
    if boxes.count == 2, alone.count == 1 { return alone.first?.value.first }
    let ranked = alone.compactMap { shade, found in
      shade.contrast(to: map.background).map { (box: found[0], contrast: $0) }
    }.sorted { ($1.contrast, $0.box) < ($0.contrast, $1.box) }
    guard let first = ranked.first, ranked.dropFirst().first?.contrast ?? 0 < first.contrast else {
      return nil
    }
    return first.box
  }

  /// What is highlighted in the box that has the focus: the widget, or what is chosen in it.
  func highlight(in box: Int, _ finder: StandingHighlights) -> Highlight? {
    let drawn = map.boxes[box]
    guard drawn.innerRows.count > 1, let shade = shade(of: box) else {
      return shade(of: box).map {
        Highlight(row: drawn.top + 1, columns: drawn.innerColumns, mark: .frame($0), box: box)
      }
    }
    return finder.find(in: box).first
      ?? Highlight(
        row: drawn.top + 1, columns: drawn.innerColumns, mark: .frame(shade), box: box)
  }
}
