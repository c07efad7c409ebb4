package import EarshotInterface
package import EarshotModel

extension Application {
  /// Turns the device, so that its long side lies across or stands upright (guide row G26).
  package func rotate(isLandscape: Bool) {
    for window in windows {
      let size = window.bounds.size
      guard isLandscape ? size.width < size.height : size.width > size.height else { continue }
      let turned = Size(width: size.height, height: size.width)
      (self as? DocumentApplication)?.prepare(window, for: turned)
      window.transition(to: turned)
    }
  }

  /// Sets how large a person wants texts.
  package func setTextSize(_ category: ContentSizeCategory) {
    change { $0.preferredContentSizeCategory = category }
  }

  /// Sets on which side rows begin, as a language of the other direction does.
  package func setLayoutDirection(_ direction: LayoutDirection) {
    change { $0.layoutDirection = direction }
  }

  private func change(_ alter: (inout TraitCollection) -> Void) {
    let before = traitCollection
    alter(&traitCollection)
    guard traitCollection != before else { return }
    update()
    post(.layoutChanged(nil))
  }
}
