/// A responder and those above it in its chain, innermost first.
///
/// The way up from a responder is asked for before the responder is handed out, so that what an app
/// changes meanwhile does not matter. It ends even where an app made a circle of `next`: once the
/// circle was walked, some of it twice.
///
/// Everything here is compiled where it is used: a reader walks up from an element several times for
/// each move, and what another target only calls there costs more than the walk.
#if MainActorApps
  @preconcurrency @MainActor
#endif
@frozen public struct ResponderPath: IteratorProtocol {
  @usableFromInline var upcoming: Responder?
  /// Where the path was when its length was last a power of two; coming back there means a circle.
  @usableFromInline var mark: Responder
  @usableFromInline var steps = 0
  @usableFromInline var nextMark = 2

  @usableFromInline var foundCircle: Responder?

  /// An app may make a new responder each time it is asked; no sound chain is longer than this.
  @usableFromInline static var longest: Int { 100_000 }

  /// The responder to which the chain has led back, once it has.
  @inlinable public var circle: Responder? { foundCircle }

  /// The chain that begins with `responder`.
  @inlinable public init(from responder: Responder) {
    upcoming = responder
    mark = responder
  }

  /// The chain that begins with what comes after `responder`.
  @inlinable public init(above responder: Responder) {
    self.init(from: responder)
    _ = next()
  }

  /// The next responder of the chain.
  @inlinable public mutating func next() -> Responder? {
    guard steps < Self.longest, let responder = upcoming.take() else { return nil }
    steps += 1
    upcoming = responder.next
    if upcoming === mark {
      (upcoming, foundCircle) = (nil, mark)
    } else if steps == nextMark {
      mark = responder
      nextMark *= 2
    }
    return responder
  }
}

#if MainActorApps
  extension ResponderPath: @MainActor Sequence {}
#else
  extension ResponderPath: Sequence {}
#endif

extension ResponderPath {
  /// What the first responder gives that gives anything; those above it are not asked.
  @inlinable public func first<Result>(_ given: (Responder) -> Result?) -> Result? {
    for responder in self {
      if let result = given(responder) { return result }
    }
    return nil
  }
}

/// The end of a responder chain that remembers who receives typed keys: a window.
#if MainActorApps
  @preconcurrency @MainActor
#endif
package protocol FirstResponderScope: Responder {
  /// The responder that receives keys, if any.
  var firstResponder: Responder? { get set }
}
