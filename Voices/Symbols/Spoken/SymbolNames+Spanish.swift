// swift-format-ignore-file

extension SymbolNames {
  /// What listeners call the symbols of a keyboard; `capital` is said before a capital letter.
  static let spokenSpanish: StaticString = #"""
 	espacio
!	signo de exclamación	signos de exclamación
"	comillas	comillas
#	almohadilla	almohadillas
$	dólar	dólares
%	por ciento
&	y	signos et
'	apóstrofo	apóstrofos
(	abrir paréntesis	paréntesis abiertos
)	cerrar paréntesis	paréntesis cerrados
*	asterisco	asteriscos
+	más	signos más
,	coma	comas
-	guion	guiones
.	punto	puntos
/	barra	barras
:	dos puntos
;	punto y coma
<	menor que
=	igual	iguales
>	mayor que
?	signo de interrogación	signos de interrogación
@	arroba	arrobas
[	abrir corchete	corchetes abiertos
\	barra inversa	barras inversas
]	cerrar corchete	corchetes cerrados
^	acento circunflejo
_	guion bajo	guiones bajos
`	acento grave
capital	mayúscula
{	abrir llave	llaves abiertas
|	barra vertical	barras verticales
}	cerrar llave	llaves cerradas
~	tilde	tildes
£	libra	libras
¥	yen	yenes
§	sección
©	derechos de autor
®	marca registrada
°	grado	grados
±	más menos
²	al cuadrado
³	al cubo
·	punto medio	puntos medios
×	por
÷	dividido por
–	raya corta	rayas cortas
—	raya	rayas
‘	abrir comilla simple
’	cerrar comilla simple
“	abrir comillas
”	cerrar comillas
•	viñeta	viñetas
…	puntos suspensivos
₩	won	wones
€	euro	euros
™	marca comercial
←	flecha izquierda	flechas izquierdas
↑	flecha arriba	flechas arriba
→	flecha derecha	flechas derechas
↓	flecha abajo	flechas abajo
−	menos
✓	marca de verificación
✔	marca de verificación
"""#
}
