public import EarshotModel

/// A web page (`WKWebView`); its content comes from elsewhere and is not known here.
open class WebView: View {
  open override var defaultIsAccessibilityElement: Bool { subviews.isEmpty }

  open override var defaultAccessibilityLabel: String? {
    traitCollection.systemTexts[.webContent]
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits { .webContent }
}

/// A map (`MKMapView`); what is on it comes from elsewhere and is not known here.
open class MapView: View {
  open override var defaultIsAccessibilityElement: Bool { subviews.isEmpty }

  open override var defaultAccessibilityLabel: String? { traitCollection.systemTexts[.map] }

  open override var defaultAccessibilityTraits: AccessibilityTraits { .map }
}
