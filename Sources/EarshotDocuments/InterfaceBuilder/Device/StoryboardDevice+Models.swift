import EarshotModel

extension StoryboardDevice {
  /// One of the devices that Interface Builder draws for, held upright.
  struct Model {
    /// The size of the screen, in points.
    let size: Size
    /// What the device covers at the top, in points.
    let top: Double
    /// What it covers at the top by newer releases of Xcode, in points.
    let newerTop: Double
    /// What the device covers at the bottom, in points.
    let bottom: Double
    /// The kind of device.
    let idiom: InterfaceIdiom

    /// The device of a name in a document; `nil` for one that is not known.
    ///
    /// The same screen with round corners has a name of its own in some releases of Xcode, and stands
    /// for the one without where that has none.
    init?(named name: String) {
      let plain = name.hasSuffix("rounded") ? String(name.dropLast("rounded".count)) : name
      guard let model = Self.all[name] ?? Self.all[plain] ?? Self.all[name + "rounded"] else {
        return nil
      }
      self = model
    }

    private init(
      _ width: Double, _ height: Double, top: Double, newerTop: Double? = nil, bottom: Double,
      idiom: InterfaceIdiom
    ) {
      size = Size(width: width, height: height)
      (self.top, self.bottom, self.idiom) = (top, bottom, idiom)
      self.newerTop = newerTop ?? top
    }

    private static func phone(
      _ width: Double, _ height: Double, top: Double, newerTop: Double? = nil,
      bottom: Double = 34
    ) -> Model {
      Model(width, height, top: top, newerTop: newerTop, bottom: bottom, idiom: .phone)
    }

    private static func pad(_ width: Double, _ height: Double, isRounded: Bool = false) -> Model {
      Model(
        width, height, top: isRounded ? 24 : 20, bottom: isRounded ? 20 : 0, idiom: .pad)
    }

    /// The device that most documents are drawn for.
    static let usual = phone(375, 667, top: 20, bottom: 0)

    /// The devices by Interface Builder's names, which tell the kind of screen and its diagonal.
    static let all: [String: Model] = [
      "retina3_5": phone(320, 480, top: 20, bottom: 0),
      "retina4_0": phone(320, 568, top: 20, bottom: 0),
      "retina4_7": usual,
      "retina5_4": phone(375, 812, top: 50),
      "retina5_5": phone(414, 736, top: 20, bottom: 0),
      "retina5_9": phone(375, 812, top: 44, newerTop: 50),
      "retina6_0": phone(390, 844, top: 44, newerTop: 47),
      "retina6_1": phone(414, 896, top: 44, newerTop: 48),
      "retina6_12": phone(393, 852, top: 59),
      "retina6_3": phone(402, 874, top: 62),
      "retina6_5": phone(414, 896, top: 44, newerTop: 48),
      "retina6_55": phone(420, 912, top: 68),
      "retina6_7": phone(428, 926, top: 44, newerTop: 47),
      "retina6_72": phone(430, 932, top: 59),
      "retina6_9": phone(440, 956, top: 62),
      "ipad7_9": pad(768, 1024),
      "ipad8_3": pad(744, 1133, isRounded: true),
      "ipad9_7": pad(768, 1024),
      "ipad10_2": pad(810, 1080),
      "ipad10_5": pad(834, 1112),
      "ipad10_9rounded": pad(820, 1180, isRounded: true),
      "ipad11_0": pad(834, 1210, isRounded: true),
      "ipad11_0rounded": pad(834, 1194, isRounded: true),
      "ipad12_9": pad(1024, 1366),
      "ipad12_9rounded": pad(1024, 1366, isRounded: true),
      "ipad13_0": pad(1032, 1376, isRounded: true),
      "ipad13_0rounded": pad(1032, 1376, isRounded: true),
      "appleTV": Model(1920, 1080, top: 0, bottom: 0, idiom: .tv),
    ]
  }
}
