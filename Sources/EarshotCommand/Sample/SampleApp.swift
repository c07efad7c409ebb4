/// The app that `earshot demo` reads: the orders of a small café, as a storyboard and as a screen
/// document.
///
/// Compiled in, so that the demo works from any folder.
enum SampleApp {
  /// A file of the app.
  struct File {
    /// The name under which it is read.
    var name: String
    /// Its contents.
    var contents: StaticString
  }

  /// The files in the order in which the demo reads them.
  static var files: [File] {
    [
      File(name: "Cafe.storyboard", contents: storyboard),
      File(name: "Receipt.yaml", contents: receipt),
    ]
  }
}
