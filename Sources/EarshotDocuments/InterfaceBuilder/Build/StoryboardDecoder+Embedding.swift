import EarshotInterface
import EarshotModel

extension StoryboardDecoder {
  /// How much of other scenes one screen has taken in.
  struct Embedding {
    /// How deep scenes may stand inside each other; one that embeds itself ends here.
    static let depthLimit = 4
    /// How many scenes one screen takes in, so that scenes which embed each other twice stay small.
    static let sceneLimit = 32

    /// How deep the scene at hand stands inside others.
    var depth = 0
    /// How many scenes were taken in.
    var scenes = 0
  }

  /// Puts the scene that a container view embeds into the view, as a device does when it loads.
  ///
  /// The scene is also listed by itself, without bars.
  func embedScene(of element: Element, into container: View) {
    guard embedding.depth < Embedding.depthLimit, embedding.scenes < Embedding.sceneLimit,
      let destination = embeddedScenes[element.index],
      let controller = file.objects[destination],
      let root = StoryboardScene(main: controller).view
    else { return }
    embedding.depth += 1
    embedding.scenes += 1
    let view = view(root, in: container.bounds.size)
    view.frame = container.bounds
    container.addSubview(view)
    embedding.depth -= 1
  }
}
