public import EarshotInterface
import EarshotModel

/// An app that a walk can start as often as it has to: code cannot be taken back, so that each way through the
/// app begins anew.
public struct WalkedApp {
  /// The path of its file as the caller gave it; empty for an app that is code.
  public var file: String
  /// What findings call its screens where they have no title.
  public var name: String
  /// Makes the app, which is not launched yet; each time another one that behaves alike.
  public var make: () throws -> Application
  /// Whether all that the app does is there; of a storyboard the code is not, so that nothing can be said of what
  /// does nothing.
  public var isWhole: Bool
  /// The language of texts that name no other, where anybody has said it, as a BCP 47 tag.
  var language: (Application) -> String? = { $0.accessibilityLanguage }

  /// Creates an app that is made by code.
  ///
  /// - Parameters:
  ///   - name: What findings call it.
  ///   - make: Makes the app, which is not launched yet.
  public init(name: String, make: @escaping () throws -> Application) {
    self.init(file: "", name: name, isWhole: true, make: make)
  }

  /// Creates an app whose elements stand in a file.
  init(
    file: String, name: String, isWhole: Bool, make: @escaping () throws -> Application
  ) {
    self.file = file
    self.name = name
    self.isWhole = isWhole
    self.make = make
  }
}
