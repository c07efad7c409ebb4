import EarshotInterface
import EarshotModel
import EarshotRestoration
import EarshotTestApps
import EarshotTestSupport
import Foundation
import Testing

// MARK: Order, and the archive on the disk

extension RestorationVectorTests {
  /// A stack with two screens that write down what they hear.
  private static func app(_ log: Log) -> NavigationController {
    let root = stack([KeptController("A", log), KeptController("B", log)])
    root.accessibilityIdentifier = "root"
    return root
  }

  static var archiveAdapters: [String: VectorCheck.Adapter] {
    [
      "rest-13": {
        let log = Log()
        let folder = StateFolder()
        let kept = KeptApp(folder, log)
        kept.application.observe { event in
          if case .callback("root", let name) = event, name.hasPrefix("encode") {
            log("root.encodeRestorableState")
          }
        }
        kept.launch(app(log))
        _ = log.take()
        kept.leave()
        let lines = log.take().filter { $0 != "B.encode" }
          .map { $0 == "A.encode" ? "children.encodeRestorableState (recursive)" : $0 }
        return TestValue(lines + (folder.names == ["state.json"] ? ["archive written"] : []))
      },
      "rest-14": {
        let log = Log()
        _ = relaunch(app(log), app(log), log: log)
        var lines: [String] = []
        for line in log.take() where !line.contains("viewWillAppear") && !line.contains("finished")
        {
          let word =
            line.contains("viewControllerWith")
            ? "viewController(withRestorationIdentifierPath) for each"
            : line.contains(".decode") ? "decodeRestorableState for each" : line
          if lines.last != word { lines.append(word) }
        }
        return TestValue(lines)
      },
      "rest-16": {
        let folder = StateFolder()
        KeptApp(folder).launch(app(Log())).application.forceQuit()
        return ["archive": folder.names.isEmpty ? "deleted" : "there"]
      },
      "rest-17": {
        // The first app dies in the middle of launching: nothing more is called on it.
        let folder = StateFolder()
        KeptApp(folder).launch(app(Log())).leave()
        let dying = KeptApp(folder)
        dying.keeper.applicationWillLaunch(dying.application)
        let next = KeptApp(folder).launch(app(Log()))
        return [
          "archive": next.keeper.restoredArchive == nil && !folder.names.contains("state.json")
            ? "deleted" : "there"
        ]
      },
      "rest-18": {
        let folder = StateFolder()
        KeptApp(folder).launch(app(Log())).leave()
        let dying = KeptApp(folder)
        dying.onWillFinish = { $0.application.extendStateRestoration() }
        dying.launch(app(Log()))
        guard dying.keeper.restoredArchive != nil, folder.names == ["restoring", "state.json"]
        else { return "no archive to lose" }
        KeptApp(folder).launch(app(Log()))
        return ["archive": folder.names.contains("state.json") ? "there" : "discarded"]
      },
      "rest-19": {
        let (app, _) = relaunch(app(Log()), app(Log())) { app in
          app.onEncode = { _ in app.application.ignoreSnapshotOnNextApplicationLaunch() }
        }
        return [
          "shown first": app.keeper.restoredArchive?.ignoresSnapshot == true
            ? "default launch image, not the snapshot" : "the snapshot"
        ]
      },
      "rest-21": {
        let folder = StateFolder()
        KeptApp(folder).launch(app(Log())).leave()
        let data = Data(try #require(folder.bytes(of: "state.json")))
        let keys = try JSONDecoder().decode([String: TestValue].self, from: data)
        let theirs = [
          "bundleVersion": "UIApplicationStateRestorationBundleVersion",
          "systemVersion": "UIApplicationStateRestorationSystemVersion",
          "timestamp": "UIApplicationStateRestorationTimestamp",
          "userInterfaceIdiom": "UIApplicationStateRestorationUserInterfaceIdiom",
          "firstResponders": "kFirstRespondersKey", "ignoresSnapshot": "kIgnoreSnapshotKey",
          "windows": "WindowIdentifierToSizeClassMapKey",
        ]
        let version = keys["stateArchive"].map {
          "kUIStateRestorationArchiveMajorVersionKey=\($0.description.prefix { $0 != "." })"
        }
        return TestValue((keys.keys.compactMap { theirs[$0] } + [version ?? ""]).sorted())
      },
      "rest-23": {
        func list(_ rows: NamedRows) -> KeptController {
          let controller = KeptController("List", Log())
          controller.onLoad = { controller in
            let table = TableView(frame: Rect(x: 0, y: 0, width: 390, height: 300))
            table.restorationIdentifier = "table"
            table.dataSource = rows
            controller.view.addSubview(table)
          }
          return controller
        }
        let rows = NamedRows(["milk", "tea", "sugar"])
        let moved = NamedRows(["coffee", "sugar", "milk", "tea"])
        let (first, second) = (list(rows), list(moved))
        let (_, folder) = relaunch(first, second) { app in
          app.onEncode = { _ in
            (first.view.subviews.first as? TableView)?.visibleCells[1].isSelected = true
          }
        }
        let table = second.view.subviews.first as? TableView
        let isKeptByName = folder.text(of: "state.json")?.contains("\"selection\": [\"tea\"]")
        return isKeptByName == true && table?.indexPathForSelectedRow?.row == 3
          ? "stored as model identifiers, not index paths" : "not found again"
      },
      "rest-27": {
        let folder = StateFolder()
        KeptApp(folder).launch(app(Log())).leave()
        let again = KeptApp(folder)
        var lines: [String] = []
        again.onWillFinish = { _ in
          if folder.names.contains("restoring") {
            lines.append("create \"restoration in progress\" marker file")
          }
        }
        again.onDecode = { _ in
          if folder.names.contains("restoring") { lines.append("... restore ...") }
        }
        again.launch(app(Log()))
        if !folder.names.contains("restoring") { lines.append("remove marker") }
        return TestValue(lines)
      },
    ]
  }
}
