/// What languages are called by those who speak them, as a table.
public enum LanguageNames {
  /// The name of a language in the language itself, by its BCP 47 tag or the start of one; `nil` for one that
  /// the table does not have.
  public static func name(of tag: String) -> String? {
    let primary = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
    let lines = table.description.split(separator: "\n")
    return lines.first { $0.hasPrefix("\(primary) ") }.map {
      String($0.dropFirst(primary.count + 1))
    }
  }

  /// One language a line: its first subtag, then its name.
  static let table: StaticString = """
    af Afrikaans
    ar العربية
    bg български
    bn বাংলা
    ca Català
    cs Čeština
    cy Cymraeg
    da Dansk
    de Deutsch
    el Ελληνικά
    en English
    es Español
    et Eesti
    eu Euskara
    fa فارسی
    fi Suomi
    fr Français
    ga Gaeilge
    he עברית
    hi हिन्दी
    hr Hrvatski
    hu Magyar
    id Bahasa Indonesia
    is Íslenska
    it Italiano
    ja 日本語
    ko 한국어
    lt Lietuvių
    lv Latviešu
    nb Norsk bokmål
    nl Nederlands
    pl Polski
    pt Português
    ro Română
    ru Русский
    sk Slovenčina
    sl Slovenščina
    sr Српски
    sv Svenska
    th ไทย
    tr Türkçe
    uk Українська
    ur اردو
    vi Tiếng Việt
    yue 粵語
    zh 中文
    """
}
