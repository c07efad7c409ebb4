// swift-format-ignore-file

extension SymbolNames {
  /// What listeners call the symbols of a keyboard; `capital` is said before a capital letter.
  static let spokenEnglish: StaticString = #"""
 	space
!	exclamation mark	exclamation marks
"	quote	quotes
#	hash	hashes
$	dollar	dollars
%	percent	percent
&	and	ampersands
'	apostrophe	apostrophes
(	left paren	left parens
)	right paren	right parens
*	star	stars
+	plus	pluses
,	comma	commas
-	dash	dashes
.	dot	dots
/	slash	slashes
:	colon	colons
;	semicolon	semicolons
<	less than
=	equals	equals
>	greater than
?	question mark	question marks
@	at
[	left bracket	left brackets
\	backslash	backslashes
]	right bracket	right brackets
^	caret	carets
_	underscore	underscores
`	backtick	backticks
capital	cap
{	left brace	left braces
|	vertical bar	vertical bars
}	right brace	right braces
~	tilde	tildes
£	pound	pounds
¥	yen	yen
§	section	sections
©	copyright
®	registered
°	degree	degrees
±	plus or minus
²	squared
³	cubed
·	middle dot	middle dots
×	times	times
÷	divided by
–	en dash	en dashes
—	em dash	em dashes
‘	left quote	left quotes
’	right quote	right quotes
“	left quote	left quotes
”	right quote	right quotes
•	bullet	bullets
…	ellipsis	ellipses
₩	won	won
€	euro	euros
™	trademark
←	left arrow	left arrows
↑	up arrow	up arrows
→	right arrow	right arrows
↓	down arrow	down arrows
−	minus	minuses
✓	check mark	check marks
✔	check mark	check marks
"""#
}
