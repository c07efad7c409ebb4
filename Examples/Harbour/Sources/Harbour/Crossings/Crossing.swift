/// A ferry that goes today.
struct Crossing {
  let destination: String
  let departure: String
  let pier: Int

  static let today = [
    Crossing(destination: "Lind", departure: "9:40", pier: 1),
    Crossing(destination: "Skerry", departure: "10:15", pier: 2),
    Crossing(destination: "Outer Holm", departure: "11:30", pier: 1),
  ]
}
