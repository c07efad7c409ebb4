import EarshotDocuments
import EarshotFiles
import EarshotInterface
import EarshotModel

#if MainActorApps
  @MainActor
#endif
extension AuditedElement.Facts {
  /// The facts that a responder gives by itself.
  ///
  /// - Parameters:
  ///   - responder: The responder; it is asked now.
  ///   - origin: Where it comes from.
  ///   - around: What it stands in.
  init(
    _ responder: Responder, origin: ElementOrigin?, around: ElementSurroundings
  ) {
    self.init()
    depth = around.depth + 1
    id = origin?.id
    line = origin?.line ?? around.line
    column = origin.map { $0.column ?? 1 } ?? around.column
    className = origin?.customClass
    // Code finds a view by its tag as well as by an outlet.
    hasOutlet = origin.map { $0.hasOutlet || (responder as? View)?.tag ?? 0 != 0 } ?? false
    outletName = origin?.outletName
    editorName = origin?.editorName
    codedAttributes = origin?.codedAttributes ?? []
    isInCollection = origin?.isInCollection ?? false
    hasIdleGestures = origin?.hasIdleGestures ?? false
    isEmbedding = origin?.isEmbedding ?? false
    isPrototype = origin?.isPrototype ?? around.isPrototype
    isUnused = origin?.isUnused ?? around.isUnused
    isOfComponent = origin?.isOfComponent ?? false
    runtimeAttributes = origin?.runtimeAttributes ?? []
    neighbours = origin?.neighbours ?? []
    isArranged = responder.isArranged
    hasDrawnFrame = !(responder is View) || origin?.hasSavedFrame ?? true
    if let origin, origin.isPlacedByConstraints {
      isWidthOfClass = !origin.hasFixedWidth
      // A text that scrolls is as high as others make it.
      let scrolls = (responder as? TextView)?.isScrollEnabled ?? false
      isHeightOfClass = !origin.hasFixedHeight && !scrolls
    }
    kind = ElementKind(responder)
    isPartOfControl = around.isControl
    traits = responder.accessibilityTraits
    role = ElementRole(traits, kind: kind, isTab: around.holdsTabs)
    identifier = responder.accessibilityIdentifier
    isElement = responder.isAccessibilityElement
    isHiddenFromReaders =
      responder.accessibilityElementsHidden || around.isHiddenFromReaders
    isModal = responder.accessibilityViewIsModal
    containerType = responder.accessibilityContainerType
    if let view = responder as? View {
      isHidden = view.isHidden || view.alpha <= 0 || around.isHidden
      isTransparent = view.alpha < 1 || around.isTransparent
      // Labels and pictures take touches only when they are told to, which code may do.
      let isToldTo = codedAttributes.isSuperset(of: [.tap, .touchability])
      takesTouches = (view.isUserInteractionEnabled || isToldTo) && around.takesTouches
    } else {
      isHidden = around.isHidden
      takesTouches = around.takesTouches
    }
    readWords(of: responder, languageAround: around.language)
    readLooks(of: responder)
    readBehaviour(of: responder, origin: origin)
    frame = responder.accessibilityFrame
    hasKnownFrame =
      around.hasKnownFrame && (responder as? View)?.hasKnownFrame ?? true
      && !((responder as? NavigationBar)?.isInferred ?? false)
      && !(origin?.hasDoubtfulFrame ?? false)
    activationPoint = responder.accessibilityActivationPoint
    if let view = responder as? View, !(view is DocumentElement) {
      let own = view.accessibilityConvertToScreen(view.bounds)
      if own != frame { viewFrame = own }
    }
  }

  private mutating func readWords(
    of responder: Responder, languageAround: String?
  ) {
    label = responder.accessibilityLabel
    hasOwnLabel = responder.hasExplicitAccessibilityLabel
    value = responder.disclosedAccessibilityValue?.text
    // What was typed is never kept, only whether it could be heard.
    exposesSecret =
      traits.contains(.secureTextField)
      && (responder.accessibilityValue ?? "").contains { $0.isLetter || $0.isNumber }
    hasOwnValue = responder.hasExplicitAccessibilityValue
    hint = responder.accessibilityHint
    inputLabels = responder.accessibilityUserInputLabels ?? []
    ownLanguage = responder.accessibilityLanguage
    self.language = ownLanguage ?? languageAround
    customActions = (responder.accessibilityCustomActions ?? []).map(\.name.text)
    customRotors = (responder.accessibilityCustomRotors ?? []).map {
      $0.systemRotorType == .none ? $0.name.text : nil
    }
    headingLevel =
      (responder as? DocumentElement)?.headingLevel
      ?? (label == nil ? nil : responder.accessibilityAttributedLabel)?.runs.lazy
      .compactMap(\.attributes.headingLevel).first
  }

  private mutating func readBehaviour(of responder: Responder, origin: ElementOrigin?) {
    for connection in origin?.connections ?? [] {
      switch connection {
      case .action(let name): targets.append(name)
      case .screen(let name): targets.append(name)
      case .gesture(let word): handlers.insert(ElementHandler(gesture: word))
      }
    }
    // A tap on what scrolls is mostly one that ends typing.
    if codedAttributes.contains(.tap), takesTouches, !(responder is ScrollView) {
      handlers.insert(.tap)
    }
    // Pulling a list down refreshes it, which readers do by scrolling; nobody taps what turns meanwhile.
    let isTouched = !(responder is RefreshControl)
    if !targets.isEmpty, isTouched { handlers.insert(.tap) }
    contentType = origin?.contentType
    isForSearch = origin?.isForSearch ?? false
    if origin?.hasFixedHeight == true { text?.hasFixedHeight = true }
    range = origin?.range.map {
      ElementRange(value: $0.value, minimum: $0.minimum, maximum: $0.maximum)
    }
    respondsToUser = responder.accessibilityRespondsToUserInteraction
    if responder.accessibilityBlocks?.activate != nil { handlers.insert(.tap) }
    if let view = responder as? View {
      // What goes back on a stack is done by the back button and by escape as well.
      let pop = (view.next as? NavigationController)?.interactivePopGestureRecognizer
      let gestures = (view.gestureRecognizers ?? []).filter { $0 !== pop }
      for gesture in gestures { handlers.insert(ElementHandler(gesture)) }
      let taps = gestures.compactMap { $0 as? TapGestureRecognizer }
      hasRareTapsOnly =
        !taps.isEmpty
        && taps.allSatisfy { $0.numberOfTapsRequired > 2 || $0.numberOfTouchesRequired > 1 }
    }
    isEnabled = !traits.contains(.notEnabled)
    if let control = responder as? Control {
      isEnabled = control.isEnabled
      isChosen = control.isSelected
      // Closures are no targets.
      let answers =
        !control.allTargets.isEmpty
        || !control.allControlEvents.isDisjoint(with: [.touchUpInside, .primaryActionTriggered])
      if answers, isTouched { handlers.insert(.tap) }
    }
    tapTargets = origin?.tapTargets ?? []
    // Who cannot tap to end typing, or to zoom, loses nothing.
    if let origin, origin.hasSlightTapsOnly, !codedAttributes.contains(.tap) {
      handlers.remove(.tap)
    }
    if let toggle = responder as? Switch { isOn = toggle.isOn }
    switch responder.accessibilityExpandedStatus {
    case .expanded: isExpanded = true
    case .collapsed: isExpanded = false
    case .unsupported: break
    }
    if let element = responder as? DocumentElement {
      let keys = element.behaviours?.members.map(\.key) ?? []
      canAdjust =
        !element.adjustableValues.isEmpty || keys.contains("increment")
        || keys.contains("decrement")
      if keys.contains("activate") { handlers.insert(.tap) }
      handlers.formUnion(element.appearance.gestures.compactMap(ElementHandler.init(rawValue:)))
    }
    if range == nil { range = ElementRange(of: responder) }
    if let table = responder as? any AccessibilityContainerDataTable {
      self.table = ElementTable(table)
    }
  }
}

#if MainActorApps
  @MainActor
#endif
extension Responder {
  /// Whether a list or a stack places it beside others.
  fileprivate var isArranged: Bool {
    switch self {
    case is TableViewCell, is CollectionViewCell, is TableViewHeaderFooterView: true
    case let view as View:
      (view.superview as? StackView)?.arrangedSubviews.contains { $0 === view } ?? false
    default: false
    }
  }
}

#if MainActorApps
  @MainActor
#endif
extension ElementRange {
  /// The range of a class that has one.
  init?(of responder: Responder) {
    switch responder {
    case let slider as Slider:
      self.init(value: slider.value, minimum: slider.minimumValue, maximum: slider.maximumValue)
    case let stepper as Stepper:
      self.init(value: stepper.value, minimum: stepper.minimumValue, maximum: stepper.maximumValue)
    case let element as DocumentElement:
      // The steps of a screen document are texts; they are a range when they are numbers.
      let steps = element.adjustableValues.compactMap(\.leadingNumber)
      guard steps.count == element.adjustableValues.count, let minimum = steps.min(),
        let maximum = steps.max()
      else { return nil }
      self.init(
        value: element.accessibilityValue?.leadingNumber, minimum: minimum, maximum: maximum)
    default: return nil
    }
  }
}

#if MainActorApps
  @MainActor
#endif
extension ElementTable {
  /// The shape that a table tells of itself.
  init(_ table: any AccessibilityContainerDataTable) {
    self.init(
      rows: table.accessibilityRowCount(), columns: table.accessibilityColumnCount(),
      hasHeaders: !Self.headers(of: table).isEmpty)
  }

  /// What heads the rows and columns of a table; at most a thousand of each are asked.
  static func headers(of table: any AccessibilityContainerDataTable) -> [Responder] {
    let rows = max(0, min(table.accessibilityRowCount(), 1_000))
    let columns = max(0, min(table.accessibilityColumnCount(), 1_000))
    var headers: [Responder] = []
    for row in 0..<rows {
      headers += (table.accessibilityHeaderElements(forRow: row) ?? []).map { $0 as Responder }
    }
    for column in 0..<columns {
      headers += (table.accessibilityHeaderElements(forColumn: column) ?? []).map {
        $0 as Responder
      }
    }
    return headers
  }
}

extension String {
  /// The number with which the text begins, such as 50 of "50%".
  var leadingNumber: Double? {
    let digits = prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }
    return Double(digits)
  }
}

#if MainActorApps
  @MainActor
#endif
extension ElementHandler {
  /// What a recognizer listens to.
  init(_ gesture: GestureRecognizer) {
    self =
      switch gesture {
      case is TapGestureRecognizer: .tap
      case is LongPressGestureRecognizer: .longPress
      case is PanGestureRecognizer: .pan
      case is SwipeGestureRecognizer: .swipe
      case is PinchGestureRecognizer: .pinch
      case is RotationGestureRecognizer: .rotation
      default: .other
      }
  }
}
