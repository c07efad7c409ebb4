/// What the symbols of the system mean when they stand alone on a button.
enum SystemSymbol {
  /// The meaning of a symbol, or its name in words when the table has none.
  ///
  /// Variants share the meaning of their symbol: `trash.fill` and `trash.circle` are `trash`.
  static func label(of name: String, in texts: SystemTexts) -> String {
    var parts = name.split(separator: ".").map(String.init)
    while !parts.isEmpty {
      if let text = meanings[parts.joined(separator: ".")] { return texts[text] }
      guard let last = parts.last, variants.contains(last) else { break }
      parts.removeLast()
    }
    let words = name.split(separator: ".").map(String.init).filter { !variants.contains($0) }
    return (words.isEmpty ? [name] : words).joined(separator: " ")
  }

  private static let variants: Set<String> = ["fill", "circle", "square", "rectangle"]

  private static let meanings: [String: SystemText] = [
    "plus": .add,
    "minus": .remove,
    "xmark": .close,
    "trash": .delete,
    "square.and.arrow.up": .share,
    "square.and.pencil": .compose,
    "magnifyingglass": .search,
    "gear": .settings,
    "gearshape": .settings,
    "info": .moreInfo,
    "ellipsis": .more,
    "chevron.left": .back,
    "chevron.backward": .back,
    "chevron.right": .forward,
    "chevron.forward": .forward,
    "arrow.clockwise": .refresh,
    "play": .play,
    "pause": .pause,
    "stop": .stop,
    "forward": .fastForward,
    "backward": .rewind,
    "camera": .camera,
    "book": .bookmarks,
    "bookmark": .bookmark,
    "house": .home,
    "star": .favorite,
    "heart": .love,
    "arrowshape.turn.up.left": .reply,
    "arrow.uturn.backward": .undo,
    "arrow.uturn.forward": .redo,
  ]
}
