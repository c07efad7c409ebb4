// What tests are written in, so that they import this product and the app alone.
@_exported public import EarshotAudit
@_exported public import EarshotInterface
@_exported public import EarshotModel
@_exported public import EarshotReader
@_exported public import EarshotSession
@_exported public import EarshotWalks
