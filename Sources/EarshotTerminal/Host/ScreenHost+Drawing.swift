import EarshotModel
import EarshotReader
import EarshotSession

/// What is seen: elements, focus ring, caption, and what other programs are told.
extension ScreenHost {
  /// Takes what has happened into the caption, and tells other programs of it: after every input, so
  /// that nothing is lost where several come at once.
  ///
  /// - Parameter isNew: Whether the screen is new, whatever has happened.
  func observe(isNew: Bool = false) {
    annotateFocus()
    takeNews(isNew: isNew)
  }

  /// How a listener gets to the list of other screens: by a key, or by the name of its command where none is
  /// left.
  private var sceneWay: String {
    let name = ReaderCommand.Name.chooseScene.rawValue
    guard let binding = reader.commands.binding(for: name) else { return name }
    let key = reader.commands.chords(for: binding).first.map { reader.name(of: $0) }
    return reader.text(.pressKey, [key ?? reader.name(of: binding)])
  }

  func draw() {
    let size = terminal.size
    var grid = CellGrid(rows: size.rows, columns: size.columns)
    if !isCurtained {
      var caption = self.caption
      if let notice = core.noSoundLine, caption.text != notice {
        caption.text = "\(reader.text(.noSound)) \(caption.text)"
      }
      let captionRows = caption.draw(into: &grid)
      // A blank row keeps the caption apart.
      let rows = grid.rows - captionRows - (grid.rows > 4 ? 1 : 0)
      if let chooser = reader.chooser {
        chooser.draw(rows: rows, into: &grid)
      } else {
        picture.draw(
          session.host, focused: reader.focusedElement, rows: rows, words: DrawnWords(of: reader),
          into: &grid)
      }
    }
    let bytes = Array(asides.utf8) + writer.update(to: grid)
    asides = ""
    if !bytes.isEmpty { terminal.write(bytes) }
  }

  /// Takes what was said into the caption.
  private func takeNews(isNew: Bool) {
    core.tellDeadEnds(isNew: isNew, way: sceneWay)
    let news = core.takeNews()
    for event in news {
      switch event.kind {
      case .speech:
        let text = event.text ?? ""
        caption.text = core.words(of: event)
        if annotates, event.cause != "focus", event.cause != "reading", event.cause != "textEntry" {
          asides += Annotation(saying: text, isSpoken: core.isHeard).sequence
        }
      case .focus: caption.text = ""
      default: break
      }
    }
    let further = reader.text(.nothingFurther)
    if HostCore.ledNowhere(news), !caption.text.hasSuffix(further) {
      caption.text += (caption.text.isEmpty ? "" : " ") + further
    }
  }

  /// Tells other programs of the element under the cursor, when it is another or has changed.
  private func annotateFocus() {
    guard annotates else { return }
    guard let element = reader.focusedElement else { return annotated = nil }
    let summary = ElementSummary(element, words: DrawnWords(of: reader))
    if annotated?.element !== element {
      asides += Annotation(.focus, summary, isSpoken: core.isHeard).sequence
    } else if annotated?.summary != summary {
      asides += Annotation(.change, summary, isSpoken: core.isHeard).sequence
    }
    annotated = (element, summary)
  }
}
