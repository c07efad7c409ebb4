/// The rules about sizes and places.
enum GeometryRules {
  static let all: [AuditRule] = [
    sizePlatform, sizeMinimum, spacing, overlap, duplicateBounds, activationPointOff, frameEmpty,
    frameOffscreen, frameOutsideParent,
  ]
}
