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
    usage: "earshot map [<options>] <files and folders> ...",
    discussion: """
      Below every scene stands what leads on from it: what a person presses or chooses, and how. \
      Scenes that only the app's code leads to, and those that nothing leads to, are marked. A guess is a \
      way that only the name of an action speaks for.

      Of a folder all storyboards are one map, in which references lead from one to another.

      Examples:
        earshot map Main.storyboard
        earshot map .
        earshot map Main.storyboard --format svg > map.svg
      """)

  @Argument(
    help: "The storyboards, or folders of them.", completion: .file(extensions: ["storyboard"]))
  var files: [String]

  @Option(help: "text for people, or svg: a picture.")
  var format = Format.text

  @OptionGroup var language: LanguageOption

  @OptionGroup var root: RootOption

  @OptionGroup var verbose: VerboseOption

  func run(on console: Console) async -> ExitStatus {
    let finding = ProjectFinding(console: console, root: root.folder, isVerbose: verbose.isOn)
    var (project, status) = finding.project(of: files.map(\.inputPath))
    // What code shows no segue leads to.
    var search = ProjectSearch()
    search.root = root.folder
    project.surroundings.read(
      search.sources(around: project.namedFolders), within: root.folder)
    var found: [Storyboard] = []
    var passedOver = PassedOverFiles(tellingEach: verbose.isOn)
    for file in project.files where console.outputFailure == nil {
      // A folder's other files have no ways between their screens that could be drawn.
      guard file.isNamed || file.path.fileEnding == "storyboard" else { continue }
      do throws(FileError) {
        let storyboard = try file.read(as: .interfaceBuilder, within: root.folder) {
          source throws(FileError) in
          try Storyboard(
            source, language: language.tag, root: root.folder,
            surroundings: project.surroundings)
        }
        guard finding.isGoneThrough(storyboard, of: file) else { continue }
        if file.isNamed {
          show(StoryboardMap(storyboard), on: console)
        } else {
          found.append(storyboard)
        }
      } catch {
        if let note = file.note(insteadOf: error) {
          passedOver.add(note)
        } else {
          console.report("\(error)")
          status = .refused
        }
      }
    }
    for line in passedOver.lines { console.report(line) }
    if !found.isEmpty {
      show(StoryboardMap(found, startingIn: project.mainFiles.map(\.path)), on: console)
    } else if status == .clean, !project.files.contains(where: \.isNamed),
      let folder = project.namedFolders.first
    {
      let note = Project.Note(
        path: folder,
        message:
          "the folder holds no storyboard with scenes to go through; `read` has what launch screens, xibs and "
          + "screen documents show")
      console.report(note.description)
      return .nothingToCheck
    }
    return status
  }

  private func show(_ map: StoryboardMap, on console: Console) {
    switch format {
    case .text: console.write(map.text)
    // What is printed ends its line by itself.
    case .svg: console.print(document: String(map.svg.dropLast()))
    }
  }
}
