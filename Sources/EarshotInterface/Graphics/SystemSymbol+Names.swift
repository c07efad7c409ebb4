extension SystemSymbol {
  /// The symbols that iOS calls by something else than the words of their names.
  ///
  /// One symbol a line: its name, what it is called, and how that is known: `tests` and `dump` of apps on
  /// iOS name it so, `notes` of their authors say what they heard, Apple `said` so (WWDC21, session 10119),
  /// or the bar item with that picture is `likewise` called so.
  static let table: StaticString = """
    antenna.radiowaves.left.and.right | Cellular Data | dump
    arrow.clockwise | Refresh | dump
    arrow.uturn.backward | Undo | notes
    arrow.uturn.forward | Redo | likewise
    arrowshape.turn.up.left | Reply | likewise
    backward | Rewind | likewise
    bell | Notifications | dump
    book | Bookmarks | likewise
    bookmark | Bookmark | likewise
    calendar.badge.plus | Add to Calendar | notes
    camera | Camera | likewise
    checkmark | Selected | dump
    checkmark.seal | Verified | said
    chevron.backward | Back | likewise
    chevron.down | Go Down | dump
    chevron.forward | Forward | likewise
    chevron.left | Back | dump
    chevron.right | Forward | dump
    chevron.up | Go Up | dump
    cloud | Mostly Cloudy | tests
    creditcard | Card | tests
    doc.on.doc | Copy | notes
    ellipsis | More | dump
    envelope | Get Mail | notes
    eye | Show | notes
    folder | Move | notes
    forward | Fast Forward | likewise
    gear | Settings | likewise
    gearshape | Gear Shape | tests
    heart | Love | dump
    house | Home | likewise
    info | More Info | likewise
    key | Passwords | tests
    line.3.horizontal | Drag | dump
    link | Link | notes
    list.bullet | List | dump
    magnifyingglass | Search | dump
    mappin.and.ellipse | Remove Map Pin | tests
    minus | Remove | likewise
    minus.circle | Remove | dump
    moon | Do Not Disturb | notes
    moon.zzz | Snooze | notes
    paperplane | Send | notes
    pause | Pause | notes
    person.2 | Two People | dump
    person.crop.circle.badge.plus | Add People/Follow | tests
    phone | Call | notes
    photo | Photo | tests
    play | Play | tests
    plus | Add | dump
    rectangle.stack | Album | notes
    ruler | Ruler With Measurement Marks | dump
    scalemass | Scale For Weighing Mass | dump
    slider.horizontal.3 | Edit | dump
    sparkles | Sparkle | notes
    square.and.arrow.down | Download | tests
    square.and.arrow.up | Share | notes
    square.and.pencil | Compose | notes
    star | Favorite | notes
    stop | Stop | tests
    suit.heart.fill | Remove From Favorites | dump
    sun.max | Brightness Higher | notes
    sunrise | Sunrise | dump
    trash | Trash | tests
    waveform.path.ecg | Ecg Waveform Path | notes
    xmark | Close | tests
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
