/// Variants of timbre of our own, which any voice of espeak-ng can be combined with.
public enum VoiceVariants {
  /// The variants, each a line `[name]` and the lines of its file in espeak-ng's own format.
  ///
  /// Names must not be those of espeak-ng's variants. Frequencies of `tone` are in hertz, its heights and
  /// those of `formant` in percent.
  public static let table: StaticString = """
    [clear]
    language variant
    name clear
    pitch 88 126
    roughness 0
    consonants 150 130
    tone 600 150 1200 140 2200 160 3500 130
    formant 2 100 115 90
    formant 3 100 125 90
    formant 4 100 120 90
    [mellow]
    language variant
    name mellow
    pitch 76 104
    roughness 0
    flutter 2
    consonants 75 70
    tone 500 180 1100 120 2000 75 3200 50
    formant 4 100 70 120
    formant 5 100 60 120
    breath 0 1 1 1 1 1 1 1
    [bell]
    language variant
    name bell
    gender female
    pitch 158 232
    roughness 0
    consonants 110 120
    tone 600 140 1400 150 2600 150 3600 120
    formant 0 105 85 140
    formant 1 114 95 110
    formant 2 113 100 110
    formant 3 112 100 110
    formant 4 116 95 120
    formant 5 116 85 120
    """
}
