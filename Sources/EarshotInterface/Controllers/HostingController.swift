/// A screen whose content is made by code of another kind (`UIHostingController`) and is not known
/// here.
open class HostingController: ViewController {}
