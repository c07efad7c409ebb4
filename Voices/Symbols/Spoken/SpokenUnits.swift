// swift-format-ignore-file

extension SymbolNames {
  /// Languages with currencies, and with units that Unicode CLDR writes in letters which no voice of the language reads,
  /// and the words of each plural category; `{0}` is the place of the number where words stand before it.
  static let spokenUnitLines: StaticString = #"""
ar $	one=دولار	few=دولارات	many=دولارًا	other=دولار
ar £	one=جنيه	few=جنيهات	many=جنيهًا	other=جنيه
ar ¥	other=ين
ar ₩	other=وون
ar ₪	one=شيكل	few=شيكلات	many=شيكلًا	other=شيكل
ar €	other=يورو
ar ₽	one=روبل	few=روبلات	many=روبلًا	other=روبل
de ₪	other=Schekel
de ₽	other=Rubel
en ₪	one=shekel	other=shekels
en ₽	one=ruble	other=rubles
es ₩	one=won	other=wones
es ₪	one=séquel	other=séqueles
es ₽	one=rublo	other=rublos
fr ₪	one=shekel	other=shekels
fr ₽	one=rouble	other=roubles
he $	other=דולר
he £	one=לירה שטרלינג	other=לירות שטרלינג
he ¥	other=ין
he ₩	other=וון
he ₪	one=שקל	other=שקלים
he €	other=אירו
he ₽	other=רובל
it $	one=dollaro	other=dollari
it £	one=sterlina	other=sterline
it ¥	other=yen
it ₩	other=won
it ₪	one=siclo	other=sicli
it €	other=euro
it ₽	one=rublo	other=rubli
ja km/h	other=じそく {0} キロメートル
ja °C	other=せっし {0} ど
ja °F	other=かし {0} ど
ja ₪	other=シェケル
ja ₽	other=ルーブル
ko ₪	other=셰켈
ko ₽	other=루블
nl $	other=dollar
nl £	other=pond
nl ¥	other=yen
nl ₩	other=won
nl ₪	other=sjekel
nl €	other=euro
nl ₽	other=roebel
pl $	one=dolar	few=dolary	many=dolarów	other=dolara
pl zł	one=złoty	few=złote	many=złotych	other=złotego
pl £	one=funt	few=funty	many=funtów	other=funta
pl ¥	one=jen	few=jeny	many=jenów	other=jena
pl ₩	one=won	few=wony	many=wonów	other=wona
pl ₪	one=szekel	few=szekle	many=szekli	other=szekla
pl €	other=euro
pl ₽	one=rubel	few=ruble	many=rubli	other=rubla
pt $	one=dólar	other=dólares
pt £	one=libra	other=libras
pt ¥	one=iene	other=ienes
pt ₩	one=won	other=wons
pt ₪	one=shekel	other=shekels
pt €	one=euro	other=euros
pt ₽	one=rublo	other=rublos
ru $	one=доллар	few=доллара	many=долларов	other=доллара
ru £	one=фунт	few=фунта	many=фунтов	other=фунта
ru ¥	one=иена	few=иены	many=иен	other=иены
ru ₩	one=вона	few=воны	many=вон	other=воны
ru ₪	one=шекель	few=шекеля	many=шекелей	other=шекеля
ru €	other=евро
ru ₽	one=рубль	few=рубля	many=рублей	other=рубля
sv $	other=dollar
sv kr	one=krona	other=kronor
sv £	other=pund
sv ¥	other=yen
sv ₩	other=won
sv ₪	other=shekel
sv €	other=euro
sv ₽	other=rubel
zh $	other=美元
zh £	other=英镑
zh ¥	other=元
zh ₩	other=韩元
zh ₪	other=谢克尔
zh €	other=欧元
zh ₽	other=卢布
"""#
}
