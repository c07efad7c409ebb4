public import EarshotInterface
public import EarshotModel
import EarshotReader
public import Testing

/// Everything that is said on a screen, from the first stop of the cursor to the last; a line is a stop.
///
///     let screen = try SpokenScreen(of: BasketController())
///     #expect(screen == ["Basket, heading", "Add ticket, button"])
///
/// An expectation that tries something itself does not print what came of it.
nonisolated public struct SpokenScreen: Hashable, Sendable {
  /// The lines; a stop that says nothing is `(silence)`.
  public let lines: [String]

  /// Creates a screen that is expected.
  public init(lines: [String]) { self.lines = lines }

  /// What a host says now.
  #if MainActorApps
    @MainActor
  #endif
  public init(of host: any AccessibilityHost) {
    lines = ScreenReading(host: host).stops.map {
      $0.description.isEmpty ? "(silence)" : $0.description
    }
  }

  /// What is said of a controller that is shown in a window of its own.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - frame: The screen, in points.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Throws: `ListenerError.reader` when the reader cannot be turned on.
  #if MainActorApps
    @MainActor
  #endif
  public init(
    of controller: ViewController, frame: Rect = Listener.screen,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) {
    self = try Listener(controller, frame: frame, sourceLocation: sourceLocation).screen
  }

  /// What is said of a view that is shown on a screen of its own.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - frame: The screen, in points.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Throws: `ListenerError.reader` when the reader cannot be turned on.
  #if MainActorApps
    @MainActor
  #endif
  public init(
    of view: View, frame: Rect = Listener.screen,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) {
    self = try Listener(view, frame: frame, sourceLocation: sourceLocation).screen
  }
}

nonisolated extension SpokenScreen: ExpressibleByArrayLiteral {
  /// The lines that are expected.
  public init(arrayLiteral lines: String...) { self.init(lines: lines) }
}

nonisolated extension SpokenScreen: RandomAccessCollection {
  /// The place of the first stop.
  public var startIndex: Int { lines.startIndex }
  /// The place behind the last stop.
  public var endIndex: Int { lines.endIndex }
  /// What is said at a stop.
  public subscript(position: Int) -> String { lines[position] }
}

nonisolated extension SpokenScreen: CustomStringConvertible, CustomTestStringConvertible {
  /// The lines, one below the other.
  public var description: String { lines.joined(separator: "\n") }

  /// The lines as failures of expectations print them.
  public var testDescription: String {
    lines.isEmpty ? "(nothing)" : "\n" + lines.map { "  \($0)" }.joined(separator: "\n")
  }
}
