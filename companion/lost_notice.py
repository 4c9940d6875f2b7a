"""What a phone shows when it loses its server, in plain HTML: by then nobody is left to draw a screen.

The page asks the server every few seconds whether it is there, since a phone that went out of range is told
nothing. Once the server is back, a page that lost its connection is loaded anew at its address: the same
screen comes, as all that matters lies in the route and the ledger.
"""

from __future__ import annotations

import json
from dataclasses import asdict

from companion import theme
from companion.languages import Words, languages
from companion.preferences import KEY

LINE = "tableside-line"  # the event that our page sends itself when its websocket opens (true) or closes
SAID = ("title", "kept", "look", "tries", "again")  # `lost-<name>` in the language files

_SCRIPT = """
  <script>
    (() => {
      const words = @words@;
      const GRACE_MS = 2000;     // a phone that wakes up is back sooner
      const BEAT_MS = 5000;      // how often the server is asked while all is well,
      const AGAIN_MS = 2000;     // and while it is lost
      const PATIENCE_MS = 6000;  // how long an answer may take on a busy machine
      const DROPPED_MS = 10000;  // after so long a silence the server has given this phone up
      let closed = false, failures = 0, silentSince = 0, timer = 0, looking = null;

      const part = (name) => document.querySelector('#lost [data-says="' + name + '"]');
      const is_shown = () => !document.getElementById('lost').hidden;
      const later = (ms) => { clearTimeout(timer); timer = setTimeout(look, ms); };

      const likes = () => {
        try {
          return JSON.parse(JSON.parse(localStorage.getItem('flutter.@key@'))) || {};
        } catch (e) { return {}; }
      };

      const show = () => {
        if (is_shown()) return;
        const chosen = likes(), notice = document.getElementById('lost');
        const spoken = navigator.languages.map((each) => each.split('-')[0].toLowerCase());
        const language = [chosen.language, ...spoken].find((code) => words[code]) || 'en';
        for (const name in words[language]) part(name).textContent = words[language][name];
        notice.lang = language;
        notice.dataset.mode = chosen.mode || 'system';
        notice.hidden = false;
        notice.focus();
      };

      const answers = async () => {
        const stop = new AbortController();
        const clock = setTimeout(() => stop.abort(), PATIENCE_MS);
        try {
          return (await fetch('/healthz', { cache: 'no-store', signal: stop.signal })).ok;
        } catch (e) {
          return false;
        } finally {
          clearTimeout(clock);
        }
      };

      const heard = (there, asked) => {
        if (!there) {
          if (!failures++) silentSince = asked;
          if (closed || failures > 1) show();
          later(is_shown() ? AGAIN_MS : 0);
        } else if (is_shown() && (closed || asked - silentSince > DROPPED_MS)) {
          location.reload();
        } else {
          failures = 0;
          document.getElementById('lost').hidden = true;
          document.fonts.load('1rem "@font@"');  // at hand for when nothing can be fetched
          later(BEAT_MS);
        }
      };

      const look = async () => {
        clearTimeout(timer);
        if (document.hidden) return;  // a page that nobody sees asks for nothing
        const asked = Date.now();
        looking ||= answers().then((there) => { looking = null; heard(there, asked); });
        await looking;
      };

      document.addEventListener('DOMContentLoaded', () => {
        part('again').addEventListener('click', async (event) => {
          event.target.disabled = true;  // for a moment, so that one sees that it was tried
          await Promise.all([look(), new Promise((done) => setTimeout(done, 700))]);
          event.target.disabled = false;
        });
        later(BEAT_MS);
      });
      document.addEventListener('visibilitychange', () => later(GRACE_MS));
      window.addEventListener('@line@', (event) => {
        if (closed === !event.detail) return;  // each of Flet's own tries closes anew, twice a second
        closed = !event.detail;
        later(closed ? GRACE_MS : BEAT_MS);
      });
    })();
  </script>
"""

_STYLE = """
  <style>
    @font-face { font-family: "@font@"; src: url("@font_file@"); font-weight: 200 800; }
    #lost { position: fixed; inset: 0; z-index: 10; overflow: auto; outline: none; @light@
      background: var(--surface); color: var(--ink); font: 1rem/1.5 "@font@", system-ui, sans-serif; }
    #lost[data-mode="dark"] { @dark@ }
    #lost[data-mode="black"] { @black@ }
    @media (prefers-color-scheme: dark) { #lost[data-mode="system"] { @dark@ } }
    #lost > div { box-sizing: border-box; display: flex; flex-direction: column; min-height: 100%;
      max-width: @widest@px; margin: auto; padding: 32px 16px max(16px, env(safe-area-inset-bottom)); }
    #lost img { width: 72px; border-radius: 16px; margin-bottom: 24px; }
    #lost h1 { font-size: min(1.75rem, 11vw); line-height: 1.25; margin: 0 0 16px; }
    #lost p { margin: 0 0 16px; font-size: 1.125rem; }
    #lost p[data-says="look"], #lost p[data-says="tries"] { color: var(--quiet); font-size: 1rem; }
    #lost button { margin-top: auto; min-height: 56px; border: 0; border-radius: 16px; cursor: pointer;
      background: var(--felt); color: var(--on_felt); font: inherit; font-size: 1.125rem; font-weight: 700; }
    #lost button:disabled { opacity: 0.45; }
    #lost button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
  </style>
"""

NOTICE = (
    '<div id="lost" role="alertdialog" aria-modal="true" aria-labelledby="lost-title"'
    ' aria-describedby="lost-kept" data-mode="system" tabindex="-1" hidden><div>'
    '<img src="icons/icon-192.png" alt=""><h1 id="lost-title" data-says="title"></h1>'
    '<p id="lost-kept" data-says="kept"></p><p data-says="look"></p><p data-says="tries"></p>'
    '<button type="button" data-says="again"></button></div></div>'
)


def head() -> str:
    """The script and style of the notice, for the head of the page; its words in every language."""
    words = {code: {name: Words(code).t(f"lost-{name}") for name in SAID} for code in languages()}
    return _filled(
        _SCRIPT + _STYLE,
        words=json.dumps(words, ensure_ascii=False),
        key=KEY,
        line=LINE,
        light=_colours(theme.LIGHT),
        dark=_colours(theme.DARK),
        black=_colours(theme.BLACK),
        font=theme.FONT,
        font_file=f"assets/{theme.FONT_FILES[theme.FONT]}",
        widest=str(theme.WIDEST),
    )


def _colours(palette: theme.Palette) -> str:
    told = asdict(palette)
    return " ".join(f"--{name}: {told[name]};" for name in ("surface", "ink", "quiet", "felt", "on_felt"))


def _filled(template: str, **told: str) -> str:
    for name, text in told.items():
        template = template.replace(f"@{name}@", text)
    return template
