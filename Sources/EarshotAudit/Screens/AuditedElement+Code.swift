import EarshotDocuments
import EarshotFiles
import EarshotInterface
import EarshotModel

// What the code of an app may make of an element, whatever its file says.

extension AuditedElement {
  /// Whether the text that its file gives it only keeps the place of one that code sets: it is a text, or a
  /// control whose title nobody has chosen, that code holds on to, or stands in a cell of which code makes
  /// copies; or it shows a template, and code holds on to it.
  package var isFilledByCode: Bool {
    let isWords =
      self.kind == .label || self.kind == .cell || self.kind == .textView && self.isReadOnly
      || hasTitleOfEditor
    guard !self.hasOwnLabel else { return false }
    return isWords && (self.isPrototype || self.hasOutlet) || self.hasOutlet && showsTemplate
  }

  /// Whether it shows what a program has yet to fill in, such as "{Name}".
  var showsTemplate: Bool {
    [self.shownText, self.placeholder].contains {
      $0.map { TextShape.leak(in: $0) != nil } ?? false
    }
  }

  /// Whether its text is one that nobody has written: that of Xcode's library, or a template.
  var keepsPlace: Bool { self.shownText?.spokenKey == "label" || showsTemplate }

  /// Whether its title is the one that Xcode gives each control of its kind when it is dragged out of the
  /// library; that of an item with a picture is heard and not seen.
  var hasTitleOfEditor: Bool {
    let title = (self.shownText ?? (self.hasOwnLabel ? nil : self.label))?.spokenKey
    return switch self.kind {
    case .button: title == "button"
    case .barItem, .tabItem: title == "item"
    default: false
    }
  }

  /// Whether its file leaves it blank, and code of the app, which holds on to it, has to make something of it.
  ///
  /// A control that shows nothing but its own state, such as a slider, is whole without that.
  var isLeftToCode: Bool {
    let isFilled = [.button, .barItem, .image, .view].contains(self.kind)
    return isFilled && self.hasOutlet && !isEmptiedByCode && !hasLabel && !self.showsPicture
      && (self.shownText ?? "").spoken.isEmpty
  }

  /// Whether code takes its title away, and gives it no other name.
  var isEmptiedByCode: Bool { self.codedAttributes.isEmptiedForGood && !self.hasOwnLabel }

  /// Whether code may do more to it than take its title away: it gives it a picture for which the system may have a name,
  /// or fades it out; and without a title many an item of a bar is gone.
  var mayBeSeenOtherwise: Bool {
    self.kind == .barItem || !self.codedAttributes.isDisjoint(with: [.systemPicture, .opacity])
  }

  /// Whether code lets it answer to taps: it adds a recognizer, and touches come to it.
  var isTappedByCode: Bool { self.codedAttributes.contains(.tap) && self.takesTouches }

  /// Whether code of the app may give its text another font than the one in its file: that was seen in code; it is of
  /// the app's own class, or an attribute by which that styles it is set; or code holds on to it, and nobody has chosen the font, or
  /// somebody has told it to follow the size setting, which this font does not.
  var hasFontOfCode: Bool {
    if self.codedAttributes.contains(.font) { return true }
    if self.hasOutlet || self.isPrototype, let text = self.text,
      text.isToldToScale || self.isLabelOfEditor
    {
      return true
    }
    return self.kind != .element && self.className != nil || hasFontOfAttribute
  }

  /// Whether code was seen to set its text.
  var hasTextOfCode: Bool { self.codedAttributes.contains(.text) }

  /// Whether code was seen to set the font of its text.
  var hasFontSetByCode: Bool { self.codedAttributes.contains(.font) }

  /// Whether an attribute of the app's own is set by which a text is styled.
  var hasFontOfAttribute: Bool {
    self.runtimeAttributes.contains { path in
      let words = Self.words(of: path)
      return !words.isDisjoint(with: Self.fontWords) || words.isSuperset(of: Self.sizeWords)
    }
  }

  /// Whether it stands in the pattern of a row, and code that holds on to it there says what it does.
  var isButtonOfCode: Bool {
    self.kind == .button && self.isPrototype && self.hasOutlet && self.handlers.isEmpty
  }

  /// Whether it is a button that code holds on to, and neither its file nor any code says what it does.
  var isLeftUnconnected: Bool {
    self.kind == .button && self.handlers.isEmpty && self.codedAttributes.contains(.unconnected)
  }

  /// Whether code has more to do with a control with a picture than to be called by it.
  ///
  /// Code holds on to it, and it is of the app's own class, or nothing in its file is connected with it, so that code
  /// connects or hides it. An item of a bar needs no outlet to be used, and does nothing unless its file or code
  /// connects it. Such code may change the picture, and name it as well.
  var hasPictureOfCode: Bool {
    if self.codedAttributes.contains(.systemPicture) { return true }
    return switch self.kind {
    case .barItem: self.hasOutlet || self.handlers.isEmpty
    case .button: self.hasOutlet && (self.className != nil || self.handlers.isEmpty)
    default: self.hasOutlet && self.className != nil
    }
  }

  /// Whether code of the app gives it a name that is not in its file: that was seen in code, or an attribute that is
  /// about one is set.
  ///
  /// How a name looks, as in `placeholderColor`, is not what it says.
  var hasNameOfCode: Bool {
    let naming: CodedAttributes =
      takesText ? [.accessibility, .placeholder] : [.accessibility, .text]
    return !self.codedAttributes.isDisjoint(with: naming) || hasNamingAttribute
  }

  /// Whether it is a text of several lines in which a sentence stands, which nobody has to type.
  var holdsSentence: Bool {
    guard self.kind == .textView, let text = self.shownText?.spoken else { return false }
    // Some scripts have no blanks between words; in them nothing but a sentence has such a full stop.
    if text.contains("。"), text.count >= 12 { return true }
    let end = text.last { !")]\"'”’）」』".contains($0) }
    return text.split(separator: " ").count >= 4 && (end.map { ".!?:…。！？".contains($0) } ?? false)
  }

  /// Whether it is a text of several lines in which stands what is there to be read: a sentence, or more than anybody
  /// would have to change.
  ///
  /// What Xcode puts into a new one only fills it.
  var seemsToBeRead: Bool {
    guard self.kind == .textView, let text = self.shownText?.spoken else { return false }
    return (holdsSentence || text.count >= 100) && !text.hasPrefix("Lorem ipsum")
  }

  /// Whether code says whether somebody may type into it, and gives it its text.
  var isTextOfCode: Bool { self.codedAttributes.isSuperset(of: [.editability, .text]) }

  /// Whether code says whether somebody may type into it.
  var isMadeEditableByCode: Bool { self.codedAttributes.contains(.editability) }

  /// Whether code says what happens when it is used, by which it is told from others of its name.
  var hasHintOfCode: Bool { self.codedAttributes.contains(.hint) }

  /// Whether a placeholder is its name, and code that holds on to it may well fill it, or put another one there: it
  /// stands in the pattern of a row, or code was seen to fill it.
  var mayLosePlaceholder: Bool {
    showsItsPlaceholder && self.hasOutlet
      && (self.isPrototype || self.codedAttributes.contains(.text))
  }

  /// Whether nothing is called when it is used, and no code holds on to it or makes it of a class of its own.
  var isKnownToNoCode: Bool { self.handlers.isEmpty && !self.hasOutlet && self.className == nil }

  /// Whether code hides it, or says whether it is hidden.
  var isHiddenByCode: Bool { !self.codedAttributes.isDisjoint(with: [.hidden, .visibility]) }

  /// Whether its file or code says that it cannot be used, and no code that it can.
  var isDisabledForGood: Bool { self.codedAttributes.isDisabledForGood }

  /// Whether it is there to be typed into: it is enabled and takes touches, and no code says otherwise, not even for a
  /// while, as where it shows a value until somebody asks to change it.
  var mayBeTypedInto: Bool {
    self.takesTouches && self.isEnabled
      && self.codedAttributes.isDisjoint(with: [.untouchable, .disabled])
  }

  /// Whether code of the app gives a field a name that stays when something is typed.
  var hasLastingNameOfCode: Bool {
    self.codedAttributes.contains(.accessibility) || hasNamingAttribute
  }

  /// Whether it is a view of the app's own class that is given a title by an attribute, as a bar of the app's own is.
  var isGivenTitle: Bool {
    self.kind == .view && self.className != nil
      && self.runtimeAttributes.contains { Self.words(of: $0).contains("title") }
  }

  private var hasNamingAttribute: Bool {
    self.runtimeAttributes.contains { path in
      let words = Self.words(of: path)
      return !words.isDisjoint(with: Self.nameWords) && words.isDisjoint(with: Self.lookWords)
    }
  }

  /// Whether code of the app says where touches reach it: its class does, touches are taken from it, or the font of its
  /// text is set there, by which nothing but its own height grows.
  var hasTouchAreaOfCode: Bool {
    self.codedAttributes.contains(.touchArea) || self.codedAttributes.isUntouchableForGood
      || takesText && self.codedAttributes.contains(.font) && self.text?.hasFixedHeight != true
  }

  /// Whether code of the app gives it another colour than the one in its file: that was seen in code, or an attribute
  /// that names one is set.
  ///
  /// The colours of layers, borders and shadows are not those of texts and of what lies behind them.
  var hasColorOfCode: Bool {
    self.codedAttributes.contains(.color)
      || self.runtimeAttributes.contains { path in
        let words = Self.words(of: path)
        return !words.isDisjoint(with: Self.colorWords) && words.isDisjoint(with: Self.edgeWords)
      }
  }

  /// Whether it is a label as Xcode's library has it, in text and font.
  private var isLabelOfEditor: Bool {
    self.kind == .label && self.shownText?.spokenKey == "label"
      && self.text?.size == Font.standard.size && self.text?.isBold == false
  }

  /// The words of a key path, in small letters.
  private static func words(of path: String) -> Set<String> {
    Set(path.nameWords.map { $0.lowercased() })
  }

  private static let fontWords: Set = [
    "bold", "font", "fonts", "style", "styling", "theme", "typography", "typeface", "weight",
  ]
  private static let sizeWords: Set = ["text", "size"]
  private static let nameWords: Set = [
    "caption", "i18n", "l10n", "label", "loc", "localizable", "localization", "localize",
    "localized", "placeholder", "title", "translation",
  ]
  private static let lookWords: Set<String> = fontWords.union(colorWords).union([
    "alignment", "alpha", "height", "hidden", "inset", "insets", "layer", "margin", "offset",
    "padding", "size", "spacing", "width", "x", "y",
  ])
  /// `nuiClass` names what the library NUI gives an element: colours, and fonts that do not scale.
  private static let colorWords: Set = [
    "background", "color", "colors", "colour", "fill", "gradient", "nui", "style", "styling",
    "theme",
  ]
  private static let edgeWords: Set = [
    "border", "cursor", "indicator", "layer", "line", "placeholder", "separator", "shadow", "tint",
    "underline",
  ]
}
