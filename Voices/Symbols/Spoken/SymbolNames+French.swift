// swift-format-ignore-file

extension SymbolNames {
  /// What listeners call the symbols of a keyboard; `capital` is said before a capital letter.
  static let spokenFrench: StaticString = #"""
 	espace
!	point d’exclamation	points d’exclamation
"	guillemet	guillemets
#	dièse	dièses
$	dollar	dollars
%	pour cent
&	et	esperluettes
'	apostrophe	apostrophes
(	parenthèse ouvrante	parenthèses ouvrantes
)	parenthèse fermante	parenthèses fermantes
*	astérisque	astérisques
+	plus	plus
,	virgule	virgules
-	tiret	tirets
.	point	points
/	barre oblique	barres obliques
:	deux-points	deux-points
;	point-virgule	points-virgules
<	inférieur à
=	égal	signes égal
>	supérieur à
?	point d’interrogation	points d’interrogation
@	arobase	arobases
[	crochet ouvrant	crochets ouvrants
\	barre oblique inverse	barres obliques inverses
]	crochet fermant	crochets fermants
^	accent circonflexe	accents circonflexes
_	trait de soulignement	traits de soulignement
`	accent grave	accents graves
capital	majuscule
{	accolade ouvrante	accolades ouvrantes
|	barre verticale	barres verticales
}	accolade fermante	accolades fermantes
~	tilde	tildes
£	livre	livres
¥	yen	yens
§	paragraphe
©	copyright
®	marque déposée
°	degré	degrés
±	plus ou moins
²	au carré
³	au cube
·	point médian	points médians
×	multiplié par
÷	divisé par
–	tiret demi-cadratin
—	tiret cadratin
‘	guillemet simple ouvrant
’	guillemet simple fermant
“	guillemet ouvrant
”	guillemet fermant
•	puce	puces
…	points de suspension	points de suspension
₩	won	wons
€	euro	euros
™	marque commerciale
←	flèche gauche	flèches gauches
↑	flèche vers le haut
→	flèche droite	flèches droites
↓	flèche vers le bas
−	moins
✓	coche	coches
✔	coche	coches
"""#
}
