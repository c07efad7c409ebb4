import EarshotSpeech
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("Sound files")
struct SoundFileTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }
  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test("The finished file is a header and the samples in order")
  func finished() throws {
    let file = try SoundFile(path: path("a.wav"), format: .speech)
    try file.append([1, -2])
    try file.append(silence: .milliseconds(1))
    try file.append([3])
    try file.finish()

    let samples: [Int16] = [1, -2] + [Int16](repeating: 0, count: 22) + [3]
    let expected =
      WaveHeader(format: .speech, frameCount: 25).bytes + WaveHeader.bytes(of: samples)
    #expect(try [UInt8](Data(contentsOf: URL(fileURLWithPath: path("a.wav")))) == expected)
    #expect(try names() == ["a.wav"])
  }

  @Test("Until it is finished, nothing is there but what stood there before")
  func unfinished() throws {
    try folder.write("before", to: "a.wav")
    do {
      let file = try SoundFile(path: path("a.wav"), format: .speech)
      try file.append([1, 2, 3])
    }
    #expect(try names() == ["a.wav"])
    #expect(try String(contentsOfFile: path("a.wav"), encoding: .utf8) == "before")
  }

  @Test("A link stays a link; the file it leads to is replaced")
  func link() throws {
    try folder.write("before", to: "target.wav")
    try FileManager.default.createSymbolicLink(
      atPath: path("link.wav"), withDestinationPath: "target.wav")
    let file = try SoundFile(path: path("link.wav"), format: .speech)
    try file.finish()
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path("link.wav")) == "target.wav")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("target.wav"))).count == 44)
  }

  @Test("A device stays a device")
  func device() throws {
    let file = try SoundFile(path: "/dev/null", format: .speech)
    try file.append([1])
    try file.finish()
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test("Where it cannot be written is said before any sound is made")
  func refused() throws {
    for name in ["missing/a.wav", "."] {
      #expect(throws: SoundFileError.self) {
        _ = try SoundFile(path: path(name), format: .speech)
      }
    }
    #expect(throws: SoundFileError.self) {
      _ = try SoundFile(path: "/dev/full", format: .speech)
    }
  }
}
