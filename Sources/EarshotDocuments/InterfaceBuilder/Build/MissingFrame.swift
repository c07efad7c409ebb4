import EarshotInterface
import EarshotModel

// The flow: each axis is settled by itself.
//
//  1. the constraints of the view against its superview or against a sibling give
//     the near edge, the far edge, the middle and the extent, as far as they are there;
//  2. a view that fills its owner (a root view, a content view) takes the whole superview;
//  3. in a stack view it follows the view before;
//  4. what is still open comes from the size of the content, or from the superview.

/// Works out a place for a view that was saved without one (2.9 % of views, most from betas of
/// Xcode 8; facts/storyboards.md §4).
///
/// The result is good enough for the reading order on the device at hand; it is no layout.
struct MissingFrame {
  private enum Axis {
    case horizontal
    case vertical
  }

  private struct Span {
    var near: Double?
    var far: Double?
    var middle: Double?
    var extent: Double?
  }

  private let file: StoryboardFile
  private let traits: TraitCollection
  private lazy var constraints = Self.constraints(of: file, in: traits)

  /// Prepares to place the views of a document in the surroundings of a device.
  init(file: StoryboardFile, traits: TraitCollection) {
    self.file = file
    self.traits = traits
  }

  /// A place for a view whose content has the size `intrinsic`, in a superview of a size.
  ///
  /// `previous` is the frame of the arranged view before, in a column of a stack view; `sibling` gives
  /// the frame of another view in the same superview. All are in points.
  mutating func frame(
    of element: Element,
    intrinsic: Size = Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric),
    in superview: Size, after previous: Rect? = nil, sibling: (String) -> Rect? = { _ in nil }
  ) -> Rect {
    if element["key"] == "view" || element["key"] == "contentView" {
      return Rect(origin: .zero, size: superview)
    }
    let horizontal = span(of: element, .horizontal, whole: superview.width, sibling)
    let vertical = span(of: element, .vertical, whole: superview.height, sibling)
    let (x, width) = Self.settle(
      horizontal, content: intrinsic.width, whole: superview.width, after: nil)
    let (y, height) = Self.settle(
      vertical, content: intrinsic.height, whole: superview.height, after: previous?.maxY)
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static func settle(
    _ span: Span, content: Double, whole: Double, after previous: Double?
  ) -> (start: Double, extent: Double) {
    var extent = span.extent
    if extent == nil, let near = span.near, let far = span.far, far > near { extent = far - near }
    let own = extent ?? (content > 0 ? content : max(0, whole - (span.near ?? previous ?? 0)))
    if let near = span.near { return (near, own) }
    if let far = span.far { return (far - own, own) }
    if let middle = span.middle { return (middle - own / 2, own) }
    return (previous ?? 0, own)
  }

  /// What the constraints say about one axis.
  ///
  /// What a sibling says whose own place is worked out only fills gaps, and never gives the far edge
  /// where the near one is known: the sibling may follow from this very view.
  private mutating func span(
    of element: Element, _ axis: Axis, whole: Double, _ sibling: (String) -> Rect?
  ) -> Span {
    var span = constrainedSpan(of: element, axis, whole: whole) { _ in nil }
    guard span.near == nil, span.middle == nil else { return span }
    let open = constrainedSpan(of: element, axis, whole: whole, sibling)
    span.near = open.near
    span.extent = span.extent ?? open.extent
    if span.near == nil {
      span.far = span.far ?? open.far
      span.middle = open.middle
    }
    return span
  }

  private mutating func constrainedSpan(
    of element: Element, _ axis: Axis, whole: Double, _ sibling: (String) -> Rect?
  ) -> Span {
    var span = Span()
    guard let identifier = element["id"] else { return span }
    for constraint in constraints[identifier] ?? [] where constraint["relation"] == nil {
      let owner = constraint.parent?.parent?["id"]
      let first = constraint["firstItem"] ?? owner
      let isFirst = first == identifier
      let attribute = constraint[isFirst ? "firstAttribute" : "secondAttribute"] ?? ""
      let constant = constraint.number("constant") ?? 0
      if attribute == (axis == .horizontal ? "width" : "height") {
        if constraint["secondItem"] == nil { span.extent = constant }
        continue
      }
      let other = isFirst ? constraint["secondItem"] : first
      let otherAttribute = constraint[isFirst ? "secondAttribute" : "firstAttribute"] ?? ""
      guard let other, let edge = Self.edge(attribute, axis),
        let reference = place(
          of: otherAttribute, of: other, beside: element, axis, whole: whole, sibling)
      else { continue }
      let position = isFirst ? reference + constant : reference - constant
      switch edge {
      case .near: span.near = position
      case .far: span.far = position
      case .middle: span.middle = position
      }
    }
    return span
  }

  private enum Edge {
    case near
    case far
    case middle
  }

  private static func edge(_ attribute: String, _ axis: Axis) -> Edge? {
    switch (attribute, axis) {
    case ("leading", .horizontal), ("left", .horizontal), ("leadingMargin", .horizontal),
      ("top", .vertical), ("topMargin", .vertical):
      .near
    case ("trailing", .horizontal), ("right", .horizontal), ("trailingMargin", .horizontal),
      ("bottom", .vertical), ("bottomMargin", .vertical):
      .far
    case ("centerX", .horizontal), ("centerY", .vertical), ("baseline", .vertical),
      ("firstBaseline", .vertical):
      .middle
    default: nil
    }
  }

  /// Where an edge of a superview, a guide or a sibling stands, in the superview's coordinates; `nil`
  /// for an edge of something inside the view, which says nothing about its own place.
  private func place(
    of attribute: String, of other: String, beside element: Element, _ axis: Axis, whole: Double,
    _ sibling: (String) -> Rect?
  ) -> Double? {
    guard let edge = Self.edge(attribute, axis) else { return nil }
    if let object = file.objects[other] {
      if object.parent?.index == element.parent?.index {
        return (object.savedFrame(in: .zero) ?? sibling(other)).map {
          Self.place(edge, axis, of: $0)
        }
      }
      guard !object.isInside(element) else { return nil }
    }
    let margin = attribute.hasSuffix("Margin") ? 8.0 : 0
    switch edge {
    case .near: return margin
    case .far: return whole - margin
    case .middle: return whole / 2
    }
  }

  private static func place(_ edge: Edge, _ axis: Axis, of frame: Rect) -> Double {
    switch (edge, axis) {
    case (.near, .horizontal): frame.minX
    case (.far, .horizontal): frame.maxX
    case (.middle, .horizontal): frame.center.x
    case (.near, .vertical): frame.minY
    case (.far, .vertical): frame.maxY
    case (.middle, .vertical): frame.center.y
    }
  }

  /// The constraints by the objects they are between, without those that the device leaves out.
  private static func constraints(
    of file: StoryboardFile, in traits: TraitCollection
  ) -> [String: [Element]] {
    var constraints: [String: [Element]] = [:]
    for list in file.tree.elements where list.name == "constraints" {
      guard let owner = list.parent else { continue }
      let excluded = InstallationMask(of: owner, over: "constraints").excluded(in: traits)
      for element in list.children where !excluded.contains(element["id"] ?? "") {
        let first = element["firstItem"] ?? owner["id"]
        for item in Set([first, element["secondItem"]].compactMap(\.self)) {
          constraints[item, default: []].append(element)
        }
      }
    }
    return constraints
  }
}
