import EarshotModel

extension UnreachableReason {
  /// What a note says of an element that cannot be reached.
  func wording(of element: Responder) -> String {
    "\(element.transcriptName) cannot be reached: \(wording(behind: element))"
  }

  private func wording(behind element: Responder) -> String {
    switch self {
    case .hidden(let responder): "\(subject(responder, for: element)) is hidden or has no size"
    case .hiddenFromReaders(let responder):
      "\(subject(responder, for: element)) is hidden from assistive technology"
    case .covered(let cover):
      "\(cover.map(\.transcriptName) ?? "something"), which is modal, stands in front of it"
    case .unlisted(let container):
      "the list of elements of \(container.transcriptName) leaves it out"
    case .offScreen: "it stands on no screen that is shown"
    case .noElement: "it is no accessibility element, and none is inside it"
    case .unknown: "it has no place in the reading order"
    }
  }

  private func subject(_ responder: Responder, for element: Responder) -> String {
    responder === element ? "it" : "\(responder.transcriptName), which holds it,"
  }
}
