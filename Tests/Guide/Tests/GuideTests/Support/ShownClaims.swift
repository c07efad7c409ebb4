import GuideCoverage
import Testing

/// Says which claims of the guide a test shows; a failure of the test prints them.
struct ShownClaims: TestTrait {
  let claims: [Claim]

  var comments: [Comment] { claims.map { Comment(rawValue: "\($0.number): \($0.text)") } }
}

extension Trait where Self == ShownClaims {
  /// The test shows these claims of the guide.
  static func shows(_ claims: Claim...) -> ShownClaims { ShownClaims(claims: claims) }
}
