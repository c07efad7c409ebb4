/// What is taken from one file, so that memory and time stay in bounds whoever wrote it.
package enum NodeLimits {
  /// How deep mappings and lists may stand inside each other.
  package static let depth = 512
  /// How many values a file may hold: a hundred times the largest batch of screens seen.
  package static let values = 2_000_000
}
