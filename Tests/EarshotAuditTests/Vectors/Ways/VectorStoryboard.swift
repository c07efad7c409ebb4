import EarshotFiles

/// The screen of a case as a storyboard.
struct VectorStoryboard {
  let text: String
  private static let tags: [String: String] = [
    "element": "view", "label": "label", "button": "button", "textField": "textField",
    "image": "imageView", "toggle": "switch",
  ]

  /// What a class says of itself, in the traits of the file.
  private static let ownTraits: [String: Set<String>] = [
    "label": ["staticText"], "button": ["button"], "image": ["image"], "textField": ["textEntry"],
    "toggle": ["toggleButton"], "element": [],
  ]

  init?(_ vector: AuditVector) {
    // A storyboard does not say the language of its texts.
    guard vector.language == nil || vector.language == "en" else { return nil }
    // Then elements have the traits of the case alone, and none of their classes.
    let isExact = vector.rule.hasPrefix("trait-")
    for element in vector.elements.flatMap(\.all) {
      guard !element.isMadeOfConclusions, element.labelledBy == nil, element.before == nil,
        element.after == nil, element.className == nil, element.scrolls == nil,
        element.text?.fixedHeight == nil, element.text?.placeholderColor == nil,
        element.viewFrame == nil, element.hitArea == nil,
        element.ownValue == nil, Self.tags[Self.kind(of: element)] != nil,
        element.text == nil || Self.kind(of: element) != "element",
        // Nobody asks a button for its colours.
        element.kind != "button" || element.text?.color == nil,
        element.value == nil || element.kind == "toggle",
        // A name that is there and empty cannot be written: Xcode leaves it out.
        element.label != "" || element.kind == nil
      else { return nil }
    }
    var gestures: [String] = []
    var number = 0
    let views = vector.elements.map { Self.xml($0, isExact, &number, &gestures) }.joined(
      separator: "\n")
    let size = vector.screen ?? [393, 852]
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" initialViewController="ctr-00-aaa">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="scn-00-aaa"><objects>
      <viewController title="Vector" id="ctr-00-aaa" sceneMemberID="viewController">
      <view key="view" id="viw-00-aaa">\(Self.frame([0, 0] + size))<subviews>
      \(views)
      </subviews></view></viewController>
      \(gestures.joined(separator: "\n"))
      </objects></scene></scenes></document>
      """
  }

  private static func kind(of element: AuditVector.Element) -> String {
    element.kind ?? (element.text == nil ? "element" : "label")
  }

  private static func xml(
    _ element: AuditVector.Element, _ isExact: Bool, _ number: inout Int,
    _ gestures: inout [String]
  ) -> String {
    number += 1
    let (id, kind) = ("elm-\(number)-aaa", kind(of: element))
    var attributes = [("id", id)]
    var inside = [frame(element.place), accessibility(of: element, kind, isExact)]
    let shown = element.title ?? (kind == "label" || kind == "button" ? element.label : nil)
    switch kind {
    case "label": attributes.append(("text", shown ?? ""))
    case "button":
      inside.append(
        "<state key=\"normal\" title=\"\(escaped(shown ?? ""))\">\(color("titleColor", element.text?.color))</state>"
      )
    case "textField":
      attributes.append(("text", element.title ?? ""))
      if let text = element.placeholder { attributes.append(("placeholder", text)) }
    case "toggle": attributes.append(("on", element.value == "1" ? "YES" : "NO"))
    default: break
    }
    if element.hidden == true { attributes.append(("hidden", "YES")) }
    if let text = element.text {
      if text.scales == true { attributes.append(("adjustsFontForContentSizeCategory", "YES")) }
      inside.append(font(text))
      if kind != "button" { inside.append(color("textColor", text.color)) }
    }
    inside.append(color("backgroundColor", element.background))
    let children = (element.children ?? []).map { xml($0, isExact, &number, &gestures) }
    if !children.isEmpty { inside.append("<subviews>\(children.joined())</subviews>") }
    inside.append(connections(of: element, kind, id, &gestures))
    let list = attributes.map { "\($0.0)=\"\(escaped($0.1))\"" }.joined(separator: " ")
    return "<\(tags[kind] ?? "view") \(list)>\(inside.joined())</\(tags[kind] ?? "view")>"
  }

  private static func connections(
    of element: AuditVector.Element, _ kind: String, _ id: String, _ gestures: inout [String]
  ) -> String {
    var lines: [String] = []
    for handler in element.handlers ?? [] {
      if handler == "tap", kind == "button" || kind == "toggle" {
        let event = kind == "button" ? "touchUpInside" : "valueChanged"
        lines.append(
          "<action selector=\"use:\" destination=\"ctr-00-aaa\" eventType=\"\(event)\" id=\"act-\(id)\"/>"
        )
      } else {
        let name = "\(handler)-\(id)"
        lines.append(
          "<outletCollection property=\"gestureRecognizers\" destination=\"\(name)\" appends=\"YES\" id=\"out-\(name)\"/>"
        )
        let tag = "\(handler == "longPress" ? "pongPress" : handler)GestureRecognizer"
        gestures.append(
          "<\(tag) id=\"\(name)\"><connections><action selector=\"use:\" destination=\"ctr-00-aaa\" id=\"act-\(name)\"/></connections></\(tag)>"
        )
      }
    }
    return lines.isEmpty ? "" : "<connections>\(lines.joined())</connections>"
  }

  private static func accessibility(
    of element: AuditVector.Element, _ kind: String, _ isExact: Bool
  ) -> String {
    var inside = ""
    let traits = Set(element.traits ?? [])
    if kind == "element" || isExact || !traits.isSubset(of: ownTraits[kind] ?? []) {
      let names = traits.sorted().filter { $0 != "textEntry" && $0 != "toggleButton" }
      let list =
        names.isEmpty ? "none=\"YES\"" : names.map { "\($0)=\"YES\"" }.joined(separator: " ")
      inside += "<accessibilityTraits key=\"traits\" \(list)/>"
    }
    let isElement =
      element.isElement ?? (kind == "element" || kind == "image" ? element.children == nil : nil)
    if let isElement {
      inside += "<bool key=\"isElement\" value=\"\(isElement ? "YES" : "NO")\"/>"
    }
    let isShown =
      (kind == "label" || kind == "button")
      && (element.title == nil || element.label == element.title)
    let label = isShown ? nil : element.label
    let name = label.map { " label=\"\(escaped($0))\"" } ?? ""
    return "<accessibility key=\"accessibilityConfiguration\"\(name)>\(inside)</accessibility>"
  }

  private static func font(_ text: AuditVector.Element.Look) -> String {
    if let style = text.style {
      let name = "UICTFontTextStyle\(style.prefix(1).uppercased())\(style.dropFirst())"
      return "<fontDescription key=\"fontDescription\" style=\"\(name)\"/>"
    }
    // A size that follows a setting is that of a style.
    if text.scales == true {
      return "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    }
    let kind = text.bold == true ? "boldSystem" : "system"
    return
      "<fontDescription key=\"fontDescription\" type=\"\(kind)\" pointSize=\"\(text.size ?? 17)\"/>"
  }

  private static func color(_ key: String, _ text: String?) -> String {
    guard let text, let bits = UInt64(text.dropFirst(), radix: 16) else { return "" }
    let value = text.count > 7 ? bits : bits << 8 | 0xFF
    let parts = [("red", 24), ("green", 16), ("blue", 8), ("alpha", 0)].map {
      "\($0.0)=\"\(Double(value >> UInt64($0.1) & 0xFF) / 255)\""
    }
    return
      "<color key=\"\(key)\" \(parts.joined(separator: " ")) colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
  }

  private static func frame(_ numbers: [Double]) -> String {
    "<rect key=\"frame\" x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\"/>"
  }

  private static func escaped(_ text: String) -> String { MarkupText.text(text) }
}
