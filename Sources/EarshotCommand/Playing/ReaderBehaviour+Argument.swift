public import ArgumentParser
public import EarshotReader

extension ReaderBehaviour: ExpressibleByArgument {}
