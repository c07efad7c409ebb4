import GuideCoverage
import Testing

/// Says which claims of the guide a test shows; a failure of the test prints them.
struct ShownClaims: TestTrait {
  let claims: [Claim]

  var comments: [Comment] { claims.map { Comment(rawValue: "\($0.number): \($0.text)") } }
}

extension Trait where Self == ShownClaims {
  /// The test shows these claims of the guide in every `Way`.
  static func shows(_ claims: Claim...) -> ShownClaims { ShownClaims(claims: claims) }

  /// The test shows these claims in one way alone; the page of the coverage gives the reason.
  static func shows(_ claims: Claim..., only way: Way, because reason: String) -> ShownClaims {
    ShownClaims(claims: claims)
  }
}
