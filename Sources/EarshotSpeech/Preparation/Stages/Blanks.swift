/// Leaves one blank where several came together, and none at the ends of a passage.
struct Blanks: PreparationStage {
  func prepare(_ passage: Passage) -> [Passage] {
    var scalars: [SourcedScalar] = []
    scalars.reserveCapacity(passage.scalars.count)
    for scalar in passage.scalars {
      if scalar.scalar.isBlank, scalars.last?.scalar.isBlank ?? true { continue }
      scalars.append(scalar)
    }
    if scalars.last?.scalar.isBlank == true { scalars.removeLast() }
    return scalars.isEmpty ? [] : [passage.with(scalars)]
  }
}
