extension View {
  /// The name under which the state of the view is kept, if its controller has one too (guide row
  /// G38).
  public final var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { madeRare.restorationIdentifier = newValue }
  }
}
