/// Counts a symbol that stands four times or more in a row: `=====` becomes "5 equals".
///
/// It runs before symbols are named, for it counts what is written. Where the level names no such
/// symbol, the row becomes a blank.
struct RepeatedSymbols: PreparationStage {
  /// From how many on a row is counted, as in Orca.
  static let limit = 4

  let symbols: SymbolCatalog

  func prepare(_ passage: Passage) -> [Passage] {
    guard !passage.isSpelled else { return [passage] }
    let scalars = passage.scalars
    var writer = PassageWriter(capacity: scalars.count)
    var index = 0
    while index < scalars.count {
      var end = index + 1
      let scalar = scalars[index].scalar
      if scalar.isSymbol, !scalars[index].isSettled {
        while end < scalars.count, scalars[end].scalar == scalar, !scalars[end].isSettled {
          end += 1
        }
      }
      let row = scalars[index..<end]
      if row.count >= RepeatedSymbols.limit {
        write(row, of: scalar, to: &writer, in: passage)
      } else {
        writer.keep(row)
      }
      index = end
    }
    return [passage.with(writer.scalars)]
  }

  private func write(
    _ row: ArraySlice<SourcedScalar>,
    of scalar: Unicode.Scalar,
    to writer: inout PassageWriter,
    in passage: Passage
  ) {
    guard
      let definition = symbols.definition(of: String(scalar), in: passage.namesLanguage)
    else { return writer.keep(row.prefix(1)) }
    // A row is worth a word to whoever hears some symbols, whatever one of them alone is worth; the
    // lines and blocks that pictures are drawn with are not.
    let level = scalar.isDrawing ? definition.level : min(definition.level, .some)
    guard level <= passage.level else { return writer.drop(row.source) }
    writer.say("\(row.count) \(definition.pluralName ?? definition.name)", for: row.source)
  }
}
