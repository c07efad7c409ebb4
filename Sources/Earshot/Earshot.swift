@_exported public import EarshotDocuments
@_exported public import EarshotInterface
@_exported public import EarshotModel
@_exported public import EarshotReader
@_exported public import EarshotScript
@_exported public import EarshotSession
@_exported public import EarshotSpeech
@_exported public import EarshotVoices
