import Testing

@testable import EarshotPrograms

/// What of a line stays when it ticks, in characters of ASCII and in others, which are read apart.
@Suite("The shape of a line")
struct LineShapeTests {
  @Test(
    "Numbers, spinners and runs become alike, and letters stay",
    arguments: [
      ("  12.5 MB/s [###>   ] 33%", "0 MBs [ ]0%"), ("1,234 of 5.678", "0 of 0"),
      ("wait...", "wait."), ("aa--bb", "aabb"), ("| / \\", ""), ("", ""), ("a@[`{z", "a@[`{z"),
      ("x  y", "x y"), ("7", "0"),
      ("1.0 us,100.0 sy, 0.5 id", "0 us,0 sy,0 id"), ("1.0 us,  1.0 sy,10.5 id", "0 us,0 sy,0 id"),
    ])
  func shapes(line: String, shape: String) {
    #expect(LineShape.of(line) == shape)
    // One letter beyond ASCII behind it has the whole line read as characters.
    #expect(LineShape.of(line + "é") == shape + "é")
  }
}
