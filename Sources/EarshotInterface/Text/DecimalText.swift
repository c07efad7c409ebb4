/// A number as it is said: at most six decimal places, and none that add nothing, so that what adding
/// up steps has left over is not heard.
struct DecimalText {
  /// The digits, with a point before the decimal places.
  let text: String

  private static let scale = 1_000_000

  /// Writes a number; one too large for decimal places, or not finite, as Swift describes it.
  init(_ number: Double) {
    let scaled = (number.magnitude * Double(Self.scale)).rounded()
    guard scaled < 9e15 else {
      text = "\(number)"
      return
    }
    let digits = Int(scaled)
    var decimals = String(digits % Self.scale + Self.scale).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let sign = number < 0 && digits > 0 ? "-" : ""
    text = "\(sign)\(digits / Self.scale)" + (decimals.isEmpty ? "" : ".\(decimals)")
  }
}
