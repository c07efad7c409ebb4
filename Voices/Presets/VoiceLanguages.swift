/// Which voice of espeak-ng speaks a language, as a table.
///
/// A voice named here is found without searching all of them, which saves 16 ms of the first word.
public enum VoiceLanguages {
  /// One language a line: its tag (BCP 47), then the voice of espeak-ng.
  ///
  /// Other languages are searched for.
  public static let table: StaticString = """
    af gmw/af
    am sem/am
    ar sem/ar
    bg zls/bg
    bn inc/bn
    ca roa/ca
    cmn sit/cmn-Latn-pinyin
    cs zlw/cs
    cy cel/cy
    da gmq/da
    de gmw/de
    el grk/el
    en gmw/en
    en-CA gmw/en-US
    en-GB gmw/en
    en-US gmw/en-US
    eo art/eo
    es roa/es
    es-419 roa/es-419
    es-MX roa/es-419
    et urj/et
    eu eu
    fa ira/fa
    fi urj/fi
    fr roa/fr
    fr-BE roa/fr-BE
    fr-CH roa/fr-CH
    ga cel/ga
    gu inc/gu
    he sem/he
    hi inc/hi
    hr zls/hr
    hu urj/hu
    hy ine/hy
    id poz/id
    is gmq/is
    it roa/it
    iw sem/he
    ja jpx/ja
    ka ccs/ka
    kk trk/kk
    kn dra/kn
    ko ko
    lt bat/lt
    lv bat/lv
    mk zls/mk
    ml dra/ml
    mr inc/mr
    ms poz/ms
    nb gmq/nb
    ne inc/ne
    nl gmw/nl
    no gmq/nb
    pa inc/pa
    pl zlw/pl
    pt roa/pt
    pt-BR roa/pt-BR
    ro roa/ro
    ru zle/ru
    sk zlw/sk
    sl zls/sl
    sq ine/sq
    sr zls/sr
    sv gmq/sv
    sw bnt/sw
    ta dra/ta
    te dra/te
    th tai/th
    tr trk/tr
    uk zle/uk
    ur inc/ur
    vi aav/vi
    yue sit/yue
    zh sit/cmn-Latn-pinyin
    zh-HK sit/yue
    zh-MO sit/yue
    """

  /// What the voice of a language cannot do in espeak-ng 1.51, one language a line: its tag, then
  /// words for the listener.
  public static let limits: StaticString = """
    ja reads kana; says "Chinese letter" for each kanji
    zh reads characters through pinyin; names and rare readings are often wrong
    cmn reads characters through pinyin; names and rare readings are often wrong
    ko reads numbers in Sino-Korean only; has no words for emoji
    ar guesses the short vowels that are not written
    fa guesses the short vowels that are not written
    he guesses the vowels that are not written; says no digits
    th reads letter by letter where words run together
    hi stops at long rows of punctuation, which the English voice then reads
    """
}
