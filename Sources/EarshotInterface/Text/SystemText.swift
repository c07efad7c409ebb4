/// A text that the interface classes make by themselves, by its meaning.
///
/// The raw value is the English text, where `{1}`, `{2}` and so on are gaps.
/// ``SystemTexts`` holds other languages, and forms for numbers.
public enum SystemText: String, Sendable, CaseIterable {
  /// The plus half of a stepper.
  case increment = "Increment"
  /// The minus half of a stepper.
  case decrement = "Decrement"
  /// The button of a cell or form that shows details.
  case moreInfo = "More Info"
  /// A search field without a placeholder, and the search item of a bar.
  case search = "Search"
  /// The place of a page control.
  case page = "page {1} of {2}"
  /// Where a content has been scrolled to.
  case scrolledPage = "Page {1} of {2}"
  /// A share of a whole.
  case percent = "{1}%"
  /// The badge of a tab that counts things.
  case items = "{1} items"
  /// The back button of a screen whose predecessor has no title.
  case back = "Back"
  /// The button that shows the list of a split view.
  case showSidebar = "Show Sidebar"
  /// The button that hides the list of a split view.
  case hideSidebar = "Hide Sidebar"
  /// A row of buttons at the bottom of a screen.
  case toolbar = "Toolbar"
  /// The bar of a progress view.
  case progress = "Progress"
  /// A spinning activity indicator.
  case inProgress = "In progress"
  /// What lies around a popover or a sheet, and closes it.
  case dismissPopover = "dismiss popup window"
  /// What changes the height of a sheet.
  case sheetGrabber = "Sheet Grabber"
  /// A sheet that covers about half the screen.
  case halfScreen = "Half screen"
  /// A sheet at the largest of its heights.
  case expandedSheet = "Expanded"
  /// A sheet at the smallest of its heights.
  case collapsedSheet = "Collapsed"
  /// What lies around an open menu, and closes it.
  case dismissContextMenu = "Dismiss context menu"
  /// What of a menu is on in part.
  case mixed = "Mixed"
  /// The letters beside the rows of a table.
  case sectionIndex = "Section index"
  /// What was reached along the letters beside the rows of a table.
  case selectedTitle = "{1}, selected"
  /// A map.
  case map = "Map"
  /// A web page.
  case webContent = "web content"
  /// The date part of a compact date picker.
  case datePicker = "Date Picker"
  /// The time part of a compact date picker.
  case timePicker = "Time Picker"
  /// The day column of a date picker.
  case day = "Day"
  /// The month column of a date picker.
  case month = "Month"
  /// The year column of a date picker.
  case year = "Year"
  /// The date column of a picker of date and time.
  case date = "Date"
  /// The hour column of a date picker.
  case hour = "Hour"
  /// The minute column of a date picker.
  case minute = "Minute"
  /// The column of a date picker that tells morning from afternoon.
  case partOfDay = "AM/PM"
  /// An hour in its column.
  case oClock = "{1} o’clock"
  /// The hours in their column of a timer.
  case hours = "{1} hours"
  /// The minutes in their column.
  case minutes = "{1} minutes"
  /// The hours before noon.
  case beforeNoon = "AM"
  /// The hours from noon on.
  case afterNoon = "PM"
  /// A date: month, day, year.
  case longDate = "{1} {2}, {3}"
  /// Two parts of a date: month and day.
  case monthAndDay = "{1} {2}"
  /// Two parts of a date: month and year, the day between them left out.
  case monthAndYear = "{1} {3}"
  /// A day of the week: its name, month, day.
  case weekdayDate = "{1}, {2} {3}"
  /// The button that leads to the month before.
  case previousMonth = "Previous Month"
  /// The button that leads to the month after.
  case nextMonth = "Next Month"
  /// The first day of the week.
  case sunday = "Sunday"
  /// The second day of the week.
  case monday = "Monday"
  /// The third day of the week.
  case tuesday = "Tuesday"
  /// The fourth day of the week.
  case wednesday = "Wednesday"
  /// The fifth day of the week.
  case thursday = "Thursday"
  /// The sixth day of the week.
  case friday = "Friday"
  /// The last day of the week.
  case saturday = "Saturday"
  /// A time of day: hour of twelve, minute in two digits, part of the day; languages that count twenty-four hours
  /// have the hour of these, or that in two digits, in the places 4 and 5.
  case timeOfDay = "{1}:{2} {3}"
  /// The month with the number 1.
  case january = "January"
  /// The month with the number 2.
  case february = "February"
  /// The month with the number 3.
  case march = "March"
  /// The month with the number 4.
  case april = "April"
  /// The month with the number 5.
  case may = "May"
  /// The month with the number 6.
  case june = "June"
  /// The month with the number 7.
  case july = "July"
  /// The month with the number 8.
  case august = "August"
  /// The month with the number 9.
  case september = "September"
  /// The month with the number 10.
  case october = "October"
  /// The month with the number 11.
  case november = "November"
  /// The month with the number 12.
  case december = "December"

  /// The bar button that confirms.
  case done = "Done"
  /// The bar button that discards.
  case cancel = "Cancel"
  /// The bar button that begins editing.
  case edit = "Edit"
  /// The bar button that saves.
  case save = "Save"
  /// The bar button, button or symbol that adds.
  case add = "Add"
  /// The symbol that takes away.
  case remove = "Remove"
  /// The bar button that begins a message.
  case compose = "Compose"
  /// The bar button that replies.
  case reply = "Reply"
  /// The bar button that offers actions.
  case share = "Share"
  /// The bar button that files things.
  case organize = "Organize"
  /// The bar button and tab for bookmarks.
  case bookmarks = "Bookmarks"
  /// The symbol that marks a place.
  case bookmark = "Bookmark"
  /// The bar button that loads again.
  case refresh = "Refresh"
  /// The bar button that stops loading.
  case stop = "Stop"
  /// The bar button that takes a picture.
  case camera = "Camera"
  /// The bar button with a bin.
  case delete = "Delete"
  /// The action of a row that puts another one in.
  case insert = "Insert"
  /// The action of a row that takes it one place up.
  case moveUp = "Move Up"
  /// The action of a row that takes it one place down.
  case moveDown = "Move Down"
  /// A row has moved past the one above it.
  case movedAbove = "Moved above {1}"
  /// A row has moved past the one below it.
  case movedBelow = "Moved below {1}"
  /// The bar button that plays.
  case play = "Play"
  /// The bar button that pauses.
  case pause = "Pause"
  /// The bar button that runs backwards.
  case rewind = "Rewind"
  /// The bar button that runs forwards fast.
  case fastForward = "Fast Forward"
  /// What typing is called where it can be taken back.
  case typing = "Typing"
  /// What cutting is called, in a menu and where it can be taken back.
  case cut = "Cut"
  /// What pasting is called, in a menu and where it can be taken back.
  case paste = "Paste"
  /// The bar button that takes back.
  case undo = "Undo"
  /// The bar button that does again.
  case redo = "Redo"
  /// The bar button that curls the page.
  case pageCurl = "Page Curl"
  /// The button or bar button that closes.
  case close = "Close"

  /// The tab, or symbol, for what does not fit.
  case more = "More"
  /// The tab for favourites.
  case favorites = "Favorites"
  /// The tab for featured things.
  case featured = "Featured"
  /// The tab for what is rated best.
  case topRated = "Top Rated"
  /// The tab for recent things.
  case recents = "Recents"
  /// The tab for contacts.
  case contacts = "Contacts"
  /// The tab for history.
  case history = "History"
  /// The tab for downloads.
  case downloads = "Downloads"
  /// The tab for what was seen most recently.
  case mostRecent = "Most Recent"
  /// The tab for what is seen most.
  case mostViewed = "Most Viewed"

  /// The symbol for settings.
  case settings = "Settings"
  /// The symbol that goes on.
  case forward = "Forward"
  /// The symbol of a house.
  case home = "Home"
  /// The symbol of a star.
  case favorite = "Favorite"
  /// The symbol of a heart.
  case love = "Love"
  /// The symbol of a chevron that points up.
  case goUp = "Go Up"
  /// The symbol of a chevron that points down.
  case goDown = "Go Down"
  /// The symbol of a tick.
  case selected = "Selected"
  /// The symbol of a seal with a tick.
  case verified = "Verified"
  /// The symbol of a stack of pictures.
  case album = "Album"
  /// The symbol of a person with a plus.
  case addPeople = "Add People/Follow"
  /// The symbol of stars that shine.
  case sparkle = "Sparkle"
  /// The symbol of an aerial that sends.
  case cellularData = "Cellular Data"
  /// The symbol of a bell.
  case notifications = "Notifications"
  /// The symbol of a calendar with a plus.
  case addToCalendar = "Add to Calendar"
  /// The symbol of a cloud.
  case mostlyCloudy = "Mostly Cloudy"
  /// The symbol of a credit card.
  case card = "Card"
  /// The symbol of two sheets of paper.
  case copy = "Copy"
  /// The symbol of an envelope.
  case getMail = "Get Mail"
  /// The symbol of an eye.
  case show = "Show"
  /// The symbol of a folder.
  case move = "Move"
  /// The symbol of a gear with few teeth.
  case gearShape = "Gear Shape"
  /// The symbol of a key.
  case passwords = "Passwords"
  /// The symbol of three lines, one below the other.
  case drag = "Drag"
  /// The symbol of a link of a chain.
  case link = "Link"
  /// The symbol of a list.
  case list = "List"
  /// The symbol of a pin on a map.
  case removeMapPin = "Remove Map Pin"
  /// The symbol of a moon.
  case doNotDisturb = "Do Not Disturb"
  /// The symbol of a moon that sleeps.
  case snooze = "Snooze"
  /// The symbol of a paper plane.
  case send = "Send"
  /// The symbol of two persons.
  case twoPeople = "Two People"
  /// The symbol of a telephone.
  case call = "Call"
  /// The symbol of a picture.
  case photo = "Photo"
  /// The symbol of a ruler.
  case ruler = "Ruler With Measurement Marks"
  /// The symbol of a pair of scales.
  case scale = "Scale For Weighing Mass"
  /// The symbol of an arrow that points into a box.
  case download = "Download"
  /// The symbol of the heart of a card game, filled.
  case removeFromFavorites = "Remove From Favorites"
  /// The symbol of the sun.
  case brightnessHigher = "Brightness Higher"
  /// The symbol of the sun that rises.
  case sunrise = "Sunrise"
  /// The symbol of a bin.
  case trash = "Trash"
  /// The symbol of a heartbeat.
  case ecgWaveform = "Ecg Waveform Path"
}
