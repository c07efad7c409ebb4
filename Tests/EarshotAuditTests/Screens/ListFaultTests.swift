import EarshotDocuments
import EarshotInterface
import EarshotModel
import Testing

@testable import EarshotAudit

/// Containers of a running app, whose accessors are code and may contradict each other.
@Suite("Lists that contradict themselves")
struct ListFaultTests {
  private class Shelf: View {
    let books = ["Emma", "Persuasion", "Sanditon"].map { title in
      let book = Label(frame: Rect(x: 0, y: 0, width: 100, height: 44))
      book.text = title
      return book
    }

    override var accessibilityElements: [Responder]? {
      get { books }
      set {}
    }
  }

  private final class ShortShelf: Shelf {
    override func accessibilityElementCount() -> Int? { 2 }
  }

  private final class ForgetfulShelf: Shelf {
    override func index(ofAccessibilityElement element: Responder) -> Int? {
      element === books[1] ? nil : super.index(ofAccessibilityElement: element)
    }
  }

  private final class TurnedShelf: Shelf {
    override func index(ofAccessibilityElement element: Responder) -> Int? { 0 }
  }

  private final class RepeatingShelf: Shelf {
    override func accessibilityElement(at index: Int) -> Responder? { books[0] }
  }

  private func messages(of shelf: Shelf) -> [String] {
    for book in shelf.books { shelf.addSubview(book) }
    let window = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    window.addSubview(shelf)
    let screen = DocumentScreen(name: "Live", size: window.frame.size, root: window)
    return Audit(host: screen.application, name: "Live").findings
      .filter { $0.rule == "container-inconsistent" }.map(\.message)
  }

  @Test("What a container counts, finds and gives has to be what it lists")
  func faults() {
    #expect(messages(of: Shelf()) == [])
    #expect(messages(of: ShortShelf()) == ["it lists 3 elements and counts 2"])
    #expect(messages(of: ForgetfulShelf()) == ["it does not find the place of element 2"])
    #expect(messages(of: TurnedShelf()) == ["it finds element 2 at place 1"])
    #expect(
      messages(of: RepeatingShelf())
        == ["it gives another element than the one it lists at place 2"])
  }
}
