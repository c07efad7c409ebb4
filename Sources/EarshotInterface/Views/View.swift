public import EarshotModel

/// A rectangle on screen that holds others (`UIView`).
open class View: Responder {}
