/// Reads telephone numbers digit by digit, with a pause between their groups.
struct PhoneNumbers: PreparationStage {
  let symbols: SymbolCatalog

  func prepare(_ passage: Passage) -> [Passage] {
    let scalars = passage.scalars
    guard !passage.isSpelled, scalars.count >= 9, scalars.contains(where: \.isDigitToRead) else {
      return [passage]
    }
    var writer = PassageWriter(capacity: scalars.count)
    var index = 0
    while index < scalars.count {
      guard let number = PhoneNumbers.number(in: scalars, at: index) else {
        writer.keep(scalars[index])
        index += 1
        continue
      }
      writer.say(text(of: number, in: passage), for: scalars[index..<number.end].source)
      index = number.end
    }
    return [passage.with(writer.scalars)]
  }

  private struct Number {
    var isInternational: Bool
    var groups: [String]
    var end: Int
  }

  private static func number(in scalars: [SourcedScalar], at start: Int) -> Number? {
    if start > 0 {
      let before = scalars[start - 1].scalar
      guard !before.isPartOfWord, !["-", "+", ".", ",", "/", "#"].contains(before) else {
        return nil
      }
    }
    var cursor = ScalarCursor(scalars: scalars, index: start)
    guard let first = cursor.current, first.isDigit || first == "+" || first == "(" else {
      return nil
    }
    let isInternational = cursor.skip("+")
    var groups: [String] = []
    var separators: Set<Unicode.Scalar> = []
    var separator: Unicode.Scalar?
    var end = start
    while groups.count < 6 {
      let hasBracket = cursor.skip("(")
      let digits = cursor.digits(limit: 12)
      guard !digits.isEmpty, !hasBracket || cursor.skip(")") else { break }
      groups.append(digits)
      end = cursor.index
      if let separator { separators.insert(separator) }
      separator = hasBracket ? "(" : nil
      if let mark = cursor.current, mark == "-" || mark == " " {
        separator = separator ?? mark
        cursor.index += 1
      } else if !hasBracket {
        break
      }
    }
    if let after = cursor.scalar(at: end), after.isASCII, after.isPartOfWord { return nil }
    let number = Number(isInternational: isInternational, groups: groups, end: end)
    return isPhoneNumber(number, separators: separators) ? number : nil
  }

  /// Whether the groups look like those of a number one dials rather than one of quantity.
  private static func isPhoneNumber(_ number: Number, separators: Set<Unicode.Scalar>) -> Bool {
    let counts = number.groups.map(\.count)
    let total = counts.reduce(0, +)
    let isTrunk = number.groups.first?.first == "0"
    if number.isInternational { return (8...15).contains(total) }
    if counts.count == 1 { return isTrunk && (9...11).contains(total) }
    if separators.contains("(") { return (9...11).contains(total) && counts.count >= 2 }
    if separators == ["-"] {
      if counts == [3, 3, 4] || counts == [1, 3, 3, 4] { return true }
      let isFree = counts == [4, 4] && ["15", "16", "18"].contains(number.groups[0].prefix(2))
      return isFree || isTrunk && (9...11).contains(total) && counts.count >= 3
    }
    return separators == [" "] && isTrunk && (9...11).contains(total) && counts.count >= 3
  }

  private func text(of number: Number, in passage: Passage) -> String {
    let groups = number.groups.map { group in
      passage.namesLanguage == "ko"
        ? KoreanNumbers.digits(group) : group.map { String($0) }.joined(separator: " ")
    }
    let text = groups.joined(separator: ", ")
    guard number.isInternational,
      let plus = symbols.definition(of: "+", in: passage.namesLanguage)?.name
    else { return text }
    return "\(plus) \(text)"
  }
}
