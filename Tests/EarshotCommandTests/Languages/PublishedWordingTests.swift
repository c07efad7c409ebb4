import EarshotTestSupport
import Foundation
import Testing

/// What `earshot read --style snapshot` and the command chooser say in German and Russian, beside what
/// AccessibilitySnapshot has published in these languages (its `Localizable.strings`, restated as facts).
@Suite struct PublishedWordingTests {
  /// A line that is published and the one of ours in its place.
  private struct Row {
    let published: String
    let told: String

    /// Case and the dots of ё are no matter of words.
    var isMet: Bool { Self.folded(published) == Self.folded(told) }

    private static func folded(_ text: String) -> String {
      text.lowercased().replacingOccurrences(of: "ё", with: "е")
    }
  }

  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private static func screen(_ language: String) -> String {
    """
    earshot: 1
    language: \(language)
    screens:
      - name: P
        root:
          children:
            - { label: A, traits: [selected] }
            - { label: B, traits: [notEnabled] }
            - { label: C, traits: [button] }
            - { label: D, traits: [backButton] }
            - { label: E, traits: [header] }
            - { label: F, traits: [link] }
            - { label: G, traits: [adjustable] }
            - { label: H, traits: [image] }
            - { label: I, traits: [searchField] }
            - { label: J, traits: [toggleButton, button], value: "1" }
            - { label: K, traits: [toggleButton, button], value: "0" }
            - { label: L, traits: [toggleButton, button], value: "2" }
            - { label: M, traits: [textEntry] }
            - { label: N, traits: [textEntry, secureTextField] }
            - { label: O, traits: [textEntry, isEditing] }
            - { containerType: list, children: [{ label: P }, { label: Q }] }
            - { containerType: landmark, children: [{ label: R }, { label: S }] }
            - traits: [tabBar]
              children: [{ label: T, traits: [tabBarItem] }, { label: U }]
            - containerType: dataTable
              dataTable:
                rows: 2
                columns: 4
                cells:
                  - { id: a, row: 0, column: 0, rowSpan: 2 }
                  - { id: b, row: 0, column: 1 }
                  - { id: c, row: 1, column: 1, columnSpan: 3 }
              children: [{ id: a, label: a }, { id: b, label: b }, { id: c, label: c }]
    """
  }

  private static let german = """
    Auswahl: A
    B. Grau dargestellt.
    C. Taste.
    D. Zurück Taste.
    E. Überschrift.
    F. Hyperlink.
    G. Einstellbar. (Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.)
    H. Bild.
    I. Suchfeld.
    J. Umschalttaste. Ein. (Zum Umschalten Doppeltippen.)
    K. Umschalttaste. Aus. (Zum Umschalten Doppeltippen.)
    L. Umschalttaste. Gemischt. (Zum Umschalten Doppeltippen.)
    M. Textfeld. (Zum Bearbeiten doppeltippen.)
    N. Sicheres Textfeld. (Zum Bearbeiten doppeltippen.)
    O. Textfeld. Bearbeiten.
    P. Anfang der Liste.
    Q. Ende der Liste.
    R. Orientierungspunkt.
    S. Ende.
    T. Tabulator. 1 von 2.
    U. Tabulator. 2 von 2.
    a. Umfasst 2 Zeilen. Zeile 1. Spalte 1.
    b. Spalte 2.
    c. Umfasst 3 Spalten. Zeile 2. Spalte 2.
    """

  private static let russian = """
    Выбрано: A
    B. Недоступно.
    C. Кнопка.
    D. Кнопка назад.
    E. Заголовок.
    F. Ссылка.
    G. Элемент регулировки. (Смахните вверх или вниз одним пальцем, чтобы настроить значение.)
    H. Изображение.
    I. Поле поиска.
    J. Кнопка-переключатель. Вкл. (Коснитесь дважды, чтобы переключить настройку.)
    K. Кнопка-переключатель. Выкл. (Коснитесь дважды, чтобы переключить настройку.)
    L. Кнопка-переключатель. Смешанно. (Коснитесь дважды, чтобы переключить настройку.)
    M. текстовое поле. (коснитесь дважды, чтобы редактировать)
    N. Защищённое текстовое поле. (коснитесь дважды, чтобы редактировать)
    O. текстовое поле. Идет правка.
    P. Начало списка.
    Q. Конец списка.
    R. Ориентир.
    S. Конец строки.
    T. Вкладка. 1 из 2.
    U. Вкладка. 2 из 2.
    a. Охватывает столбцов: 2. Ряд 1. Столбец 1.
    b. Столбец 2.
    c. Охватывает строк: 3. Ряд 2. Столбец 2.
    """

  private static let germanRotor = [
    "Links", "Besuchte Links", "Überschriften", "Fettdruck", "Kursivdruck", "Unterstrichener Text",
    "Rechtschreibfehler", "Bilder", "Textfelder", "Tabellen", "Listen", "Orientierungspunkte",
  ]
  private static let russianRotor = [
    "Ссылки", "Посещенные ссылки", "Заголовки", "Жирный текст", "Курсив", "Подчеркнутый текст",
    "Слова с ошибками", "Изображения", "Текстовые поля", "Таблицы", "Списки", "Ориентиры",
  ]

  /// Lines that are ours on purpose: the published ones name columns as rows and the end of a line.
  private static let ours: Set<String> = [
    "S. Конец.", "a. Охватывает рядов: 2. Ряд 1. Столбец 1.",
    "c. Охватывает столбцов: 3. Ряд 2. Столбец 2.",
  ]

  private func rows(
    _ language: String, lines: String, rotor: [String], command: String
  ) async throws -> [Row] {
    try folder.write(Self.screen(language), to: "\(language).yaml")
    let read = try await Program.earshot(
      ["read", "--style", "snapshot", "\(language).yaml"], in: folder.url)
    let told = read.output.split(separator: "\n").dropFirst(2).map { String($0.dropFirst(2)) }
    let published = lines.split(separator: "\n").map(String.init)
    #expect(told.count == published.count, "\(read.output)\(read.diagnostics)")
    let chooser = try await Program.shell(
      "printf 'commands\\nquit\\n' | \"$EARSHOT\" open --mute --interface-language \(language) "
        + "\(language).yaml", in: folder.url
    ).output
    let names = rotor.map { name in
      let isTold = chooser.lowercased().replacingOccurrences(of: "ё", with: "е")
        .contains("\(command): \(name)".lowercased())
      return Row(published: name, told: isTold ? name : "")
    }
    return zip(published, told).map(Row.init) + names
  }

  @Test("At least 95 % of what is published is said so, and all else is known")
  func published() async throws {
    let rows =
      try await rows(
        "de", lines: Self.german, rotor: Self.germanRotor, command: "Zum nächsten Element")
      + rows("ru", lines: Self.russian, rotor: Self.russianRotor, command: "К следующему")
    let missed = rows.filter { !$0.isMet }
    #expect(Set(missed.map(\.told)) == Self.ours, "\(missed)")
    #expect(rows.count == 72 && (rows.count - missed.count) * 100 >= rows.count * 95)
  }
}
