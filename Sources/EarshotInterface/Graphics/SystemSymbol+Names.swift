extension SystemSymbol {
  /// The symbols that iOS calls by something else than the words of their names.
  ///
  /// One symbol a line: its name, what it is called, and how that is known: `tests` and `dump` of apps on
  /// iOS name it so, `notes` of their authors say what they heard, Apple `said` so (WWDC21, session 10119),
  /// or the bar item with that picture is `likewise` called so.
  static let table: StaticString = """
    plus | Add | dump
    minus | Remove | likewise
    xmark | Close | notes
    checkmark | Selected | tests
    checkmark.seal | Verified | said
    trash | Delete | likewise
    square.and.arrow.up | Share | likewise
    square.and.pencil | Compose | likewise
    magnifyingglass | Search | dump
    gear | Settings | likewise
    gearshape | Gear Shape | tests
    info | More Info | likewise
    ellipsis | More | dump
    chevron.left | Back | dump
    chevron.backward | Back | likewise
    chevron.right | Forward | tests
    chevron.forward | Forward | likewise
    chevron.up | Go Up | tests
    chevron.down | Go Down | tests
    arrow.clockwise | Refresh | dump
    play | Play | tests
    pause | Pause | likewise
    stop | Stop | tests
    forward | Fast Forward | likewise
    backward | Rewind | likewise
    camera | Camera | likewise
    book | Bookmarks | likewise
    bookmark | Bookmark | likewise
    house | Home | likewise
    star | Favorite | tests
    heart | Love | tests
    sparkles | Sparkle | notes
    rectangle.stack | Album | notes
    person.crop.circle.badge.plus | Add People/Follow | tests
    arrowshape.turn.up.left | Reply | likewise
    arrow.uturn.backward | Undo | likewise
    arrow.uturn.forward | Redo | likewise
    """

  /// What the symbols of ``table`` are called in English, by their names.
  static let names: [String: String] = {
    var names: [String: String] = [:]
    for line in table.description.utf8.split(separator: UInt8(ascii: "\n")) {
      let columns = line.split(separator: UInt8(ascii: "|")).map { column in
        String(Substring(column)).trimmingBlanks
      }
      names[columns[0]] = columns[1]
    }
    return names
  }()
}

extension String {
  fileprivate var trimmingBlanks: String {
    var text = self[...].drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
