import EarshotDocuments
import EarshotInterface
import EarshotModel

extension AuditedElement {
  /// The facts that a responder gives by itself.
  ///
  /// - Parameters:
  ///   - responder: The responder; it is asked now.
  ///   - origin: Where it comes from.
  ///   - around: What it stands in.
  ///   - language: The language of the screen.
  init(
    _ responder: Responder, origin: ElementOrigin?, around: AuditedElement?, language: String?
  ) {
    self.init()
    depth = (around?.depth ?? -1) + 1
    id = origin?.id
    line = origin?.line ?? around?.line ?? 1
    className = origin?.customClass
    hasOutlet = origin?.hasOutlet ?? false
    kind = ElementKind(responder)
    traits = responder.accessibilityTraits
    role = ElementRole(traits, kind: kind, isTab: around?.holdsTabs ?? false)
    identifier = responder.accessibilityIdentifier
    isElement = responder.isAccessibilityElement
    isHiddenFromReaders =
      responder.accessibilityElementsHidden || around?.isHiddenFromReaders ?? false
    isModal = responder.accessibilityViewIsModal
    containerType = responder.accessibilityContainerType
    readWords(of: responder, around: around, language: language)
    readLooks(of: responder)
    readBehaviour(of: responder, origin: origin)
    frame = responder.accessibilityFrame
    activationPoint = responder.accessibilityActivationPoint
  }

  /// Whether what stands inside is a tab.
  var holdsTabs: Bool { traits.contains(.tabBar) || containerType == .tabBar }

  private mutating func readWords(
    of responder: Responder, around: AuditedElement?, language: String?
  ) {
    label = responder.accessibilityLabel
    hasOwnLabel = responder.hasExplicitAccessibilityLabel
    value = responder.disclosedAccessibilityValue?.text
    hasOwnValue = responder.hasExplicitAccessibilityValue
    hint = responder.accessibilityHint
    inputLabels = responder.accessibilityUserInputLabels ?? []
    ownLanguage = responder.accessibilityLanguage
    self.language = ownLanguage ?? around?.language ?? language
    customActions = (responder.accessibilityCustomActions ?? []).map(\.name.text)
    customRotors = (responder.accessibilityCustomRotors ?? []).map {
      $0.systemRotorType == .none ? $0.name.text : nil
    }
    headingLevel =
      (responder as? DocumentElement)?.headingLevel
      ?? responder.accessibilityAttributedLabel?.runs.lazy
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
    if !targets.isEmpty { handlers.insert(.tap) }
    respondsToUser = responder.accessibilityRespondsToUserInteraction
    if responder.accessibilityBlocks?.activate != nil { handlers.insert(.tap) }
    if let view = responder as? View {
      for gesture in view.gestureRecognizers ?? [] {
        handlers.insert(ElementHandler(gesture))
      }
    }
    isEnabled = !traits.contains(.notEnabled)
    if let control = responder as? Control {
      isEnabled = control.isEnabled
      if !control.allTargets.isEmpty { handlers.insert(.tap) }
    }
    if let element = responder as? DocumentElement {
      let keys = element.behaviours?.members.map(\.key) ?? []
      canAdjust =
        !element.adjustableValues.isEmpty || keys.contains("increment")
        || keys.contains("decrement")
      if keys.contains("activate") { handlers.insert(.tap) }
    }
    readRange(of: responder)
  }

  private mutating func readRange(of responder: Responder) {
    switch responder {
    case let slider as Slider:
      range = ElementRange(
        value: slider.value, minimum: slider.minimumValue, maximum: slider.maximumValue)
    case let stepper as Stepper:
      range = ElementRange(
        value: stepper.value, minimum: stepper.minimumValue, maximum: stepper.maximumValue)
    case let progress as ProgressView:
      range = ElementRange(value: progress.progress, minimum: 0, maximum: 1)
    default: break
    }
  }
}

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
