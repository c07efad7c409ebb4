/// The line that a refused document leaves behind, or `nil` when it was accepted.
public func refusal<Result>(_ body: () throws -> Result) -> String? {
  do {
    _ = try body()
    return nil
  } catch {
    return "\(error)"
  }
}
