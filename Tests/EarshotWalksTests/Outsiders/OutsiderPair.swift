import EarshotInterface
import EarshotModel

/// An app with a fault and the same app without it, by somebody who knows of the rule no more than its name and
/// one line.
struct OutsiderPair: FaultyApp {
  let rule: String
  let fault: String
  private(set) var isRepeatable = true
  private let make: (_ isFaulty: Bool) -> Application

  /// Creates a pair of apps.
  init(_ rule: String, _ fault: String, application: @escaping (_ isFaulty: Bool) -> Application) {
    self.rule = rule
    self.fault = fault
    make = application
  }

  /// Creates a pair of apps that show one screen first.
  init(_ rule: String, _ fault: String, screen: @escaping (_ isFaulty: Bool) -> ViewController) {
    self.init(rule, fault, application: { .showing(screen($0)) })
  }

  /// A pair whose first screen stands on a navigation stack.
  static func stack(
    _ rule: String, _ fault: String, _ root: @escaping (_ isFaulty: Bool) -> ViewController
  ) -> OutsiderPair {
    OutsiderPair(rule, fault, screen: { root($0).inStack })
  }

  /// The pair as one whose faulty app comes in no order twice.
  var inNoOrder: OutsiderPair {
    var pair = self
    pair.isRepeatable = false
    return pair
  }

  func application(isFaulty: Bool) -> Application { make(isFaulty) }

  /// A fault of each rule, by one person.
  static var first: [OutsiderPair] {
    focus + place + update + modal + modalPlace + screen + container + order + adjusting + acting
      + gesture + announcing + status + speech + role
  }

  /// A fault of each rule, by another person, when the first ones had been looked at.
  static var second: [OutsiderPair] {
    reach + moves + changes + modals + sheets + screens + ways + readingOrder + values + actions
      + scrolling + announcements + messages + spokenWords + names
  }

  /// A fault of each rule, by somebody who did not know how any of the rules judges.
  static var third: [OutsiderPair] {
    thirdFocusTravels + thirdFocusPlaces + thirdOverlays + thirdScreenWays + thirdReturns
      + thirdReadingRows + thirdDials + thirdDoings + thirdGestures + thirdTellings + thirdSayings
  }

  /// A fault of each rule, by another person who did not know how any of the rules judges.
  static var fourth: [OutsiderPair] {
    fourthShelves + fourthWaits + fourthBaskets + fourthDrawers + fourthAsides + fourthSteps
      + fourthBooks + fourthTariffs + fourthKnobs + fourthSwitchboards + fourthPages + fourthNotices
  }

  /// A fault of each rule, by one more person who did not know how any of the rules judges.
  static var fifth: [OutsiderPair] {
    fifthLibraries + fifthClinics + fifthBakeries + fifthHotels + fifthMuseums + fifthBanks
      + fifthMarkets + fifthKitchens + fifthGyms + fifthRadios + fifthStations + fifthSchools
  }

  /// A fault of each rule, by yet another person who did not know how any of the rules judges.
  static var sixth: [OutsiderPair] {
    sixthGardens + sixthSkies + sixthParcels + sixthKennels + sixthAlbums + sixthTownhalls
      + sixthHarbours + sixthHouses + sixthWorkshops + sixthChoirs + sixthFarms + sixthGames
  }

  /// A fault of each rule, by yet one more person who did not know how any of the rules judges.
  static var seventh: [OutsiderPair] {
    seventhOrchards + seventhLighthouses + seventhFerries + seventhTheatres + seventhObservatories
      + seventhNewspapers + seventhGreenhouses + seventhBicycles + seventhCanals + seventhCarnivals
      + seventhPostmarks + seventhZoos
  }

  /// A fault of each rule, by two more people who did not know how any of the rules judges.
  static var eighth: [OutsiderPair] {
    eighthFeeds + eighthPanels + eighthVisits + eighthEvenings + eighthErrands + eighthTickets
      + eighthInboxes + eighthTills + eighthForecasts + eighthHolidays + eighthHeadphones
      + eighthLaps
  }

  /// A fault of each rule, by another two people who did not know how any of the rules judges.
  static var ninth: [OutsiderPair] {
    ninthApiaries + ninthLagoons + ninthSawmills + ninthVineyards + ninthWindmills
      + ninthPharmacies + ninthPlanetariums + ninthQuartets + ninthRegattas + ninthVigils
  }

  /// A fault of each rule, by two other people who did not know how any of the rules judges.
  static var tenth: [OutsiderPair] {
    tenthAllotments + tenthBarges + tenthCinemas + tenthDairies + tenthEnsembles
      + tenthFoundries + tenthGalleries + tenthHostels + tenthIslands + tenthJunctions
  }

  /// A fault of each rule, by yet another two people who did not know how any of the rules judges.
  static var eleventh: [OutsiderPair] {
    eleventhKilns + eleventhSaddleries + eleventhMeteors + eleventhOrangeries + eleventhHedgerows
      + eleventhPotteries + eleventhRinks + eleventhShipyards + eleventhTramways + eleventhWeavers
  }

  /// A fault of each rule, by two more people who did not know how any of the rules judges.
  static var twelfth: [OutsiderPair] {
    twelfthAviaries + twelfthBelfries + twelfthCobblers + twelfthDinghies + twelfthEmbassies
      + twelfthMarshes + twelfthClockmakers + twelfthFuniculars + twelfthBonsais
      + twelfthCarillons + twelfthNoticeboards
  }

  /// A fault of each rule, by two others again who did not know how any of the rules judges.
  static var thirteenth: [OutsiderPair] {
    thirteenthLaundries + thirteenthIcefalls + thirteenthMosaics + thirteenthPuppeteers
      + thirteenthQuarries + thirteenthGlaciers + thirteenthViaducts + thirteenthPerfumeries
      + thirteenthPuppetries + thirteenthTapestries
  }

  /// A fault of each rule, by two further people who did not know how any of the rules judges.
  static var fourteenth: [OutsiderPair] {
    fourteenthBookbinders + fourteenthSnowploughs + fourteenthPharmacists + fourteenthEscalators
      + fourteenthHerbaria + fourteenthUmbrellas + fourteenthLocksmiths + fourteenthReservoirs
      + fourteenthTypewriters + fourteenthParachutes
  }
}
