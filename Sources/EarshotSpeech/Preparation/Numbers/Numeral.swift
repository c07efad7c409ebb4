/// A number as it is written with digits, found in the scalars of a passage.
struct Numeral {
  /// Its place among the scalars.
  let range: Range<Int>
  /// Its digits before any decimal mark, without the marks between groups.
  let integer: String
  /// What follows the whole number: each time a mark and digits.
  let tail: String

  /// The number, if it is whole and below 10,000,000.
  var value: Int? { tail.isEmpty && integer.count < 8 ? Int(integer) : nil }

  /// Finds the number that begins at an index, with groups of three after commas and digits after full
  /// stops.
  ///
  /// Returns `nil` where none begins or where it is part of a word or of something longer.
  init?(in scalars: [SourcedScalar], at start: Int) {
    guard scalars[start].isDigitToRead, start == 0 || !scalars[start - 1].continuesNumber else {
      return nil
    }
    var end = start
    var integer = ""
    var tail = ""
    func digits(from index: Int) -> Int {
      var end = index
      while end < scalars.count, scalars[end].isDigitToRead { end += 1 }
      return end
    }
    func append(_ range: Range<Int>, to text: inout String) {
      for index in range { text.unicodeScalars.append(scalars[index].scalar) }
    }
    end = digits(from: start)
    append(start..<end, to: &integer)
    while end < scalars.count, scalars[end].scalar == ",", !scalars[end].isSettled,
      digits(from: end + 1) == end + 4
    {
      append((end + 1)..<(end + 4), to: &integer)
      end += 4
    }
    while end < scalars.count, scalars[end].scalar == ".", !scalars[end].isSettled {
      let next = digits(from: end + 1)
      guard next > end + 1 else { break }
      append(end..<next, to: &tail)
      end = next
    }
    range = start..<end
    self.integer = integer
    self.tail = tail
  }
}

extension SourcedScalar {
  /// A digit that no stage has dealt with.
  var isDigitToRead: Bool { scalar.isDigit && !isSettled }

  /// Whether digits after this are part of something that began before them.
  fileprivate var continuesNumber: Bool {
    !isSettled && (scalar.isDigit || scalar == "." || scalar == ",")
  }
}

/// Where a text goes on after a number.
struct ScalarCursor {
  let scalars: [SourcedScalar]
  var index: Int

  /// The scalar here, if it has not been dealt with.
  var current: Unicode.Scalar? { scalar(at: index) }

  /// The scalar at an index, if it has not been dealt with.
  func scalar(at index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) && !scalars[index].isSettled ? scalars[index].scalar : nil
  }

  /// Moves past a scalar if it stands here.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    index += 1
    return true
  }

  /// Moves past text if it stands here.
  mutating func skip(_ text: String) -> Bool {
    var end = index
    for scalar in text.unicodeScalars {
      guard self.scalar(at: end) == scalar else { return false }
      end += 1
    }
    index = end
    return true
  }

  /// Moves past digits, at most `limit`, and returns them.
  mutating func digits(limit: Int) -> String {
    var digits = ""
    while digits.utf8.count < limit, let scalar = current, scalar.isDigit {
      digits.unicodeScalars.append(scalar)
      index += 1
    }
    return digits
  }
}
