import EarshotModel

/// What a turn has found out, told once all of it is taken in.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct MirrorNews {
  /// Why there is another screen, if there is.
  var screen: ScreenChangeCause?
  /// Whether anything came, went, or stands elsewhere.
  var hasNewLayout = false
  /// The frames whose nodes have to be put inside each other again.
  var unlinked: Set<FrameIdentity> = []
  /// The elements that came or say something else, in the order in which this was told.
  var spoken: [(element: MirrorElement, isNew: Bool)] = []
  /// Regions in which more was to come, and is here now.
  var announcements: [MirrorAnnouncement] = []
  /// Where the focus over there has gone by itself.
  var focus: NodeIdentity?
}
