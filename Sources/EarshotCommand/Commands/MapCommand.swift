import ArgumentParser
import EarshotDocuments
import EarshotFiles

/// `earshot map`: the scenes of a storyboard and the ways between them.
struct MapCommand: ConsoleCommand {
  /// How a map is written.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    /// Lines for people.
    case text
    /// A picture.
    case svg
  }

  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Draw the scenes of a storyboard and the ways between them.",
    discussion: """
      Below every scene stands what leads on from it: what a person presses or chooses, and how. \
      Scenes that only the app's code leads to, and those that nothing leads to, are marked.

      Examples:
        earshot map Main.storyboard
        earshot map Main.storyboard --format svg > map.svg
      """)

  @Argument(help: "The storyboards.", completion: .file(extensions: ["storyboard"]))
  var files: [String]

  @Option(help: "text for people, or svg: a picture.")
  var format = Format.text

  @OptionGroup var language: LanguageOption

  @OptionGroup var root: RootOption

  func run(on console: Console) async -> ExitStatus {
    var status = ExitStatus.clean
    for file in files where console.outputFailure == nil {
      do throws(FileError) {
        let map = try StoryboardMap(file.inputPath, language: language.tag, root: root.folder)
        switch format {
        case .text: console.write(map.text)
        // What is printed ends its line by itself.
        case .svg: console.print(document: String(map.svg.dropLast()))
        }
      } catch {
        console.report("\(error)")
        status = .refused
      }
    }
    return status
  }
}
