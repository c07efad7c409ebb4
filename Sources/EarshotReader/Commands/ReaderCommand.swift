public import EarshotModel
public import EarshotSpeech

/// What can be asked of a screen reader.
///
/// ``Name`` is the one list of the commands that need nothing but their name: scripts spell them, keys
/// are bound to them and transcripts write them. The other cases carry what they need. Scripts have
/// steps of their own for those that a person can ask for; ``tell(_:_:)``, ``say(_:source:)``,
/// ``sound(_:)``, ``request(_:)`` and ``comeBack(to:rotor:)`` belong to the host around the reader, and no script names them.
public enum ReaderCommand {
  /// Does what needs nothing but its name.
  case named(Name)
  /// Scrolls by a page (guide row G30).
  case scroll(AccessibilityScrollDirection)
  /// Chooses a rotor.
  case rotor(RotorKind)
  /// Changes a setting by so many steps, whatever the rotor is set to: a number becomes larger by positive
  /// ones, of choices a later one comes.
  case change(ReaderSetting, by: Int)
  /// Changes a setting of the host's own (``HostSetting``), which its name stands for, by so many steps.
  case changeHost(String, by: Int)
  /// Takes on settings that were read anew, and says which have changed.
  indirect case adopt(ReaderSettings)
  /// Puts a finger down at a point of the screen, or slides it there: touch to explore.
  case touch(at: Point)
  /// Puts the cursor on an element, as a touch would.
  case focus(on: Responder)
  /// Goes to the next or the previous thing of a kind, and leaves the rotor as it is.
  case find(RotorKind, isForward: Bool)
  /// Goes to the next element that holds a text, and searches for it from now on.
  case search(for: String)
  /// Does what a gesture was assigned to, or says that it was assigned to nothing.
  case gesture(Gesture)
  /// Does what a key asks for; one that types goes where text is taken.
  case press(KeyPress)
  /// Types into what the reader itself asks for: the search, the choosers, the label of an item.
  case prompt(PromptInput)
  /// Has a gesture or a key ask for another command from now on.
  case assign(Reassignment)
  /// Says that something belongs to the system.
  case tellSystemFunction(SystemFunction)
  /// Says what a gesture or a key does, in place of doing it.
  case practise(PractisedInput)
  /// Says that a gesture was assigned to nothing.
  case tellUnassigned(Gesture)
  /// Shows another screen of the host.
  case open(HostScene)
  /// Has the host do something that only it can do.
  case request(HostRequest)
  /// Says a sentence of the tables with texts in its places, whether the reader is turned on or not.
  case tell(Word, [String] = [])
  /// Does something to the text that is edited, or to the text under the cursor.
  case text(TextCommand)
  /// Says words of the host's own, whether the reader is turned on or not.
  case say([SpeechRun], source: UtteranceSource)
  /// Plays a sound of the host's own.
  case sound(Earcon)
  /// Stands again where it stood when a person left the app, with the setting of the rotor that was
  /// chosen then; where the element cannot be reached, the cursor stays.
  case comeBack(to: Responder?, rotor: RotorKind?)

  /// A command that needs nothing but its name.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// Turns the reader on.
    case enable
    /// Turns the reader off.
    case disable
    /// Goes to the next element.
    case moveForward
    /// Goes to the previous element.
    case moveBackward
    /// Goes into the group that the cursor stands on.
    case moveIn
    /// Goes to the group around the cursor.
    case moveOut
    /// Goes to the first element of the screen.
    case first
    /// Goes to the last element of the screen.
    case last
    /// Goes to the first element of the container around the cursor.
    case firstInContainer
    /// Goes to the last element of the container around the cursor.
    case lastInContainer
    /// Goes to the element that the one under the cursor is linked with.
    case linkedItem
    /// Goes to the element that keys are typed into.
    case moveToSystemFocusedItem
    /// Does what a double tap does.
    case activate
    /// Does what a finger does that stays on the element.
    case longPress
    /// Does what the second button of a mouse does: opens the menu of the element.
    case secondaryActivate
    /// Puts a finger down on the element, past the reader: it stays until it is lifted.
    case passThrough
    /// Closes what is open or goes back (guide row G28).
    case escape
    /// Does what is done most often on the screen (guide row G29).
    case magicTap
    /// Makes the value of the element larger (guide row G31).
    case increment
    /// Makes the value of the element smaller (guide row G31).
    case decrement
    /// Goes to the next item of the chosen rotor.
    case rotorNext
    /// Goes to the previous item of the chosen rotor.
    case rotorPrevious
    /// Chooses the next rotor that has something to offer.
    case nextRotor
    /// Chooses the previous rotor that has something to offer.
    case previousRotor
    /// Reads everything from the cursor on.
    case readAll
    /// Reads everything from the top of the screen.
    case readFromTop
    /// Holds speech, or lets it go on.
    case pause
    /// Speaks the element under the cursor again.
    case speakItem
    /// Ends what is being said.
    case silence
    /// Says again what was said last.
    case repeatSpeech
    /// Puts what was said last on the clipboard.
    case copySpeech
    /// Has nothing be heard any more, or everything again.
    case toggleMute
    /// Blanks the screen, or shows it again.
    case toggleScreenCurtain
    /// Says how to use the element under the cursor.
    case readHint
    /// Says what the element under the cursor is, and which of how many on the screen.
    case readItemSummary
    /// Says what the element is that keys are typed into, and which of how many on the screen.
    case readSystemFocusedItem
    /// Says everything that the app tells of the element under the cursor.
    case describeItem
    /// Says what heads the row of the cell under the cursor.
    case readRowHeader
    /// Says what heads the column of the cell under the cursor.
    case readColumnHeader
    /// Says in which row and column of which table the cursor stands.
    case readTableRowColumn
    /// Says how the text under the cursor looks.
    case readTextStyle
    /// Says where the link under the cursor leads.
    case readURL
    /// Follows the words of the element under the cursor wherever the cursor goes, or no longer.
    case watchItem
    /// Asks for a name that the listener gives the element under the cursor.
    case labelItem
    /// Offers all elements of the screen to choose from.
    case chooseItem
    /// Offers the other screens of the host to choose from, where nothing on the present one leads there.
    case chooseScene
    /// Offers all commands to choose from.
    case chooseCommand
    /// Asks for a text and goes to the element that holds it.
    case search
    /// Goes to the next element that holds the text.
    case nextSearchResult
    /// Goes to the previous element that holds the text.
    case previousSearchResult
    /// Begins help, in which gestures and keys say what they do, or ends it.
    case toggleHelp
    /// Has letters by themselves be commands, or be nothing.
    case toggleQuickNav
    /// Has the keys of VoiceOver work without its modifier, or only with it.
    case toggleModifierLock
    /// Offers all settings, each with what it is, to be changed.
    case openSettings
    /// Says the character at the insertion point, or where stepping through the text has come to.
    case readCharacter
    /// Says the word there.
    case readWord
    /// Says the line there.
    case readLine
    /// Says what is selected.
    case readSelectedText
    /// Has moves in the text select from now on, or no more.
    case toggleTextSelection
    /// Takes back what was done last, in the text or by the app.
    case undo
    /// Does again what was taken back.
    case redo
    /// Takes away what is selected, and puts it on the pasteboard.
    case cut
    /// Puts what is selected on the pasteboard.
    case copy
    /// Puts what is on the pasteboard in the place of what is selected.
    case paste
    /// Selects the whole text.
    case selectAll
    /// Spells what is selected, the word at the insertion point, or what the element is called.
    case spellItem
    /// Has the settings kept for the next time.
    case keepSettings
    /// Lifts the finger.
    case lift
  }

  /// The name by which notes and transcripts call the command.
  public var name: String {
    switch self {
    case .named(let name): name.rawValue
    case .scroll: "scroll"
    case .rotor: "rotor"
    case .change, .changeHost: "change"
    case .adopt: "adopt"
    case .touch: "touch"
    case .focus: "focus"
    case .find(let kind, let isForward): "\(isForward ? "next" : "previous") \(kind.name)"
    case .say, .tell: "host"
    case .text(let command): command.name
    case .sound(let sound): sound.rawValue
    case .comeBack: "comeBack"
    case .search: "search"
    case .gesture: "gesture"
    case .press: "press"
    case .prompt: "prompt"
    case .open: "open"
    case .assign: "assign"
    case .tellSystemFunction(let function): function.rawValue
    case .practise: "practise"
    case .tellUnassigned: "gesture"
    case .request(let request): request.name
    }
  }

  /// What a transcript says besides the name; `nil` where the name says it all.
  public var detail: String? {
    switch self {
    case .scroll(let direction): direction.rawValue
    case .rotor(let kind): kind.name
    case .change(let setting, let steps): "\(setting.rawValue) \(steps)"
    case .changeHost(let name, let steps): "\(name) \(steps)"
    case .touch(let point): "\(point.x) \(point.y)"
    case .focus(let element): element.transcriptName
    case .text(let command): command.detail
    case .search(let text): text
    case .open(let scene): scene.name
    case .gesture(let gesture), .tellUnassigned(let gesture): gesture.name
    case .practise(let input): input.name
    case .assign(let reassignment): reassignment.text
    // What is typed is told by nobody before it is known where it goes.
    case .press, .prompt: nil
    case .named, .find, .say, .tell, .sound, .comeBack, .adopt, .tellSystemFunction, .request: nil
    }
  }
}
