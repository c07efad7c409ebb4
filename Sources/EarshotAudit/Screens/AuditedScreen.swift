public import EarshotModel

/// One screen as rules see it: every element with its facts, and what the cursor says on its way.
///
/// Everything is read once; all rules look at the same values.
public struct AuditedScreen: Sendable {
  /// A stop of the cursor.
  public struct Stop: Sendable {
    /// The element, by its place.
    public var element: Int
    /// What is said there; empty for silence.
    public var description: String
    /// How to use it, as it is said after a pause.
    public var hint: String?

    /// Creates a stop.
    public init(element: Int, description: String, hint: String? = nil) {
      self.element = element
      self.description = description
      self.hint = hint
    }
  }

  /// The name of the screen.
  public var name = ""
  /// The path of the file, as the caller gave it; empty for a running app.
  public var file = ""
  /// The line on which the screen begins, counted from 1.
  public var line = 1
  /// The column on which the screen begins, counted from 1.
  public var column = 1
  /// The size, in points.
  public var size = Size.zero
  /// The kind of device.
  public var interfaceIdiom = InterfaceIdiom.phone
  /// The language of texts that name no other, as a BCP 47 tag.
  public var language: String?
  /// Whether the screen only arranges others.
  public var isContainer = false
  /// Whether the screen is a picture that stands there until the app has begun.
  public var isLaunchScreen = false
  /// Whether the screen is a part of a file, such as a cell of a xib, that no device shows by itself.
  public var isFragment = false
  /// The title, when the file gives one.
  public var title: String?
  /// Whether another screen of the file leads here.
  public var isEntered = false
  /// Whether what is on the screen is not in the file: views of SwiftUI, which code gives it.
  public var isHosted = false
  /// Whether nothing in the file leads to the screen, and no code has a name for it, so that nobody meets what
  /// is on it.
  public var isUnreachable = false
  /// The class of the app that stands behind the screen, and may set what the file leaves open.
  public var className: String?
  /// Whether the file is of a kind in which screens carry their titles.
  public var declaresTitles = false
  /// Whether the file would say of a heading that it is one.
  public var tellsHeadings = true
  /// The ways up in which the screen may be held; empty when the file does not tell.
  public var orientations: [String] = []
  /// Everything on the screen, in the order of the tree.
  public var elements: [AuditedElement] = []
  /// The stops of the cursor, in order.
  public var stops: [Stop] = []

  /// Creates an empty screen.
  public init() {}

  /// The frame of the screen itself.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The elements the cursor stops at, in order.
  public var stopElements: some Collection<AuditedElement> {
    stops.lazy.map { self.elements[$0.element] }
  }

  /// The elements around one, the innermost first.
  public func ancestors(of element: AuditedElement) -> some Sequence<AuditedElement> {
    sequence(state: element.parent) { next in
      guard let index = next else { return nil }
      next = elements[index].parent
      return elements[index]
    }
  }

  /// Whether the words of an element only keep the place of those that code sets: it is filled by code
  /// itself, or a cell that says what a text inside does which is, or the template of a title, which the
  /// controller's class holds on to without an outlet.
  package func isFilledByCode(_ element: AuditedElement) -> Bool {
    if element.isFilledByCode { return true }
    if let row = rowAround(partMadeBySystem: element) { return isFilledByCode(row) }
    if element.kind == .screenTitle { return className != nil && element.showsTemplate }
    return element.kind == .cell && !element.hasOwnLabel && holdsFilledText(element)
  }

  /// Whether an element stands in a row of the app's own class.
  func isInCellOfOwnClass(_ element: AuditedElement) -> Bool {
    ancestors(of: element).first { $0.kind == .cell }.map { $0.className != nil } ?? false
  }

  /// The row of which the system has made two elements, where one is given of them: the button for details at its
  /// end, and what stands for the rest of it.
  func rowAround(partMadeBySystem element: AuditedElement) -> AuditedElement? {
    guard element.isMadeBySystem, element.kind == .element, let parent = element.parent else {
      return nil
    }
    return elements[parent].kind == .cell ? elements[parent] : nil
  }

  private func holdsFilledText(_ element: AuditedElement) -> Bool {
    element.children.contains { place in
      let inner = elements[place]
      return inner.stop == nil && (inner.isText && inner.isFilledByCode || holdsFilledText(inner))
    }
  }

  /// What is heard on the way to an element, at most ``Finding/pathLimit`` stops of it.
  public func path(to element: AuditedElement) -> [String] {
    guard let stop = element.stop else { return [] }
    return stops[max(0, stop - Finding.pathLimit + 1)...stop].map(\.description)
  }
}

// What several rules ask of a screen in the same way.

extension AuditedScreen {
  /// Whether rules look at it: it is neither a frame for others nor a picture.
  var isJudged: Bool { !isContainer && !isLaunchScreen }

  /// Whether the cursor stops at a heading.
  var hasHeader: Bool { stopElements.contains { $0.traits.contains(.header) } }

  /// The title that a person sees or the file gives.
  var ownTitle: String? {
    let title = title ?? (declaresTitles ? nil : name)
    return title.flatMap { $0.spoken.isEmpty ? nil : $0 }
  }
}
