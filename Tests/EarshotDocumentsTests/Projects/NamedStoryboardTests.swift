import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotDocuments
@testable import EarshotFiles

/// What an `Info.plist` says of the storyboards that are shown first.
struct NamedStoryboardTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func names(_ bytes: Data) throws -> [String] {
    let path = try folder.write(bytes, to: "Info.plist")
    return NamedStoryboard.all(inList: path, from: .met()).filter { !$0.isForLaunch }.map(\.name)
  }

  private static func list(
    _ names: [String], of format: PropertyListSerialization.PropertyListFormat
  )
    throws -> Data
  {
    let scenes = names.map { ["UISceneStoryboardFile": $0, "UISceneConfigurationName": "Default"] }
    return try PropertyListSerialization.data(
      fromPropertyList: [
        "CFBundleName": "Boats", "UIRequiredDeviceCapabilities": ["armv7"], "LSMinimum": 17.0,
        "UIApplicationSceneManifest": [
          "UIApplicationSupportsMultipleScenes": false,
          "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": scenes],
        ],
        "UIMainStoryboardFile": "Main", "UILaunchStoryboardName": "LaunchScreen",
        "Many": (0..<300).map { "entry \($0)" },
      ], format: format, options: 0)
  }

  @Test("A binary list says the same as one in XML, in letters of every script")
  func binary() throws {
    for names in [["Main"], ["Boote", "Ботове", "船"], [String(repeating: "long", count: 40)]] {
      let binary = Set(try self.names(Self.list(names, of: .binary)))
      #expect(binary == Set(names + ["Main"]))
      #expect(try Set(self.names(Self.list(names, of: .xml))) == binary)
    }
    #expect(try names(Data("bplist00".utf8)) == [])
    #expect(try names(Data()) == [])
  }

  @Test("What is shown until an app has begun is named apart")
  func launch() throws {
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let path = try folder.write(Self.list(["Main"], of: format), to: "Info.plist")
      let launches = NamedStoryboard.all(inList: path, from: .met()).filter(\.isForLaunch)
      #expect(launches.map(\.name) == ["LaunchScreen"])
    }
    let project = try folder.write(
      Data("\t\tINFOPLIST_KEY_UILaunchStoryboardName = Splash;\n".utf8), to: "project.pbxproj")
    #expect(
      NamedStoryboard.all(inProject: project, from: .met())
        == [NamedStoryboard(name: "Splash", file: project, isForLaunch: true)])
    let list = try PropertyListSerialization.data(
      fromPropertyList: [
        "objects": ["A1": ["buildSettings": ["INFOPLIST_KEY_UIMainStoryboardFile": "Boats"]]]
      ], format: .xml, options: 0)
    #expect(
      try NamedStoryboard.all(inProject: folder.write(list, to: "project.pbxproj"), from: .met())
        == [NamedStoryboard(name: "Boats", file: project)])
  }

  @Test("Bytes that are changed at random lead nowhere, and to no end without bound")
  func mutations() throws {
    let seed = UInt64.random(in: 0...9_999)
    print("MainStoryboardTests: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let whole = Array(try Self.list(["Main", "船"], of: .binary))
    let table = whole.count - 40..<whole.count
    for _ in 0..<SoakScale.rounds(of: 100_000) {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        // Half of them where the numbers stand that everything is found by.
        let place = Bool.random(using: &generator) ? table : 8..<whole.count
        bytes[Int.random(in: place, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
      }
      let texts = BinaryPropertyList(bytes)?.texts(behind: ["UIMainStoryboardFile"]) ?? []
      #expect(texts.allSatisfy { $0.count <= 1_000 }, "seed \(seed)")
    }
  }

  @Test("Many objects that are one large dictionary are not read over and over")
  func overlapping() throws {
    // A dictionary of 10,000 entries, which 100,000 objects are.
    let size = 10_000
    var bytes = Array("bplist00".utf8) + [0xDF, 0x11, UInt8(size >> 8), UInt8(size & 0xFF)]
    bytes += [UInt8](repeating: 0, count: 4 * size)
    let table = bytes.count
    for _ in 0..<100_000 { bytes.append(8) }
    bytes += [0, 0, 0, 0, 0, 0, 1, 2]
    for number in [100_000, 0, table] {
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let list = try #require(BinaryPropertyList(bytes))
    #expect(list.texts(behind: ["UIMainStoryboardFile"]) == [])
  }
}
