/// The named voices, as a table.
public enum VoicePresets {
  /// One preset a line, the first of them the voice of those who name none.
  ///
  /// Columns, divided by blanks: name, language (BCP 47), voice of espeak-ng, variant of timbre or
  /// `-`, words a minute (80 to 900), pitch (0 to 99, 50 is the voice's own), range of the melody
  /// (likewise), volume (0 to 200, 100 is the voice's own), punctuation spoken (`none`, `some` or
  /// `all`). Lines that begin with `#` are comments.
  public static let table: StaticString = """
    # name     language voice            variant rate pitch range volume punctuation
    standard   en       gmw/en           -       175  50    50    100    none
    american   en-US    gmw/en-US        -       175  50    50    100    none
    scottish   en-GB    gmw/en-GB-scotland -     175  50    50    100    none
    caribbean  en-029   gmw/en-029       -       175  50    50    100    none
    bright     en       gmw/en           f2      185  58    60    100    none
    gentle     en       gmw/en           f5      160  52    40    95     none
    deep       en       gmw/en           m3      170  35    45    110    none
    steady     en       gmw/en           m7      170  48    15    100    none
    crisp      en       gmw/en           klatt4  180  50    50    105    none
    whisper    en       gmw/en           whisper 165  50    50    120    none
    clear      en       gmw/en           clear   220  50    45    105    none
    mellow     en       gmw/en           mellow  165  48    45    105    none
    bell       en       gmw/en           bell    180  50    55    100    none
    brisk      en       gmw/en           -       280  50    45    100    none
    swift      en       gmw/en           -       420  50    35    105    none
    racing     en       gmw/en           -       600  50    30    110    none
    code       en-US    gmw/en-US        -       165  50    30    100    all
    slow       en       gmw/en           -       120  50    55    100    none
    korean     ko       ko               -       165  50    50    100    none
    korean-bright ko    ko               f3      170  55    55    100    none
    german     de       gmw/de           -       175  50    50    100    none
    french     fr       roa/fr           -       175  50    50    100    none
    spanish    es       roa/es           -       175  50    50    100    none
    italian    it       roa/it           -       175  50    50    100    none
    portuguese pt-BR    roa/pt-BR        -       175  50    50    100    none
    dutch      nl       gmw/nl           -       175  50    50    100    none
    swedish    sv       gmq/sv           -       175  50    50    100    none
    polish     pl       zlw/pl           -       175  50    50    100    none
    russian    ru       zle/ru           -       170  50    50    100    none
    turkish    tr       trk/tr           -       175  50    50    100    none
    arabic     ar       sem/ar           -       160  50    50    100    none
    hindi      hi       inc/hi           -       165  50    50    100    none
    mandarin   zh       sit/cmn-Latn-pinyin -    160  50    50    100    none
    cantonese  yue      sit/yue          -       160  50    50    100    none
    japanese   ja       jpx/ja           -       165  50    50    100    none
    """
}
