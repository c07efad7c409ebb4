import EarshotModel
import Testing

/// What mixtures of colours are called.
@Suite struct BasicColorTests {
  @Test(
    arguments: [
      ((0, 0, 0), "black"), ((63, 63, 63), "black"), ((64, 64, 64), "gray"),
      ((127, 127, 127), "gray"), ((178, 178, 178), "white"), ((229, 229, 229), "white"),
      ((242, 242, 242), "brightWhite"), ((255, 255, 255), "brightWhite"),
      // As dark as this a colour is not seen.
      ((39, 0, 0), "black"), ((40, 0, 0), "red"),
      ((205, 0, 0), "red"), ((0, 205, 0), "green"), ((205, 205, 0), "yellow"),
      ((0, 0, 238), "blue"),
      ((205, 0, 205), "magenta"), ((0, 205, 205), "cyan"), ((255, 0, 0), "brightRed"),
      ((0, 255, 0), "brightGreen"), ((255, 255, 0), "brightYellow"), ((0, 0, 255), "brightBlue"),
      ((255, 0, 255), "brightMagenta"), ((0, 255, 255), "brightCyan"),
      ((92, 92, 255), "brightBlue"),
      ((255, 135, 0), "orange"), ((139, 69, 19), "brown"), ((135, 95, 0), "brown"),
      ((255, 192, 203), "pink"), ((255, 105, 180), "pink"), ((128, 0, 255), "purple"),
      ((75, 0, 130), "purple"), ((240, 228, 255), "white"), ((0, 128, 0), "green"),
      ((0, 135, 255), "brightBlue"), ((255, 20, 20), "brightRed"), ((255, 0, 30), "brightRed"),
    ] as [((UInt8, UInt8, UInt8), String)])
  func names(shares: (UInt8, UInt8, UInt8), name: String) {
    #expect(BasicColor(red: shares.0, green: shares.1, blue: shares.2).rawValue == name)
  }
}
