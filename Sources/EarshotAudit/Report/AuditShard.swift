/// One part of an audit that several machines share: the `number`th of `count`.
public struct AuditShard: Hashable, Sendable, CustomStringConvertible {
  /// Which part, counted from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// The most parts that an audit can have.
  public static let limit = 10_000

  /// Reads `2/3`; `nil` when there is no such part.
  public init?(_ description: String) {
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      (1...Self.limit).contains(count), (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// The part as it is written on a command line.
  public var description: String { "\(number)/\(count)" }

  /// The values of this part: neighbours, so that all parts one after the other are the whole; none
  /// is larger than another by more than one.
  public func part<Value>(of values: [Value]) -> ArraySlice<Value> {
    values[(number - 1) * values.count / count..<number * values.count / count]
  }
}
