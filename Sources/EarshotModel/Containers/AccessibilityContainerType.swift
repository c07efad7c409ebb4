/// What the elements inside a container have in common (`UIAccessibilityContainerType`).
public enum AccessibilityContainerType: String, Sendable, CaseIterable {
  /// The elements have nothing in common that a listener is told of.
  case none
  /// Rows and columns; see ``AccessibilityContainerDataTable``.
  case dataTable
  /// An ordered list.
  case list
  /// A part of the screen worth jumping to.
  case landmark
  /// Elements that belong together; a labelled one is spoken on entry.
  case semanticGroup
  /// Alternatives counted "2 of 3", such as the segments of a segmented control. UIKit keeps this
  /// type to itself.
  case series
  /// The items of a tab bar. UIKit keeps this type to itself.
  case tabBar
}

/// Whether the elements of a container are visited one by one (`UIAccessibilityNavigationStyle`).
public enum AccessibilityNavigationStyle: String, Sendable, CaseIterable {
  /// The reader decides.
  case automatic
  /// Every element is a stop of its own.
  case separate
  /// The container is one stop.
  case combined
}
