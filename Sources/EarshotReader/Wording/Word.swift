import EarshotModel

/// A word or sentence of the reader's own; the tables in `Voices/Wording` hold it in each language.
nonisolated public enum Word: String, Sendable, CaseIterable {
  /// The element is selected.
  case selected
  /// It does not respond.
  case dimmed
  /// It is pressed.
  case button
  /// It goes back one screen.
  case backButton
  /// The label of a back button that adds nothing.
  case back
  /// It opens a menu.
  case popUpButton
  /// It is one choice of several.
  case radioButton
  /// It can be dragged.
  case draggable
  /// It is a switch and a button.
  case switchButton
  /// It is a switch and no button.
  case plainSwitch
  /// A switch is on.
  case on
  /// A switch is off.
  case off
  /// A switch is neither on nor off.
  case mixed
  /// It is one tab of a tab bar.
  case tab
  /// It takes typed text.
  case textField
  /// It takes typed text and hides it.
  case secureTextField
  /// Typed text goes there now.
  case isEditing
  /// The rotor moves the insertion point by characters.
  case characterMode
  /// The rotor moves the insertion point by words.
  case wordMode
  /// The rotor moves the insertion point by lines.
  case lineMode
  /// The rotor moves the insertion point by sentences.
  case sentenceMode
  /// The rotor moves the insertion point by paragraphs.
  case paragraphMode
  /// Typed text goes before the first character.
  case insertionPointAtStart
  /// Typed text goes behind the last character.
  case insertionPointAtEnd
  /// It begins a section.
  case heading
  /// It begins a section of a level, which stands in the word.
  case headingLevel
  /// How deep it stands in a tree.
  case nestingLevel
  /// It leads elsewhere.
  case link
  /// It is a wheel of a picker.
  case pickerItem
  /// Its value can be raised and lowered.
  case adjustable
  /// It is a picture.
  case image
  /// It takes text to search for.
  case searchField
  /// It shows further content.
  case expanded
  /// It hides further content.
  case collapsed
  /// A list starts.
  case listStart
  /// A list ends.
  case listEnd
  /// A landmark starts.
  case landmarkStart
  /// A landmark ends.
  case landmarkEnd
  /// Something has to be entered or chosen.
  case required
  /// What was entered is not what is asked for.
  case invalidData
  /// What was entered has a mistake of grammar.
  case invalidGrammar
  /// What was entered has a mistake of spelling.
  case invalidSpelling
  /// It takes touches directly.
  case directTouchArea
  /// It covers several rows, the number of which stands in the word.
  case rowSpan
  /// It covers several columns, the number of which stands in the word.
  case columnSpan
  /// It stands in a row, the number of which stands in the word.
  case row
  /// It stands in a column, the number of which stands in the word.
  case column
  /// It heads a row.
  case rowHeader
  /// It heads a column.
  case columnHeader
  /// A data table starts.
  case tableStart
  /// A data table ends.
  case tableEnd
  /// How many rows a table has, which stands in the word.
  case rowCount
  /// How many columns a table has, which stands in the word.
  case columnCount
  /// Its place and the number of places, both in the word.
  case position
  /// The rotor offers actions.
  case actionsAvailable
  /// The rotor offers more content.
  case moreContentAvailable
  /// How to use a switch.
  case toggleHint
  /// How to begin editing.
  case editHint
  /// How to get at misspelled words.
  case misspelledWordsHint
  /// How to change a value.
  case adjustableHint
  /// How to open a menu.
  case popUpHint
  /// How to drag.
  case draggableHint
  /// How to show further content.
  case expandHint
  /// How to hide further content.
  case collapseHint
  /// A message came up and wants an answer.
  case alert
  /// A group is a list.
  case list
  /// A group is a landmark.
  case landmark
  /// A group is a data table.
  case table
  /// A group is a bar of tabs.
  case tabBar
  /// A group is any other.
  case group
  /// The reader was turned on.
  case voiceOverOn
  /// The reader was turned off.
  case voiceOverOff
  /// The action that a double tap performs, among the further ones.
  case activateAction
  /// The rotor of actions.
  case rotorActions
  /// The rotor that changes a value.
  case rotorAdjustValue
  /// The rotor of further facts.
  case rotorMoreContent
  /// The rotor of characters.
  case rotorCharacters
  /// The rotor of words.
  case rotorWords
  /// The rotor of lines.
  case rotorLines
  /// The rotor of sentences.
  case rotorSentences
  /// The rotor of paragraphs.
  case rotorParagraphs
  /// The rotor that selects in a text.
  case rotorTextSelection
  /// The rotor of what can be done to a text.
  case rotorEdit
  /// Selecting everything.
  case editSelectAll
  /// Cutting what is selected.
  case editCut
  /// Copying what is selected.
  case editCopy
  /// Pasting.
  case editPaste
  /// Replacing by a word, which stands in the word.
  case editReplace
  /// Taking back, before the name of what is taken back.
  case editUndo
  /// Doing again, before the name of what is done again.
  case editRedo
  /// The rotor of headings.
  case rotorHeadings
  /// The rotor of links.
  case rotorLinks
  /// The rotor of buttons.
  case rotorButtons
  /// The rotor of what takes input.
  case rotorFormControls
  /// The rotor of texts that do nothing.
  case rotorStaticText
  /// The rotor of pictures.
  case rotorImages
  /// The rotor of text fields.
  case rotorTextFields
  /// The rotor of links that were followed.
  case rotorVisitedLinks
  /// The rotor of links that were not followed.
  case rotorNonVisitedLinks
  /// The rotor of data tables.
  case rotorTables
  /// The rotor of lists.
  case rotorLists
  /// The rotor of landmarks.
  case rotorLandmarks
  /// The rotor of containers.
  case rotorContainers
  /// Headings of the same level.
  case rotorSameHeading
  /// Rows of a table.
  case rotorRows
  /// Columns of a table.
  case rotorColumns
  /// Quotations.
  case rotorBlockquotes
  /// Quotations of the same level.
  case rotorSameBlockquote
  /// Pages inside pages.
  case rotorFrames
  /// Bold text.
  case rotorBoldText
  /// Italic text.
  case rotorItalicText
  /// Underlined text.
  case rotorUnderlinedText
  /// Text without emphasis.
  case rotorPlainText
  /// Text that looks otherwise.
  case rotorStyleChange
  /// Text in another font.
  case rotorFontChange
  /// Text in another colour.
  case rotorColorChange
  /// The rotor of what is of the same kind.
  case rotorSameItem
  /// The rotor of what is of another kind.
  case rotorDifferentItem
  /// The rotor of what stands above and below.
  case rotorVerticalNavigation
  /// The rotor of misspelled words.
  case rotorMisspelledWords
  /// A number of a hundred, which stands in the word.
  case percent
  /// Nothing of a kind is said.
  case noneOfThem
  /// A little of a kind is said.
  case someOfThem
  /// Much of a kind is said.
  case mostOfThem
  /// All of a kind is said.
  case allOfThem
  /// Labels and states alone are said.
  case verbosityMinimal
  /// As much is said as devices say.
  case verbosityStandard
  /// More is said than devices say by themselves.
  case verbosityVerbose
  /// What is said was put together part by part.
  case verbosityCustom
  /// Capital letters are not told.
  case doNothing
  /// Capital letters are told by a word.
  case speakCapital
  /// Capital letters are told by a higher voice.
  case changePitch
  /// Capital letters are told by a sound.
  case playSound
  /// Characters and words that are typed are said.
  case charactersAndWords
  /// Nothing that is typed is said.
  case nothing
  /// Texts are spoken in the language of the app.
  case defaultLanguage
  /// The voice of the beginning speaks.
  case defaultVoice
  /// The rotor of how fast is spoken.
  case rotorSpeechRate
  /// The rotor of how loud is spoken.
  case rotorVolume
  /// The rotor of how high is spoken.
  case rotorPitch
  /// The rotor of how many symbols are named.
  case rotorPunctuation
  /// The rotor of how much is said.
  case rotorVerbosity
  /// The rotor of whether hints are said.
  case rotorHints
  /// The rotor of how capital letters are told.
  case rotorCapitals
  /// The rotor of what is said of what is typed.
  case rotorTyping
  /// The rotor of how keys on the screen are typed.
  case rotorTypingMode
  /// Keys are typed by activating them.
  case standardTyping
  /// Keys are typed by lifting the finger.
  case touchTyping
  /// Keys are typed by touching them.
  case directTouchTyping
  /// The rotor of whether sounds are made.
  case rotorSounds
  /// The rotor of whether touches go to elements that take them directly.
  case rotorDirectTouch
  /// The rotor of whether the cursor stops at groups.
  case rotorNavigation
  /// The cursor stops at every element.
  case flatNavigation
  /// The cursor stops at groups.
  case groupedNavigation
  /// The rotor of languages.
  case rotorLanguage
  /// The rotor of voices.
  case rotorVoice
  /// The setting of where the kind of an item is said.
  case settingTraits
  /// Before what the item is called.
  case beforeName
  /// After what the item is called.
  case afterName
  /// The setting of whether values are said.
  case settingValues
  /// The setting of what is said of what is deleted.
  case settingDeleting
  /// The setting of words of the spelling alphabet.
  case settingPhonetics
  /// The setting of sound from left to right.
  case settingStereo
  /// The setting of where the cursor goes when a screen changes.
  case settingBehaviour
  /// As Apple's guide says.
  case behaviourGuide
  /// As on devices.
  case behaviourDevice
  /// The setting of the language of the reader's own words.
  case settingInterfaceLanguage
  /// A line without anything on it.
  case blank
  /// A blank between words.
  case space
  /// The end of a line, as a character.
  case newLine
  /// A character that leads to the next stop on a line.
  case tabCharacter
  /// A gesture, 1, asks for nothing.
  case unassigned
  /// Something, 1, belongs to the system.
  case belongsToSystem
  /// The home screen.
  case systemHome
  /// The app that was used before.
  case systemPreviousApp
  /// The app that was used next.
  case systemNextApp
  /// The previous of the apps on the screen.
  case systemPreviousVisibleApp
  /// The next of the apps on the screen.
  case systemNextVisibleApp
  /// The notifications.
  case systemNotificationCenter
  /// The switches of the device.
  case systemControlCenter
  /// The bar with the time.
  case systemStatusBar
  /// Touches that press hard.
  case systemPressureTouch
  /// There is no command of the name 1.
  case noCommand
  /// From now on 1 asks for 2.
  case assigned
  /// From now on 1 asks for nothing.
  case assignedNothing
  /// The list of all items is open; 1 says how many.
  case itemChooser
  /// The list of all commands is open; 1 says how many.
  case commandChooser
  /// The list of other screens is open; 1 says how many.
  case sceneChooser
  /// There is no other screen.
  case noScenes
  /// The screen 1, to which code of the present one leads.
  case sceneByCode
  /// The screen 1, which is called like what was asked for.
  case sceneByName
  /// How many items there are, 1 being a number.
  case itemCount
  /// More than 1.
  case moreThan
  /// There is nothing to choose from.
  case noItems
  /// Nothing on the list that is open holds the text 1.
  case noItemsWith
  /// An item, 1, in place 2 of 3.
  case chooserItem
  /// What was open is closed.
  case closed
  /// A text to search for is asked for.
  case searchBegins
  /// The text to search for so far, 1.
  case searchPrompt
  /// The text 1 was not found.
  case notFound
  /// The text 1 was not found among what is there, and more is on its way.
  case notFoundYet
  /// Nothing was searched for yet.
  case nothingSearched
  /// A name for the item is asked for.
  case labelBegins
  /// The name so far, 1.
  case labelPrompt
  /// The item is called 1 from now on.
  case labelled
  /// The item is called what the app calls it again.
  case labelRemoved
  /// Help begins.
  case helpBegins
  /// Help has ended.
  case helpEnds
  /// A key or gesture, 1, does 2.
  case help
  /// A key, 1, does 2 in a text field.
  case helpTyping
  /// It types.
  case helpTypes
  /// It does nothing.
  case helpNothing
  /// What the item is, 1, and that it is number 2 of 3.
  case itemSummary
  /// There is no hint.
  case noHint
  /// Keys are typed into nothing.
  case nothingFocused
  /// The app says nothing of the item.
  case noDescription
  /// The cursor stands in no table.
  case notInTable
  /// Nothing heads the row.
  case noRowHeader
  /// Nothing heads the column.
  case noColumnHeader
  /// Row 1 of 2.
  case rowOf
  /// Column 1 of 2.
  case columnOf
  /// Nothing is known of how the text looks.
  case noTextStyle
  /// A size of 1 points.
  case points
  /// Without emphasis.
  case plain
  /// In heavy strokes.
  case bold
  /// In slanting letters.
  case italic
  /// With a line under it.
  case underlined
  /// With a line through it.
  case struckThrough
  /// In faint strokes.
  case dim
  /// Coming and going.
  case blinking
  /// In the colour of what is behind, on the colour of letters.
  case reversed
  /// On the colour 1.
  case onColor
  /// The colour black.
  case colorBlack
  /// The colour red.
  case colorRed
  /// The colour green.
  case colorGreen
  /// The colour yellow.
  case colorYellow
  /// The colour blue.
  case colorBlue
  /// The colour magenta.
  case colorMagenta
  /// The colour cyan.
  case colorCyan
  /// The colour white.
  case colorWhite
  /// The colour grey.
  case colorGray
  /// A bright red.
  case colorBrightRed
  /// A bright green.
  case colorBrightGreen
  /// A bright yellow.
  case colorBrightYellow
  /// A bright blue.
  case colorBrightBlue
  /// A bright magenta.
  case colorBrightMagenta
  /// A bright cyan.
  case colorBrightCyan
  /// A bright white.
  case colorBrightWhite
  /// The colour orange.
  case colorOrange
  /// The colour brown.
  case colorBrown
  /// The colour pink.
  case colorPink
  /// The colour purple.
  case colorPurple
  /// In 1 quotations.
  case quoteLevel
  /// It leads nowhere.
  case noURL
  /// Nothing is heard any more.
  case speechOff
  /// Everything is heard again.
  case speechOn
  /// The screen is blank.
  case curtainOn
  /// The screen is shown again.
  case curtainOff
  /// It is on the clipboard.
  case copied
  /// Nothing was said that could be copied.
  case nothingToCopy
  /// Letters by themselves are commands.
  case quickNavOn
  /// Letters by themselves are nothing.
  case quickNavOff
  /// The keys of VoiceOver work without its modifier.
  case keysLocked
  /// The keys of VoiceOver need its modifier.
  case keysUnlocked
  /// The element 1 is followed.
  case watching
  /// It is followed no longer.
  case watchingEnds
  /// The list of settings is open, with a count, 1, and how it works.
  case settingsChooser
  /// The name of an item lasts only as long as the app is open, for the reason 1.
  case labelNotKept
  /// The settings will be there again the next time.
  case settingsKept
  /// The settings will not be there again.
  case settingsNotKept
  /// The settings will not be there again, for the reason 1.
  case settingsNotKeptBecause
  /// The settings are those of the file again.
  case settingsRead
  /// The settings of the file were not read, for the reason 1.
  case settingsNotReadBecause
  /// Nothing takes what is pasted.
  case nothingTakesText
  /// A text was too long to be pasted whole.
  case pastedBeginning
  /// There is no sound anyway.
  case noSoundToTurnOff
  /// Every key is a command.
  case readerModeOn
  /// Keys go to the program again.
  case readerModeOff
  /// A key that goes to the program ends what is being said.
  case keysSilenceOn
  /// A key that goes to the program lets what is being said go on.
  case keysSilenceOff
  /// The setting of the key before a command of the reader.
  case settingPrefix
  /// The setting of how a program is read.
  case settingProfile
  /// The setting of whether a row of the screen shows what is being said.
  case settingCaptions
  /// The setting of whether a program may write to the clipboard.
  case settingClipboard
  /// The setting of whether annotations of a program go on to the terminal.
  case settingAnnotations
  /// No command has said anything yet.
  case noOutput
  /// Nothing has left the screen yet.
  case noHistory
  /// The item 1 can be come back to.
  case bookmarkSet
  /// The item 1 is no bookmark any more.
  case bookmarkRemoved
  /// There is nothing to come back to.
  case noBookmark
  /// What was asked for is only there while a program is run.
  case onlyForPrograms
  /// What there is to know at the beginning, while a program is run.
  case programIntroduction
  /// What there is to know at the beginning, on a screen.
  case introduction
  /// Nothing can be heard.
  case noSound
  /// A command has led nowhere.
  case nothingFurther
  /// The element is on its way, and this keeps its place.
  case loading
  /// What was asked for was not done, and nobody says why.
  case requestRefused
  /// What was asked for was not done, and 1 says why.
  case requestRefusedBecause
  /// There is no such thing where it was asked for.
  case requestUnsupported
  /// What was asked for was about something that has changed meanwhile.
  case requestStale
  /// No answer came in time to what was asked for.
  case requestTimedOut
  /// Who was to answer is gone.
  case connectionLost
  /// What was to be reached over there could not be.
  case requestUnreachable
  /// What was asked for was tried, and nothing has become of it.
  case requestUnchanged
  /// There were 1 lines, and 2 is the last.
  case linesAndLast
  /// The key 1 with Control held, as the screen of a program names it.
  case keyWithControl
  /// The key 1 with Alt held.
  case keyWithAlt
  /// What has left the screen of a program, to be read.
  case historyTitle
  /// Something that was read has crashed, which is called 1.
  case crashed
  /// Something that was read has crashed, and has no name.
  case crashedWithoutName
  /// What can be read may be older than what is there.
  case outOfDate
  /// What is called 1 is gone.
  case removed
  /// The cursor went to an item of which there is nothing to say.
  case silentItem
  /// Nothing on the screen can be read, and there is no other.
  case emptyScreen
  /// Nothing on the screen can be read; there are 1 others, and 2 says how to get there.
  case emptyScreenOthers
  /// Nobody knows that this screen comes first; there are 1 others, and 2 says how to get there.
  case guessedScreenOthers
  /// Only code does what was asked for, which is called 1.
  case codeAhead
  /// Only code does what was asked for, which is called 1; it may lead to 2 screens, and 3 says how to get
  /// there.
  case codeAheadScenes
  /// Only code does what was asked for, which is called 1; there are 2 other screens, and 3 says how to get
  /// there.
  case codeAheadOthers
  /// What was activated leads to a screen that is not there, which is called 1.
  case missingScreen
  /// What was activated is connected with nothing that could do anything now.
  case nothingHappens
  /// What to do: press the key 1.
  case pressKey
  /// What to do in lines of text for the list of other screens.
  case lineTypeScenes
  /// Something was not heard, for the reason 1.
  case notHeard
  /// What there is to know at the beginning, in lines.
  case lineIntroduction
  /// 1 is no command.
  case lineUnknown
  /// 1 may have been meant.
  case lineNearest
  /// There is no item of the number 1; there are 2.
  case lineNoItem
  /// The item of the number 1 has gone.
  case lineItemGone
  /// The list ends after 1 items.
  case lineListCut
  /// Nothing takes what is typed.
  case lineNothingTakesText
  /// There is nothing of the kind where lines are written.
  case lineNotHere
  /// Help about numbers.
  case lineHelpNumber
  /// Help about Enter.
  case lineHelpEnter
  /// Help about moving.
  case lineHelpNext
  /// Help about lists.
  case lineHelpList
  /// A line of help about the list of other screens.
  case lineHelpScenes
  /// Help about searching.
  case lineHelpFind
  /// Help about typing.
  case lineHelpType
  /// Help about the rotor.
  case lineHelpRotor
  /// Help about scrolling and gestures.
  case lineHelpScroll
  /// Help about the end.
  case lineHelpQuit
  /// Help about all commands.
  case lineHelpCommands
  /// Characters of a secret, the number of which stands in the word.
  case bullets
  /// The spelling alphabet: each letter, and the word for it.
  case spellingAlphabet
  /// A text, which stands in the word, was selected.
  case textSelected
  /// A text, which stands in the word, is no longer selected.
  case textUnselected
  /// Nothing is selected.
  case nothingSelected
  /// Moves select from now on.
  case selectionStarted
  /// A text, which stands in the word, was deleted.
  case textDeleted
  /// A text, which stands in the word, has come back.
  case textInserted
  /// A text, which stands in the word, was cut.
  case textCut
  /// A text, which stands in the word, was copied.
  case textCopied
  /// A text, which stands in the word, was pasted.
  case textPasted
  /// A text was replaced by another one, which stands in the word.
  case textReplaced

  /// The word for a kind of group.
  init(_ kind: ContainerKind) {
    switch kind {
    case .list: self = .list
    case .landmark: self = .landmark
    case .dataTable: self = .table
    case .tabBar: self = .tabBar
    case .series, .semanticGroup: self = .group
    }
  }

  /// The word for a stretch of text that has no sound of its own; `nil` for any other.
  init?(ofWhiteSpace text: String) {
    if text.isEmpty {
      self = .blank
    } else if text.allSatisfy(\.isNewline) {
      self = .newLine
    } else if text.allSatisfy({ $0 == "\t" }) {
      self = .tabCharacter
    } else if text.allSatisfy(\.isWhitespace) {
      self = .space
    } else {
      return nil
    }
  }

  /// The word for a container that starts, ends or is come into.
  init(_ edge: StopContext.Boundary.Edge) {
    switch edge {
    case .listStart: self = .listStart
    case .listEnd: self = .listEnd
    case .landmarkStart, .landmarkInside: self = .landmarkStart
    case .landmarkEnd: self = .landmarkEnd
    }
  }

  /// The word for what is wrong with what was entered; `nil` where nothing is.
  init?(_ invalidity: AccessibilityInvalidity) {
    switch invalidity {
    case .none: return nil
    case .data: self = .invalidData
    case .grammar: self = .invalidGrammar
    case .spelling: self = .invalidSpelling
    }
  }
}
