/// Which sound stands where in a stream.
///
/// *Places* count the frames of sound since the last flush; *positions* count the frames of the stream
/// since it was opened, in which silence and fades stand too. From an anchor on both go on together, up
/// to the next anchor's place.
struct StreamMap {
  private struct Anchor {
    var place: Int
    var position: Int
  }

  private var anchors: [Anchor] = []
  /// The place up to which sound stands in the stream.
  private(set) var end = 0

  /// Enters that the next `count` frames of sound stand in the stream from a position on.
  mutating func append(_ count: Int, at position: Int) {
    let isContinued = anchors.last.map { $0.position + end - $0.place == position } ?? false
    if !isContinued { anchors.append(Anchor(place: end, position: position)) }
    end += count
  }

  /// Enters that no sound stands in the stream any more; what is entered next begins at a place.
  mutating func cut(to place: Int) {
    anchors = []
    end = place
  }

  /// The place up to which a stream has come that shows a position, or `nil` before all sound.
  mutating func place(at position: Int) -> Int? {
    guard let index = index(at: position) else { return nil }
    let place = anchors[index].place + position - anchors[index].position
    let limit = limit(of: index)
    anchors.removeFirst(index)
    return min(place, limit)
  }

  /// The sound that stands at a position, as its places up to its end; `nil` where there is silence.
  func sound(at position: Int) -> Range<Int>? {
    guard let index = index(at: position) else { return nil }
    let place = anchors[index].place + position - anchors[index].position
    let limit = limit(of: index)
    return place < limit ? place..<limit : nil
  }

  /// The position of the sound that begins at a place.
  func position(of place: Int) -> Int? {
    let anchor = anchors.last { $0.place <= place } ?? anchors.first
    return anchor.map { $0.position + max(place - $0.place, 0) }
  }

  private func index(at position: Int) -> Int? {
    anchors.lastIndex { $0.position <= position }
  }

  private func limit(of index: Int) -> Int {
    index + 1 < anchors.count ? anchors[index + 1].place : end
  }
}
