import EarshotDocuments

/// The way from the start of an app to one of its screens.
struct WalkPath {
  /// One step of a way.
  enum Step {
    /// Activates a stop, counted from 0 at the top.
    case activate(Int, label: String)
    /// Performs a segue as code does.
    case code(CodeSegue)
    /// Goes to a scene that is called like an action; holds what speaks for it.
    case guess(SceneIdentity, String)
  }

  private(set) var steps: [Step] = []

  /// The way with one step more.
  func adding(_ step: Step) -> WalkPath {
    var path = self
    path.steps.append(step)
    return path
  }

  /// Whether code takes a part of the way.
  var isByCode: Bool {
    steps.contains { if case .code = $0 { true } else { false } }
  }

  /// Whether a part of the way is guessed.
  var isByGuess: Bool {
    steps.contains { if case .guess = $0 { true } else { false } }
  }

  /// What is activated on the way, as heard.
  var labels: [String] {
    steps.map { step in
      switch step {
      case .activate(_, let label): label
      case .guess(_, let words): words
      case .code(let segue): "code: \(segue.name ?? segue.identifier)"
      }
    }
  }
}
