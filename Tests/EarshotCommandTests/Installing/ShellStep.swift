import EarshotFiles
import EarshotTestSupport
import Foundation

/// A step of `action.yml` that is a piece of shell.
struct ShellStep {
  /// What it is called.
  let name: String
  /// Its variables, with the expressions that stand in them.
  let variables: [String: String]
  /// The shell itself.
  let script: String

  /// The steps of the action, and what its inputs are where nobody says otherwise.
  static func all() throws -> (steps: [ShellStep], defaults: [String: String]) {
    let file = BuiltProgram.project.appendingPathComponent("action.yml").path
    let source = SourceText(
      file: file, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: file))))
    let action = try NodeCursor(file: file, key: "action", node: try source.node()).mapping()
    var defaults: [String: String] = [:]
    for input in try action.required("inputs").mapping().members {
      let fields = try NodeCursor(file: file, key: input.key, node: input.value).mapping()
      _ = try fields.required("description").text()
      guard
        case .scalar(let text, _) = fields.members.first(where: { $0.key == "default" })?.value
          .content
      else { continue }
      defaults[input.key] = text
    }
    let steps = try action.required("runs").mapping().required("steps").list().map {
      try $0.mapping()
    }
    return (try steps.filter { $0.contains("run") }.map { try ShellStep($0) }, defaults)
  }

  private init(_ fields: NodeMapping) throws {
    name = try fields.required("name").text()
    script = try fields.required("run").text()
    var variables: [String: String] = [:]
    for variable in try fields["env"]?.mapping().members ?? [] {
      variables[variable.key] = try NodeCursor(
        file: fields.file, key: variable.key, node: variable.value
      ).text()
    }
    self.variables = variables
  }

  /// Runs the step as a runner does, in a folder, with these inputs and further variables.
  func run(
    in folder: ScratchFolder, inputs: [String: String], environment: [String: String]
  ) async throws -> CommandRun {
    let scratch = try ScratchFolder()
    let file = try scratch.write(script, to: "step.sh")
    var environment = environment
    for (name, value) in variables {
      environment[name] = value.replacing(/\$\{\{ inputs\.([a-z-]+) \}\}/) {
        inputs[String($0.1)] ?? ""
      }
    }
    return try await Program.run(
      ["timeout", "120", "bash", "--noprofile", "--norc", "-eo", "pipefail", file], in: folder.url,
      environment: environment)
  }
}
