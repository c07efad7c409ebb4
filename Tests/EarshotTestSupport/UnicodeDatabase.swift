import Foundation

/// Unicode's character database as Perl brings it, which tells of every scalar what our own tables say of
/// some.
public struct UnicodeDatabase: Sendable {
  /// What a property says of the scalars from one on.
  private struct Stretch: Sendable {
    var first: UInt32
    var value: String
  }

  /// The program could not be asked.
  public struct Failure: Error {
    /// The name of the property.
    public var property: String
    /// The status with which the program ended.
    public var status: Int32
  }

  private var stretches: [Stretch] = []

  /// Whether there is a Perl with its database; in Debian it comes with the package `perl`.
  public static var isThere: Bool {
    (try? UnicodeDatabase("Age")) != nil
  }

  /// Asks for all values of a property.
  ///
  /// - Parameter property: Its name in the database, such as `Word_Break`.
  /// - Throws: ``Failure`` where there is no Perl or no such property.
  public init(_ property: String) throws {
    let scratch = try ScratchFolder()
    let output = scratch.path(of: "values")
    let program = """
      use Unicode::UCD "prop_invmap";
      my ($starts, $values) = prop_invmap($ARGV[0]) or exit 1;
      for (0 .. $#$starts) {
        my $value = $values->[$_];
        print $starts->[$_], " ", ref $value ? join(" ", @$value) : $value, "\\n";
      }
      """
    let status = try ChildProcess(
      ["perl", "-e", program, property], environment: ProcessInfo.processInfo.environment,
      output: output
    ).wait()
    guard status == 0 else { throw Failure(property: property, status: status) }
    for line in try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard let first = UInt32(parts[0]) else { continue }
      stretches.append(Stretch(first: first, value: parts.count > 1 ? String(parts[1]) : ""))
    }
  }

  /// Every scalar that Perl's Unicode knows, in ascending order.
  ///
  /// That of the standard library may be newer; what only one of them knows says nothing.
  public static func assignedScalars() throws -> [Unicode.Scalar] {
    let age = try UnicodeDatabase("Age")
    return (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init).filter {
      age[$0] != "Unassigned"
    }
  }

  /// What the property says of a scalar.
  public subscript(_ scalar: Unicode.Scalar) -> String {
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].first <= scalar.value { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? "" : stretches[low - 1].value
  }
}
