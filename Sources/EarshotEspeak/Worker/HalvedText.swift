/// Halves a text that the voice cannot say, so that what is to blame is found.
enum HalvedText {
  /// Where the second half of a text begins, in scalars: behind the blank, or at the side of the picture,
  /// nearest to the middle, else between the characters nearest to it; `nil` when it is one character.
  ///
  /// The engine is given a blank at the sides of a picture, so words end there for it as well.
  static func middle(of text: String) -> Int? {
    let middle = text.unicodeScalars.count / 2
    var ends: Int?
    var border: Int?
    func take(_ place: Int, for nearest: inout Int?) {
      if nearest.map({ abs(place - middle) < abs($0 - middle) }) ?? true { nearest = place }
    }
    var place = 0
    var endsWord = false
    for character in text {
      let isPicture = character.unicodeScalars.first.map(PictureReading.isPicture) ?? false
      if place > 0 {
        take(place, for: &border)
        if endsWord || isPicture { take(place, for: &ends) }
      }
      endsWord = isPicture || character.isWhitespace
      place += character.unicodeScalars.count
    }
    return ends ?? border
  }
}
