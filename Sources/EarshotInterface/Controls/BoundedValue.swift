/// A number between two ends, which give way to each other and push the number along.
struct BoundedValue {
  private var storedValue: Double
  private var storedMinimum: Double
  private var storedMaximum: Double

  init(value: Double, minimum: Double, maximum: Double) {
    storedValue = value
    storedMinimum = minimum
    storedMaximum = maximum
  }

  /// The number; what lies outside is moved to the nearer end, and what is no number is not taken.
  var value: Double {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return }
      storedValue = max(storedMinimum, min(storedMaximum, newValue))
    }
  }

  /// The smaller end; only finite numbers are taken.
  var minimum: Double {
    get { storedMinimum }
    set {
      guard newValue.isFinite else { return }
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      value = storedValue
    }
  }

  /// The larger end; only finite numbers are taken.
  var maximum: Double {
    get { storedMaximum }
    set {
      guard newValue.isFinite else { return }
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      value = storedValue
    }
  }

  /// Adds a step; with `wraps`, a step past one end comes out at the other.
  mutating func step(by step: Double, wraps: Bool) {
    let next = storedValue + step
    if wraps && next > storedMaximum {
      storedValue = storedMinimum
    } else if wraps && next < storedMinimum {
      storedValue = storedMaximum
    } else {
      value = next
    }
  }
}
