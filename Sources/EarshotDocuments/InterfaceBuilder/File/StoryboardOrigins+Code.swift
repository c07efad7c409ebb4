import EarshotFiles

/// What the code of a project says of the elements of a storyboard.
extension StoryboardOrigins {
  /// Whether the class of an element, or of a view around it, says itself what readers are told of its views.
  func isNamedByClass(_ element: Element) -> Bool {
    guard let code else { return false }
    return sequence(first: element) { $0.parent }.contains { around in
      !around.name.hasSuffix("Controller") && around["customClass"].map(code.namesItself) ?? false
    }
  }

  /// Whether the class of an element says itself where touches reach it, or code says so of all views of a class of the
  /// library.
  func isTouchedByClass(_ element: Element) -> Bool {
    guard let code else { return false }
    return element["customClass"].map(code.placesTouches(of:)) ?? false
      || StoryboardDecoder.libraryClasses(of: element).contains(where: code.placesTouches(ofAll:))
  }

  /// Whether the class of a view around an element puts views of a xib into itself, over those that stand there.
  func isCoveredByClass(_ element: Element) -> Bool {
    guard let code else { return false }
    return sequence(first: element) { $0.parent }.dropFirst().contains { around in
      // What stands on top in a xib is what the class makes of it.
      !around.name.hasSuffix("Controller") && around.parent?.name != "objects"
        && around["customClass"].map(code.laysViewsOver) ?? false
    }
  }

  /// Whether a class around an element, or that which owns the file, sets the fonts of all texts.
  func hasFontOfClass(_ element: Element) -> Bool {
    guard let code else { return false }
    return classes(around: element).contains(where: code.setsFonts)
  }

  /// What code sets of all views of the class of an element.
  func appearance(of element: Element) -> CodedAttributes {
    guard let code else { return [] }
    // What is set of all views there are is seldom about texts.
    let classes = StoryboardDecoder.libraryClasses(of: element).filter { $0 != "UIView" }
    return code.appearance(of: classes, and: element["customClass"])
  }

  /// Whether a class around an element, or that which owns the file, looks for views by the tag that it has.
  func isFoundByTag(_ element: Element) -> Bool {
    guard let code, let tag = element["tag"], tag != "0" else { return false }
    return classes(around: element).contains { code.looks(forTag: tag, within: $0) }
  }

  /// The classes of the app that may know of an element: its own, those of what is around it, and those of the owners of
  /// the file.
  private func classes(around element: Element) -> [String] {
    sequence(first: element) { $0.parent }.compactMap { $0["customClass"] } + owners
  }

  /// Whether something is called when an element is tapped that is not drawn as a control, and all of it only ends typing or
  /// zooms.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - taps: What its recognizers of taps are connected with.
  /// - Returns: Whether that is so.
  func hasSlightTapsOnly(_ element: Element, _ taps: [Element]) -> Bool {
    let own = element.items(of: "connections").filter { $0.name == "action" || $0.name == "segue" }
    guard own.isEmpty || element.name == "view" else { return false }
    let called = own + taps
    guard !called.isEmpty, let code else { return false }
    return called.allSatisfy { action in
      guard action.name == "action", let selector = action["selector"],
        let className = action["destination"].flatMap({ file.objects[$0] })?["customClass"]
      else { return false }
      return code.isSlight(action: selector, of: className)
    }
  }

  /// The actions and segues of the recognizers of taps that an element has.
  func connectionsOfTaps(on element: Element) -> [Element] {
    element.items(of: "connections").filter { $0.has("property", "gestureRecognizers") }
      .compactMap { $0["destination"].flatMap { file.objects[$0] } }
      .filter { $0.name == "tapGestureRecognizer" }
      .flatMap { $0.items(of: "connections") }
      .filter { $0.name == "action" || $0.name == "segue" }
  }

  /// The outlets that lead to an element; to a segment that of the control which it is a part of.
  func outlets(of element: Element) -> [Outlet] {
    let object = element.name == "segment" ? element.parent?.parent : element
    return object?["id"].flatMap { connected.outlets[$0] } ?? []
  }

  /// Whether code holds on to an element, all of it is known, and neither it nor the file says what using the element
  /// does.
  func isUnconnected(_ origin: ElementOrigin, _ outlets: [Outlet]) -> Bool {
    guard let code, code.isWhole, !outlets.isEmpty, origin.connections.isEmpty,
      !(origin.customClass.map(code.answersItself) ?? false)
    else { return false }
    return !origin.isInCollection && !origin.codedAttributes.contains(.action)
      && outlets.allSatisfy { $0.className.map(code.knows) ?? false }
  }

  /// Whether the file says of a control that it cannot be used, and what code says of it is known.
  func isDisabled(_ element: Element, _ outlets: [Outlet]) -> Bool {
    guard let code, code.isWhole, element.has("enabled", "NO") else { return false }
    return outlets.allSatisfy { $0.className.map(code.knows) ?? false }
  }

  /// What code sets of an element that outlets lead to.
  func attributes(of element: Element, _ outlets: [Outlet]) -> CodedAttributes {
    guard code != nil else { return [] }
    var attributes = self.attributes(setThrough: outlets)
    if !element.isTitled { attributes = attributes.withTextForTitle }
    if element.name == "button", let name = element["customClass"],
      code?.titlesItself(name) ?? false
    {
      attributes.insert(.text)
    }
    // A tap anywhere on a screen is mostly one that ends typing.
    if outlets.contains(where: { $0.property == "view" }) { attributes.remove(.tap) }
    attributes.formUnion(
      self.attributes(setThrough: ownProperties(of: element))
        .union(self.attributes(setThroughBarOf: element)).subtracting([.emptied, .tap]))
    return attributes
  }

  /// Whether code leaves a button, or an item of a bar, without the title that it has in its file, and without another
  /// name.
  func isEmptiedByCode(_ element: Element) -> Bool {
    guard element.isTitled else { return false }
    // Code is only read where some class may have taken a title away.
    let outlets = outlets(of: element)
    guard outlets.contains(where: { $0.className != nil }), code != nil else { return false }
    let attributes = self.attributes(of: element, outlets)
    return attributes.isEmptiedForGood && !isNamedByClass(element)
  }

  private func attributes(setThrough outlets: [Outlet]) -> CodedAttributes {
    guard let code else { return [] }
    return outlets.reduce(into: []) { attributes, outlet in
      guard let className = outlet.className else { return }
      attributes.formUnion(code.attributes(setOf: outlet.property, heldBy: className))
    }
  }

  /// The properties of the library's classes that lead to an element: that of its key, as the view of a controller,
  /// the items of a bar of tabs, and the texts and the picture of a cell in one of the system's styles.
  func ownProperties(of element: Element) -> [Outlet] {
    var outlets: [Outlet] = []
    if let key = element["key"], let parent = element.parent {
      outlets.append(Outlet(property: key, className: parent["customClass"]))
      if key == "tabBarItem", let controller = parent["id"].flatMap({ tabBarControllers[$0] }) {
        outlets.append(Outlet(property: "items", className: controller))
      }
    }
    let cell = sequence(first: element) { $0.parent }.first { $0.name == "tableViewCell" }
    if let cell, let id = element["id"] {
      let parts = [
        ("textLabel", cell["textLabel"]), ("detailTextLabel", cell["detailTextLabel"]),
        ("imageView", cell["imageView"]),
      ]
      // Whoever makes the rows sets their texts as well.
      let holders = Set(classes(around: cell) + makers(ofRowsLike: cell))
      outlets += parts.filter { $0.1 == id }.flatMap { part in
        holders.sorted().map { Outlet(property: part.0, className: $0) }
      }
    }
    return outlets
  }

  /// The classes of the objects that the file says make the rows of the list around a cell.
  private func makers(ofRowsLike cell: Element) -> [String] {
    let list = sequence(first: cell) { $0.parent }.first { $0.name == "tableView" }
    return list?.items(of: "connections").compactMap { connection in
      guard ["dataSource", "delegate"].contains(connection["property"] ?? "") else { return nil }
      return connection["destination"].flatMap { file.objects[$0] }?["customClass"]
    } ?? []
  }

  /// What a class that shows a bar with a title sets of an item on it, to which it comes by the bar: as the one on its
  /// side, or as one of all.
  private func attributes(setThroughBarOf item: Element) -> CodedAttributes {
    let place = item["key"] ?? item.parent?.name ?? ""
    guard let code, item.name == "barButtonItem",
      let side = ["left", "right"].first(where: { place.hasPrefix("\($0)BarButtonItem") })
    else { return [] }
    let properties = ["\(side)BarButtonItem", "\(side)BarButtonItems"]
    return classes(around: item).reduce(into: []) { attributes, className in
      for property in properties {
        attributes.formUnion(code.ownAttributes(setOf: property, by: className))
      }
    }
  }
}

extension Element {
  /// Whether what it stands for is called by a title that code may take from it.
  ///
  /// The system has a word of its own for the way back.
  fileprivate var isTitled: Bool {
    name == "button" || name == "barButtonItem" && !has("key", "backBarButtonItem")
  }
}
