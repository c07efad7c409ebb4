public import EarshotModel
public import EarshotSpeech

/// Everything that is said on a screen, from the first stop to the last.
public struct ScreenReading {
  /// The stops.
  public let stops: [SpokenStop]

  /// Reads the screen of a host.
  ///
  /// - Parameters:
  ///   - host: What is read.
  ///   - style: The notation.
  ///   - verbosity: How much is said.
  public init(
    host: any AccessibilityHost, style: WordingStyle = .spoken, verbosity: Verbosity = .standard
  ) {
    self.init(
      roots: host.accessibilityRoots, idiom: host.interfaceIdiom,
      layoutDirection: host.layoutDirection, language: host.accessibilityLanguage, style: style,
      verbosity: verbosity)
  }

  /// Reads trees that belong to no host, such as the screens of a document.
  ///
  /// - Parameters:
  ///   - roots: The trees, from the back to the front.
  ///   - idiom: The kind of device.
  ///   - layoutDirection: The side on which rows begin.
  ///   - language: The language of texts that name no other, as a BCP 47 tag.
  ///   - style: The notation.
  ///   - verbosity: How much is said.
  public init(
    roots: [Responder], idiom: InterfaceIdiom = .phone,
    layoutDirection: LayoutDirection = .leftToRight, language: String? = nil,
    style: WordingStyle = .spoken, verbosity: Verbosity = .standard
  ) {
    var wordings = Wordings(language: language, style: style, verbosity: verbosity)
    self.init(
      roots: roots, idiom: idiom, layoutDirection: layoutDirection, wordings: &wordings)
  }

  /// Reads trees with wordings that are kept from one screen to the next, so that the table of a
  /// language is read once only.
  ///
  /// - Parameters:
  ///   - roots: The trees, from the back to the front.
  ///   - idiom: The kind of device.
  ///   - layoutDirection: The side on which rows begin.
  ///   - wordings: The words.
  public init(
    roots: [Responder], idiom: InterfaceIdiom, layoutDirection: LayoutDirection,
    wordings: inout Wordings
  ) {
    var stops: [SpokenStop] = []
    Self.eachStop(
      roots: roots, idiom: idiom, layoutDirection: layoutDirection, wordings: &wordings
    ) { stops.append($0) }
    self.stops = stops
  }

  /// Reads trees and hands on one stop after the other, so that nothing is kept of very large screens.
  ///
  /// - Parameters:
  ///   - roots: The trees, from the back to the front.
  ///   - idiom: The kind of device.
  ///   - layoutDirection: The side on which rows begin.
  ///   - wordings: The words.
  ///   - body: Takes each stop, from the first to the last.
  package static func eachStop(
    roots: [Responder], idiom: InterfaceIdiom, layoutDirection: LayoutDirection,
    wordings: inout Wordings, _ body: (SpokenStop) -> Void
  ) {
    let order = ReadingOrder(roots: roots, idiom: idiom, layoutDirection: layoutDirection)
    var previous: Stop?
    var count = 0
    for stop in order.stops {
      let words = wordings.words(of: stop, in: order, comingFrom: previous)
      count += 1
      body(
        SpokenStop(
          order: count, element: stop.element, description: words.description, hint: words.hint,
          runs: words.runs))
      previous = stop
    }
  }
}

/// A stop of the cursor and what is said there.
public struct SpokenStop {
  /// The place in the order of its root, counted from 1.
  public let order: Int
  /// The element, for whatever else is asked of it.
  public let element: Responder
  /// What the element is; empty for silence.
  public let description: String
  /// How to use it, or `nil` when there is nothing to say.
  public let hint: String?
  /// The same for the ear; empty for silence.
  public let runs: [SpeechRun]
}
