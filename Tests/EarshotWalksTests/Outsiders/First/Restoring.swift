import EarshotInterface
import EarshotModel

/// Articles, each of which opens a screen of its own.
final class ArticleListController: TableViewController {
  private let isFaulty: Bool
  private let articles = ["Bridge", "Ferry", "Market", "Museum", "Pier", "School"]

  init(_ title: String, isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(style: .plain)
    self.title = title
    restorationIdentifier = "list"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "table"
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    articles.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = articles[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let article = ArticleController(articles[indexPath.row], isFaulty: isFaulty)
    if !isFaulty {
      article.restorationIdentifier = "article"
      article.restorationClass = ArticleController.self
    }
    navigationController?.pushViewController(article, animated: true)
  }
}

/// One article, which comes back when it has a restoration identifier.
final class ArticleController: ColumnController, ViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController? {
    let article = ArticleController(coder.decode(String.self, forKey: "name"), isFaulty: false)
    article.restorationIdentifier = "article"
    article.restorationClass = ArticleController.self
    return article
  }

  override func build() {
    column.append(
      heading("What happened"), label("There was a meeting on Monday about the \(title ?? "")."),
      heading("What comes"), label("The next one is in May."),
      button("Share") { [weak self] in self?.announce("The address was copied") })
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(title, forKey: "name")
  }
}
