import EarshotTestSupport
import Foundation

/// Where an app of one test keeps its state: a folder inside one of the test's own, not made before.
package final class StateFolder {
  private let scratch: ScratchFolder

  package init() {
    do {
      scratch = try ScratchFolder()
    } catch {
      fatalError("there is no room for a folder: \(error)")
    }
  }

  /// The path of the test's folder.
  package var path: String { scratch.path }

  /// The path of the folder of the state.
  package var state: String { scratch.path(of: "state") }

  package func bytes(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(state)/\(name)").map { Array($0) }
  }

  package func text(of name: String) -> String? {
    bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
  }

  package func write(_ bytes: [UInt8], to name: String) {
    do {
      try scratch.write(bytes, to: "state/\(name)")
    } catch {
      fatalError("\(name) cannot be written: \(error)")
    }
  }

  /// The names of everything inside the folder of the state, sorted.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: state)) ?? []).sorted()
  }
}
