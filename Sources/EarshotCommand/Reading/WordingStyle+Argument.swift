public import ArgumentParser
public import EarshotReader

extension WordingStyle: ExpressibleByArgument {}
