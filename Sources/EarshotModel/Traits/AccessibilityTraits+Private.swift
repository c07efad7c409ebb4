/// Traits that UIKit gives to its own classes and does not publish.
extension AccessibilityTraits {
  /// What a class says of itself and nobody else can say or take back: the traits that UIKit does not
  /// publish, and the toggle, which no app set before it was published (vectors `switch-06` to `09`).
  package static let ofClasses = AccessibilityTraits(rawValue: UInt64.max << 17)
    .subtracting(.supportsZoom)

  /// Each of them makes a text field of an element; one that hides what is typed is a field by itself.
  package static let textFields: AccessibilityTraits = [.textEntry, .secureTextField]

  /// Is part of a web page.
  public static let webContent = AccessibilityTraits(bit: 17)
  /// Takes typed text; spoken "text field".
  public static let textEntry = AccessibilityTraits(bit: 18)
  /// Is a column of a picker; spoken "picker item".
  public static let pickerElement = AccessibilityTraits(bit: 19)
  /// Is one choice of several; spoken "radio button".
  public static let radioButton = AccessibilityTraits(bit: 20)
  /// Is being edited; spoken "is editing".
  public static let isEditing = AccessibilityTraits(bit: 21)
  /// Starts an application from the home screen.
  public static let launchIcon = AccessibilityTraits(bit: 22)
  /// Stands in the status bar.
  public static let statusBarElement = AccessibilityTraits(bit: 23)
  /// Hides what is typed; spoken "secure text field".
  public static let secureTextField = AccessibilityTraits(bit: 24)
  /// Is not in use now.
  public static let inactive = AccessibilityTraits(bit: 25)
  /// Ends a section.
  public static let footer = AccessibilityTraits(bit: 26)
  /// Goes back one screen; spoken "back button".
  public static let backButton = AccessibilityTraits(bit: 27)
  /// Is one tab of a tab bar; spoken "tab".
  public static let tabBarItem = AccessibilityTraits(bit: 28)
  /// Offers a spelling correction.
  public static let autoCorrectCandidate = AccessibilityTraits(bit: 29)
  /// Is the delete key of a keyboard.
  public static let deleteKey = AccessibilityTraits(bit: 30)
  /// Closes what it is in when an item is chosen.
  public static let selectionDismissesItem = AccessibilityTraits(bit: 31)
  /// Is a link that was followed before.
  public static let visited = AccessibilityTraits(bit: 32)
  /// Can be scrolled.
  public static let scrollable = AccessibilityTraits(bit: 33)
  /// Only takes up room.
  public static let spacer = AccessibilityTraits(bit: 34)
  /// Is the index beside a table.
  public static let tableIndex = AccessibilityTraits(bit: 35)
  /// Is a map.
  public static let map = AccessibilityTraits(bit: 36)
  /// Offers operations on selected text.
  public static let textOperationsAvailable = AccessibilityTraits(bit: 37)
  /// Can be dragged; spoken "draggable".
  public static let draggable = AccessibilityTraits(bit: 38)
  /// Opens a menu; spoken "pop up button".
  public static let popupButton = AccessibilityTraits(bit: 40)
  /// Lets a finger slide its value directly.
  public static let allowsNativeSliding = AccessibilityTraits(bit: 41)
  /// Is a formula.
  public static let math = AccessibilityTraits(bit: 42)
  /// Stands inside a table.
  public static let containedByTable = AccessibilityTraits(bit: 43)
  /// Stands inside a list.
  public static let containedByList = AccessibilityTraits(bit: 44)
  /// Takes the touches of what is inside it.
  public static let touchContainer = AccessibilityTraits(bit: 45)
  /// Takes several lines of typed text.
  public static let textArea = AccessibilityTraits(bit: 47)
  /// Is the text of a book.
  public static let bookContent = AccessibilityTraits(bit: 48)
  /// Stands inside a landmark.
  public static let containedByLandmark = AccessibilityTraits(bit: 49)
  /// Is a folder of applications.
  public static let folderIcon = AccessibilityTraits(bit: 50)
  /// Shows text that cannot be edited.
  public static let readOnly = AccessibilityTraits(bit: 51)
  /// Is an item of a menu.
  public static let menuItem = AccessibilityTraits(bit: 52)
  /// Is left out of the item chooser.
  public static let ignoreItemChooser = AccessibilityTraits(bit: 54)
  /// Can show details while a finger tracks it.
  public static let supportsTrackingDetail = AccessibilityTraits(bit: 55)
  /// Is an alert.
  public static let alert = AccessibilityTraits(bit: 56)
  /// Stands inside a group of form fields.
  public static let containedByFieldset = AccessibilityTraits(bit: 57)
  /// May change the layout while it stands in the status bar.
  public static let allowsLayoutChangeInStatusBar = AccessibilityTraits(bit: 58)
}
