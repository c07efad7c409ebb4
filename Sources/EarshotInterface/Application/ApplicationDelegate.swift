/// The app's own part of its application (`UIApplicationDelegate`).
public protocol ApplicationDelegate: AnyObject {}
