/// A scalar on its way to a voice, with the place it came from.
struct SourcedScalar: Hashable {
  /// The scalar.
  var scalar: Unicode.Scalar
  /// What it stands for in the text as its author wrote it, in Unicode scalars.
  var source: Range<Int>
  /// Whether a stage has put it here in its final form, so that later stages leave it alone.
  var isSettled: Bool

  init(_ scalar: Unicode.Scalar, source: Range<Int>, isSettled: Bool = false) {
    self.scalar = scalar
    self.source = source
    self.isSettled = isSettled
  }
}
