/// How a program is read where the general rules do not find it out: data that users write as well.
public struct ProgramProfile: Hashable, Sendable {
  /// Its name, for settings.
  public var name: String
  /// The programs that it is for, by the last component of their path.
  public var programs: [String]

  /// Creates a profile.
  public init(_ name: String, programs: [String] = []) {
    self.name = name
    self.programs = programs
  }

  /// The profile of programs that have none of their own.
  public static let standard = ProgramProfile("standard")
}
