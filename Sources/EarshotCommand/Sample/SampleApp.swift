/// The app of `earshot demo`: the orders of a small café, as a storyboard and as a screen document,
/// with a script for each that walks through it.
///
/// Compiled in, so that the demo works from any folder.
enum SampleApp {
  /// A file of the app.
  struct File: CustomStringConvertible {
    /// The name under which it is read.
    var name: String
    /// Its contents.
    var contents: StaticString

    /// Its contents, as they would stand on disk.
    var bytes: [UInt8] { contents.withUTF8Buffer { Array($0) } }

    var description: String { name }
  }

  /// The storyboard and the screen document.
  static var files: [File] {
    [
      File(name: "Cafe.storyboard", contents: storyboard),
      File(name: "Receipt.yaml", contents: receipt),
    ]
  }

  /// The walks through them, in the order in which the demo plays them.
  static var tours: [File] {
    [
      File(name: "cafe-tour.yaml", contents: cafeTour),
      File(name: "receipt-tour.yaml", contents: receiptTour),
    ]
  }
}
