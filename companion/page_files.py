"""The files a browser fetches first: Flet's own page, made ours.

The page reloads when its websocket opens a second time. After a dropped connection, Flet 1.0.5 leaves
the controls on screen bound to objects that nobody repaints, and all that matters is in the route and
the ledger, so a fresh page shows the same screen in half a second.
"""

from __future__ import annotations

import json
import shutil
from importlib.resources import files
from pathlib import Path

from flet_web import get_package_web_dir  # type: ignore[import-untyped]

from companion import lost_notice, theme
from companion.preferences import LETTERS_KEY, LOCALES_KEY

MARK = "<!-- fletAppConfig -->"

_SCRIPT = """
  <script>
    (() => {
      const Native = window.WebSocket;
      let opened = 0;
      const tell = (open) => window.dispatchEvent(new CustomEvent('%(line)s', { detail: open }));
      // Flet greets and asks what this phone likes in short messages; the first long one is a screen. On a
      // reload the greeting itself brings the screen that was left. A slow phone draws it late: two frames.
      const uncover = () => document.body.classList.add('there');
      const drawn = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
      const hear = (bytes) => {
        if (bytes > 2000) setTimeout(() => drawn(uncover), 60);
      };
      setTimeout(uncover, 30000);
      window.WebSocket = class extends Native {
        constructor(...args) {
          super(...args);
          this.addEventListener('open', () => { if (++opened > 1) window.location.reload(); });
          for (const what of ['open', 'close']) this.addEventListener(what, () => tell(what === 'open'));
          this.addEventListener('message', (event) => hear(event.data.byteLength || 0));
        }
      };
      // Flet's client asks another host for a player of animations that we have none of
      const address = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
      Object.defineProperty(HTMLScriptElement.prototype, 'src', {
        ...address,
        set(url) {
          if (new URL(url, location).origin === location.origin) address.set.call(this, url);
          else queueMicrotask(() => this.dispatchEvent(new Event('error')));
        },
      });
      // What only changes behind the "?" (a seat taken, a search) is no step back in the browser.
      const push = history.pushState;
      history.pushState = function (state, title, url) {
        const here = url && new URL(url, document.baseURI).pathname === location.pathname;
        return (here ? history.replaceState : push).call(this, state, title, url);
      };
      try {
        localStorage.setItem('flutter.%(locales_key)s', JSON.stringify(navigator.languages.join(',')));
        const letters = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
        localStorage.setItem('flutter.%(letters_key)s', JSON.stringify(String(letters)));
      } catch (e) { /* a private window keeps nothing */ }
    })();
  </script>
"""

_STYLE = """
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
  <meta name="theme-color" media="(prefers-color-scheme: light)" content="%(light)s">
  <meta name="theme-color" media="(prefers-color-scheme: dark)" content="%(dark)s">
  <style>
    html, body { background: %(light)s; }
    #loading { background: %(light)s !important; }
    #loading img { width: 96px !important; border-radius: 22px; }
    #cover { position: fixed; inset: 0; z-index: 9; pointer-events: none; display: flex;
      align-items: center; justify-content: center; background: %(light)s; }
    #cover img { width: 96px; border-radius: 22px; }
    .there #cover { display: none; }
    @media (prefers-color-scheme: dark) {
      html, body { background: %(dark)s; }
      #loading, #cover { background: %(dark)s !important; }
    }
  </style>
"""

# Lies over everything until the first screen is there, or one would see Flet's own waiting page flash by.
_COVER = '<div id="cover" aria-hidden="true"><img src="icons/icon-192.png" alt=""></div>'


def our_page(page: str) -> str:
    """Flet's index.html with our script, colours and icon. Raises ValueError if it is not as we know it."""
    if not all(part in page for part in (MARK, "</head>", "<body>")):
        raise ValueError("the page of this version of Flet is not as expected; see companion/page_files.py")
    looks = {"light": theme.LIGHT.surface, "dark": theme.DARK.surface}
    told = {"locales_key": LOCALES_KEY, "letters_key": LETTERS_KEY, "line": lost_notice.LINE}
    page = page.replace(MARK, MARK + _SCRIPT % told, 1)
    page = page.replace("</head>", _STYLE % looks + lost_notice.head() + "</head>", 1)
    page = page.replace("<body>", f"<body>{_COVER}{lost_notice.NOTICE}", 1)
    return page.replace('src="icons/loading-animation.png"', 'src="icons/icon-192.png"', 1)


def lay_out(folder: Path) -> None:
    """Put everything the server hands out, beside what Flet brings, into `folder`, which is made anew."""
    shutil.rmtree(folder, ignore_errors=True)
    ours = Path(str(files("assets")))
    shutil.copytree(ours, folder, ignore=shutil.ignore_patterns("*.py", "*.md", "__pycache__"))
    flets = Path(get_package_web_dir())
    page = flets.joinpath("index.html").read_text("utf-8")
    folder.joinpath("index.html").write_text(our_page(page), "utf-8")
    _preload_font(flets, folder)


def _preload_font(flets: Path, folder: Path) -> None:
    """List our font among those that are fetched before the first frame, so that words do not jump.

    The twenty fonts of formulas that Flet lists are left out: nobody here writes any.
    """
    listed = json.loads(flets.joinpath("assets", "FontManifest.json").read_text("utf-8"))
    manifest = [font for font in listed if "flutter_math" not in font["family"]]
    for family, file in theme.FONT_FILES.items():
        manifest.append({"family": family, "fonts": [{"asset": file}]})
        kept = folder / "assets" / file
        kept.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(folder / file, kept)
    folder.joinpath("assets", "FontManifest.json").write_text(json.dumps(manifest), "utf-8")
