/// What a presented view stands in; everything behind it is out of a reader's reach.
final class PresentationContainerView: View {
  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.placePresentedView()
  }

  weak var presentation: PresentationController?
}
