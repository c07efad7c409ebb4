import EarshotFiles
import EarshotInterface
import EarshotModel

extension StoryboardDecoder {
  func button(_ element: Element, _ frame: Rect) -> View {
    let type = element["buttonType"].flatMap(Button.ButtonType.init(rawValue:)) ?? .custom
    let button = placed(element, frame, Button(type: type))
    button.titleFont = element.savedFont ?? Font(size: type == .custom ? 18 : 15)
    if let insets = element.child(key: "contentEdgeInsets") {
      button.contentEdgeInsets = EdgeInsets(
        top: insets.number("minY") ?? 0, left: insets.number("minX") ?? 0,
        bottom: insets.number("maxY") ?? 0, right: insets.number("maxX") ?? 0)
    }
    let configuration = configuration(of: element)
    // Xcode leaves the title that a button had before one without a title was chosen for it.
    let isEmptied = isEmptied(element) || configuration.map { $0.title == nil } ?? false
    for state in element.children where state.name == "state" {
      guard let key = state["key"], let controlState = Self.controlStates[key] else { continue }
      let title =
        strings?.text(element["id"] ?? "", key + "Title") ?? state.savedText("title")
        ?? state.savedAttributedText("attributedTitle")
      // What empties a title speaks of the normal state.
      if let title, !isEmptied || controlState != .normal {
        button.setTitle(title, for: controlState)
      }
      if let image = resources.image("image", of: state) {
        button.setImage(image, for: controlState)
      }
      if let image = resources.image("backgroundImage", of: state) {
        button.setBackgroundImage(image, for: controlState)
      }
    }
    button.configuration = configuration
    if isEmptied { button.configuration?.title = nil }
    button.menu = menu(of: element)
    button.showsMenuAsPrimaryAction = element.flag("showsMenuAsPrimaryAction")
    button.changesSelectionAsPrimaryAction = element.flag("changesSelectionAsPrimaryAction")
    return button
  }

  private func configuration(of element: Element) -> Button.Configuration? {
    guard let saved = element.child("buttonConfiguration") else { return nil }
    func text(_ key: SoughtName, attributed attributedKey: SoughtName) -> String? {
      strings?.text(element["id"] ?? "", "configuration.\(key.text)") ?? saved.savedText(key)
        ?? saved.savedAttributedText(attributedKey)
    }
    return Button.Configuration(
      title: text("title", attributed: "attributedTitle"),
      subtitle: text("subtitle", attributed: "attributedSubtitle"),
      image: resources.image("image", of: saved),
      showsActivityIndicator: saved.flag("showsActivityIndicator"))
  }

  private static let controlStates: [String: ControlState] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected,
    "disabled": .disabled, "focused": .focused,
  ]

  func toggle(_ element: Element, _ frame: Rect) -> View {
    let toggle = placed(element, frame, Switch(frame: frame))
    toggle.isOn = element.flag("on")
    toggle.title = text("title", of: element)
    return toggle
  }

  func slider(_ element: Element, _ frame: Rect) -> View {
    let slider = placed(element, frame, Slider(frame: frame))
    slider.minimumValue = element.number("minValue") ?? 0
    slider.maximumValue = element.number("maxValue") ?? 1
    slider.value = element.number("value") ?? 0
    slider.isContinuous = element.flag("continuous", default: true)
    return slider
  }

  func stepper(_ element: Element, _ frame: Rect) -> View {
    let stepper = placed(element, frame, Stepper(frame: frame))
    stepper.minimumValue = element.number("minimumValue") ?? 0
    stepper.maximumValue = element.number("maximumValue") ?? 100
    stepper.stepValue = element.number("stepValue") ?? 1
    stepper.value = element.number("value") ?? 0
    stepper.wraps = element.flag("wraps")
    return stepper
  }

  func segmentedControl(_ element: Element, _ frame: Rect) -> View {
    let control = placed(element, frame, SegmentedControl(frame: frame))
    control.isMomentary = element.flag("momentary")
    for (index, segment) in element.items(of: "segments").enumerated() {
      let title =
        strings?.text(element["id"] ?? "", "segmentTitles[\(index)]")
        ?? segment.savedText("title")
      if let image = resources.image("image", of: segment), title?.isEmpty ?? true {
        control.insertSegment(with: image, at: index)
      } else {
        control.insertSegment(withTitle: title, at: index)
      }
      control.segments[index].isEnabled = segment.flag("enabled", default: true)
      control.segments[index].width = max(0, segment.number("width") ?? 0)
    }
    control.selectedSegmentIndex = element.integer("selectedSegmentIndex").flatMap {
      control.segments.indices.contains($0) ? $0 : nil
    }
    return control
  }

  func pageControl(_ element: Element, _ frame: Rect) -> View {
    let control = placed(element, frame, PageControl(frame: frame))
    control.numberOfPages = max(0, element.integer("numberOfPages") ?? 0)
    control.currentPage = max(0, element.integer("currentPage") ?? 0)
    control.hidesForSinglePage = element.flag("hidesForSinglePage")
    return control
  }

  func progressView(_ element: Element, _ frame: Rect) -> View {
    let view = placed(element, frame, ProgressView(frame: frame))
    view.progress = element.number("progress") ?? 0
    return view
  }

  func activityIndicatorView(_ element: Element, _ frame: Rect) -> View {
    let view = placed(element, frame, ActivityIndicatorView(frame: frame))
    view.hidesWhenStopped = element.flag("hidesWhenStopped")
    if element.has("style", "large") || element.has("style", "whiteLarge") { view.style = .large }
    if element.flag("animating") { view.startAnimating() }
    return view
  }

  func pickerView(_ element: Element, _ frame: Rect) -> View {
    placed(element, frame, PickerView(frame: frame))
  }

  func datePicker(_ element: Element, _ frame: Rect) -> View {
    let picker = placed(element, frame, DatePicker(frame: frame))
    if let mode = element["datePickerMode"].flatMap(DatePicker.Mode.init(rawValue:)) {
      picker.datePickerMode = mode
    }
    if let style = element["style"].flatMap(DatePicker.Style.init(rawValue:)) {
      picker.preferredDatePickerStyle = style
    }
    if !element.flag("useCurrentDate") {
      picker.date = element.child(key: "date")?.number("timeIntervalSinceReferenceDate")
    }
    picker.minimumDate =
      element.child(key: "minimumDate")?.number("timeIntervalSinceReferenceDate")
    picker.maximumDate =
      element.child(key: "maximumDate")?.number("timeIntervalSinceReferenceDate")
    picker.countDownDuration = max(0, element.number("countDownDuration") ?? 0)
    picker.minuteInterval = max(1, element.integer("minuteInterval") ?? 1)
    return picker
  }
}
