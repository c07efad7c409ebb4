import EarshotInterface
import EarshotModel
import EarshotReader

/// What a step of a script does.
enum ScriptAction {
  /// Gives the reader a command, several times over.
  case command(ReaderCommand.Name, repeats: Int)
  /// Scrolls by three fingers.
  case scroll(AccessibilityScrollDirection)
  /// Turns the rotor to an item of this name.
  case rotor(String)
  /// Goes to the next thing of a kind, or to the previous one.
  case find(RotorKind, isForward: Bool)
  /// Goes to the next element that holds a text.
  case search(for: String)
  /// Makes a gesture.
  case gesture(Gesture)
  /// Presses a key.
  case press(KeyPress)
  /// Gives a gesture or a key to another command.
  case assign(Reassignment)
  /// Changes settings by so many steps, as keys do.
  case change([(setting: ReaderSetting, steps: Int)])
  /// Sets what a listener sets elsewhere than on the screen.
  case set(ChosenSettings)
  /// Puts a finger on the screen to hear what is there.
  case touch(ScriptTarget)
  /// Touches the screen briefly, past the reader.
  case tap(ScriptTarget)
  /// Puts the cursor on an element.
  case focus(id: String)
  /// Types.
  case type(String)
  /// Presses the key that deletes backward, several times over.
  case deleteBackward(repeats: Int)
  /// Puts a text in the place of what is selected, or of the word at the insertion point.
  case replace(String)
  /// Has the app tell the reader of a change.
  case post(PostedNotification)
  /// Has the app say something.
  case announce(AttributedText)
  /// Lets time pass, in seconds.
  case wait(Double)
  /// Turns the device.
  case rotate(ScriptOrientation)
  /// Sets how large a person wants texts.
  case textSize(ContentSizeCategory)
  /// Sets on which side rows begin.
  case layoutDirection(LayoutDirection)
  /// Moves the app to the front, to the background, or stops it there.
  case application(ScriptApplicationState)
  /// Leaves the app, which keeps its state and ends.
  case leave
  /// Comes back to the app, which is launched anew and takes its state back.
  case comeBack
  /// Compares what happened with what was expected.
  case expect([Expectation])
  /// Carries out steps, under a name.
  case group(name: String, StepListReader.List)
  /// Carries out steps several times over.
  case `repeat`(times: Int, StepListReader.List)
}

/// A place on the screen, as a script names it.
enum ScriptTarget {
  /// A point, in screen points.
  case point(Point)
  /// Where the element of this name is activated.
  case element(id: String)
}

/// How the device is held.
enum ScriptOrientation: String, CaseIterable {
  /// The long side upright.
  case portrait
  /// The long side across.
  case landscape
}

/// How much of the app is running.
enum ScriptApplicationState: String, CaseIterable {
  /// On screen, with input.
  case active
  /// Off screen, still running.
  case background
  /// Off screen and not running.
  case suspended
}
