/// Reads the signs around a number: `$5` as "5 dollars", `-3` as "minus 3", `90°` as "90 degrees", `5 km` as
/// "5 kilometers".
///
/// An amount of money with its hundredths is two amounts in English: `$5.99` is "5 dollars and 99 cents".
struct Amounts: PreparationStage {
  let symbols: SymbolCatalog

  func prepare(_ passage: Passage) -> [Passage] {
    let scalars = passage.scalars
    guard !passage.isSpelled, scalars.contains(where: \.isDigitToRead) else { return [passage] }
    var writer = PassageWriter(capacity: scalars.count)
    var index = 0
    while index < scalars.count {
      if let sign = sign(at: index, in: passage) {
        writer.say(sign, for: scalars[index].source)
        index += 1
      }
      guard let amount = amount(at: index, in: passage) else {
        writer.keep(scalars[index])
        index += 1
        continue
      }
      if let words = amount.words { writer.say(words, for: scalars[amount.number].source) }
      writer.keep(scalars[amount.number])
      if let unit = amount.unit { writer.say(unit, for: scalars[index..<amount.end].source) }
      index = amount.end
    }
    return [passage.with(writer.scalars)]
  }

  private struct Amount {
    var number: Range<Int>
    /// What is said before the number.
    var words: String?
    var unit: String?
    var end: Int
  }

  /// What a plus or minus before a number is called; between numbers or words it is none.
  private func sign(at index: Int, in passage: Passage) -> String? {
    let cursor = ScalarCursor(scalars: passage.scalars, index: index)
    let symbol: String
    switch cursor.current {
    case "-", "\u{2212}": symbol = "\u{2212}"
    case "+": symbol = "+"
    default: return nil
    }
    if index > 0 {
      let before = passage.scalars[index - 1].scalar
      guard before.isBlank || before.properties.generalCategory == .openPunctuation else {
        return nil
      }
    }
    guard let next = cursor.scalar(at: index + 1) else { return nil }
    var isAmount = next.isDigit
    if let currency = currency(at: index + 1, in: passage) {
      isAmount = cursor.scalar(at: index + 1 + currency.unicodeScalars.count)?.isDigit == true
    }
    return isAmount ? symbols.definition(of: symbol, in: passage.namesLanguage)?.name : nil
  }

  private func amount(at index: Int, in passage: Passage) -> Amount? {
    let scalars = passage.scalars
    var cursor = ScalarCursor(scalars: scalars, index: index)
    let currency = currency(at: index, in: passage)
    if let currency {
      guard index == 0 || !scalars[index - 1].scalar.isPartOfWord else { return nil }
      _ = cursor.skip(currency)
      if cursor.scalar(at: cursor.index + 1)?.isDigit == true { _ = cursor.skip(" ") }
    }
    guard cursor.index < scalars.count,
      let numeral = Numeral(in: scalars, at: cursor.index)
    else { return nil }
    var number = numeral.range
    let decimals = decimals(after: numeral, in: passage)
    if let currency {
      // The M of "$5M" is part of the number.
      var end = number.upperBound
      while end < scalars.count, end - number.upperBound < 3, scalars[end].scalar.isASCIILetter {
        end += 1
      }
      if end - number.upperBound < 3 { number = number.lowerBound..<end }
      if end == numeral.range.upperBound {
        if let money = money(numeral, currency, in: passage) { return money }
        number = number.lowerBound..<decimals
      }
      return Amount(
        number: number,
        unit: unit(currency, of: numeral, isWhole: decimals == end, in: passage),
        end: number.upperBound)
    }
    let isWhole = decimals == number.upperBound
    cursor.index = decimals
    let hasBlank = cursor.skip(" ") || cursor.skip("\u{A0}") || cursor.skip("\u{202F}")
    if var measure = measure(
      of: numeral, isWhole: isWhole, at: cursor, hasBlank: hasBlank, in: passage)
    {
      measure.number = number.lowerBound..<decimals
      return measure
    }
    guard let after = cursor.current, Amounts.isCurrency(after) || after == "\u{B0}",
      cursor.scalar(at: cursor.index + 1)?.isDigit != true,
      let unit = unit(String(after), of: numeral, isWhole: isWhole, in: passage)
    else { return Amount(number: number, unit: nil, end: number.upperBound) }
    number = number.lowerBound..<decimals
    if var money = money(numeral, String(after), in: passage) {
      money.end = cursor.index + 1
      return money
    }
    return Amount(number: number, unit: unit, end: cursor.index + 1)
  }

  /// An amount with hundredths in two units, or `nil` where it has none or the language puts them otherwise.
  private func money(
    _ numeral: Numeral, _ currency: String, in passage: Passage
  ) -> Amount? {
    guard passage.namesLanguage == "en", let minor = Amounts.hundredths[currency],
      numeral.tail.utf8.count == 3, let count = Int(numeral.tail.dropFirst()),
      let unit = name(of: currency, counting: Int(numeral.integer), in: passage)
    else { return nil }
    let mark = numeral.range.upperBound - 3
    let whole = numeral.range.lowerBound..<mark
    let hundredths = count == 0 ? "" : "\(count) \(count == 1 ? minor.one : minor.several)"
    if numeral.integer == "0", count > 0 {
      return Amount(
        number: whole.lowerBound..<whole.lowerBound, unit: hundredths,
        end: numeral.range.upperBound)
    }
    return Amount(
      number: whole, unit: count == 0 ? unit : "\(unit) and \(hundredths)",
      end: numeral.range.upperBound)
  }

  /// What a hundredth of a currency is called in English.
  private static let hundredths: [String: (one: String, several: String)] = [
    "$": ("cent", "cents"), "\u{20AC}": ("cent", "cents"), "\u{A3}": ("penny", "pence"),
    "US$": ("cent", "cents"), "A$": ("cent", "cents"), "AU$": ("cent", "cents"),
    "CA$": ("cent", "cents"), "HK$": ("cent", "cents"), "NT$": ("cent", "cents"),
    "R$": ("centavo", "centavos"),
  ]

  /// The currency that stands at a place, as it is written before a number; `nil` for none.
  private func currency(at index: Int, in passage: Passage) -> String? {
    var cursor = ScalarCursor(scalars: passage.scalars, index: index)
    guard let first = cursor.current else { return nil }
    if Amounts.isCurrency(first) { return String(first) }
    guard first.isASCIILetter else { return nil }
    return Amounts.lettered.first { currency in
      cursor.index = index
      return cursor.skip(currency) && hasName(currency, in: passage)
    }
  }

  /// Currencies that letters before the sign tell from others (Unicode CLDR, currency symbols).
  private static let lettered = ["US$", "AU$", "A$", "CA$", "HK$", "NT$", "R$"]

  private func hasName(_ currency: String, in passage: Passage) -> Bool {
    symbols.words(ofUnit: currency, counting: nil, in: passage.namesLanguage) != nil
  }

  /// What a currency is called beside a whole number.
  private func name(
    of currency: String, counting number: Int?, in passage: Passage
  ) -> String? {
    if let words = symbols.words(ofUnit: currency, counting: number, in: passage.namesLanguage) {
      return words
    }
    let name = symbols.definition(of: currency, in: passage.namesLanguage)
    return number == 1 ? name?.name : name?.pluralName ?? name?.name
  }

  /// Where a number ends with the digits after its comma, in languages that write one.
  private func decimals(after numeral: Numeral, in passage: Passage) -> Int {
    let start = numeral.range.upperBound
    guard Amounts.commaLanguages.contains(passage.namesLanguage) else { return start }
    var cursor = ScalarCursor(scalars: passage.scalars, index: start)
    guard cursor.skip(","), !cursor.digits(limit: 20).isEmpty else { return start }
    return cursor.index
  }

  /// A number with a unit of measure behind it.
  private func measure(
    of numeral: Numeral, isWhole: Bool, at cursor: ScalarCursor, hasBlank: Bool,
    in passage: Passage
  ) -> Amount? {
    // A letter right behind a number is mostly part of a name.
    for unit in Amounts.units where hasBlank || unit.count > 1 {
      var end = cursor
      guard end.skip(unit) else { continue }
      if let next = end.current, next.isPartOfWord || next == "/" || next == "\u{B0}" { continue }
      let number = count(of: numeral, isWhole: isWhole, in: passage)
      guard
        let words = symbols.words(ofUnit: unit, counting: number, in: passage.namesLanguage)
      else { continue }
      let parts = words.split(separator: "{0}", omittingEmptySubsequences: false)
        .map { $0.drop { $0 == " " } }
      return Amount(
        number: numeral.range, words: parts.count > 1 ? String(parts[0]) : nil,
        unit: parts.last.map(String.init), end: end.index)
    }
    return nil
  }

  /// The number that decides the form of a word; `nil` for one with decimals.
  private func count(of numeral: Numeral, isWhole: Bool, in passage: Passage) -> Int? {
    let groups = groups(behind: numeral, in: passage)
    let isPlain = isWhole && (numeral.tail.isEmpty || groups != nil)
    // French and Portuguese have the singular up to two, decimals or not.
    guard isPlain || ["fr", "pt"].contains(passage.namesLanguage) else { return nil }
    return Int(numeral.integer + (groups ?? ""))
  }

  /// The digits of groups of three, in languages that set them apart by full stops; `nil` for anything else.
  private func groups(behind numeral: Numeral, in passage: Passage) -> String? {
    guard Amounts.commaLanguages.contains(passage.namesLanguage), !numeral.tail.isEmpty else {
      return nil
    }
    let groups = numeral.tail.split(separator: ".", omittingEmptySubsequences: false)
    guard groups.count > 1, groups[0].isEmpty, groups.dropFirst().allSatisfy({ $0.count == 3 })
    else { return nil }
    return groups.joined()
  }

  private static let commaLanguages: Set = ["de", "es", "fr", "it", "nl", "pl", "pt", "ru", "sv"]

  /// The units, longer ones before those they begin with.
  private static let units = [
    "km/h", "kWh", "km", "cm", "mm", "mg", "mL", "ml", "kg", "kB", "MB", "GB", "TB", "\u{B0}C",
    "\u{B0}F",
    "US$", "$US", "AU$", "$AU", "A$", "CA$", "$CA", "HK$", "NT$", "R$",
    "zł", "kr", "m", "g", "l", "L",
  ]

  private func unit(
    _ symbol: String, of numeral: Numeral, isWhole: Bool, in passage: Passage
  ) -> String? {
    let number = count(of: numeral, isWhole: isWhole, in: passage)
    if let words = symbols.words(ofUnit: symbol, counting: number, in: passage.namesLanguage) {
      return words
    }
    guard let definition = symbols.definition(of: symbol, in: passage.namesLanguage) else {
      return nil
    }
    let isOne = numeral.integer == "1" && numeral.tail.isEmpty && isWhole
    return isOne ? definition.name : definition.pluralName ?? definition.name
  }

  private static func isCurrency(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .currencySymbol
  }
}
