import EarshotModel
import EarshotReader
import EarshotSession

/// The item chooser and the search.
extension ScreenHost {
  // MARK: Item chooser

  func beginChoosing() {
    let chooser = ItemChooser(session.host, focused: reader.focusedElement)
    guard !chooser.items.isEmpty else { return core.say(HostWording.chooserEmpty) }
    mode = .chooser(chooser)
    core.say(HostWording.chooser(chooser.count))
  }

  func choose(_ press: KeyPress, in chooser: ItemChooser) {
    var chooser = chooser
    switch press.key {
    case .escape:
      mode = .walking
      return core.say(HostWording.closed)
    case .enter:
      mode = .walking
      guard let item = chooser.chosen else { return core.say(HostWording.closed) }
      return session.perform(.command(.focus(on: item.element)))
    case .down, .right: _ = chooser.move(by: 1)
    case .up, .left: _ = chooser.move(by: -1)
    case .backspace: chooser.narrow(to: String(chooser.filter.dropLast()))
    default:
      guard let text = press.text else { return }
      chooser.narrow(to: chooser.filter + text)
    }
    show(chooser)
  }

  /// Goes on with a chooser, and says what is chosen in it.
  func show(_ chooser: ItemChooser) {
    mode = .chooser(chooser)
    if let item = chooser.chosen {
      core.say(HostWording.chooserItem(item.text, chooser.index + 1, chooser.count))
    } else {
      core.say(HostWording.chooserEmpty)
    }
  }

  // MARK: Search

  func search(_ press: KeyPress, _ typed: String) {
    switch press.key {
    case .escape:
      mode = .walking
      core.say(HostWording.closed)
    case .enter:
      mode = .walking
      searched = typed
      searchAgain(isForward: true)
    case .backspace:
      mode = .search(String(typed.dropLast()))
      core.say(HostWording.searchPrompt(String(typed.dropLast())))
    default:
      guard let text = press.text else { return }
      mode = .search(typed + text)
      core.say(HostWording.searchPrompt(typed + text))
    }
  }

  func searchAgain(isForward: Bool) {
    guard !searched.isEmpty else { return core.say(HostWording.nothingSearched) }
    let items = ItemChooser.items(of: session.host, limit: ItemChooser.searchLimit).items
    let present = items.firstIndex { $0.element === reader.focusedElement }
    // From behind the cursor around the screen, and the element under it last.
    let behind = present.map { items[($0 + 1)...] + items[...$0] } ?? items[...]
    let ahead =
      present.map { items[..<$0].reversed() + items[$0...].reversed() } ?? behind.reversed()
    let wanted = searched.lowercased()
    let found = (isForward ? Array(behind) : ahead).first { $0.text.lowercased().contains(wanted) }
    guard let found else { return core.say(HostWording.notFound(searched)) }
    session.perform(.command(.focus(on: found.element)))
  }
}
