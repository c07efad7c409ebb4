// swift-format-ignore-file

extension SymbolNames {
  /// What listeners call the symbols of a keyboard; `capital` is said before a capital letter.
  static let spokenGerman: StaticString = #"""
 	Leerzeichen
!	Ausrufezeichen	Ausrufezeichen
"	Anführungszeichen	Anführungszeichen
#	Raute	Rauten
$	Dollar	Dollar
%	Prozent	Prozent
&	und	Und-Zeichen
'	Apostroph	Apostrophe
(	Klammer auf	Klammern auf
)	Klammer zu	Klammern zu
*	Stern	Sterne
+	plus	Plus
,	Komma	Kommas
-	Strich	Striche
.	Punkt	Punkte
/	Schrägstrich	Schrägstriche
:	Doppelpunkt	Doppelpunkte
;	Semikolon	Semikolons
<	kleiner als
=	gleich	Gleichheitszeichen
>	größer als
?	Fragezeichen	Fragezeichen
@	ät
[	eckige Klammer auf	eckige Klammern auf
\	Backslash	Backslashs
]	eckige Klammer zu	eckige Klammern zu
^	Zirkumflex
_	Unterstrich	Unterstriche
`	Gravis
capital	groß
{	geschweifte Klammer auf	geschweifte Klammern auf
|	senkrechter Strich	senkrechte Striche
}	geschweifte Klammer zu	geschweifte Klammern zu
~	Tilde	Tilden
£	Pfund
¥	Yen
§	Paragraf	Paragrafen
©	Copyright
®	eingetragene Marke
°	Grad
±	plus minus
²	hoch zwei
³	hoch drei
·	Mittelpunkt	Mittelpunkte
×	mal
÷	geteilt durch
–	Halbgeviertstrich	Halbgeviertstriche
—	Gedankenstrich	Gedankenstriche
‘	halbes Anführungszeichen auf
’	halbes Anführungszeichen zu
“	Anführungszeichen
”	Anführungszeichen zu
•	Aufzählungszeichen	Aufzählungszeichen
…	Auslassungspunkte	Auslassungspunkte
₩	Won
€	Euro
™	Marke
←	Pfeil nach links	Pfeile nach links
↑	Pfeil nach oben	Pfeile nach oben
→	Pfeil nach rechts	Pfeile nach rechts
↓	Pfeil nach unten	Pfeile nach unten
−	minus
✓	Häkchen	Häkchen
✔	Häkchen	Häkchen
"""#
}
