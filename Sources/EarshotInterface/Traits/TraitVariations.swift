/// What of a tree of views was drawn differently for different surroundings: which views and rules are
/// installed, and with what values.
///
/// The view on top of the tree keeps it and has it applied whenever it comes into other surroundings,
/// before anybody hears of them, as a storyboard does on a device.
#if MainActorApps
  @preconcurrency @MainActor
#endif
package protocol TraitVariations: AnyObject {
  /// Undoes what belongs to other surroundings and does what belongs to these; does nothing when they
  /// ask for no change.
  func apply(_ traits: TraitCollection)
}
