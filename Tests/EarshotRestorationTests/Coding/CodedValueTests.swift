import EarshotInterface
import EarshotRestoration
import EarshotTestApps
import EarshotTestSupport
import Foundation
import Testing

/// Any `Codable` value comes back as it was.
@Suite struct CodedValueTests {
  private struct Everything: Codable, Equatable {
    enum Kind: String, Codable { case first, second }
    enum Shape: Codable, Equatable {
      case circle(radius: Double)
      case none
    }
    struct Point: Codable, Hashable {
      var x: Float
      var y: Int8
    }
    indirect enum Tree: Codable, Equatable {
      case leaf
      case node(Tree, Tree)
    }
    var text: String
    var big: UInt64
    var small: Int64
    var number: Double
    var flag: Bool
    var kind: Kind
    var shapes: [Shape]
    var byPoint: [Point: String]
    var byName: [String: [Int?]]
    var data: Data
    var date: Date
    var url: URL
    var nothing: Int?
    var tree: Tree
  }

  /// A class that writes what it inherits by way of `superEncoder`.
  private class Base: Codable {
    var name = ""
    init(name: String) { self.name = name }
  }

  private final class Derived: Base {
    var age = 0
    private enum CodingKeys: CodingKey { case age }

    init(name: String, age: Int) {
      super.init(name: name)
      self.age = age
    }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      try super.init(from: container.superDecoder())
      age = try container.decode(Int.self, forKey: .age)
    }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(age, forKey: .age)
      try super.encode(to: container.superEncoder())
    }
  }

  /// What becomes of a value that an app keeps and takes back.
  private func roundTrip<Value: Codable>(_ value: Value) throws -> (Value?, warnings: [String]) {
    let folder = StateFolder()
    let log = Log()
    let app = KeptApp(folder, log)
    app.onEncode = { $0.encode(value, forKey: "value") }
    app.launch(nil).leave()
    let again = KeptApp(folder, log)
    var result: Value?
    again.onDecode = { result = $0.decode(forKey: "value") }
    again.launch(nil)
    return (result, app.warnings + again.warnings)
  }

  @Test func everyKindOfValue() throws {
    let value = Everything(
      text: "line\nbreak \u{0} \u{2028} \" \\ 🙂", big: .max, small: .min, number: -0.0, flag: true,
      kind: .second, shapes: [.circle(radius: 1.5e-300), .none],
      byPoint: [.init(x: .pi, y: -128): "here"], byName: ["": [1, nil], "é": []],
      data: Data([0, 255, 10]), date: Date(timeIntervalSinceReferenceDate: 0.125),
      url: try #require(URL(string: "https://example.org/a%20b?c")), nothing: nil,
      tree: .node(.leaf, .node(.leaf, .leaf)))
    let (again, warnings) = try roundTrip(value)
    #expect(again == value)
    #expect(warnings == [])
  }

  @Test func inheritedCoding() throws {
    let again = try roundTrip(Derived(name: "Ada", age: 36)).0
    #expect(again?.name == "Ada" && again?.age == 36)
  }

  @Test func plainValues() throws {
    #expect(try roundTrip("text").0 == "text")
    #expect(try roundTrip(Int.min).0 == Int.min)
    #expect(try roundTrip(UInt64.max).0 == UInt64.max)
    #expect(try roundTrip(Double.leastNonzeroMagnitude).0 == Double.leastNonzeroMagnitude)
    #expect(try roundTrip(Float.greatestFiniteMagnitude).0 == Float.greatestFiniteMagnitude)
    #expect(try roundTrip(1e15).0 == 1e15)
    #expect(try roundTrip([Int]()).0 == [])
    #expect(try roundTrip(Optional(3)).0 == 3)
    #expect(try roundTrip([String: Int]()).0 == [:])
    let many = Dictionary(uniqueKeysWithValues: (0..<20_000).map { ("key \($0)", $0) })
    #expect(try roundTrip(many).0 == many)
  }

  @Test("what cannot be written is left out, and said")
  func refused() throws {
    struct Deep: Codable {
      var inside: [Deep]
    }
    var deep = Deep(inside: [])
    for _ in 0..<600 { deep = Deep(inside: [deep]) }
    let (result, warnings) = try roundTrip(deep)
    #expect(result == nil)
    #expect(warnings.count == 1)
    #expect(try roundTrip([Double.infinity]).warnings.count == 1)
  }

  @Test("a value read as another type gives nothing, and says so")
  func mismatches() throws {
    let folder = StateFolder()
    let app = KeptApp(folder)
    app.onEncode = { coder in
      coder.encode("no base 64!", forKey: "text")
      coder.encode(300, forKey: "number")
      coder.encode(1.5, forKey: "fraction")
      coder.encode([1, 2], forKey: "list")
    }
    app.launch(nil).leave()
    let again = KeptApp(folder)
    again.onDecode = { coder in
      #expect(coder.decode(Int.self, forKey: "text") == nil)
      #expect(coder.decode(UInt8.self, forKey: "number") == nil)
      #expect(coder.decode(Int.self, forKey: "fraction") == nil)
      #expect(coder.decode(Data.self, forKey: "text") == nil)
      #expect(coder.decode([String: Int].self, forKey: "list") == nil)
      #expect(coder.decode([[Int]].self, forKey: "list") == nil)
      #expect(coder.decode(Bool.self, forKey: "number") == nil)
      #expect(coder.decode(Double.self, forKey: "number") == 300)
      #expect(coder.decode(Int.self, forKey: "nothing") == nil)
    }
    again.launch(nil)
    #expect(again.warnings.count == 7)
  }
}
