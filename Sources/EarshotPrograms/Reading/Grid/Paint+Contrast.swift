extension Paint {
  /// Whether a character is drawn so that it stands back: dim, or hardly unlike what is behind it.
  var isFaint: Bool {
    attributes.contains(.dim) || foreground.contrast(to: background).map { $0 < 4.5 } ?? false
  }
}

extension Paint.Shade {
  /// The shares of red, green and blue, up to 255; `nil` where they are the terminal's.
  private var shares: [Int]? {
    guard case .color(let color) = self, let shares = color.shares else { return nil }
    return [shares.red, shares.green, shares.blue].map(Int.init)
  }

  /// How bright it is, from 0 to 1.
  private var brightness: Double? {
    shares.map { shares in
      zip(shares, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
        let share = Double(part.0) / 255
        // Between the square and the curve of displays nothing here makes a difference.
        return sum + part.1 * share * share
      }
    }
  }

  /// How much it stands out from another, from 1 to 21; `nil` where one of them is not known.
  func contrast(to other: Paint.Shade) -> Double? {
    guard let own = brightness, let theirs = other.brightness ?? Self.ground(other) else {
      return nil
    }
    return (max(own, theirs) + 0.05) / (min(own, theirs) + 0.05)
  }

  /// Most terminals are dark.
  private static func ground(_ shade: Paint.Shade) -> Double? { shade == .standard ? 0 : nil }

  /// Whether it is hardly another than a second one, as where all of a widget is tinted.
  func isNear(_ other: Paint.Shade) -> Bool {
    guard let own = shares, let theirs = other.shares else { return false }
    return zip(own, theirs).allSatisfy { abs($0 - $1) <= 24 }
  }
}
