import EarshotDocuments
import EarshotFiles

extension Console {
  /// Tells the person at the terminal what of a storyboard could not be carried out, a line for each.
  func report(_ problems: [StoryboardProblem]) {
    for problem in problems { report(PlainLine.text("\(problem)")) }
  }
}
