public import EarshotModel

/// Where a header or a footer stands.
struct SupplementPlace: Hashable {
  enum Kind: String, CaseIterable {
    case header = "UICollectionElementKindSectionHeader"
    case footer = "UICollectionElementKindSectionFooter"
  }

  let kind: Kind
  let section: Int
}

extension CollectionView {
  /// The kind of the views above the items of a section.
  public static let elementKindSectionHeader = SupplementPlace.Kind.header.rawValue
  /// The kind of the views below the items of a section.
  public static let elementKindSectionFooter = SupplementPlace.Kind.footer.rawValue

  /// Has headers or footers of a name made by an initialiser, which is given no room yet.
  public final func register(
    _ make: @escaping (Rect) -> CollectionReusableView,
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    reusableSupplements.register("\(kind) \(identifier)") { _ in make(.zero) }
  }

  /// Makes a header or a footer with a reuse identifier, which must be registered.
  public final func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    let name = "\(kind) \(identifier)"
    guard let view = reusableSupplements.maker(of: name)?(name) else {
      preconditionFailure(
        "\(transcriptName) has no \(kind) with the identifier '\(identifier)'; register one.")
    }
    view.reuseIdentifier = identifier
    return view
  }

  /// The header or footer of a section, or `nil` when there is none.
  public final func supplementaryView(
    forElementKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    loadCellsIfNeeded()
    return SupplementPlace.Kind(rawValue: kind).flatMap {
      supplements[SupplementPlace(kind: $0, section: indexPath.section)]
    }
  }

  /// Asks for headers and footers, as far as there is room for them.
  final func loadSupplements(from dataSource: any CollectionViewDataSource) {
    for section in cells.sections.indices {
      for kind in SupplementPlace.Kind.allCases where height(of: kind) > 0 {
        let view = dataSource.collectionView(
          self, viewForSupplementaryElementOfKind: kind.rawValue,
          at: IndexPath(item: 0, section: section))
        supplements[SupplementPlace(kind: kind, section: section)] = view
        addSubview(view)
      }
    }
  }

  private func height(of kind: SupplementPlace.Kind) -> Double {
    kind == .header ? headerReferenceSize.height : footerReferenceSize.height
  }

  /// Places the header or footer of a section below what ends at a height.
  ///
  /// - Returns: Where the next thing begins.
  final func place(_ kind: SupplementPlace.Kind, of section: Int, at top: Double) -> Double {
    guard let view = supplements[SupplementPlace(kind: kind, section: section)] else { return top }
    view.frame = Rect(x: 0, y: top, width: bounds.width, height: height(of: kind))
    return view.frame.maxY
  }
}
