extension ManualPage {
  /// The page of the program that speaks for the other one.
  static var voice: ManualPage {
    ManualPage("earshot-espeak", section: 1, summary: "the voice of earshot") { page in
      page.macro("Sh", "SYNOPSIS")
      page.macro("Nm")
      page.macro(callable: "Op Fl \\-version | \\-license")
      page.macro("Sh", "DESCRIPTION")
      page.text(
        """
        earshot(1) starts this program when something is to be spoken, and talks to it over its standard \
        input and output in a format of their own. It turns texts into sound with espeak-ng and plays \
        nothing itself. Nobody has to start it by hand.

        It is a program by itself because it is linked with espeak-ng and so is distributed under the GNU \
        General Public License, version 3 or later; `--license` says so at length.
        """)
      page.macro("Sh", "ENVIRONMENT")
      let own = ["ESPEAK_DATA_PATH", "TMPDIR", "XDG_RUNTIME_DIR"]
      page.list(
        EnvironmentVariable.all.filter { own.contains($0.name) }.map { ($0.name, $0.meaning) })
      page.macro("Sh", "SEE ALSO")
      page.macro(callable: "Xr earshot 1 ,")
      page.macro(callable: "Xr espeak-ng 1")
    }
  }
}
