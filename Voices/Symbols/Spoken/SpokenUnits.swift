// swift-format-ignore-file

extension SymbolNames {
  /// Languages with currencies, and with units that Unicode CLDR writes in letters which no voice of the language reads,
  /// and the words of each plural category; `{0}` is the place of the number where words stand before it.
  static let spokenUnitLines: StaticString = #"""
ar $	one=دولار	few=دولارات	many=دولارًا	other=دولار
ar A$	one=دولار أسترالي	few=دولارات أسترالية	many=دولارًا أستراليًا	other=دولار أسترالي
ar AU$	one=دولار أسترالي	few=دولارات أسترالية	many=دولارًا أستراليًا	other=دولار أسترالي
ar CA$	one=دولار كندي	few=دولارات كندية	many=دولارًا كنديًا	other=دولار كندي
ar HK$	one=دولار هونغ كونغ	few=دولارات هونغ كونغ	many=دولار هونغ كونغ	other=دولار هونغ كونغ
ar NT$	one=دولار تايواني جديد	few=دولارات تايوانية جديدة	many=دولارًا تايوانيًا جديدًا	other=دولار تايواني جديد
ar R$	one=ريال برازيلي	few=ريالات برازيلية	many=ريالًا برازيليًا	other=ريال برازيلي
ar US$	one=دولار أمريكي	few=دولارات أمريكية	many=دولارًا أمريكيًا	other=دولار أمريكي
ar £	one=جنيه	few=جنيهات	many=جنيهًا	other=جنيه
ar ¥	other=ين
ar ₩	other=وون
ar ₪	one=شيكل	few=شيكلات	many=شيكلًا	other=شيكل
ar €	other=يورو
ar ₽	one=روبل	few=روبلات	many=روبلًا	other=روبل
de A$	one=australischer Dollar	other=australische Dollar
de AU$	one=australischer Dollar	other=australische Dollar
de CA$	one=kanadischer Dollar	other=kanadische Dollar
de HK$	other=Hongkong-Dollar
de NT$	one=neuer Taiwan-Dollar	other=neue Taiwan-Dollar
de R$	one=brasilianischer Real	other=brasilianische Real
de US$	other=US-Dollar
de ₪	other=Schekel
de ₽	other=Rubel
en A$	one=Australian dollar	other=Australian dollars
en AU$	one=Australian dollar	other=Australian dollars
en CA$	one=Canadian dollar	other=Canadian dollars
en HK$	one=Hong Kong dollar	other=Hong Kong dollars
en NT$	one=New Taiwan dollar	other=New Taiwan dollars
en R$	one=Brazilian real	other=Brazilian reals
en US$	one=US dollar	other=US dollars
en ₪	one=shekel	other=shekels
en ₽	one=ruble	other=rubles
es A$	one=dólar australiano	other=dólares australianos
es AU$	one=dólar australiano	other=dólares australianos
es CA$	one=dólar canadiense	other=dólares canadienses
es HK$	one=dólar hongkonés	other=dólares hongkoneses
es NT$	one=nuevo dólar taiwanés	other=nuevos dólares taiwaneses
es R$	one=real brasileño	other=reales brasileños
es US$	one=dólar estadounidense	other=dólares estadounidenses
es ₩	one=won	other=wones
es ₪	one=séquel	other=séqueles
es ₽	one=rublo	other=rublos
fr $AU	one=dollar australien	other=dollars australiens
fr $CA	one=dollar canadien	other=dollars canadiens
fr $US	one=dollar américain	other=dollars américains
fr A$	one=dollar australien	other=dollars australiens
fr AU$	one=dollar australien	other=dollars australiens
fr CA$	one=dollar canadien	other=dollars canadiens
fr HK$	one=dollar de Hong Kong	other=dollars de Hong Kong
fr NT$	one=nouveau dollar taïwanais	other=nouveaux dollars taïwanais
fr R$	one=réal brésilien	other=réals brésiliens
fr US$	one=dollar américain	other=dollars américains
fr ₪	one=shekel	other=shekels
fr ₽	one=rouble	other=roubles
he $	other=דולר
he A$	other=דולר אוסטרלי
he AU$	other=דולר אוסטרלי
he CA$	other=דולר קנדי
he HK$	other=דולר הונג קונגי
he NT$	other=דולר טאייוואני חדש
he R$	other=ריאל ברזילאי
he US$	other=דולר אמריקאי
he £	one=לירה שטרלינג	other=לירות שטרלינג
he ¥	other=ין
he ₩	other=וון
he ₪	one=שקל	other=שקלים
he €	other=אירו
he ₽	other=רובל
it $	one=dollaro	other=dollari
it A$	one=dollaro australiano	other=dollari australiani
it AU$	one=dollaro australiano	other=dollari australiani
it CA$	one=dollaro canadese	other=dollari canadesi
it HK$	one=dollaro di Hong Kong	other=dollari di Hong Kong
it NT$	one=nuovo dollaro taiwanese	other=nuovi dollari taiwanesi
it R$	one=real brasiliano	other=real brasiliani
it US$	one=dollaro statunitense	other=dollari statunitensi
it £	one=sterlina	other=sterline
it ¥	other=yen
it ₩	other=won
it ₪	one=siclo	other=sicli
it €	other=euro
it ₽	one=rublo	other=rubli
ja A$	other=オーストラリアドル
ja AU$	other=オーストラリアドル
ja CA$	other=カナダドル
ja HK$	other=ホンコンドル
ja NT$	other=ニュータイワンドル
ja R$	other=ブラジルレアル
ja US$	other=アメリカドル
ja km/h	other=じそく {0} キロメートル
ja °C	other=せっし {0} ど
ja °F	other=かし {0} ど
ja ₪	other=シェケル
ja ₽	other=ルーブル
ko A$	other=호주 달러
ko AU$	other=호주 달러
ko CA$	other=캐나다 달러
ko HK$	other=홍콩 달러
ko NT$	other=대만 달러
ko R$	other=브라질 헤알
ko US$	other=미국 달러
ko ₪	other=셰켈
ko ₽	other=루블
nl $	other=dollar
nl A$	other=Australische dollar
nl AU$	other=Australische dollar
nl CA$	other=Canadese dollar
nl HK$	other=Hongkongse dollar
nl NT$	other=nieuwe Taiwanese dollar
nl R$	other=Braziliaanse real
nl US$	other=Amerikaanse dollar
nl £	other=pond
nl ¥	other=yen
nl ₩	other=won
nl ₪	other=sjekel
nl €	other=euro
nl ₽	other=roebel
pl $	one=dolar	few=dolary	many=dolarów	other=dolara
pl A$	one=dolar australijski	few=dolary australijskie	many=dolarów australijskich	other=dolara australijskiego
pl AU$	one=dolar australijski	few=dolary australijskie	many=dolarów australijskich	other=dolara australijskiego
pl CA$	one=dolar kanadyjski	few=dolary kanadyjskie	many=dolarów kanadyjskich	other=dolara kanadyjskiego
pl HK$	one=dolar hongkoński	few=dolary hongkońskie	many=dolarów hongkońskich	other=dolara hongkońskiego
pl NT$	one=nowy dolar tajwański	few=nowe dolary tajwańskie	many=nowych dolarów tajwańskich	other=nowego dolara tajwańskiego
pl R$	one=real brazylijski	few=reale brazylijskie	many=reali brazylijskich	other=reala brazylijskiego
pl US$	one=dolar amerykański	few=dolary amerykańskie	many=dolarów amerykańskich	other=dolara amerykańskiego
pl zł	one=złoty	few=złote	many=złotych	other=złotego
pl £	one=funt	few=funty	many=funtów	other=funta
pl ¥	one=jen	few=jeny	many=jenów	other=jena
pl ₩	one=won	few=wony	many=wonów	other=wona
pl ₪	one=szekel	few=szekle	many=szekli	other=szekla
pl €	other=euro
pl ₽	one=rubel	few=ruble	many=rubli	other=rubla
pt $	one=dólar	other=dólares
pt A$	one=dólar australiano	other=dólares australianos
pt AU$	one=dólar australiano	other=dólares australianos
pt CA$	one=dólar canadense	other=dólares canadenses
pt HK$	one=dólar de Hong Kong	other=dólares de Hong Kong
pt NT$	one=novo dólar taiwanês	other=novos dólares taiwaneses
pt R$	one=real	other=reais
pt US$	one=dólar americano	other=dólares americanos
pt £	one=libra	other=libras
pt ¥	one=iene	other=ienes
pt ₩	one=won	other=wons
pt ₪	one=shekel	other=shekels
pt €	one=euro	other=euros
pt ₽	one=rublo	other=rublos
ru $	one=доллар	few=доллара	many=долларов	other=доллара
ru A$	one=австралийский доллар	few=австралийских доллара	many=австралийских долларов	other=австралийского доллара
ru AU$	one=австралийский доллар	few=австралийских доллара	many=австралийских долларов	other=австралийского доллара
ru CA$	one=канадский доллар	few=канадских доллара	many=канадских долларов	other=канадского доллара
ru HK$	one=гонконгский доллар	few=гонконгских доллара	many=гонконгских долларов	other=гонконгского доллара
ru NT$	one=новый тайваньский доллар	few=новых тайваньских доллара	many=новых тайваньских долларов	other=нового тайваньского доллара
ru R$	one=бразильский реал	few=бразильских реала	many=бразильских реалов	other=бразильского реала
ru US$	one=доллар США	few=доллара США	many=долларов США	other=доллара США
ru £	one=фунт	few=фунта	many=фунтов	other=фунта
ru ¥	one=иена	few=иены	many=иен	other=иены
ru ₩	one=вона	few=воны	many=вон	other=воны
ru ₪	one=шекель	few=шекеля	many=шекелей	other=шекеля
ru €	other=евро
ru ₽	one=рубль	few=рубля	many=рублей	other=рубля
sv $	other=dollar
sv A$	one=australisk dollar	other=australiska dollar
sv AU$	one=australisk dollar	other=australiska dollar
sv CA$	one=kanadensisk dollar	other=kanadensiska dollar
sv HK$	other=Hongkongdollar
sv NT$	one=ny taiwanesisk dollar	other=nya taiwanesiska dollar
sv R$	one=brasiliansk real	other=brasilianska real
sv US$	other=US-dollar
sv kr	one=krona	other=kronor
sv £	other=pund
sv ¥	other=yen
sv ₩	other=won
sv ₪	other=shekel
sv €	other=euro
sv ₽	other=rubel
zh $	other=美元
zh A$	other=澳元
zh AU$	other=澳元
zh CA$	other=加元
zh HK$	other=港元
zh NT$	other=新台币
zh R$	other=巴西雷亚尔
zh US$	other=美元
zh £	other=英镑
zh ¥	other=元
zh ₩	other=韩元
zh ₪	other=谢克尔
zh €	other=欧元
zh ₽	other=卢布
"""#
}
