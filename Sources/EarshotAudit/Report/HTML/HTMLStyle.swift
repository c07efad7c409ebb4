/// How the page looks, in light and in dark.
///
/// Every pair of colours that carries text has a contrast of 7:1 or more.
enum HTMLStyle {
  static let sheet: StaticString = """
    :root {
      color-scheme: light dark;
      --paper: #ffffff; --ink: #17191c; --soft: #494d55; --panel: #f1f3f5; --line: #767b85;
      --link: #0a478f; --on: #ffffff;
      --critical: #8f0020; --serious: #7c2f00; --moderate: #574300; --minor: #2c4a12;
      --review: #353f66;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #15171a; --ink: #eef0f3; --soft: #c0c5ce; --panel: #23262b; --line: #8a909c;
        --link: #9cc9ff; --on: #101214;
        --critical: #ff9fb0; --serious: #ffb787; --moderate: #f0cf62; --minor: #b4d88c;
        --review: #bcc8f5;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 1.5rem; max-width: 76rem; background: var(--paper);
      color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1 { font-size: 1.8rem; line-height: 1.2; margin: 0 0 .5rem; }
    h2 { font-size: 1.4rem; line-height: 1.25; margin: 0; }
    h3 { font-size: 1.1rem; margin: 0 0 .5rem; }
    h4 { font-size: 1rem; margin: 0 0 .25rem; }
    p { margin: 0 0 .5rem; }
    a { color: var(--link); }
    a:focus-visible, summary:focus-visible, :target { outline: 3px solid var(--link); outline-offset: 3px; }
    code { font-family: ui-monospace, monospace; font-size: .9rem; }
    .soft { color: var(--soft); }
    .skip { position: absolute; left: -999rem; }
    .skip:focus { position: static; }
    .counts { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; padding: 0; margin: 0 0 1rem; }
    .badge {
      display: inline-block; padding: .1rem .5rem; border-radius: .4rem; font-size: .9rem;
      font-weight: 600; color: var(--on); text-decoration: none; max-width: 100%;
    }
    a.badge { text-decoration: underline; }
    .badge.critical { background: var(--critical); }
    .badge.serious { background: var(--serious); }
    .badge.moderate { background: var(--moderate); }
    .badge.minor { background: var(--minor); }
    .badge.review { background: var(--review); }
    .screen { border-top: 1px solid var(--line); padding-top: 1.5rem; margin-top: 1.5rem; }
    .columns { display: grid; gap: 2rem; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
    @media (max-width: 48rem) { .columns { grid-template-columns: minmax(0, 1fr); } }
    figure { margin: 0; }
    svg { display: block; width: 100%; height: auto; }
    .transcript { margin: 0 0 1.5rem; padding-left: 2.5rem; }
    .transcript li { padding: .15rem .25rem; }
    .transcript li::marker { color: var(--link); font-weight: 600; }
    .findings { list-style: none; margin: 0 0 1rem; padding: 0; }
    .rules { list-style: none; margin: 0 0 1rem; padding: 0; }
    .rules > li { margin: 0 0 .75rem; }
    .findings > li {
      background: var(--panel); border-radius: .5rem; margin: 0 0 .75rem; padding: .75rem 1rem;
    }
    details { margin: .25rem 0; }
    summary { cursor: pointer; padding: .15rem 0; }
    svg text { fill: var(--ink); font-family: system-ui, sans-serif; }
    .edge { fill: var(--paper); stroke: var(--line); stroke-width: 1.5; }
    .part { fill: none; stroke: var(--line); stroke-width: .5; }
    .stop { fill: none; stroke: var(--link); stroke-width: 1; }
    .control { rx: 6px; }
    .filled { fill: var(--panel); }
    .way { fill: none; stroke: var(--link); stroke-width: 1.5; stroke-dasharray: 2 5; opacity: .6; }
    .mark { fill: var(--link); stroke: var(--paper); stroke-width: 1.5; }
    svg .number { fill: var(--on); font-weight: 700; }
    .play { cursor: pointer; } .play circle { fill: var(--link); } .play path { fill: var(--on); }
    .cursor { fill: none; stroke: var(--ink); stroke-width: 3; rx: 6px; }
    .swipe { fill: none; stroke: var(--link); stroke-width: 4; stroke-linecap: round; }
    .touch { fill: none; stroke: var(--link); stroke-width: 3; }
    svg .caption { font-weight: 600; }
    .found { fill: transparent; stroke-width: 2.5; }
    .critical .mark { fill: var(--critical); } .critical .found { stroke: var(--critical); }
    .serious .mark { fill: var(--serious); } .serious .found { stroke: var(--serious); }
    .moderate .mark { fill: var(--moderate); } .moderate .found { stroke: var(--moderate); }
    .minor .mark { fill: var(--minor); } .minor .found { stroke: var(--minor); }
    .review .mark { fill: var(--review); } .review .found { stroke: var(--review); }
    footer { border-top: 1px solid var(--line); margin-top: 2rem; padding-top: 1rem; color: var(--soft); }
    @media print { .skip { display: none; } .screen { break-inside: avoid-page; } }
    @media (forced-colors: active) { .badge { border: 1px solid; } }
    """
}
