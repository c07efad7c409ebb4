@testable import EarshotFiles
import EarshotModel
import EarshotReader
import Foundation

/// One row of `Tests/Vectors/speech.json`: an element, what its containers add, and what is said.
struct SpeechVector: Decodable {
  struct Fact: Decodable {
    var label: String
    var value: String
    var high: Bool
  }

  struct Element: Decodable {
    var label: String?
    var value: String?
    var hint: String?
    var traits: [String]?
    var actions: Int?
    var content: [Fact]?
    var expanded: String?
  }

  struct Place: Decodable {
    var kind: String
    var index: Int
    var count: Int
  }

  struct Header: Decodable {
    var label: String?
    var value: String?
  }

  struct Cell: Decodable {
    var row: Int?
    var column: Int?
    var rowSpan: Int?
    var columnSpan: Int?
    var isFirstInRow: Bool?
    var headers: [Header]?
  }

  struct Listener: Decodable {
    var preset: String?
    var traitPosition: String?
    var includesHints: Bool?
    var includesContainerContext: Bool?
    var includesTableContext: Bool?
    var includesValue: Bool?
    var includesCustomContent: Bool?
  }

  var id: String
  var element: Element
  var place: Place?
  var boundary: String?
  var cell: Cell?
  var listener: Listener?
  /// What is said.
  var says: String
  /// The hint.
  var then: String?
  /// What else is told.
  var extra: [String]?
}

extension SpeechVector {
  /// What we say for the row.
  var spoken: SpokenPhrase {
    var verbosity = listener?.preset == "minimal" ? Verbosity.minimal : .standard
    if let position = listener?.traitPosition.flatMap(Verbosity.TraitPosition.init) {
      verbosity.traitPosition = position
    }
    if let says = listener?.includesHints { verbosity.includesHints = says }
    if let says = listener?.includesContainerContext { verbosity.includesContainerContext = says }
    if let says = listener?.includesTableContext { verbosity.includesTableContext = says }
    if let says = listener?.includesValue { verbosity.includesValue = says }
    if let says = listener?.includesCustomContent { verbosity.includesCustomContent = says }
    let phrase = Phrase(responder, context: context, verbosity: verbosity)
    return Wording(style: .snapshot, verbosity: verbosity).words(of: phrase)
  }

  private var responder: Responder {
    let made = AccessibilityElement(accessibilityContainer: nil)
    made.accessibilityLabel = element.label
    made.accessibilityValue = element.value
    made.accessibilityHint = element.hint
    for name in element.traits ?? [] {
      made.accessibilityTraits.formUnion(AccessibilityTraits(name: name) ?? .none)
    }
    made.accessibilityCustomActions = (0..<(element.actions ?? 0)).map { number in
      AccessibilityCustomAction(name: AttributedText("Action \(number)")) { _ in true }
    }
    made.accessibilityCustomContent = (element.content ?? []).map { fact in
      AccessibilityCustomContent(
        label: AttributedText(fact.label), value: AttributedText(fact.value),
        importance: fact.high ? .high : .default)
    }
    let status = element.expanded.flatMap(AccessibilityExpandedStatus.init)
    made.accessibilityExpandedStatus = status ?? .unsupported
    return made
  }

  private var context: StopContext {
    var context = StopContext()
    if let place {
      context.position = StopContext.Position(
        index: place.index, count: place.count, isTab: place.kind == "tab")
    }
    let edge = boundary.flatMap(StopContext.Boundary.Edge.init)
    context.boundaries = [edge.map { StopContext.Boundary($0) }].compactMap(\.self)
    if let cell {
      context.cell = TableCell(
        row: cell.row, column: cell.column, rowSpan: cell.rowSpan ?? 1,
        columnSpan: cell.columnSpan ?? 1, isFirstInRow: cell.isFirstInRow ?? false,
        headers: (cell.headers ?? []).map { header in
          let made = AccessibilityElement(accessibilityContainer: nil)
          made.accessibilityLabel = header.label
          made.accessibilityValue = header.value
          return made
        })
    }
    return context
  }
}

/// A row of the shared file of vectors, in the spelling of its source.
struct SharedSpeechVector: Decodable {
  struct Fact: Decodable {
    var label: String
    var value: String
    var importance: String?
  }

  struct Container: Decodable {
    var type: String?
    var index: Int?
    var count: Int?
    var row: Int?
    var column: Int?
    var rowSpan: Int?
    var columnSpan: Int?
    var isFirstInRow: Bool?
    var rowHeaders: [SpeechVector.Header]?
    var columnHeaders: [SpeechVector.Header]?
  }

  struct Element: Decodable {
    var label: String?
    var value: String?
    var hint: String?
    var traits: [String]?
    var customActions: [String]?
    var customContent: [Fact]?
    var expandedStatus: String?
    var container: Container?
  }

  var id: String
  var element: Element
  var verbosity: SpeechVector.Listener?
  var expectedDescription: String
  var expectedHint: String?
  var expectedExtra: [String]?

  /// The row in our spelling.
  var vector: SpeechVector {
    let content = element.customContent?.map {
      SpeechVector.Fact(label: $0.label, value: $0.value, high: $0.importance == "high")
    }
    var row = SpeechVector(
      id: id,
      element: SpeechVector.Element(
        label: element.label, value: element.value, hint: element.hint, traits: element.traits,
        actions: element.customActions?.count, content: content, expanded: element.expandedStatus),
      listener: verbosity, says: expectedDescription, then: expectedHint, extra: expectedExtra)
    guard let container = element.container else { return row }
    switch container.type {
    case "series", "tab", "tabBarItem":
      row.place = SpeechVector.Place(
        kind: container.type == "series" ? "series" : "tab", index: container.index ?? 0,
        count: container.count ?? 0)
    case "dataTable":
      row.cell = SpeechVector.Cell(
        row: container.row, column: container.column, rowSpan: container.rowSpan,
        columnSpan: container.columnSpan, isFirstInRow: container.isFirstInRow,
        headers: (container.rowHeaders ?? []) + (container.columnHeaders ?? []))
    default: row.boundary = container.type
    }
    return row
  }
}
