/// The root view of a container, which leaves the placing of its subviews to the controller.
final class ContainerView: View {
  override func layoutSubviews() {
    super.layoutSubviews()
    viewController?.layoutContainer()
  }
}
