import ArgumentParser
import EarshotFiles

/// The folder that confines files which nobody has named on the command line.
struct RootOption: ParsableArguments {
  @Option(
    name: .customLong("root"),
    help: ArgumentHelp(
      """
      Read no file outside this folder but those that you name: neither what a script opens, nor what \
      lies beside a file; links are followed and count where they lead.
      """, valueName: "folder"),
    completion: .directory,
    transform: { folder in
      do throws(FileError) {
        return try FileRoot(folder)
      } catch {
        throw ValidationError("\(error.problem.message); \(error.expectation).")
      }
    })
  var folder: FileRoot?
}
