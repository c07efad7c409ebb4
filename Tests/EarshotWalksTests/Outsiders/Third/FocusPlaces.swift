import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// Where the cursor stands after something has happened.
  static var thirdFocusPlaces: [OutsiderPair] {
    [
      .stack(
        "focus-moved-unasked",
        "a bid of somebody else in an auction takes the cursor to the price, wherever it was"
      ) { QuayAuction($0) },
      .stack(
        "focus-lost-layout",
        "the button that tracks a parcel hides while it loads, and nobody tells the cursor where to go"
      ) { QuayParcel($0) },
      .stack(
        "focus-reset-refresh",
        "departures are all made anew every 20 seconds and posted as a new screen"
      ) { QuayDepartures($0) },
      .stack(
        "focus-initial-odd",
        "the screen of a hotel puts the cursor on the button to book, at its end, as it opens"
      ) { QuayHotels($0) },
      .stack(
        "focus-stale",
        "a download that was cancelled leaves the screen but not the list of elements that was made once"
      ) { QuayDownloads($0) },
    ]
  }
}

/// An auction in which others bid too.
private final class QuayAuction: QuayScreen {
  private lazy var price = words("Highest bid: 110 euros")

  init(_ isFaulty: Bool) { super.init("Ship's Bell", isFaulty) }

  override func viewDidLoad() {
    put(words("A bell of brass, from 1901."))
    put(price)
    put(words("Ends at nine in the evening."))
    put(button("Watch") { [weak self] in self?.say("You watch this auction") })
    put(button("Ask the Seller") { [weak self] in self?.say("The seller was asked to call you") })
  }

  override func viewDidAppear(_ animated: Bool) {
    for (seconds, bid) in [(6.0, 120), (14.0, 130), (25.0, 145)] {
      later(seconds) { [weak self] in self?.take(bid) }
    }
  }

  private func take(_ bid: Int) {
    price.text = "Highest bid: \(bid) euros"
    if isFaulty {
      post(.layoutChanged(.element(price)))
    } else {
      sayBehind("New bid: \(bid) euros")
    }
  }
}

/// Where a parcel is.
private final class QuayParcel: QuayScreen {
  private let waiting = ActivityIndicatorView()
  private lazy var result = words("Out for delivery, until six in the evening")
  private lazy var track = button("Track") { [weak self] in self?.trackParcel() }

  init(_ isFaulty: Bool) { super.init("Parcel", isFaulty) }

  override func viewDidLoad() {
    put(words("Parcel 4711 from Lind"))
    put(track)
    put(waiting)
    put(result).isHidden = true
    put(button("Help") { [weak self] in self?.say("Call the harbour office") })
    put(button("Report a Loss") { [weak self] in self?.say("The loss was reported") })
  }

  private func trackParcel() {
    track.isHidden = true
    waiting.startAnimating()
    if !isFaulty { post(.layoutChanged(.element(waiting))) }
    later(2) { [weak self] in self?.showResult() }
  }

  private func showResult() {
    waiting.stopAnimating()
    result.isHidden = false
    if isFaulty {
      say("Out for delivery, until six in the evening")
    } else {
      post(.layoutChanged(.element(result)))
    }
  }
}

/// Departures of a stop, brought up to date by themselves.
private final class QuayDepartures: QuayScreen {
  private let lines = ["1 to Lind", "4 to the harbour", "7 to Saltpan", "9 to the airport"]
  private var minutes = 12
  private var rows: [Label] = []

  init(_ isFaulty: Bool) { super.init("Departures", isFaulty) }

  override func viewDidLoad() { makeRows() }

  override func viewDidAppear(_ animated: Bool) { wait() }

  private func wait() {
    later(20) { [weak self] in
      self?.refresh()
      self?.wait()
    }
  }

  private func makeRows() {
    rows = lines.indices.map { number in
      let row = put(words(text(of: number)))
      row.accessibilityTraits = .updatesFrequently
      return row
    }
  }

  private func text(of number: Int) -> String {
    "Line \(lines[number]), in \(max(1, minutes + number * 5)) minutes"
  }

  private func refresh() {
    minutes = minutes > 1 ? minutes - 1 : 12
    if isFaulty {
      clear()
      makeRows()
      post(.screenChanged(nil))
    } else {
      for (number, row) in rows.enumerated() { row.text = text(of: number) }
    }
  }
}

/// Hotels of a town.
private final class QuayHotels: QuayScreen {
  init(_ isFaulty: Bool) { super.init("Hotels", isFaulty) }

  override func viewDidLoad() {
    for name in ["Harbour Hotel", "The Gull"] {
      put(button(name) { [weak self] in self?.open(name) })
    }
  }

  private func open(_ name: String) {
    navigationController?.pushViewController(QuayHotel(name, isFaulty), animated: true)
  }
}

/// One hotel.
private final class QuayHotel: QuayScreen {
  private lazy var book = button("Book") { [weak self] in self?.say("A room is booked") }

  override func viewDidLoad() {
    put(words("90 euros a night, with breakfast"))
    put(words("Ten rooms that look on the sea"))
    put(words("Dogs are welcome"))
    put(book)
  }

  override func viewDidAppear(_ animated: Bool) {
    if isFaulty { post(.layoutChanged(.element(book))) }
  }
}

/// Files that are being loaded.
private final class QuayDownloads: QuayScreen {
  private lazy var top = heading("Loading")
  private var buttons: [Button] = []

  init(_ isFaulty: Bool) { super.init("Downloads", isFaulty) }

  override func viewDidLoad() {
    put(top)
    for name in ["harbour map", "tide table", "song book"] {
      let row = Button(type: .system)
      row.setTitle("Cancel \(name)", for: .normal)
      row.addAction(
        Action { [weak self, weak row] _ in if let row { self?.cancel(name, row) } },
        for: .touchUpInside)
      buttons.append(put(row))
    }
    view.accessibilityElements = [top] + buttons
  }

  private func cancel(_ name: String, _ row: Button) {
    row.removeFromSuperview()
    buttons.removeAll { $0 === row }
    if !isFaulty {
      view.accessibilityElements = [top] + buttons
      post(.layoutChanged(.element(top)))
    }
    sayBehind("The \(name) is not loaded any more")
  }
}
