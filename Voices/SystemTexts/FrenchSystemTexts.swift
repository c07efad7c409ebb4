/// What the system writes on its own controls in French.
enum FrenchSystemTexts {
  /// The table (``SystemTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Increment | Augmenter
    Decrement | Diminuer
    More Info | Plus d’infos
    Search | Rechercher
    page {1} of {2} | page {1} sur {2}
    Page {1} of {2} | Page {1} sur {2}
    # source: cldr
    {1}% | {1} %
    # source: translation
    {1} items | {1} éléments
    {1} items.one | {1} élément
    Back | Retour
    Show Sidebar | Afficher la barre latérale
    Hide Sidebar | Masquer la barre latérale
    Toolbar | Barre d’outils
    Progress | Progression
    In progress | En cours
    dismiss popup window | fermer la fenêtre contextuelle
    Sheet Grabber | Poignée de la feuille
    Half screen | Demi-écran
    Expanded | Agrandie
    Collapsed | Réduite
    Dismiss context menu | Fermer le menu contextuel
    Mixed | Mixte
    Section index | Index des sections
    {1}, selected | {1}, sélectionné
    Map | Plan
    web content | contenu web
    Date Picker | Sélecteur de date
    Time Picker | Sélecteur d’heure
    Day | Jour
    Month | Mois
    Year | Année
    Date | Date
    Hour | Heure
    Minute | Minute
    # source: cldr
    AM/PM | AM/PM
    # source: translation
    {1} o’clock | {1} h
    {1} hours | {1} heures
    {1} hours.one | {1} heure
    {1} minutes | {1} minutes
    {1} minutes.one | {1} minute
    # source: cldr
    AM | AM
    PM | PM
    {1} {2}, {3} | {2} {1} {3}
    {1} {2} | {2} {1}
    {1} {3} | {1} {3}
    {1}, {2} {3} | {1} {3} {2}
    # source: translation
    Previous Month | Mois précédent
    Next Month | Mois suivant
    # source: cldr
    Sunday | dimanche
    Monday | lundi
    Tuesday | mardi
    Wednesday | mercredi
    Thursday | jeudi
    Friday | vendredi
    Saturday | samedi
    {1}:{2} {3} | {5}:{2}
    January | janvier
    February | février
    March | mars
    April | avril
    May | mai
    June | juin
    July | juillet
    August | août
    September | septembre
    October | octobre
    November | novembre
    December | décembre
    # source: translation
    Done | OK
    Cancel | Annuler
    Edit | Modifier
    Save | Enregistrer
    Add | Ajouter
    Remove | Supprimer
    Compose | Composer
    Reply | Répondre
    Share | Partager
    Organize | Organiser
    Bookmarks | Signets
    Bookmark | Signet
    Refresh | Actualiser
    Stop | Arrêter
    Camera | Appareil photo
    Delete | Supprimer
    Insert | Insérer
    Move Up | Déplacer vers le haut
    Move Down | Déplacer vers le bas
    Moved above {1} | Déplacé au-dessus de {1}
    Moved below {1} | Déplacé au-dessous de {1}
    Play | Lecture
    Pause | Pause
    Rewind | Retour rapide
    Fast Forward | Avance rapide
    Typing | Saisie
    Cut | Couper
    Paste | Coller
    Undo | Annuler
    Redo | Rétablir
    Page Curl | Tourner la page
    Close | Fermer
    More | Plus
    Favorites | Favoris
    Featured | Sélection
    Top Rated | Les mieux notés
    Recents | Récents
    Contacts | Contacts
    History | Historique
    Downloads | Téléchargements
    Most Recent | Les plus récents
    Most Viewed | Les plus consultés
    Settings | Réglages
    Forward | Suivant
    Home | Domicile
    Favorite | Favori
    Love | J’adore
    Go Up | Monter
    Go Down | Descendre
    Selected | Sélectionné
    Verified | Vérifié
    Album | Album
    Add People/Follow | Ajouter des personnes/Suivre
    Sparkle | Étincelle
    Cellular Data | Données cellulaires
    Notifications | Notifications
    Add to Calendar | Ajouter au calendrier
    Mostly Cloudy | Plutôt nuageux
    Card | Carte
    Copy | Copier
    Get Mail | Recevoir le courrier
    Show | Afficher
    Move | Déplacer
    Gear Shape | Forme d’engrenage
    Passwords | Mots de passe
    Drag | Glisser
    Link | Lien
    List | Liste
    Remove Map Pin | Supprimer le repère du plan
    Do Not Disturb | Ne pas déranger
    Snooze | Répéter
    Send | Envoyer
    Two People | Deux personnes
    Call | Appeler
    Photo | Photo
    Ruler With Measurement Marks | Règle graduée
    Scale For Weighing Mass | Balance
    Download | Télécharger
    Remove From Favorites | Retirer des favoris
    Brightness Higher | Augmenter la luminosité
    Sunrise | Lever du soleil
    Trash | Corbeille
    Ecg Waveform Path | Tracé d’électrocardiogramme
    """
}
