// swift-format-ignore-file

extension SymbolNames {
  /// From which level on symbols are named, in all languages, and whether it stays in the text for
  /// its pause, its melody or the word it is part of: `keep` always, `unnamed` while it is not named.
  ///
  /// The levels are our own judgement, from what a listener loses without the name.
  public static let levels: StaticString = #"""
 	character	keep
!	all	keep
"	most
#	some
$	some
%	none
&	some
'	all	keep
(	most
)	most
*	some
+	some
,	all	keep
-	most	unnamed
.	all	keep
/	some
:	all	keep
;	all	keep
<	some
=	some
>	some
?	all	keep
@	some
[	most
\	most
]	most
^	most
_	some
`	most
{	most
|	most
}	most
~	most
¡	all	keep
¢	none
£	none
¥	none
§	some
©	some
«	most
®	some
°	none
±	some
²	none
³	none
¶	some
·	most
¹	none
»	most
¿	all	keep
×	some
÷	some
π	some
՝	all	keep
։	all	keep
،	all	keep
؛	all	keep
؟	all	keep
।	all	keep
฿	none
၊	all	keep
။	all	keep
‐	most	unnamed
‑	most	unnamed
–	most	unnamed
—	most	unnamed
―	most	unnamed
‘	most
’	all	keep
‚	most
“	most
”	most
„	most
†	some
‡	some
•	some
‣	some
…	all	keep
‧	most
′	most
″	most
‹	most
›	most
※	some
‼	all	keep
⁉	all	keep
₩	none
₪	none
₫	none
€	none
₱	none
₴	none
₹	none
₺	none
₽	none
™	some
∑	some
−	some
√	some
∞	some
∫	some
≈	some
≠	some
≤	some
≥	some
◦	some
★	none
☆	none
☐	none
☑	none
☒	none
✓	none
✔	none
✗	none
✘	none
、	all	keep
。	all	keep
〈	most
〉	most
《	most
》	most
「	most
」	most
『	most
』	most
【	most
】	most
〔	most
〕	most
・	most
�	some
"""#
}
