/// A view that an engine draws into: ARKit, SceneKit, SpriteKit, GLKit, Metal.
///
/// The engines say nothing to assistive technology by themselves, so neither does this.
open class OpaqueView: View {
  /// Who draws into the view.
  public enum Engine: String, Sendable, CaseIterable {
    /// Objects in the room, seen through the camera (ARKit).
    case augmentedReality
    /// Objects in space (SceneKit).
    case scene
    /// Figures in the plane (SpriteKit).
    case sprites
    /// The older graphics interface (GLKit).
    case openGL
    /// The newer graphics interface (MetalKit).
    case metal
  }

  /// Who draws into the view.
  public final var engine: Engine?
}
