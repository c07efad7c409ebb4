/// How much is said of an element, as a listener sets it.
nonisolated public struct Verbosity: Hashable, Sendable {
  /// Where the words for traits stand.
  public enum TraitPosition: String, Sendable, CaseIterable {
    /// Before the label.
    case before
    /// After label and value.
    case after
    /// Nowhere; states such as "selected" and "on" are still said.
    case none
  }

  /// Where the words for traits stand.
  public var traitPosition: TraitPosition
  /// Whether hints are said.
  public var includesHints: Bool
  /// Whether "2 of 3" and the starts and ends of containers are said.
  public var includesContainerContext: Bool
  /// Whether rows, columns and headers of data tables are said.
  public var includesTableContext: Bool
  /// Whether values are said.
  ///
  /// States such as "on", and the value of an element without a label, are said either way.
  public var includesValue: Bool
  /// Whether custom content of high importance is said, and that there is more of it.
  public var includesCustomContent: Bool
  /// Whether is said that there are further actions.
  public var includesActions: Bool
  /// Whether a switch is called a switch; if not, `spoken` says only whether it is on.
  public var includesSwitchRole: Bool
  /// How many characters are said of an element at most, or `nil` for all of them.
  ///
  /// One runtime of iOS 27 (24A434) gave tests the first 64 of an utterance.
  public var characterLimit: Int?

  /// Everything, in the usual places.
  public static let standard = Verbosity()

  /// Everything, and that a switch is a switch.
  public static let verbose = Verbosity(includesSwitchRole: true)

  /// Labels and states alone.
  public static let minimal = Verbosity(
    traitPosition: .none, includesHints: false, includesContainerContext: false,
    includesTableContext: false, includesValue: false, includesCustomContent: false)

  /// Creates a setting.
  public init(
    traitPosition: TraitPosition = .after, includesHints: Bool = true,
    includesContainerContext: Bool = true, includesTableContext: Bool = true,
    includesValue: Bool = true, includesCustomContent: Bool = true, includesActions: Bool = true,
    includesSwitchRole: Bool = false, characterLimit: Int? = nil
  ) {
    self.traitPosition = traitPosition
    self.includesHints = includesHints
    self.includesContainerContext = includesContainerContext
    self.includesTableContext = includesTableContext
    self.includesValue = includesValue
    self.includesCustomContent = includesCustomContent
    self.includesActions = includesActions
    self.includesSwitchRole = includesSwitchRole
    self.characterLimit = characterLimit
  }
}
