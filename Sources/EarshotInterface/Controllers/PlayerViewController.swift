/// A screen that plays media (`AVPlayerViewController`); its controls are not known here.
open class PlayerViewController: ViewController {}
