import EarshotInterface
import EarshotModel
import EarshotSession

/// A picture that is seen on the screen.
nonisolated struct WalkedPicture: Hashable {
  /// What the picture is called.
  let name: String
  /// Its frame, in screen points.
  let frame: Rect

  /// The pictures that a view shows, and those in it.
  #if MainActorApps
    @MainActor
  #endif
  static func all(in view: View) -> [WalkedPicture] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let image = (view as? ImageView)?.image?.name
    let own = image.map { [WalkedPicture(name: $0, frame: view.accessibilityFrame)] } ?? []
    return own + view.subviews.flatMap { all(in: $0) }
  }
}

extension WalkTurn {
  /// A picture that has come elsewhere than beside what was used, while all says the same as before.
  var newPicture: WalkedPicture? {
    guard showsWithoutWords, !all.contains(where: \.isAnnouncement), let looks, let looksBefore,
      let frame = subject?.frame
    else {
      return nil
    }
    return looks.pictures.first { picture in
      !looksBefore.pictures.contains(picture)
        && (picture.frame.minY >= frame.maxY || picture.frame.maxY <= frame.minY)
    }
  }
}
