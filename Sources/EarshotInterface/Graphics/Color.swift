/// A colour, as far as an audit of contrast needs it (`UIColor`).
public struct Color: Hashable, Sendable {
  /// The red share, from 0 to 1.
  public var red: Double
  /// The green share, from 0 to 1.
  public var green: Double
  /// The blue share, from 0 to 1.
  public var blue: Double
  /// How opaque the colour is, from 0 (transparent) to 1.
  public var alpha: Double
  /// The name of a colour whose shares depend on the appearance of the system or on a catalogue.
  public var name: String?

  /// Creates a colour from its shares, each from 0 to 1, in the sRGB space.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1, name: String? = nil) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.name = name
  }

  /// Creates a grey from its lightness, from 0 (black) to 1 (white).
  public init(white: Double, alpha: Double = 1, name: String? = nil) {
    self.init(red: white, green: white, blue: white, alpha: alpha, name: name)
  }

  /// Black, opaque.
  public static let black = Color(white: 0)
  /// White, opaque.
  public static let white = Color(white: 1)
  /// No colour at all.
  public static let clear = Color(white: 0, alpha: 0)
}
