/// Halves a text that the voice cannot say, so that what is to blame is found.
enum HalvedText {
  /// Where the second half of a text begins, in scalars: behind the blank, or at the side of the picture,
  /// nearest to the middle, else between the characters nearest to it; `nil` when it is one character.
  ///
  /// The engine is given a blank at the sides of a picture, so words end there for it as well.
  static func middle(of text: String) -> Int? {
    let middle = text.unicodeScalars.count / 2
    var blank: Int?
    var border: Int?
    var place = 0
    var isBehindPicture = false
    for character in text {
      let start = place
      let isPicture = character.unicodeScalars.first.map(PictureReading.isPicture) ?? false
      if start > 0, isPicture || isBehindPicture, abs(start - middle) < abs((blank ?? 0) - middle) {
        blank = start
      }
      isBehindPicture = isPicture
      place += character.unicodeScalars.count
      if start > 0, abs(start - middle) < abs((border ?? 0) - middle) { border = start }
      if character.isWhitespace, abs(place - middle) < abs((blank ?? 0) - middle) { blank = place }
    }
    // A blank at the end parts nothing.
    if let blank, blank < place { return blank }
    return border
  }
}
