/// One step of preparation: text in, text out, and nothing else.
protocol PreparationStage {
  /// The passages that take the place of `passage`, in order.
  func prepare(_ passage: Passage) -> [Passage]
}
