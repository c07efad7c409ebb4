/// The rules about the name that is spoken.
enum LabelRules {
  static let all: [AuditRule] = [
    missingControl, missingToggle, missingField, placeholderOnly, missingImage, silentElement,
    invisibleCharacters, roleWord, stateWord, actionWord, imageWord, fileName, identifier,
    localizationKey, placeholderLeak, url, symbolsOnly, punctuation, allCaps, lowercaseStart,
    tooLong, tooShort, nondescriptive, duplicate, sameNameDifferentAction,
    differentNameSameAction, inName, equalsValue, repeatsWord, parentChildSame, doubleSource,
    digitRun, languageMismatch, languageTagInvalid,
  ]
}
