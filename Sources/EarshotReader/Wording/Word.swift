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
  /// Typed text goes before the first character.
  case insertionPointAtStart
  /// Typed text goes behind the last character.
  case insertionPointAtEnd
  /// It begins a section.
  case heading
  /// It begins a section of a level, which stands in the word.
  case headingLevel
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
  /// A table has a single row.
  case oneRow
  /// How many columns a table has, which stands in the word.
  case columnCount
  /// A table has a single column.
  case oneColumn
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
  /// The rotor of what is of the same kind.
  case rotorSameItem
  /// The rotor of what is of another kind.
  case rotorDifferentItem
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
  /// The rotor of whether sounds are made.
  case rotorSounds
  /// The rotor of languages.
  case rotorLanguage
  /// The rotor of voices.
  case rotorVoice
  /// A line without anything on it.
  case blank
  /// A blank between words.
  case space
  /// The end of a line, as a character.
  case newLine
  /// A character that leads to the next stop on a line.
  case tabCharacter

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

  /// The word for a container that starts or ends.
  init(_ boundary: StopContext.Boundary) {
    switch boundary {
    case .listStart: self = .listStart
    case .listEnd: self = .listEnd
    case .landmarkStart: self = .landmarkStart
    case .landmarkEnd: self = .landmarkEnd
    }
  }
}
