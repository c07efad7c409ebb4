package import EarshotModel

extension NodeCursor {
  /// A rectangle as `[x, y, width, height]`, in points; width and height are not negative.
  package func rect() throws(FileError) -> Rect {
    let expected = "[x, y, width, height] in points, none of them beyond a billion"
    let numbers = try numbers(4, expected: expected)
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw error(
        .wrongValue(
          key: key, found: "of negative size", expected: "a width and a height from 0"))
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A position as `[x, y]`, in points.
  package func point() throws(FileError) -> Point {
    let numbers = try numbers(2, expected: "[x, y] in points, none of them beyond a billion")
    return Point(x: numbers[0], y: numbers[1])
  }

  /// An extent as `[width, height]`, in points, neither of them negative.
  package func size() throws(FileError) -> Size {
    let numbers = try numbers(
      2, expected: "[width, height] in points, none of them beyond a billion")
    guard numbers[0] >= 0, numbers[1] >= 0 else {
      throw error(
        .wrongValue(key: key, found: "negative", expected: "a width and a height from 0"))
    }
    return Size(width: numbers[0], height: numbers[1])
  }

  private func numbers(_ count: Int, expected: String) throws(FileError) -> [Double] {
    guard case .sequence(let values) = node.content, values.count == count else {
      throw wrong(expected)
    }
    return try values.map { value throws(FileError) in
      try NodeCursor(file: file, key: key, node: value).number(expected: expected)
    }
  }
}
