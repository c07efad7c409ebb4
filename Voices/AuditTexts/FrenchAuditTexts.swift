/// What an audit says in French.
enum FrenchAuditTexts {
  /// The table (``AuditTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    target-overlap.title | Des contrôles se chevauchent
    target-overlap.fix | Écartez-les.
    target-duplicate-bounds.title | Deux cibles au même endroit
    target-duplicate-bounds.fix | Gardez-en un, ou tenez le curseur à l’écart de l’autre.
    activation-point-off.title | Le point d’activation manque l’élément
    activation-point-off.fix | Placez le point d’activation dans l’élément, ou laissez-le au système.
    frame-empty.title | Un élément accessible n’a pas de surface
    frame-empty.fix | Donnez à l’élément le cadre de ce qu’il représente, ou tenez-en le curseur à l’écart.
    frame-offscreen.title | Un élément focalisable est hors de l’écran
    frame-offscreen.fix | Masquez-le tant qu’il est absent, ou laissez-le défiler jusqu’à l’écran.
    frame-outside-parent.title | L’élément dépasse de son conteneur
    frame-outside-parent.fix | Faites que le conteneur englobe ce qu’il contient.
    target-size-platform.title | Cible tactile plus petite que la taille de la plateforme
    target-size-platform.fix | Agrandissez-le, ou laissez compter aussi les touchers autour.
    target-size-minimum.title | Cible tactile de moins de 24 points et à l’étroit
    target-size-minimum.fix | Agrandissez-le, ou éloignez-le de ses voisins.
    target-spacing.title | Contrôles trop rapprochés
    target-spacing.fix | Écartez-les.
    hint-equals-label.title | L’indice répète le nom
    hint-equals-label.fix | Dites dans l’indice ce qui se passe, ou supprimez-le.
    hint-gesture.title | L’indice nomme le geste
    hint-gesture.fix | Dites ce qui se passe : « Ouvre l’album. »
    hint-form.title | L’indice n’est pas une courte phrase à la troisième personne
    hint-form.fix | Écrivez-le comme « Joue le morceau. »
    hint-too-long.title | L’indice est trop long
    hint-too-long.fix | Dites en une courte phrase ce qui se passe.
    hint-essential.title | Le nom ne figure que dans l’indice
    hint-essential.fix | Dites dans l’étiquette ce que c’est, et dans l’indice ce qui se passe.
    hint-missing.title | Contrôle complexe sans indice
    hint-missing.fix | Dites dans l’indice ce qui se passe.
    label-invisible-characters.title | L’étiquette contient des caractères privés ou invisibles
    label-invisible-characters.fix | Retirez ces caractères de ce qui est prononcé ; les icônes d’une police ont besoin d’une étiquette en mots.
    label-symbols-only.title | L’étiquette ne contient aucun mot
    label-symbols-only.fix | Dites en mots ce que signifie le signe.
    label-punctuation.title | L’étiquette d’un contrôle finit comme une phrase
    label-punctuation.fix | Retirez le point.
    label-all-caps.title | L’étiquette est toute en capitales
    label-all-caps.fix | Écrivez l’étiquette comme dans une phrase, et laissez les capitales et les espacements à l’aspect du texte.
    label-lowercase-start.title | L’étiquette d’un contrôle commence par une minuscule
    label-lowercase-start.fix | Commencez l’étiquette par une majuscule.
    label-duplicate.title | Plusieurs contrôles partagent un même nom prononcé
    label-duplicate.fix | Ajoutez à chaque nom ce dont il s’agit, comme « Supprimer, facture 3 ».
    label-same-name-different-action.title | Même nom, résultat différent
    label-same-name-different-action.fix | Nommez chacun d’après ce qu’il fait.
    label-different-name-same-action.title | Même action, noms différents
    label-different-name-same-action.fix | Appelez partout la même chose du même nom.
    label-parent-child-same.title | Parent et enfant disent la même chose
    label-parent-child-same.fix | Retirez le nom du conteneur, ou nommez-le d’après tout ce qu’il contient.
    label-too-long.title | L’étiquette est trop longue à écouter
    label-too-long.fix | Raccourcissez l’étiquette, et déplacez l’explication dans l’indice.
    label-too-short.title | L’étiquette est trop courte pour avoir un sens
    label-too-short.fix | Dites d’un mot ce que fait le contrôle.
    label-digit-run.title | Longue suite de chiffres lue comme un seul nombre
    label-digit-run.fix | Faites épeler les chiffres, ou groupez-les.
    label-equals-value.title | Le nom et la valeur disent la même chose
    label-equals-value.fix | Retirez la valeur de l’étiquette.
    label-repeats-word.title | Mots doublés dans l’étiquette
    label-repeats-word.fix | Retirez l’un des deux.
    label-missing-control.title | Le contrôle n’a pas de nom
    label-missing-control.fix | Donnez une étiquette d’accessibilité qui dit ce qu’il fait ou règle, comme « Supprimer » ou « Volume ».
    label-missing-toggle.title | L’interrupteur ou la case n’a pas de nom
    label-missing-toggle.fix | Donnez à l’interrupteur le texte voisin comme étiquette, ou faites des deux un seul élément.
    label-missing-field.title | Le champ de texte n’a pas de nom
    label-missing-field.fix | Donnez au champ une étiquette d’accessibilité, comme « Nom » ; ne laissez pas modifier ce qui n’est qu’à lire.
    label-placeholder-only.title | Le texte indicatif sert de seul nom
    label-placeholder-only.fix | Donnez au champ une étiquette d’accessibilité en plus du texte indicatif.
    label-missing-image.title | Une image accessible n’a pas de description
    label-missing-image.fix | Décrivez l’image dans son étiquette, ou tenez-en le curseur à l’écart.
    silent-element.title | Arrêt qui ne dit rien
    silent-element.fix | Donnez une étiquette à l’élément, ou tenez-en le curseur à l’écart.
    label-file-name.title | L’étiquette est un nom de fichier ou de ressource
    label-file-name.fix | Dites en mots ce qu’est ou fait l’élément.
    label-identifier.title | L’étiquette est un identifiant de code
    label-identifier.fix | Dites en mots ce qu’est ou fait l’élément.
    label-localization-key.title | L’étiquette est une clé non traduite
    label-localization-key.fix | Ajoutez la traduction, ou utilisez la bonne clé.
    label-placeholder-leak.title | L’étiquette laisse voir un modèle, nil ou du balisage
    label-placeholder-leak.fix | Remplissez le texte avant de le définir, et définissez-le comme texte simple.
    label-url.title | L’étiquette est une adresse brute
    label-url.fix | Dites où mène l’adresse.
    label-in-name.title | Le texte visible manque dans le nom prononcé
    label-in-name.fix | Commencez l’étiquette par le texte affiché.
    label-double-source.title | Nommé deux fois
    label-double-source.fix | Gardez un seul des deux noms.
    label-language-mismatch.title | L’écriture du texte contredit sa langue
    label-language-mismatch.fix | Donnez à l’élément la langue de son texte.
    language-tag-invalid.title | Le code de langue est inutilisable
    language-tag-invalid.fix | Utilisez un code comme « ko » ou « pt-BR ».
    label-role-word.title | L’étiquette répète le rôle
    label-role-word.fix | Retirez le rôle de l’étiquette.
    label-state-word.title | L’étiquette donne ce que la valeur dit déjà
    label-state-word.fix | Laissez l’état aux traits et à la valeur.
    label-action-word.title | L’étiquette explique comment s’en servir
    label-action-word.fix | Dites ce que fait le contrôle, non comment le lui faire faire.
    label-image-word.title | L’étiquette d’une image dit que c’est une image
    label-image-word.fix | Décrivez ce que montre l’image.
    label-nondescriptive.title | Le texte du lien ou du bouton ne dit pas ce qu’il fait
    label-nondescriptive.fix | Dites où cela mène, comme « En savoir plus sur les prix ».
    audit-nothing-checked.title | L’audit n’a rien examiné
    audit-nothing-checked.fix | Nommez des fichiers qui contiennent des écrans, et laissez au moins une règle active.
    suppression-unused.title | Une exception ou une entrée de référence ne correspond à rien
    suppression-unused.fix | Retirez l’entrée.
    suppression-expired.title | La date de l’exception est passée
    suppression-expired.fix | Corrigez ce qu’ignore l’entrée, ou donnez-lui une nouvelle date.
    rule-unknown.title | La configuration nomme une règle inconnue
    rule-unknown.fix | Corrigez le nom ; « earshot explain » liste toutes les règles.
    element-nested.title | Un élément accessible avale des contrôles
    element-nested.fix | Ne faites pas un élément de l’extérieur, ou proposez l’intérieur par des actions et dans son étiquette.
    element-unexposed-control.title | Une vue utilisable manque dans l’arbre
    element-unexposed-control.fix | Faites-en un élément d’accessibilité, ou proposez-le comme action de l’un d’eux.
    element-unexposed-text.title | Un texte visible manque dans l’arbre
    element-unexposed-text.fix | Laissez le curseur s’arrêter au texte, ou placez ses mots dans l’étiquette de ce à quoi il appartient.
    element-hidden-exposed.title | Un élément invisible est encore dans l’arbre
    element-hidden-exposed.fix | Retirez-le de la liste tant qu’il est masqué.
    element-obscured.title | Un élément focalisable est recouvert
    element-obscured.fix | Masquez ce qui est recouvert, ou rendez modal ce qui le recouvre.
    container-inconsistent.title | Le conteneur se contredit
    container-inconsistent.fix | Gardez la liste en un seul endroit, et chaque élément dans une seule liste.
    order-cycle.title | L’ordre explicite tourne en rond
    order-cycle.fix | Retirez de la liste ce qui ramène en arrière.
    order-over-constrained.title | L’ordre explicite se contredit
    order-over-constrained.fix | Nommez chaque élément une fois.
    order-list-incomplete.title | La liste explicite oublie un élément
    order-list-incomplete.fix | Ajoutez-le à la liste, ou cachez-le exprès aux lecteurs.
    relation-broken.title | Le renvoi à une étiquette ne mène nulle part
    relation-broken.fix | Renvoyez à un élément présent qui a une étiquette.
    table-headers-missing.title | Tableau de données sans en-têtes
    table-headers-missing.fix | Nommez les cellules qui servent d’en-tête aux colonnes ou aux lignes.
    group-fragmented.title | Un seul objet découpé en de nombreux arrêts
    group-fragmented.fix | Faites de la ligne un seul élément dont l’étiquette réunit les textes.
    identifier-duplicate.title | Identifiant utilisé deux fois
    identifier-duplicate.fix | Donnez à chacun son propre identifiant.
    identifier-missing.title | Pas d’identifiant pour les tests
    identifier-missing.fix | Définissez son identifiant d’accessibilité.
    nesting-deep.title | Hiérarchie très profonde
    nesting-deep.fix | Retirez les conteneurs qui ne contiennent qu’une chose.
    gesture-no-alternative.title | Ne fonctionne que par glissement ou tracé
    gesture-no-alternative.fix | Proposez la même chose comme action de l’élément, ou rendez-le ajustable.
    orientation-locked.title | L’écran n’autorise qu’une orientation
    orientation-locked.fix | Autorisez les deux, sauf si l’une est indispensable.
    screen-title-missing.title | L’écran ou la vue modale n’a pas de titre
    screen-title-missing.fix | Définissez le titre de l’écran, ou commencez-le par un en-tête.
    screen-title-duplicate.title | Deux écrans ont le même titre
    screen-title-duplicate.fix | Donnez à chaque écran son propre titre.
    header-missing.title | L’écran n’a pas d’en-tête
    header-missing.fix | Donnez aux titres de ses parties le trait header.
    heading-order.title | Les niveaux d’en-tête sautent
    heading-order.fix | Numérotez les en-têtes pour que chaque niveau suive celui du dessus.
    heading-empty.title | En-tête vide
    heading-empty.fix | Donnez son texte à l’en-tête, ou retirez le trait.
    trait-without-behaviour.title | Annonce un rôle qu’il ne peut remplir
    trait-without-behaviour.fix | Reliez-le à ce qu’il doit faire, ou retirez le trait.
    adjustable-without-methods.title | Ajustable, mais ne s’ajuste pas
    adjustable-without-methods.fix | Implémentez accessibilityIncrement et accessibilityDecrement, ou retirez le trait.
    adjustable-without-value.title | Un élément ajustable n’a pas de valeur
    adjustable-without-value.fix | Définissez la valeur d’accessibilité, et tenez-la à jour.
    value-out-of-range.title | La valeur sort de sa plage
    value-out-of-range.fix | Définissez d’abord les bornes, puis une valeur entre elles.
    custom-action-unnamed.title | Une action personnalisée n’a pas de nom ou un nom en double
    custom-action-unnamed.fix | Donnez à chaque action son propre nom.
    custom-rotor-unnamed.title | Un rotor personnalisé n’a pas de nom
    custom-rotor-unnamed.fix | Nommez le rotor d’après ce qu’il trouve, comme « Fautes ».
    field-value-overridden.title | Un champ modifiable cache son texte
    field-value-overridden.fix | Laissez la valeur au champ.
    field-secure-exposed.title | Un texte secret est prononcé
    field-secure-exposed.fix | Laissez la valeur d’un champ sécurisé au système, qui énonce des puces.
    field-purpose-missing.title | But de la saisie non déclaré
    field-purpose-missing.fix | Définissez le type de contenu du champ.
    state-unexposed.title | État montré mais non exposé
    state-unexposed.fix | Accordez les traits et la valeur avec ce qui est montré.
    selection-multiple.title | Plus d’une sélection dans un choix unique
    selection-multiple.fix | Retirez le trait selected à tous sauf un.
    trait-conflict.title | Les traits se contredisent
    trait-conflict.fix | Gardez le trait qui dit ce que fait l’élément.
    trait-missing-interactive.title | Un élément utilisable n’a pas de rôle
    trait-missing-interactive.fix | Donnez-lui le trait button, ou link s’il mène hors de l’app.
    trait-image-missing.title | Image sans le trait image
    trait-image-missing.fix | Donnez-lui le trait image, ou button si c’en est un.
    disabled-unexplained.title | Un contrôle désactivé ne donne pas de raison
    disabled-unexplained.fix | Dites dans l’indice quand il est utilisable.
    voice-name-mismatch.title | Le nom pour le contrôle vocal diffère du texte visible
    voice-name-mismatch.fix | Placez le texte visible en premier parmi les noms pour le contrôle vocal.
    text-fixed-font.title | Le texte ne suit pas le réglage de taille du texte
    text-fixed-font.fix | Utilisez un style de texte, et définissez adjustsFontForContentSizeCategory.
    text-clipped-large.title | Le texte est coupé aux grandes tailles
    text-clipped-large.fix | Laissez la hauteur suivre le texte, ou laissez défiler.
    text-truncated.title | Le texte est tronqué
    text-truncated.fix | Montrez tout le texte, ou placez-le au moins dans l’étiquette.
    contrast-text.title | Les couleurs de texte déclarées manquent de contraste
    contrast-text.fix | Assombrissez ou éclaircissez l’une des deux couleurs.
    contrast-text-enhanced.title | Les couleurs de texte déclarées sont sous le niveau renforcé
    contrast-text-enhanced.fix | Assombrissez ou éclaircissez l’une des deux couleurs.
    focus-trap.title | Le curseur ne peut pas sortir
    focus-trap.fix | Laissez le curseur aller où on l’envoie ; n’annoncez pas à chaque mouvement un changement qui nomme un élément.
    focus-unreachable.title | Un élément utilisable n’est jamais atteint
    focus-unreachable.fix | Faites-en un élément, nommez-le dans la liste de son conteneur, ou proposez comme action ce qu’il fait.
    focus-asymmetric.title | L’ordre à rebours n’est pas l’inverse
    focus-asymmetric.fix | Ne changez ni l’ordre ni la place du curseur pendant un déplacement.
    focus-nondeterministic.title | L’ordre change d’une fois à l’autre
    focus-nondeterministic.fix | Montrez les mêmes choses dans le même ordre tant qu’il ne s’est rien passé.
    focus-moved-unasked.title | Le curseur saute sans action de la personne
    focus-moved-unasked.fix | Annoncez ce qui s’est passé, et laissez le curseur où il est.
    focus-lost-layout.title | L’élément actif a disparu et le curseur s’est perdu
    focus-lost-layout.fix | Nommez le voisin, ou ce qui l’a remplacé, en annonçant le changement.
    focus-reset-refresh.title | L’actualisation renvoie le curseur en arrière
    focus-reset-refresh.fix | Gardez les éléments inchangés, ou donnez le même identifiant à ce qui est refait.
    focus-initial-odd.title | Le premier arrêt d’un écran est inattendu
    focus-initial-odd.fix | Ne nommez aucun élément, ou celui par lequel commence l’écran.
    layout-change-silent.title | Le contenu a changé sans annonce
    layout-change-silent.fix | Émettez layoutChanged, avec l’élément qui compte le plus désormais.
    focus-stale.title | Le curseur reste sur un élément mort
    focus-stale.fix | Émettez un changement quand un élément disparaît, et ne nommez pas d’éléments absents de l’écran.
    adjustable-no-change.title | L’ajustement ne change pas la valeur
    adjustable-no-change.fix | Changez la valeur dans accessibilityIncrement et accessibilityDecrement, et dites-la dans accessibilityValue.
    adjustable-not-inverse.title | Augmenter puis diminuer ne ramène pas au départ
    adjustable-not-inverse.fix | Faites avancer les deux du même pas.
    adjustable-unbounded.title | L’ajustement n’atteint jamais de fin
    adjustable-unbounded.fix | Faites de plus grands pas, ou proposez un champ où saisir la valeur.
    activation-noop.title | L’activation ne fait rien
    activation-noop.fix | Répondez à l’activation, ou retirez le trait.
    activation-state-silent.title | L’état a changé, pas ce qui est dit
    activation-state-silent.fix | Dites l’état dans la valeur ou par le trait selected.
    custom-action-noop.title | L’action personnalisée ne fait rien
    custom-action-noop.fix | Faites ce que dit le nom de l’action, et répondez true.
    gesture-magic-tap-unhandled.title | Toucher magique ignoré sur un écran multimédia
    gesture-magic-tap-unhandled.fix | Répondez à accessibilityPerformMagicTap par lecture et pause.
    scroll-unhandled.title | Le contenu ne défile pas
    scroll-unhandled.fix | Mettez le contenu dans une vue défilante, ou répondez à accessibilityScroll.
    scroll-silent.title | Le défilement n’indique pas la page
    scroll-silent.fix | Émettez pageScrolled avec un texte comme « Page 2 sur 5 ».
    direct-touch-trap.title | Une zone de toucher direct occupe l’écran
    direct-touch-trap.fix | Laissez une sortie, ou ne lui donnez les touchers qu’une fois activé.
    modal-leak.title | Le curseur quitte une vue modale ouverte
    modal-leak.fix | Définissez accessibilityViewIsModal sur la vue voisine de celles à exclure, ou présentez un contrôleur.
    modal-no-escape.title | La vue modale n’a pas de sortie
    modal-no-escape.fix | Répondez à accessibilityPerformEscape, ou donnez un bouton qui ferme.
    modal-focus-not-moved.title | L’ouverture d’une vue modale laisse le curseur derrière
    modal-focus-not-moved.fix | Émettez screenChanged avec son premier élément.
    modal-focus-not-restored.title | La fermeture d’une vue modale perd la place
    modal-focus-not-restored.fix | Émettez layoutChanged avec ce qui l’a ouvert, et pas de screenChanged sans élément.
    modal-untitled.title | La vue modale ne s’annonce pas
    modal-untitled.fix | Donnez-lui un titre ou un en-tête, et faites-y commencer le curseur.
    order-visual-mismatch.title | L’ordre prononcé contredit la disposition
    order-visual-mismatch.fix | Groupez ce qui va ensemble, ou listez les éléments dans l’ordre où on les voit.
    order-header-after-content.title | L’en-tête vient après ce qu’il annonce
    order-header-after-content.fix | Listez l’en-tête avant ce qu’il annonce.
    swipe-cost.title | Trop de balayages pour y arriver
    swipe-cost.fix | Ajoutez des en-têtes, rapprochez-le du début ou de la fin, ou faites un seul arrêt de ce qui va ensemble.
    rotor-dead.title | Le rotor proposé ne mène nulle part
    rotor-dead.fix | Ne le proposez que là où il trouve quelque chose, et répondez dans les deux sens.
    screen-change-silent.title | Nouvel écran sans annonce de changement
    screen-change-silent.fix | Émettez screenChanged quand un écran en remplace un autre.
    screen-change-spurious.title | Changement d’écran annoncé pour peu de chose
    screen-change-spurious.fix | Émettez layoutChanged, avec l’élément qui a changé.
    screen-change-storm.title | Plusieurs changements d’écran à la fois
    screen-change-storm.fix | Émettez un seul changement quand tout est fini.
    child-controller-stale.title | Un contrôleur enfant retiré est encore exposé
    child-controller-stale.fix | Ajoutez le contrôleur par addChild et didMove, et retirez sa vue avec lui.
    restoration-focus.title | La restauration de l’état perd la place
    restoration-focus.fix | Donnez à chaque contrôleur du chemin un identifiant de restauration, et des identifiants aux éléments.
    back-unhandled.title | Le geste d’échappement ne ramène pas en arrière
    back-unhandled.fix | Montrez le bouton Retour, ou répondez à accessibilityPerformEscape.
    announcement-interrupted.title | Annonce coupée
    announcement-interrupted.fix | Annoncez une fois le changement fini, ou donnez à l’annonce une priorité plus haute.
    announcement-lost.title | Annonce faite là où elle sera perdue
    announcement-lost.fix | Annoncez quand le nouvel écran a été dit, ou dites-le par l’élément que nomme le changement.
    announcement-spam.title | Trop d’annonces
    announcement-spam.fix | Annoncez ce qui compte, une fois.
    status-not-announced.title | Un état ou une erreur apparaît sans être entendu
    status-not-announced.fix | Annoncez-le, ou émettez layoutChanged avec le texte.
    transient-too-short.title | Message disparu avant de pouvoir être entendu
    transient-too-short.fix | Laissez-le jusqu’à ce qu’on le ferme, et annoncez-le.
    utterance-too-long.title | Un arrêt parle trop longtemps
    utterance-too-long.fix | Raccourcissez l’étiquette, ou faites-en plusieurs arrêts.
    hint-cut.title | L’indice n’est jamais entendu
    hint-cut.fix | Raccourcissez l’étiquette, pour que l’indice vienne plus tôt.
    speech-repeat.title | Deux arrêts de suite disent la même chose
    speech-repeat.fix | Faites un arrêt des deux, ou dites ce qui les distingue.
    speech-unpronounceable.title | La voix ne peut pas le dire
    speech-unpronounceable.fix | Indiquez la langue du texte par accessibilityLanguage, ou écrivez-le comme il se dit.
    speech-role-inconsistent.title | Un même contrôle annonce un autre rôle
    speech-role-inconsistent.fix | Donnez aux deux les mêmes traits.
    live-value-without-trait.title | La valeur change souvent sans le signaler
    live-value-without-trait.fix | Ajoutez le trait updatesFrequently.
    the key | touche
    the text field | champ de texte
    the text view | zone de texte
    the password field | champ de mot de passe
    the search field | champ de recherche
    the switch | interrupteur
    the adjustable element | élément ajustable
    the slider | curseur
    the control | contrôle
    the element | élément
    the heading | en-tête
    the button | bouton
    the link | lien
    the image | image
    the text | texte
    the tab | onglet
    the segment | segment
    the key {1} | touche {1}
    the text field {1} | champ de texte {1}
    the text view {1} | zone de texte {1}
    the password field {1} | champ de mot de passe {1}
    the search field {1} | champ de recherche {1}
    the switch {1} | interrupteur {1}
    the adjustable element {1} | élément ajustable {1}
    the slider {1} | curseur {1}
    the control {1} | contrôle {1}
    the element {1} | élément {1}
    the heading {1} | en-tête {1}
    the button {1} | bouton {1}
    the link {1} | lien {1}
    the image {1} | image {1}
    the text {1} | texte {1}
    the tab {1} | onglet {1}
    the segment {1} | segment {1}
    the key '{1}' | touche « {1} »
    the text field '{1}' | champ de texte « {1} »
    the text view '{1}' | zone de texte « {1} »
    the password field '{1}' | champ de mot de passe « {1} »
    the search field '{1}' | champ de recherche « {1} »
    the switch '{1}' | interrupteur « {1} »
    the adjustable element '{1}' | élément ajustable « {1} »
    the slider '{1}' | curseur « {1} »
    the control '{1}' | contrôle « {1} »
    the element '{1}' | élément « {1} »
    the heading '{1}' | en-tête « {1} »
    the button '{1}' | bouton « {1} »
    the link '{1}' | lien « {1} »
    the image '{1}' | image « {1} »
    the text '{1}' | texte « {1} »
    the tab '{1}' | onglet « {1} »
    the segment '{1}' | segment « {1} »
    the key beside {1} | touche à côté de {1}
    the text field beside {1} | champ de texte à côté de {1}
    the text view beside {1} | zone de texte à côté de {1}
    the password field beside {1} | champ de mot de passe à côté de {1}
    the search field beside {1} | champ de recherche à côté de {1}
    the switch beside {1} | interrupteur à côté de {1}
    the adjustable element beside {1} | élément ajustable à côté de {1}
    the slider beside {1} | curseur à côté de {1}
    the control beside {1} | contrôle à côté de {1}
    the element beside {1} | élément à côté de {1}
    the heading beside {1} | en-tête à côté de {1}
    the button beside {1} | bouton à côté de {1}
    the link beside {1} | lien à côté de {1}
    the image beside {1} | image à côté de {1}
    the text beside {1} | texte à côté de {1}
    the tab beside {1} | onglet à côté de {1}
    the segment beside {1} | segment à côté de {1}
    the key below {1} | touche sous {1}
    the text field below {1} | champ de texte sous {1}
    the text view below {1} | zone de texte sous {1}
    the password field below {1} | champ de mot de passe sous {1}
    the search field below {1} | champ de recherche sous {1}
    the switch below {1} | interrupteur sous {1}
    the adjustable element below {1} | élément ajustable sous {1}
    the slider below {1} | curseur sous {1}
    the control below {1} | contrôle sous {1}
    the element below {1} | élément sous {1}
    the heading below {1} | en-tête sous {1}
    the button below {1} | bouton sous {1}
    the link below {1} | lien sous {1}
    the image below {1} | image sous {1}
    the text below {1} | texte sous {1}
    the tab below {1} | onglet sous {1}
    the segment below {1} | segment sous {1}
    pan | glisser
    pinch | pincer
    rotation | pivoter
    longPress | appui long
    latin | latine
    cyrillic | cyrillique
    greek | grecque
    arabic | arabe
    hebrew | hébraïque
    devanagari | devanagari
    thai | thaïe
    hangul | hangul
    kana | kana
    han | chinoise
    other | autre
    the screen | l’écran
    {1} of line {2} | {1}, ligne {2},
    {1} covers {2} by {3} points | {1} couvre {2} de {3} points
    {1} stands where {2} stands | {1} se trouve là où se trouve {2}
    a double tap lands outside {1} | {1} : un toucher double tombe à côté
    a double tap on {1} lands off the screen | {1} : un toucher double tombe hors de l’écran
    a double tap on {1} lands on {2} | {1} : un toucher double tombe sur {2}
    {1} is {2} points large | {1} mesure {2} points
    {1} stands beside the screen | {1} se trouve à côté de l’écran
    {1} reaches {2} points beyond what holds it | {1} dépasse de {2} points de ce qui le contient
    {1} is {2} points large, less than {3} | {1} mesure {2} points, moins de {3}
    {1} is {2} points large and close to {3} | {1} mesure {2} points, tout près de {3}
    {1} is {2} points high, less than {3} | {1} mesure {2} points de haut, moins de {3}
    {1} is {2} points wide, less than {3} | {1} mesure {2} points de large, moins de {3}
    {1} is {2} points high and close to {3} | {1} mesure {2} points de haut, tout près de {3}
    {1} is {2} points wide and close to {3} | {1} mesure {2} points de large, tout près de {3}
    {1} is {2} points from {3} | {1} est à {2} points de {3}
    the hint begins with the name {1} | l’indice commence par le nom {1}
    the hint '{1}' of {2} names the gesture | {2} : l’indice « {1} » nomme le geste
    the hint of {1} begins with an order | {1} : l’indice commence par un ordre
    the hint of {1} holds the role | {1} : l’indice contient le rôle
    the hint of {1} ends without a full stop | {1} : l’indice finit sans point
    the hint of {1} has {2} characters | {1} : l’indice a {2} caractères
    only the hint says what {1} is | {1} : seul l’indice dit ce que c’est
    {1} has no hint | {1} n’a pas d’indice
    the label of {1} holds {2} | {1} : l’étiquette contient {2}
    the value of {1} holds {2} | {1} : la valeur contient {2}
    the hint of {1} holds {2} | {1} : l’indice contient {2}
    the label of {1} holds '{2}' | {1} : l’étiquette contient « {2} »
    the value of {1} holds '{2}' | {1} : la valeur contient « {2} »
    the hint of {1} holds '{2}' | {1} : l’indice contient « {2} »
    the private-use character {1} | le caractère à usage privé {1}
    a replacement character, which stands for text that was lost | un caractère de remplacement, qui tient lieu d’un texte perdu
    a lone direction character {1} | un caractère de direction isolé {1}
    the zero-width character {1} | le caractère sans chasse {1}
    a direction character that is not closed | un caractère de direction qui n’est pas fermé
    the label '{1}' has no words | l’étiquette « {1} » ne contient aucun mot
    the label '{1}' ends with a full stop | l’étiquette « {1} » finit par un point
    the label '{1}' is all capitals | l’étiquette « {1} » est toute en capitales
    the label '{1}' has gaps between its letters | l’étiquette « {1} » a des espaces entre ses lettres
    the label '{1}' begins with a small letter | l’étiquette « {1} » commence par une minuscule
    {1} elements are called '{2}' | {1} éléments s’appellent « {2} »
    '{1}' does something else than the one before it | « {1} » fait autre chose que celui du même nom avant lui
    '{1}' does what '{2}' does | « {1} » fait ce que fait « {2} »
    {1} is spoken twice, as a container and inside it | {1} est dit deux fois, comme conteneur et à l’intérieur
    the label {1} has {2} characters | l’étiquette {1} a {2} caractères
    the label is only '{1}' | l’étiquette se réduit à « {1} »
    {1} digits in a row of {2} are spoken as one number | {2} : {1} chiffres de suite sont lus comme un seul nombre
    the value '{1}' stands in the label {2} as well | la valeur « {1} » figure aussi dans l’étiquette {2}
    the label {1} says '{2}' twice | l’étiquette {1} dit deux fois « {2} »
    {1} has no name but that of its picture's file | {1} n’a d’autre nom que celui du fichier de l’image
    {1} has no name but that of its picture's file, which is in English | {1} n’a d’autre nom que celui du fichier de l’image, qui est en anglais
    {1} has no name, and only a picture behind it | {1} n’a pas de nom, seulement une image derrière
    {1} has no name | {1} n’a pas de nom
    {1} says only whether it is on | {1} dit seulement si c’est activé
    {1} has neither a label nor a placeholder | {1} n’a ni étiquette ni texte indicatif
    {1} can be edited, and seems to hold a text that is only read | {1} est modifiable, mais semble contenir un texte à lire seulement
    {1} holds a text and has neither a label nor a placeholder | {1} contient un texte, mais n’a ni étiquette ni texte indicatif
    {1} is named by its placeholder only | {1} n’est nommé que par le texte indicatif
    {1} is named by its file only | {1} n’est nommé que par le fichier
    {1} has no description | {1} n’a pas de description
    the cursor stops at {1} and nothing is said | le curseur s’arrête sur {1} et rien n’est dit
    the label '{1}' is the name of a file | l’étiquette « {1} » est un nom de fichier
    the label '{1}' is a name out of code | l’étiquette « {1} » est un nom tiré du code
    the label '{1}' is the key of a text | l’étiquette « {1} » est la clé d’un texte
    the label '{1}' is an address | l’étiquette « {1} » est une adresse
    '{1}' does not come first in the label '{2}' | « {1} » ne vient pas en tête dans l’étiquette « {2} »
    the label '{1}' lacks the visible text '{2}' | il manque à l’étiquette « {1} » le texte visible « {2} »
    {1} is named '{2}' and '{3}' | {1} porte les noms « {2} » et « {3} »
    {1} is in {2} letters and its language is '{3}' | {1} est dans une écriture ({2}) qui n’est pas celle de la langue « {3} »
    '{1}', the language of {2}, is no well-formed tag | « {1} », langue de {2}, n’est pas un code bien formé
    no voice speaks '{1}', the language of {2} | aucune voix ne parle « {1} », langue de {2}
    the label '{1}' ends with the role | l’étiquette « {1} » finit par le rôle
    the label '{1}' holds the role | l’étiquette « {1} » contient le rôle
    the label '{1}' says in which state it is | l’étiquette « {1} » dit dans quel état c’est
    the label '{1}' tells how to operate it | l’étiquette « {1} » explique comment s’en servir
    the label '{1}' says that it is an image | l’étiquette « {1} » dit que c’est une image
    the label '{1}' does not say what it is for | l’étiquette « {1} » ne dit pas à quoi cela sert
    {1} hides {2}, which stands inside it | {1} cache {2}, qui se trouve à l’intérieur
    {1} can be operated and the cursor never stops there | {1} est utilisable et le curseur ne s’y arrête jamais
    {1} can be read and the cursor never stops there | {1} est lisible et le curseur ne s’y arrête jamais
    the text {1} is never said | le texte {1} n’est jamais dit
    the list of {1} names {2}, which is hidden | {1} : la liste nomme {2}, qui est masqué
    {1} lies under {2} | {1} se trouve sous {2}
    an opaque view | une vue opaque
    {1} stands in the list of {2} and in that of another | {1} figure dans la liste de {2} et dans une autre
    the list of {1} leads back to itself | {1} : la liste revient à elle-même
    {1} is to be read before itself | {1} doit être lu avant soi-même
    the list of {1} names {2} twice | {1} : la liste nomme {2} deux fois
    {1} is to be read before and after another element | {1} doit être lu avant et après un autre élément
    the list of {1} leaves out {2}, which is never reached | {1} : la liste omet {2}, qui n’est jamais atteint
    what names {1} | ce qui nomme {1}
    what heads the cells of {1} | ce qui sert d’en-tête aux cellules de {1}
    {1} does not exist | {1} : cela n’existe pas
    {1} is hidden | {1} : cela est masqué
    {1} says nothing | {1} : cela ne dit rien
    the table has {1} rows and nothing heads them | le tableau a {1} lignes et rien n’y sert d’en-tête
    the table {1} has {2} rows and nothing heads them | le tableau {1} a {2} lignes et rien n’y sert d’en-tête
    {1} stops of text in {2} say one thing | {2} : {1} arrêts de texte disent une seule chose
    {1} has the identifier '{2}', which is used before | {1} a l’identifiant « {2} », déjà utilisé
    {1} has no identifier | {1} n’a pas d’identifiant
    {1} stands inside {2} others | {1} se trouve dans {2} autres
    {1} answers to {2} only | {1} ne répond qu’à {2}
    {1} and {2} | {1} et {2}
    {1}, {2} | {1}, {2}
    the screen may be held upright only | l’écran ne peut être tenu que droit
    the screen may be held sideways only | l’écran ne peut être tenu que couché
    {1}, which lies over the screen, has no title | {1} recouvre l’écran et n’a pas de titre
    the screen is called '{1}', as another is | l’écran s’appelle « {1} », comme un autre
    the screen has {1} stops and no heading | l’écran a {1} arrêts et aucun en-tête
    {1} has level {2} after level {3} | {1} est de niveau {2} après le niveau {3}
    {1} has level {2} inside a heading of level {3} | {1} est de niveau {2} dans un en-tête de niveau {3}
    the heading has no text | l’en-tête n’a pas de texte
    {1} does not respond to a user | {1} ne répond à personne
    {1} has no action in the file, unlike other controls here | {1} n’a pas d’action dans le fichier, contrairement aux autres contrôles ici
    {1} is adjustable and nothing can turn it | {1} est ajustable et rien ne peut l’ajuster
    {1} has no value | {1} n’a pas de valeur
    the smallest value {1} of {2} is not below the largest, {3} | {2} : la plus petite valeur {1} n’est pas inférieure à la plus grande, {3}
    {1} has a value and no range | {1} a une valeur et pas de plage
    the value {1} of {2} is below the smallest, {3} | {2} : la valeur {1} est inférieure à la plus petite, {3}
    the value {1} of {2} is above the largest, {3} | {2} : la valeur {1} est supérieure à la plus grande, {3}
    an action of {1} has no name | {1} : une action n’a pas de nom
    two actions of {1} are called '{2}' | {1} : deux actions s’appellent « {2} »
    a rotor of {1} has no name | {1} : un rotor n’a pas de nom
    {1} holds a text and '{2}' is spoken in its place | {1} contient un texte et « {2} » est dit à sa place
    the value of {1} gives away what was typed | {1} : la valeur trahit ce qui a été saisi
    {1} does not declare what is typed into it | {1} ne déclare pas ce qui s’y saisit
    {1} is selected and no trait says so | {1} est sélectionné et aucun trait ne le dit
    {1} is disabled and no trait says so | {1} est désactivé et aucun trait ne le dit
    the value of {1} does not say whether it is on | {1} : la valeur ne dit pas si c’est activé
    the value of {1} does not say whether it is unfolded | {1} : la valeur ne dit pas si c’est déplié
    {1} elements of {2} are selected | {2} : {1} éléments sont sélectionnés
    the traits {1} of {2} contradict each other | {2} : les traits {1} se contredisent
    {1} is dimmed and can be turned all the same | {1} est estompé et s’ajuste tout de même
    {1} can be activated and no trait says so | {1} peut être activé et aucun trait ne le dit
    {1} is an image and lacks the trait | {1} est une image sans le trait
    {1} is dimmed and does not say why | {1} est estompé et ne dit pas pourquoi
    no name of {1} for voice control is the visible text '{2}' | {1} : aucun nom pour le contrôle vocal n’est le texte visible « {2} »
    the text of {1} fills {2}% of a fixed height | {1} : le texte remplit {2} % d’une hauteur fixe
    the text of {1} outgrows its height at the size {2} | {1} : le texte dépasse sa hauteur à la taille {2}
    the text ends in the middle: '{1}' | le texte s’arrête au milieu : « {1} »
    the text of {1} has a contrast of {2} to 1, less than {3} | {1} : le texte a un contraste de {2} pour 1, moins de {3}
    the text of {1} has a contrast of {2} to 1 up to {3} to 1, by what lies under it | {1} : le texte a un contraste de {2} pour 1 à {3} pour 1, selon ce qui est dessous
    the screen has neither a title nor a heading | l’écran n’a ni titre ni en-tête
    {1} screens have neither a title nor a heading | {1} écrans n’ont ni titre ni en-tête
    the text of {1} does not follow the text-size setting | {1} : le texte ne suit pas le réglage de taille du texte
    {1} texts do not follow the text-size setting | {1} textes ne suivent pas le réglage de taille du texte
    {1} has the size that UIKit gives it, less than 44 points | {1} a la taille que lui donne UIKit, moins de 44 points
    {1} controls have the size that UIKit gives them, less than 44 points | {1} contrôles ont la taille que leur donne UIKit, moins de 44 points
    {1}: {2} | {1} : {2}
    {1}: {2} and {3} more | {1} : {2} et {3} de plus
    {1}; {2} more for review | {1} ; {2} de plus à examiner
    {1} ({2}) | {1} ({2})
    there was nothing on any screen | il n’y avait rien sur aucun écran
    every file was passed over | tous les fichiers ont été ignorés
    no storyboard, xib or screen document is in {1} | il n’y a ni storyboard, ni xib, ni document d’écrans dans {1}
    every screen was passed over: apps show them only while they start | tous les écrans ont été ignorés : ils ne sont là que pendant le lancement de l’app
    Nothing is wrong with the files; screens that code makes can be audited as dumps. | Les fichiers n’ont aucun défaut ; les écrans créés par le code peuvent être vérifiés à partir de dumps.
    Name the folder that holds the screens; those that code makes can be audited as dumps. | Indiquez le dossier où sont les écrans ; ceux que crée le code peuvent être vérifiés à partir de dumps.
    The notes say why each was passed over; what Xcode 4 or older wrote has to be saved by a newer one. | Les remarques disent pourquoi chaque fichier a été ignoré ; ce que Xcode 4 ou plus ancien a écrit doit être enregistré par une version plus récente.
    every rule is off | toutes les règles sont désactivées
    there is no rule called '{1}' | il n’y a pas de règle « {1} »
    there is no rule called '{1}'; did you mean '{2}'? | il n’y a pas de règle « {1} » ; vouliez-vous dire « {2} » ?
    what {1} ignores was to be mended by {2} | ce qu’ignore {1} devait être corrigé avant le {2}
    {1} ignores nothing that was found | {1} n’ignore rien de ce qui a été trouvé
    '{1}' | « {1} »
    {1} by {2} | {1} × {2}
    a silent stop | un arrêt muet
    nothing | rien
    something | quelque chose
    another stop | un autre arrêt
    it | cela
    flicking on comes from {1} to {2} again, and never to the rest | balayer vers la suite mène de {1} à {2} à nouveau, et jamais au reste
    flicking back comes from {1} to {2} again, and never to the rest | balayer en arrière mène de {1} à {2} à nouveau, et jamais au reste
    flicking on comes no further than {1} | balayer vers la suite ne va pas plus loin que {1}
    flicking back comes no further than {1} | balayer en arrière ne va pas plus loin que {1}
    flicking on comes to ever more stops, and never to the rest | balayer vers l’avant mène à toujours plus d’arrêts et jamais au reste
    flicking on from the first stop does not come to {1} | balayer vers la suite depuis le premier arrêt n’atteint pas {1}
    {1} answers touches, and flicking on does not come to it | {1} répond au toucher, et balayer vers la suite n’y mène pas
    flicking back comes to {1} stops in another order than flicking on, which comes to {2} | balayer en arrière passe par {1} arrêts dans un autre ordre que vers la suite, qui passe par {2}
    flicking on came to {1} stops, and to {2} when it was done again | balayer vers la suite est passé par {1} arrêts, puis par {2} la seconde fois
    flicking on came to {1}, and to {2} there when it was done again | balayer vers la suite est passé par {1}, puis à cet endroit par {2} la seconde fois
    the cursor left {1} for {2} although nobody had done anything | {1} : le curseur en est parti ({2}) sans que personne n’ait rien fait
    the cursor left {1} for {2}, which nobody had asked for | le curseur est passé de {1} à {2}, ce que personne n’avait demandé
    a flick was followed by another move of the cursor, to {1} | un balayage a été suivi d’un autre déplacement du curseur, vers {1}
    {1} has gone, and the cursor stands on {2} although a neighbour is still there | {1} a disparu, et le curseur est ici : {2}, alors qu’un voisin est encore là
    {1} was made anew, and the cursor stands on {2} | {1} a été refait, et le curseur est sur {2}
    what is around {1} was brought up to date, and the cursor stands on {2} | ce qui entoure {1} a été actualisé, et le curseur est sur {2}
    the screen begins with {1}, which is stop {2} of {3} | l’écran commence par {1}, arrêt {2} sur {3}
    {1} has gone and no change was posted | {1} a disparu et aucun changement n’a été signalé
    {1} has come and no change was posted | {1} est apparu et aucun changement n’a été signalé
    {1} under the cursor has gone, and no change was posted | {1}, sous le curseur, a disparu et aucun changement n’a été signalé
    {1} under the cursor has gone, and the change that was posted names no other place | {1}, sous le curseur, a disparu, et le changement signalé ne nomme aucun autre endroit
    the app sends the cursor to '{1}', which is not on the screen | l’app envoie le curseur vers « {1} », qui n’est pas à l’écran
    the cursor comes to {1}, which is not on the screen | le curseur arrive à {1}, qui n’est pas à l’écran
    {1} is made anew whenever it is asked for, so that the cursor stands on what has gone | {1} est recréé à chaque demande, si bien que le curseur se trouve sur ce qui a disparu
    flicking up and down leaves {1} as it is | balayer vers le haut et le bas laisse {1} tel quel
    {1} turned up and down again says '{2}' | {1}, augmenté puis diminué, dit « {2} »
    {1} can be turned up without end | {1} peut être augmenté sans fin
    {1} can be turned down without end | {1} peut être diminué sans fin
    activating {1} does nothing | {1} : l’activation ne fait rien
    activating {1} has changed its state, and it says the same as before | {1} : l’activation a changé l’état, et il est dit la même chose qu’avant
    the action '{1}' of {2} does nothing | {2} : l’action « {1} » ne fait rien
    {1} starts media, and a magic tap does nothing | {1} lance un média, et un toucher magique ne fait rien
    {1} lies beyond the edge of the screen, and scrolling is not answered | {1} se trouve au-delà du bord de l’écran, et le défilement est sans réponse
    {1} lies beyond the edge of the screen, and scrolling does not bring it into sight | {1} se trouve au-delà du bord de l’écran, et le défilement ne le fait pas apparaître
    what holds {1} answers a finger that moves over it, and scrolling is not answered | ce qui contient {1} répond à un doigt qui s’y déplace, et le défilement reste sans réponse
    scrolling was answered, and nobody said where it has come to | le défilement a eu une réponse, et personne n’a dit où il est arrivé
    {1} takes all touches, and there is no stop beside it | {1} prend tous les touchers, et il n’y a pas d’arrêt à côté
    flicking on comes from what lies over the screen to '{1}' behind it | balayer vers la suite mène de ce qui recouvre l’écran à « {1} », derrière
    neither escape nor anything that the cursor comes to closes what lies over the screen | ni l’échappement ni rien de ce qu’atteint le curseur ne ferme ce qui recouvre l’écran
    something has come to lie over the screen, and the cursor is on {1} | quelque chose est venu recouvrir l’écran, et le curseur est ici : {1}
    what lay over the screen has gone, and the cursor stands on {1}, not on {2} which had opened it | ce qui recouvrait l’écran a disparu, et le curseur est ici : {1}, non sur {2} qui l’avait ouvert
    what lay over the screen has gone, and the app tells of a new screen behind that, which leads away from {1} which had opened it | ce qui recouvrait l’écran a disparu, et l’app signale ensuite un nouvel écran, ce qui éloigne de {1} qui l’avait ouvert
    what lay over the screen has gone, and {1} which had opened it was made anew meanwhile | ce qui recouvrait l’écran a disparu, et {1}, qui l’avait ouvert, a été recréé entre-temps
    what lies over the screen begins with '{1}', and neither a title nor a heading is said | ce qui recouvre l’écran commence par « {1} », sans titre ni en-tête
    {1} is heard before {2}, which stands before it | {1} s’entend avant {2}, qui se trouve avant
    {1}, which stands below {2}, is heard before it | {1}, placé sous {2}, s’entend avant
    {1} gestures lead to {2} | {1} gestes mènent à {2}
    the rotor '{1}' finds nothing | le rotor « {1} » ne trouve rien
    another screen has come in the place of the one with {1}, and no change was posted | un autre écran a pris la place de celui avec {1}, et aucun changement n’a été signalé
    the app has posted a new screen although most of it has stayed, and the cursor left {1} for the first stop | l’app a signalé un nouvel écran alors que presque tout est resté, et le curseur a quitté {1} pour le premier arrêt
    the app has posted a new screen although most of it has stayed, and sends the cursor to {1} | l’app a signalé un nouvel écran alors que presque tout est resté, et envoie le curseur à {1}
    {1} changes of the screen were posted at once | {1} changements d’écran ont été signalés à la fois
    {1} changes of the layout were posted at once | {1} changements de disposition ont été signalés à la fois
    {1} belongs to a controller that is in no window and in no other controller | {1} appartient à un contrôleur qui n’est ni dans une fenêtre ni dans un autre contrôleur
    {1} lies under the view of another controller, and is still come to | {1} se trouve sous la vue d’un autre contrôleur et reste atteignable
    the app was ended on '{1}' and comes back with '{2}' | l’app a été fermée sur « {1} » et revient sur « {2} »
    {1} is not there when the app was ended and comes back | {1} n’est plus là quand l’app a été fermée et revient
    {1} was not there when the app was ended, and is there when it comes back | {1} n’était pas là quand l’app a été fermée et l’est quand elle revient
    the cursor stood on {1} when the app was ended, and stands on {2} when it comes back | le curseur était sur {1} à la fermeture de l’app, et il est sur {2} à son retour
    neither escape nor anything that the cursor comes to goes back | ni l’échappement ni rien de ce qu’atteint le curseur ne ramène en arrière
    {1} goes back, and escape does not | {1} ramène en arrière, pas l’échappement
    '{1}' was announced and cut off | « {1} » a été annoncé et coupé
    '{1}' was announced with a change of the screen, and never heard | « {1} » a été annoncé avec un changement d’écran, et jamais entendu
    '{1}' was announced while the app was left, and never heard | « {1} » a été annoncé quand on a quitté l’app et n’a jamais été entendu
    '{1}' was announced twice in a row | « {1} » a été annoncé deux fois de suite
    {1} announcements came within {2} seconds | {1} annonces sont venues en {2} secondes
    {1} has come on the screen, and was not said | {1} est apparu à l’écran et n’a pas été dit
    {1} was there for {2} seconds, and takes {3} to be heard | {1} est resté {2} secondes, et il en faut {3} pour l’entendre
    '{1}…' takes {2} seconds | « {1}… » dure {2} secondes
    the hint of {1} begins only after {2} seconds | {1} : l’indice ne commence qu’après {2} secondes
    the hint '{1}' belongs to no stop, and is never heard | l’indication « {1} » n’appartient à aucun arrêt et n’est jamais entendue
    the hint of {1} is cut off by '{2}' whenever the cursor comes to it | {1} : l’indice est coupé par « {2} » chaque fois que le curseur y arrive
    {1} comes right after {2} | {1} vient juste après {2}
    {1} said another role before | {1} disait un autre rôle auparavant
    {1} changed {2} times within {3} seconds | {1} a changé {2} fois en {3} secondes
    no voice reads '{1}' | aucune voix ne lit « {1} »
    '{1}' is read by the voice of another language than '{2}' | « {1} » est lu par la voix d’une autre langue que « {2} »
    the same way has led to another state than before | le même chemin a mené à un autre état qu’auparavant
    By rule | Par règle
    By file | Par fichier
    Baseline entries that nothing needs any more | Entrées de référence dont plus rien n’a besoin
    To pass over the first of these, add under 'ignore' in .earshot.yaml: - {1} | Pour écarter le premier, ajouter sous « ignore » dans .earshot.yaml : - {1}
    These are: {1} | Ce sont : {1}
    Screen {1} of {2} | Écran {1} de {2}
    Audit | Audit
    critical | critique
    serious | grave
    moderate | modéré
    minor | mineur
    review | à examiner
    {1} critical | critique : {1}
    {1} serious | grave : {1}
    {1} moderate | modéré : {1}
    {1} minor | mineur : {1}
    {1} for review | à examiner : {1}
    nothing found | rien trouvé
    {1} elements checked: {2} | éléments examinés : {1} ; {2}
    {1} elements on {2} screens checked: {3} | éléments examinés : {1}, écrans : {2} ; {3}
    {1} states walked | états parcourus : {1}
    {1} states walked, {2} not reached | états parcourus : {1}, non atteints : {2}
    {1} known from the baseline | connus de la référence : {1}
    {1} ignored | écartés : {1}
    {1} stale entries | entrées périmées : {1}
    {1} refused | refusés : {1}
    {1} files skipped | fichiers passés : {1}
    {1} screens skipped | écrans passés : {1}
    {1} files, {2} screens skipped | fichiers passés : {1}, écrans : {2}
    {1} rules not checked everywhere | règles non vérifiées partout : {1}
    {1}; {2} | {1} ; {2}
    {1}, {2} times | {1}, {2} fois
    Accessibility audit | Audit d’accessibilité
    earshot {1}, rule set {2}, part {3} | earshot {1}, jeu de règles {2}, partie {3}
    Skip to the screens | Aller aux écrans
    Screens | Écrans
    Refused files | Fichiers refusés
    Rules for which files lack facts | Règles pour lesquelles il manque des données
    {1}: not sure of everything on {2} screens | {1} : pas sûr de tout ; écrans : {2}
    About this audit | À propos de cet audit
    Entries that the baseline no longer needs | Entrées dont la référence n’a plus besoin
    {1} findings | constats : {1}
    No rule looks at this screen, which stands there until the app has begun. | Aucune règle n’examine cet écran, qui n’est là que jusqu’au début de l’app.
    Not checked everywhere, since the file lacks facts: {1}. | Non vérifié partout, faute de données dans le fichier : {1}.
    There is nothing to hear on this screen. | Il n’y a rien à entendre sur cet écran.
    What is heard | Ce qui s’entend
    (silence) | (silence)
    Findings | Ce qui a été trouvé
    {1} findings known or ignored | constats connus ou écartés : {1}
    stop {1} | arrêt {1}
    About {1} | À propos de {1}
    What is done from the start of the app, and what is heard: | Ce qui est fait depuis le début de l’app, et ce qui s’entend :
    What is heard on the way: | Ce qui s’entend en chemin :
    To pass over it, add to {1} in the configuration: | Pour l’écarter, ajouter à {1} dans la configuration :
    ignored: {1} | écarté : {1}
    ignored | écarté
    known | connu
    The file says nothing of where things stand. | Le fichier ne dit rien de l’emplacement des choses.
    {1}, drawn with the numbers of its stops | {1}, dessiné avec les numéros des arrêts
    earshot {1}, rule set {2} | earshot {1}, jeu de règles {2}
    All {1} | tous : {1}
    {1}, line {2}, column {3} | {1}, ligne {2}, colonne {3}
    and {1} more | et {1} de plus
    it lists {1} elements and counts {2} | énumère {1} éléments et en compte {2}
    it does not find the place of element {1} | ne trouve pas la place de l’élément {1}
    it finds element {1} at place {2} | trouve l’élément {1} à la place {2}
    it gives another element than the one it lists at place {1} | donne à la place {1} un autre élément que celui qui y est énuméré
    {1} rules | règles : {1}
    {1} rules not checked | règles non vérifiées : {1}
    {1} rules without a finding | règles sans constat : {1}
    the file lacks facts: {1} | il manque des données dans le fichier : {1}
    a picture that stands there until the app has begun | une image qui n’est là que jusqu’au début de l’app
    passed over | passé
    known or ignored | connu ou écarté
    for review | à examiner
    The walk, drawn | Le parcours, dessiné
    Play the walk | Lire le parcours
    What is heard on the way to the element. | Ce qui s’entend en chemin vers l’élément.
    What is done from the start of the app, and what is heard. | Ce qui est fait depuis le début de l’app, et ce qui s’entend.
    The baseline has it. | La référence le contient.
    The folder in which earshot was run. | Le dossier dans lequel earshot a été exécuté.
    """
}
