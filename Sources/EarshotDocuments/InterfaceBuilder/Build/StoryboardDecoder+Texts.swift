import EarshotFiles
import EarshotInterface
import EarshotModel

extension StoryboardDecoder {
  /// A text of an object in the language that was asked for, or else as it stands in the document.
  ///
  /// The `key` is what the document calls the property; `.strings` files may call it differently.
  func text(_ key: SoughtName, of element: Element, as property: String? = nil) -> String? {
    if let strings, let identifier = element["id"],
      let text = strings.text(identifier, property ?? key.text.description)
    {
      return text
    }
    return element.savedText(key)
  }

  func label(_ element: Element, _ frame: Rect) -> View {
    let label = placed(element, frame, Label(frame: frame))
    label.text = text("text", of: element) ?? element.savedAttributedText("attributedText")
    label.isEnabled = element.flag("enabled", default: true)
    let widest = max(0, element.number("preferredMaxLayoutWidth") ?? 0)
    // Older releases saved the width that the label had, which it takes from the layout.
    if abs(widest - frame.width) > 1 { label.preferredMaxLayoutWidth = widest }
    label.numberOfLines = max(0, element.integer("numberOfLines") ?? 1)
    label.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory")
    if let alignment = element["textAlignment"].flatMap(TextAlignment.init(rawValue:)) {
      label.textAlignment = alignment
    }
    if let font = element.savedFont { label.font = font }
    label.textColor = element.child(key: "textColor").flatMap(resources.color)
    return label
  }

  func textField(_ element: Element, _ frame: Rect) -> View {
    let field = placed(element, frame, TextField(frame: frame))
    field.text = text("text", of: element) ?? element.savedAttributedText("attributedText")
    field.placeholder =
      text("placeholder", of: element) ?? element.savedAttributedText("attributedPlaceholder")
    field.isSecureTextEntry = element.child("textInputTraits")?.flag("secureTextEntry") ?? false
    if let alignment = element["textAlignment"].flatMap(TextAlignment.init(rawValue:)) {
      field.textAlignment = alignment
    }
    if let style = element["borderStyle"].flatMap(TextField.BorderStyle.init(rawValue:)) {
      field.borderStyle = style
    }
    if let mode = element["clearButtonMode"].flatMap(TextField.ClearButtonMode.init(rawValue:)) {
      field.clearButtonMode = mode
    }
    if let font = element.savedFont { field.font = font }
    field.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory")
    field.textColor = element.child(key: "textColor").flatMap(resources.color)
    return field
  }

  func textView(_ element: Element, _ frame: Rect) -> View {
    let view = placed(element, frame, TextView(frame: frame))
    view.text =
      text("text", of: element) ?? element.savedAttributedText("attributedText") ?? ""
    view.isScrollEnabled = element.flag("scrollEnabled", default: true)
    view.isEditable = element.flag("editable", default: true)
    view.isSelectable = element.flag("selectable", default: true)
    view.isSecureTextEntry = element.child("textInputTraits")?.flag("secureTextEntry") ?? false
    if let alignment = element["textAlignment"].flatMap(TextAlignment.init(rawValue:)) {
      view.textAlignment = alignment
    }
    if let font = element.savedFont { view.font = font }
    view.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory")
    view.textColor = element.child(key: "textColor").flatMap(resources.color)
    return view
  }

  func searchBar(_ element: Element, _ frame: Rect) -> View {
    let bar = placed(element, frame, SearchBar(frame: frame))
    bar.text = text("text", of: element)
    bar.placeholder = text("placeholder", of: element)
    bar.showsCancelButton = element.flag("showsCancelButton")
    bar.showsScopeBar = element.flag("showsScopeBar")
    bar.scopeButtonTitles = element.items(of: "scopeButtonTitles").enumerated().map {
      index, title in
      strings?.text(element["id"] ?? "", "scopeButtonTitles[\(index)]") ?? title.text ?? ""
    }
    return bar
  }
}
