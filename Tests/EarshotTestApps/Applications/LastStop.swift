import EarshotInterface
package import EarshotModel

/// A delegate of an app that is the last stop of every search.
package final class LastStop: Responder, ApplicationDelegate {
  package var log: [String] = []
  package override func accessibilityPerformMagicTap() -> Bool {
    log.append("delegate.performMagicTap")
    return true
  }
}
