/// Why an app was launched (`UIApplication.LaunchOptionsKey`).
public struct LaunchOptions: Hashable, Sendable {
  /// The address that the app was asked to open.
  public var url: String?
  /// The name of the app that asked for it.
  public var sourceApplication: String?

  /// Creates the options of an app that a person launched.
  public init(url: String? = nil, sourceApplication: String? = nil) {
    self.url = url
    self.sourceApplication = sourceApplication
  }
}
