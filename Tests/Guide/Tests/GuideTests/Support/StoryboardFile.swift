import Earshot
import Foundation

/// A storyboard that stands beside the tests.
enum StoryboardFile: String {
  /// A stack with a harbour, its ferries, a berth, a timetable and a form; recognizers and variations.
  case harbour = "Harbour"
  /// A stack of pages that keep their state.
  case journal = "Journal"

  func open(_ classes: StoryboardClasses = StoryboardClasses()) throws -> Storyboard {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Storyboards")
    return try Storyboard(
      folder.appending(path: "\(rawValue).storyboard").standardizedFileURL.path, classes: classes)
  }
}
