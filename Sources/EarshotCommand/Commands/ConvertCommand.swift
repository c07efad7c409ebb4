import ArgumentParser
import EarshotDocuments
import EarshotFiles

/// `earshot convert`: a file of screens as a screen document.
struct ConvertCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Make a screen document of a storyboard, or of what another tool wrote down.",
    usage: "earshot convert [<options>] <file>",
    discussion: """
      The document is read as the file is, and can be changed: a fixture for a test, or a sketch of what \
      is to become better. It is YAML, or JSON where the name of the output ends so. Besides storyboards and xibs these \
      are read, by what they hold: page sources of Appium for iOS and Android, dumps of UiAutomator, \
      the debug description of an XCUIElement, descriptions by idb, AXe and WebDriverAgent, Chromium's accessibility tree \
      and ARIA snapshots of Playwright.

      Examples:
        earshot convert page-source.xml -o login.yaml
        earshot convert Main.storyboard > main.yaml
      """)

  @Argument(help: "The file.", completion: .file(extensions: FileEndings.screens))
  var file: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Where the document goes; standard output without it.", valueName: "path"),
    completion: .file(extensions: FileEndings.nodes))
  var output: String?

  @OptionGroup var tool: ImportOption

  @OptionGroup var language: LanguageOption

  @OptionGroup var root: RootOption

  func run(on console: Console) async -> ExitStatus {
    do throws(FileError) {
      var reader = DocumentReader(language: language.tag)
      reader.root = root.folder
      reader.importFormat = tool.format
      let document = try reader.read(file.inputPath)
      let text =
        output?.fileEnding == "json" ? document.json() : document.yaml()
      guard let output else {
        console.print(document: text)
        return .clean
      }
      let result = ResultFile(path: output)
      result.append(text.utf8)
      if let reason = result.write() {
        console.report("\(output):1:1: error: not written: \(reason)")
        return .refused
      }
      return .clean
    } catch {
      console.report("\(error)")
      return .refused
    }
  }
}
