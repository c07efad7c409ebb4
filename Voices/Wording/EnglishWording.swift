/// What the reader says in English.
///
/// The words are those heard on devices (What VoiceOver does).
enum EnglishWording {
  /// The table (``WordingTables``), with the words of each style.
  static let table: StaticString = """
    # status: checked
    # source: guide
    selected | selected | Selected | selected
    dimmed | dimmed | Dimmed | dimmed
    button | button | Button | Button
    backButton | back button | Back Button | Back button
    back | Back
    popUpButton | pop up button | Pop Up Button | Pop up button
    radioButton | radio button | Radio Button | Radio button
    draggable | draggable | Draggable | Draggable
    switchButton | switch button | Switch Button | Switch button
    plainSwitch | switch button | Switch Button | Switch button
    on | on | On | on
    off | off | Off | off
    mixed | mixed | Mixed | mixed
    tab | tab | Tab | Tab
    textField | text field | Text Field | Text field
    secureTextField | secure text field | Secure Text Field | Secure text field
    isEditing | is editing | Is editing | is editing
    characterMode | character mode | Character mode | character mode
    wordMode | word mode | Word mode | word mode
    lineMode | line mode | Line mode | line mode
    sentenceMode | sentence mode | Sentence mode | sentence mode
    paragraphMode | paragraph mode | Paragraph mode | paragraph mode
    insertionPointAtStart | insertion point at start
    insertionPointAtEnd | insertion point at end
    heading | heading | Heading | Heading
    headingLevel | heading level {1} | Heading Level {1} | Heading level {1}
    nestingLevel | level {1}
    link | link | Link | Link
    pickerItem | picker item | Picker Item | Picker item
    adjustable | adjustable | Adjustable | Adjustable
    image | image | Image | Image
    searchField | search field | Search Field | Search field
    expanded | expanded | Expanded | expanded
    collapsed | collapsed | Collapsed | collapsed
    listStart | list start | List Start | List start
    listEnd | list end | List End | List end
    landmarkStart | landmark | Landmark | Landmark
    landmarkEnd | end | End | End
    required | required | Required | Required
    invalidData | invalid data | Invalid Data | Invalid data
    invalidGrammar | invalid grammar | Invalid Grammar | Invalid grammar
    invalidSpelling | invalid spelling | Invalid Spelling | Invalid spelling
    directTouchArea | direct touch area | Direct Touch Area | Direct touch area
    rowSpan | spans {1} rows | Spans {1} rows | spans {1} rows
    columnSpan | spans {1} columns | Spans {1} columns | spans {1} columns
    row | row {1} | Row {1} | row {1}
    column | column {1} | Column {1} | column {1}
    rowHeader | row header | Row Header | Row header
    columnHeader | column header | Column Header | Column header
    tableStart | table start | Table Start | Table start
    tableEnd | table end | Table End | Table end
    rowCount | {1} rows
    rowCount.one | {1} row
    columnCount | {1} columns
    columnCount.one | {1} column
    position | {1} of {2}
    actionsAvailable | actions available | Actions Available | Actions available
    moreContentAvailable | more content available | More Content Available | More content available
    toggleHint | Double tap to toggle setting.
    editHint | Double tap to edit.
    misspelledWordsHint | Use the rotor to access misspelled words. | Use the rotor to access Misspelled Words
    adjustableHint | Swipe up or down with one finger to adjust the value.
    popUpHint | Double tap to activate the picker.
    draggableHint | Double tap and hold, wait for the sound, then drag to rearrange.
    expandHint | Double tap to expand.
    collapseHint | Double tap to collapse.
    alert | alert | Alert | Alert
    list | list | List | List
    landmark | landmark | Landmark | Landmark
    table | table | Table | Table
    tabBar | tab bar | Tab Bar | Tab bar
    group | group | Group | Group
    voiceOverOn | VoiceOver on
    voiceOverOff | VoiceOver off
    activateAction | activate
    rotorActions | actions
    rotorAdjustValue | adjust value
    rotorMoreContent | more content
    rotorCharacters | characters
    rotorWords | words
    rotorLines | lines
    rotorSentences | sentences
    rotorParagraphs | paragraphs
    rotorTextSelection | text selection
    rotorEdit | edit
    editSelectAll | select all
    editCut | cut
    editCopy | copy
    editPaste | paste
    editReplace | replace by {1}
    editUndo | undo
    editRedo | redo
    rotorHeadings | headings
    rotorLinks | links
    rotorButtons | buttons
    rotorFormControls | form controls
    rotorStaticText | static text
    rotorImages | images
    rotorTextFields | text fields
    rotorVisitedLinks | visited links
    rotorNonVisitedLinks | non-visited links
    rotorTables | tables
    rotorLists | lists
    rotorLandmarks | landmarks
    rotorContainers | containers
    rotorSameHeading | same heading
    rotorRows | rows
    rotorColumns | columns
    rotorBlockquotes | block quotes
    rotorSameBlockquote | same block quote
    rotorFrames | frames
    rotorBoldText | bold text
    rotorItalicText | italic text
    rotorUnderlinedText | underlined text
    rotorPlainText | plain text
    rotorStyleChange | style change
    rotorFontChange | font change
    rotorColorChange | color change
    rotorSameItem | same item
    rotorDifferentItem | different item
    rotorVerticalNavigation | vertical navigation
    rotorMisspelledWords | misspelled words
    percent | {1}%
    noneOfThem | none
    someOfThem | some
    mostOfThem | most
    allOfThem | all
    verbosityMinimal | minimal
    verbosityStandard | standard
    verbosityVerbose | verbose
    verbosityCustom | custom
    doNothing | do nothing
    speakCapital | speak cap
    changePitch | change pitch
    playSound | play sound
    charactersAndWords | characters and words
    nothing | nothing
    defaultLanguage | default language
    defaultVoice | default voice
    rotorSpeechRate | speech rate
    rotorVolume | volume
    rotorPitch | pitch
    rotorPunctuation | punctuation
    rotorVerbosity | verbosity
    rotorHints | hints
    rotorCapitals | capitals
    rotorTyping | typing feedback
    rotorTypingMode | typing mode
    standardTyping | standard typing
    touchTyping | touch typing
    directTouchTyping | direct touch typing
    rotorSounds | sounds
    rotorDirectTouch | direct touch
    rotorNavigation | navigation style
    flatNavigation | flat
    groupedNavigation | grouped
    rotorLanguage | language
    rotorVoice | voice
    # source: translation
    settingTraits | kind of items
    beforeName | before the name
    afterName | after the name
    settingValues | values
    settingDeleting | deleting text
    settingPhonetics | phonetics
    settingStereo | stereo
    settingBehaviour | cursor after a change
    behaviourGuide | as in Apple's guide
    behaviourDevice | as on devices
    settingInterfaceLanguage | language of Earshot
    # source: guide
    blank | blank
    space | space
    newLine | new line
    tabCharacter | tab
    unassigned | {1}: unassigned
    belongsToSystem | {1} belongs to the system
    systemHome | Home
    systemPreviousApp | Switch to previous app
    systemNextApp | Switch to next app
    systemPreviousVisibleApp | Previous visible app
    systemNextVisibleApp | Next visible app
    systemNotificationCenter | Notification Center
    systemControlCenter | Control Center
    systemStatusBar | Status bar
    systemPressureTouch | 3D Touch
    noCommand | There is no command {1}
    assigned | {1}: {2}
    assignedNothing | {1}: unassigned
    itemChooser | Item chooser, {1}. Type to narrow, enter goes there, escape closes.
    commandChooser | Command chooser, {1}. Type to narrow, enter does it, escape closes.
    sceneChooser | Scene chooser, {1}. Type to narrow, enter goes there, escape closes.
    noScenes | No other screens
    sceneByCode | {1}, by code
    sceneByName | {1}, by its name
    itemCount | {1} items
    itemCount.one | {1} item
    moreThan | more than {1}
    noItems | No items
    noItemsWith | No items with {1}. Escape closes the list.
    chooserItem | {1}, {2} of {3}
    closed | Closed
    searchBegins | Search. Type a text, then enter.
    searchPrompt | Search: {1}
    notFound | {1} not found
    notFoundYet | {1} not found yet, loading more
    nothingSearched | Nothing was searched for yet
    labelBegins | Label item. Type a name, then enter.
    labelPrompt | Label: {1}
    labelled | Labelled {1}
    labelRemoved | Label removed
    helpBegins | Help. Press any key to hear what it does. Escape ends help.
    helpEnds | Help ended.
    help | {1}: {2}
    helpTyping | {1}: {2}, in a text field
    helpTypes | types
    helpNothing | does nothing
    itemSummary | {1}, item {2} of {3} on this screen
    noHint | No hint
    nothingFocused | Nothing has the keyboard
    noDescription | No description
    notInTable | Not in a table
    noRowHeader | No row header
    noColumnHeader | No column header
    rowOf | row {1} of {2}
    columnOf | column {1} of {2}
    noTextStyle | No text style
    points | {1} points
    points.one | {1} point
    plain | plain
    bold | bold
    italic | italic
    underlined | underlined
    # source: translation
    struckThrough | strikethrough
    dim | dim
    blinking | blinking
    reversed | reversed
    onColor | on {1}
    colorBlack | black
    colorRed | red
    colorGreen | green
    colorYellow | yellow
    colorBlue | blue
    colorMagenta | magenta
    colorCyan | cyan
    colorWhite | white
    colorGray | gray
    colorBrightRed | bright red
    colorBrightGreen | bright green
    colorBrightYellow | bright yellow
    colorBrightBlue | bright blue
    colorBrightMagenta | bright magenta
    colorBrightCyan | bright cyan
    colorBrightWhite | bright white
    colorOrange | orange
    colorBrown | brown
    colorPink | pink
    colorPurple | purple
    # source: guide
    quoteLevel | quote level {1}
    noURL | No address
    speechOff | Speech off
    speechOn | Speech on
    curtainOn | Screen curtain on
    curtainOff | Screen curtain off
    copied | Copied to clipboard
    nothingToCopy | Nothing to copy
    quickNavOn | Single letter quick nav on
    quickNavOff | Single letter quick nav off
    keysLocked | V O keys locked
    keysUnlocked | V O keys unlocked
    watching | Watching {1}
    watchingEnds | No longer watching
    settingsChooser | Settings, {1}. Up and down go to a setting, left and right change it, typing narrows the list. Escape closes.
    labelNotKept | Label not kept for the next time: {1}
    settingsKept | Settings kept
    settingsNotKept | Settings not kept
    settingsNotKeptBecause | Settings not kept: {1}
    # source: translation
    settingsRead | Settings read
    settingsNotReadBecause | Settings not read: {1}
    # source: guide
    nothingTakesText | Nothing takes text here
    pastedBeginning | Only the beginning was pasted; 128 kilobytes are the most
    noSoundToTurnOff | There is no sound to turn off.
    readerModeOn | Reader mode
    readerModeOff | Reader mode off
    keysSilenceOn | Keys stop speech
    keysSilenceOff | Keys let speech go on
    # source: translation
    settingPrefix | prefix key
    settingProfile | profile of the program
    settingCaptions | captions
    settingClipboard | clipboard for the program
    settingAnnotations | annotations to the terminal
    # source: guide
    noOutput | No output of a command
    noHistory | Nothing has left the screen
    bookmarkSet | Bookmark: {1}
    bookmarkRemoved | No bookmark any more: {1}
    noBookmark | No bookmarks
    onlyForPrograms | Only while a program is run
    programIntroduction | Keys go to the program. Press {1} and then a key for a command of the screen reader: the right arrow for the next item, question mark for help, semicolon to have every key be a command until {1}. Pressed twice, {1} goes to the program.
    introduction | Welcome to Earshot. Press the right arrow to move to the next item, and the left arrow to go back. Enter activates an item, escape goes back. The up and down arrows change a value, or step through what the rotor is set to; shift with the right arrow turns the rotor. V O A reads everything; V O is control and alt together, and alt alone will do. Any key stops speech; a comma holds it and lets it go on. Press question mark to practise the keys, colon to choose a command by its name, and F2 to hear this again. Control C ends Earshot. Your settings can be kept in a file, which is up to you: earshot config tells how.
    noSound | (No sound)
    nothingFurther | (Nothing further)
    loading | loading | Loading | Loading
    requestRefused | Refused
    requestRefusedBecause | Refused: {1}
    requestUnsupported | Not possible here
    requestStale | The screen has changed
    requestTimedOut | No answer
    connectionLost | Connection lost
    requestUnreachable | Could not be reached
    requestUnchanged | Nothing has changed
    linesAndLast | {1} lines, last: {2}
    keyWithControl | Control {1}
    keyWithAlt | Alt {1}
    historyTitle | History
    crashed | {1} has crashed
    crashedWithoutName | Part of the screen has crashed
    outOfDate | The screen may not be up to date
    removed | {1} removed
    silentItem | This item says nothing
    emptyScreen | Empty screen
    emptyScreenOthers | Empty screen; {1} others: {2}
    emptyScreenOthers.one | Empty screen; {1} other: {2}
    guessedScreenOthers | The app may begin elsewhere; {1} other screens: {2}
    guessedScreenOthers.one | The app may begin elsewhere; {1} other screen: {2}
    codeAhead | Only the app's code does this: {1}
    codeAheadScenes | Only the app's code does this: {1}. Screens it may lead to, {2}: {3}
    codeAheadOthers | Only the app's code does this: {1}. Other screens, {2}: {3}
    missingScreen | The screen it leads to is not there: {1}
    nothingHappens | Nothing happens
    pressKey | press {1}
    lineTypeScenes | type scenes
    notHeard | (Not heard: {1})
    lineIntroduction | Welcome to Earshot. Every item of the screen has a number. Type a number and Enter to go there, and Enter alone to activate the item; next and back go from item to item. help lists the words, quit ends Earshot. earshot config tells how to keep settings.
    lineUnknown | '{1}' is no command; expected a number, Enter, or a word that help lists
    lineNearest | did you mean '{1}'?
    lineNoItem | there is no item {1}; expected 1 to {2}
    lineItemGone | item {1} is no longer there; list prints the items as they are now
    lineListCut | more than {1} items; next goes on through all of them
    lineNothingTakesText | nothing takes text here; expected the cursor in a text field that was activated
    lineNotHere | not in lines of text
    lineHelpNumber | a number: go to that item
    lineHelpEnter | Enter alone: activate the item
    lineHelpNext | next, back: the next item, the one before; next heading, previous link and so on: the next of a kind
    lineHelpList | list: the items of the screen again; chooser: choose from them by number or text
    lineHelpScenes | scenes: choose among screens that nothing here leads to
    lineHelpFind | find TEXT: go to the next item that holds the text; next search result goes on
    lineHelpType | type TEXT: type into the text field
    lineHelpRotor | rotor: what the rotor offers here; rotor NAME: turn it there; next rotor item, previous rotor item
    lineHelpScroll | scroll DIRECTION; gesture NAME, such as gesture 2 finger double tap
    lineHelpQuit | quit: end Earshot
    lineHelpCommands | and each of these commands:
    bullets | {1} bullets
    bullets.one | bullet
    spellingAlphabet | a Alfa b Bravo c Charlie d Delta e Echo f Foxtrot g Golf h Hotel i India j Juliett k Kilo l Lima m Mike n November o Oscar p Papa q Quebec r Romeo s Sierra t Tango u Uniform v Victor w Whiskey x X-ray y Yankee z Zulu
    textSelected | {1} selected
    textUnselected | {1} unselected
    nothingSelected | nothing selected
    selectionStarted | selection started
    textDeleted | {1} deleted
    textInserted | {1} inserted
    textCut | {1} cut
    textCopied | {1} copied
    textPasted | {1} pasted
    textReplaced | replaced by {1}
    """
}
