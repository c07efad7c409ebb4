public import EarshotModel

/// A rectangle inside a view that constraints refer to (`UILayoutGuide`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class LayoutGuide {
  /// What the guide is called in a file or a log.
  public var identifier: String
  /// The view in whose coordinates the guide lies.
  public internal(set) weak var owningView: View?
  /// What the guide follows.
  let kind: Kind

  /// What a guide follows (`UILayoutGuide` and the guides UIKit makes).
  package enum Kind: Sendable {
    /// The whole view.
    case plain
    /// What bars and the device leave.
    case safeArea
    /// What the margins leave.
    case margins
    /// The width in which text is easy to read.
    case readable
    /// What bars and the device cover at the top.
    case top
    /// What bars and the device cover at the bottom.
    case bottom
    /// The content of a scroll view.
    case content
    /// What the keyboard covers at the bottom: what the device covers, as none is shown.
    case keyboard
  }

  /// Creates a guide without a view; once it has one, it is as large as that.
  public convenience init(identifier: String = "") {
    self.init(identifier: identifier, in: nil, .plain)
  }

  /// Creates a guide of a view that follows something.
  package init(identifier: String, in view: View?, _ kind: Kind) {
    self.identifier = identifier
    self.kind = kind
    owningView = view
  }

  /// The rectangle in the coordinates of the view, in points; of no size without a view.
  public var layoutFrame: Rect {
    guard let view = owningView else { return .zero }
    let bounds = view.bounds
    let covered = view.guidedInsets
    switch kind {
    case .plain: return bounds
    case .safeArea: return bounds.inset(by: covered)
    case .margins: return bounds.inset(by: view.layoutMargins)
    case .readable: return bounds.inset(by: view.readableContentInsets)
    case .top: return Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: covered.top)
    case .bottom, .keyboard:
      return Rect(
        x: bounds.minX, y: bounds.maxY - covered.bottom, width: bounds.width,
        height: covered.bottom)
    case .content:
      return Rect(origin: .zero, size: (view as? ScrollView)?.contentSize ?? bounds.size)
    }
  }
}

extension View {
  /// The guide that follows something of the view.
  ///
  /// The view holds it from the first time it is asked for, as constraints do not hold what they speak of.
  package final func layoutGuide(_ kind: LayoutGuide.Kind, identifier: String) -> LayoutGuide {
    if let guide = layoutGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = LayoutGuide(identifier: identifier, in: self, kind)
    addLayoutGuide(guide)
    return guide
  }
}

extension ViewController {
  /// What the status bar and the navigation bar cover at the top of the view; content below its bottom is
  /// always visible (guide row G12).
  public final var topLayoutGuide: LayoutGuide { view.layoutGuide(.top, identifier: "top") }

  /// What a tab bar or a toolbar covers at the bottom of the view; content above its top is always visible
  /// (guide row G12).
  public final var bottomLayoutGuide: LayoutGuide {
    view.layoutGuide(.bottom, identifier: "bottom")
  }
}
