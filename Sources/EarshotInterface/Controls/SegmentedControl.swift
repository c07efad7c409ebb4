public import EarshotModel

/// A row of alternatives, one of which is chosen (`UISegmentedControl`).
open class SegmentedControl: Control {
  /// The alternatives, from the leading end on.
  public private(set) final var segments: [Segment] = [] {
    didSet { keptPlaces = nil }
  }

  /// The places of all alternatives, while none of them may have changed.
  private var keptPlaces: RowPlaces?

  /// The position of the chosen alternative, counted from 0, or `nil` when none is.
  open var selectedSegmentIndex: Int?

  /// Whether a segment is selected only while a finger is on it.
  public final var isMomentary = false

  /// How many alternatives there are.
  public final var numberOfSegments: Int { segments.count }

  /// Adds an alternative with a title at a position; one outside the range is moved to its end.
  open func insertSegment(withTitle title: String?, at index: Int) {
    insert(Segment(control: self, title: title, image: nil), at: index)
  }

  /// Adds an alternative with a picture at a position; one outside the range is moved to its end.
  open func insertSegment(with image: Image?, at index: Int) {
    insert(Segment(control: self, title: nil, image: image), at: index)
  }

  /// Takes the alternative at a position away; does nothing outside the range.
  open func removeSegment(at index: Int) {
    guard segments.indices.contains(index) else { return }
    segments.remove(at: index)
    guard let selected = selectedSegmentIndex else { return }
    if selected == index {
      selectedSegmentIndex = nil
    } else if selected > index {
      selectedSegmentIndex = selected - 1
    }
  }

  /// Takes all alternatives away.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = nil
  }

  private func insert(_ segment: Segment, at index: Int) {
    let position = max(0, min(index, segments.count))
    segments.insert(segment, at: position)
    if let selected = selectedSegmentIndex, selected >= position {
      selectedSegmentIndex = selected + 1
    }
  }

  override var keepsTaps: Bool { true }

  /// Selects the segment from which the finger was lifted, and reports a change.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    guard let touch, let index = segment(at: touch.location(in: self)), segments[index].isEnabled
    else { return }
    if isMomentary {
      selectedSegmentIndex = index
      sendActions(for: [.valueChanged, .primaryActionTriggered])
      selectedSegmentIndex = nil
    } else if selectedSegmentIndex != index {
      selectedSegmentIndex = index
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  private func segment(at point: Point) -> Int? {
    places.all.firstIndex { frame(of: $0).contains(point) }
  }

  open override var intrinsicContentSize: Size {
    let width = segments.reduce(0) {
      $0 + max(30, Font(size: 13).estimatedWidth(of: $1.title ?? "") + 20)
    }
    return Size(width: width, height: 31)
  }

  open override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  open override var defaultAccessibilityContainerType: AccessibilityContainerType { .series }

  override var accessibilityChildren: [Responder] { segments + subviews }

  /// The place of a segment in the coordinates of the control, in points.
  ///
  /// Segments with a width of their own keep it; the others share what is left.
  final func frame(of segment: Segment) -> Rect {
    places.place(of: segment).map { frame(of: $0) } ?? .zero
  }

  private func frame(of place: RowPlaces.Place) -> Rect {
    let (start, width) = (place.start, place.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.maxX - start - width : bounds.minX + start
    return Rect(x: x, y: bounds.minY, width: width, height: bounds.height)
  }

  private var places: RowPlaces {
    if let keptPlaces, keptPlaces.length == bounds.width { return keptPlaces }
    let fixed = segments.reduce(0) { $0 + $1.width }
    let flexible = segments.count { $0.width == 0 }
    let share = flexible > 0 ? max(0, bounds.width - fixed) / Double(flexible) : 0
    let widths = segments.map { $0.width == 0 ? share : $0.width }
    let places = RowPlaces(of: segments, widths: widths, from: 0, length: bounds.width)
    keptPlaces = places
    return places
  }

  // MARK: State

  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    if !isMomentary { coder.encode(selectedSegmentIndex, for: .selectedIndex) }
  }

  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    guard let index = coder.decode(Int.self, for: .selectedIndex), segments.indices.contains(index)
    else { return }
    selectedSegmentIndex = index
  }
}

extension SegmentedControl {
  /// One alternative of a segmented control, an element of its own.
  public final class Segment: AccessibilityElement {
    /// A reader may hold the element longer than its control lives, so the reference is weak.
    private var control: SegmentedControl? { accessibilityContainer as? SegmentedControl }
    /// The title.
    public var title: String?
    /// The picture, shown when there is no title.
    public var image: Image?
    /// The width in points; 0 takes an equal share.
    public var width = 0.0 {
      didSet { control?.keptPlaces = nil }
    }
    /// Whether the alternative can be chosen.
    public var isEnabled = true

    init(control: SegmentedControl, title: String?, image: Image?) {
      self.title = title
      self.image = image
      super.init(accessibilityContainer: control)
    }

    /// Whether the alternative is the chosen one.
    public var isSelected: Bool {
      guard let control, let index = control.selectedSegmentIndex,
        control.segments.indices.contains(index)
      else { return false }
      return control.segments[index] === self
    }

    public override var defaultAccessibilityLabel: String? {
      if let title, !title.isEmpty { return title }
      return image?.accessibilityLabel(in: control?.traitCollection.systemTexts ?? .english)
    }

    public override var defaultAccessibilityTraits: AccessibilityTraits {
      var traits: AccessibilityTraits = .button
      if isSelected { traits.insert(.selected) }
      if !isEnabled || !(control?.isEnabled ?? false) { traits.insert(.notEnabled) }
      return traits
    }

    public override var defaultAccessibilityFrame: Rect {
      guard let control else { return .zero }
      return control.accessibilityConvertToScreen(control.frame(of: self))
    }
  }
}
