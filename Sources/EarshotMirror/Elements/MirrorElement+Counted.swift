import EarshotModel

/// Elements that are on their way, or only counted: what a source tells when somebody comes near.
extension MirrorElement {
  /// How many are fetched at once.
  static let page = 50
  /// How many elements are counted at most; nobody goes further.
  private static let most = 10_000_000
  /// How near the cursor comes before more are fetched.
  private static let reach = 10
  /// How many places are kept by placeholders at once.
  private static let placeholderLimit = 1_000

  /// Asks for what is inside, once for each state of the node that was told.
  func askInside() {
    guard !hasAskedInside else { return }
    hasAskedInside = ask(.fetch)
  }

  /// What keeps the place of all that is inside and not told yet, where somebody was asked for it.
  var placeholderInside: MirrorPlaceholder? {
    guard node.children == .notLoaded, hasAskedInside else { return nil }
    let placeholder = placeholders[0] ?? MirrorPlaceholder(of: self, at: 0)
    placeholders[0] = placeholder
    return placeholder
  }

  /// The nodes inside that are there, by their places, and how many there are, where these are only counted.
  var counted: (count: Int, known: [Int: NodeIdentity])? {
    guard case .virtual(let count, let known) = node.children, !meaning.isSecret else { return nil }
    return (min(max(0, count), Self.most), known)
  }

  /// The element at a place among those that are only counted, or what keeps its place.
  func countedElement(at index: Int) -> Responder? {
    guard let counted, (0..<counted.count).contains(index) else { return nil }
    if let element = counted.known[index].flatMap({ frame?.elements[$0] }) { return element }
    if let placeholder = placeholders[index] { return placeholder }
    if placeholders.count >= Self.placeholderLimit {
      placeholders = placeholders.filter { $0.value.accessibilityElementIsFocused() }
    }
    let placeholder = MirrorPlaceholder(of: self, at: index)
    placeholders[index] = placeholder
    return placeholder
  }

  /// The place of an element among those that are only counted.
  func countedIndex(of element: Responder) -> Int? {
    guard let counted else { return nil }
    if let placeholder = element as? MirrorPlaceholder {
      return placeholder.element === self ? placeholder.index : nil
    }
    guard let mirrored = element as? MirrorElement else { return nil }
    if countedIndices == nil {
      countedIndices = Dictionary(counted.known.map { ($0.value, $0.key) }) { min($0, $1) }
    }
    return countedIndices?[mirrored.identity]
  }

  /// The place of the element among those of which some are only counted.
  var positionAmongCounted: AccessibilitySeriesPosition? {
    guard let around = container as? MirrorElement, let counted = around.counted,
      let index = around.countedIndex(of: self)
    else { return nil }
    return AccessibilitySeriesPosition(index: index + 1, count: counted.count)
  }

  /// Asks for what stands around a place and is not there.
  ///
  /// - Parameters:
  ///   - index: The place.
  ///   - isWaited: Whether somebody waits there; else it waits for what is on its way already.
  func askAround(_ index: Int, isWaited: Bool) {
    if node.children == .notLoaded, isWaited { ask(.fetch) }
    guard let counted, (0..<counted.count).contains(index) else { return }
    let page = index / Self.page * Self.page
    let range = page..<min(page + Self.page, counted.count)
    guard range.contains(where: { counted.known[$0] == nil }) else { return }
    if !isWaited, frame?.tree?.isAskingChildren?(identity) ?? false { return }
    ask(.fetchChildren(range))
  }

  /// What has come in the place of a placeholder, if anything has.
  fileprivate func arrived(at index: Int) -> MirrorElement? {
    guard let counted else { return node.children == .notLoaded ? nil : inside.first }
    return counted.known[index].flatMap { frame?.elements[$0] }
  }

  /// Asks for more where the cursor has come near to what is not there.
  func askNearby() {
    guard let around = container as? MirrorElement, let counted = around.counted,
      let index = around.countedIndex(of: self)
    else { return }
    let near = [index - Self.reach, index + Self.reach].map { min(max(0, $0), counted.count - 1) }
    for place in near where counted.known[place] == nil {
      around.askAround(place, isWaited: true)
    }
  }

  /// Whether the cursor stands where one of some elements is to come.
  func hasPlaceholderInFocus(in range: Range<Int>) -> Bool {
    placeholders.contains { range.contains($0.key) && $0.value.accessibilityElementIsFocused() }
  }

  /// What has come in the place of something on which the cursor stands, if anything has.
  func takeArrival() -> MirrorElement? {
    guard !placeholders.isEmpty else { return nil }
    guard let counted else {
      defer { placeholders = [:] }
      return placeholders.values.contains { $0.accessibilityElementIsFocused() } ? self : nil
    }
    var arrival: MirrorElement?
    for (index, placeholder) in placeholders {
      let element = counted.known[index].flatMap { frame?.elements[$0] }
      if element != nil, placeholder.accessibilityElementIsFocused() { arrival = element }
      if element != nil || index >= counted.count { placeholders[index] = nil }
    }
    return arrival
  }
}

/// Keeps the place of an element that is only counted, or of all that is not told yet, until it is there.
final class MirrorPlaceholder: Responder {
  /// What the element is to stand in.
  weak var element: MirrorElement?
  /// Its place, counted from 0.
  let index: Int

  init(of element: MirrorElement, at index: Int) {
    self.element = element
    self.index = index
  }

  /// What has come in its place, so that whoever still knows the place is led there, or else what it stands in.
  override var next: Responder? { element?.arrived(at: index) ?? element }

  override var defaultIsAccessibilityElement: Bool { true }

  override var isAccessibilityPlaceholder: Bool { true }

  /// Whoever looks for words here has come near; whoever stands here has asked when he came.
  override var defaultAccessibilityLabel: String? {
    if !accessibilityElementIsFocused() { element?.askAround(index, isWaited: false) }
    return nil
  }

  override var defaultAccessibilityFrame: Rect { element?.accessibilityFrame ?? .zero }

  override var accessibilitySeriesPosition: AccessibilitySeriesPosition? {
    (element?.counted?.count).map { AccessibilitySeriesPosition(index: index + 1, count: $0) }
  }

  override func accessibilityElementDidBecomeFocused() {
    element?.askAround(index, isWaited: true)
  }
}
