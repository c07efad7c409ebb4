/// What the reader says in English.
///
/// The words are those heard on devices (What VoiceOver does).
enum EnglishWording {
  /// One word a line: its name, then the word as `spoken`, `snapshot` and `ios27` write it.
  ///
  /// A word with one column is written the same in all styles. `{1}` and `{2}` stand for numbers.
  static let table: StaticString = """
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
    insertionPointAtStart | insertion point at start
    insertionPointAtEnd | insertion point at end
    heading | heading | Heading | Heading
    headingLevel | heading level {1} | Heading Level {1} | Heading level {1}
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
    rowSpan | spans {1} rows | Spans {1} rows | spans {1} rows
    columnSpan | spans {1} columns | Spans {1} columns | spans {1} columns
    row | row {1} | Row {1} | row {1}
    column | column {1} | Column {1} | column {1}
    rowHeader | row header | Row Header | Row header
    columnHeader | column header | Column Header | Column header
    tableStart | table start | Table Start | Table start
    tableEnd | table end | Table End | Table end
    rowCount | {1} rows
    oneRow | 1 row
    columnCount | {1} columns
    oneColumn | 1 column
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
    rotorSameItem | same item
    rotorDifferentItem | different item
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
    rotorSounds | sounds
    rotorLanguage | language
    rotorVoice | voice
    blank | blank
    space | space
    newLine | new line
    tabCharacter | tab
    """
}
