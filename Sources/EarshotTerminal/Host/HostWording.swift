/// What the host itself says; there are no other languages yet, as in the tables of the reader.
enum HostWording {
  static let welcome = [
    "Welcome to Earshot.",
    "Press the right arrow to move to the next item, and the left arrow to go back.",
    "Enter activates an item, escape goes back.",
    "The up and down arrows change a value, or step through what the rotor is set to; shift with the right arrow turns the rotor.",
    "V O A reads everything; V O is control and alt together, and alt alone will do.",
    "Any key stops speech; a comma holds it and lets it go on. Press question mark to practise the keys, and F2 to hear this again.",
    "Control C ends Earshot.",
    "Your settings can be kept in a file, which is up to you: earshot config tells how.",
  ]

  static let helpBegins = "Help. Press any key to hear what it does. Escape ends help."
  static let helpEnds = "Help ended."
  static func help(_ key: String, _ command: String?) -> String {
    "\(key): \(command ?? "does nothing")"
  }
  static func helpTyping(_ key: String, _ command: String = "types") -> String {
    "\(key): \(command), in a text field"
  }

  static func muted(_ isMuted: Bool) -> String { isMuted ? "Speech off" : "Speech on" }
  static let silent = "(No sound)"
  static let nothingFurther = "(Nothing further)"
  static func notHeard(_ reason: String) -> String { "(Not heard: \(reason))" }
  static let noSound = "There is no sound to turn off."
  static func curtain(_ isOn: Bool) -> String { isOn ? "Screen curtain on" : "Screen curtain off" }
  static func letters(_ isOn: Bool) -> String {
    isOn ? "Single letter quick nav on" : "Single letter quick nav off"
  }
  static func lock(_ isOn: Bool) -> String {
    isOn ? "V O keys locked" : "V O keys unlocked"
  }
  static let noHint = "No hint"
  static let copied = "Copied to clipboard"
  static let nothingToCopy = "Nothing to copy"
  static let settingsKept = "Settings kept"
  static func settingsNotKept(_ reason: String? = nil) -> String {
    "Settings not kept" + (reason.map { ": \($0)" } ?? "")
  }
  static let settings = "Settings are in a file that earshot config names; you need none."

  static func more(than count: Int) -> String { "more than \(count)" }
  static func chooser(_ count: String) -> String {
    "Item chooser, \(count) \(count == "1" ? "item" : "items"). Type to narrow the list, enter goes there."
  }
  static func chooserItem(_ text: String, _ index: Int, _ count: String) -> String {
    "\(text), \(index) of \(count)"
  }
  static let chooserEmpty = "No items"
  static let closed = "Closed"
  static let searchBegins = "Search. Type a text, then enter."
  static func searchPrompt(_ text: String) -> String { "Search: \(text)" }
  static func notFound(_ text: String) -> String { "\(text) not found" }
  static let nothingSearched = "Nothing was searched for yet"
  static func summary(_ description: String, _ index: Int, _ count: String) -> String {
    "\(description), item \(index) of \(count) on this screen"
  }
  static let space = "space"
  static let lineBreak = "new line"
  static let bullet = "bullet"
  static func bullets(_ count: Int) -> String { count == 1 ? bullet : "\(count) bullets" }
  static func deleted(_ text: String) -> String { "\(text) deleted" }
  static let pasted = "Pasted"
  static let pastedBeginning = "Only the beginning was pasted; 128 kilobytes are the most"
  static let nothingTakesText = "Nothing takes text here"
}
