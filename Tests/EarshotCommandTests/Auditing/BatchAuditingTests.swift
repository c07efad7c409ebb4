import EarshotAudit
import EarshotDocuments
import EarshotFiles
import Foundation
import Testing

@testable import EarshotCommand

@Suite("Files that are audited at the same time")
struct BatchAuditingTests {
  @Test("They are handed over in their order, however long each takes", arguments: [1, 2, 5])
  func order(jobs: Int) async throws {
    let folder = try AuditFolder()
    let buttons = (0..<300).map { "        - { id: b\($0), label: B\($0), traits: [button] }\n" }
    var files: [Project.File] = []
    for number in 0..<60 {
      let isLong = number % 20 == 0
      try folder.write(
        AuditFolder.screen("S\(number)") + (isLong ? buttons.joined() : ""), to: "s\(number).yaml")
      files.append(Project.File("\(folder.url.path)/s\(number).yaml"))
    }
    files.insert(Project.File("\(folder.url.path)/nowhere.yaml"), at: 7)
    var batch = BatchAuditing()
    batch.jobs = jobs
    var told: [String] = []
    await batch.audit(files) { outcome in
      switch outcome {
      case .audited(let audit): told.append(audit.file)
      case .refused(let error): told.append(error.file)
      case .passedOver(let note): told.append(note.path)
      }
    }
    #expect(told == files.map(\.path))
    await batch.audit([]) { _ in Issue.record("there is no file") }
  }
}
