public import EarshotModel
public import EarshotSpeech

/// What can be asked of a screen reader.
///
/// ``Name`` is the one list of the commands that need nothing but their name: scripts spell them, keys
/// are bound to them and transcripts write them. The other cases carry what they need. Scripts have
/// steps of their own for those that a person can ask for; ``find(_:isForward:)``, ``say(_:source:)``,
/// ``sound(_:)`` and ``comeBack(to:rotor:)`` belong to the host around the reader, and no script names
/// them.
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
  /// Puts a finger down at a point of the screen, or slides it there: touch to explore.
  case touch(at: Point)
  /// Puts the cursor on an element, as a touch would.
  case focus(on: Responder)
  /// Goes to the next or the previous thing of a kind, and leaves the rotor as it is.
  case find(RotorKind, isForward: Bool)
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
    /// Does what a double tap does.
    case activate
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
    case .change: "change"
    case .touch: "touch"
    case .focus: "focus"
    case .find(let kind, let isForward): "\(isForward ? "next" : "previous") \(kind.name)"
    case .say: "host"
    case .sound(let sound): sound.rawValue
    case .comeBack: "comeBack"
    }
  }

  /// What a transcript says besides the name; `nil` where the name says it all.
  public var detail: String? {
    switch self {
    case .scroll(let direction): direction.rawValue
    case .rotor(let kind): kind.name
    case .change(let setting, let steps): "\(setting.rawValue) \(steps)"
    case .touch(let point): "\(point.x) \(point.y)"
    case .focus(let element): element.transcriptName
    case .named, .find, .say, .sound, .comeBack: nil
    }
  }
}
