import Earshot
import Foundation

/// A storyboard that stands beside the tests.
enum StoryboardFile: String {
  /// A stack with a harbour, its ferries, a berth, a timetable and a form; recognizers and variations.
  case harbour = "Harbour"
  /// A stack of pages that keep their state.
  case journal = "Journal"
  /// The screens of the tests on subclasses, one to a scene.
  case subclass = "Subclass"
  /// Those of the tests on containers.
  case containers = "Containers"
  /// Those of the tests on accessibility.
  case accessibility = "Accessibility"
  /// Those of the tests on state.
  case state = "State"

  func open(_ classes: StoryboardClasses = StoryboardClasses()) throws -> Storyboard {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Storyboards")
    return try Storyboard(
      folder.appending(path: "\(rawValue).storyboard").standardizedFileURL.path, classes: classes)
  }
}
