"""Signs of Pirates' Cove, drawn on a 32 grid: the emblems of the legendary pirates and one sign for every card."""

THIN = 'style="fill:none;stroke:var(--m);stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round"'
INK = 'fill="none" stroke="var(--ink)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"'


def symbol(name: str, drawing: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 32 32">{drawing}</symbol>'


# One colour, for a round base: --m draws, --c is what lies under it.
_EMBLEMS = {
    # A hat, and a beard in plaits that burn at their ends.
    "blackbeard": '<path class="fb-m" d="M5 11q1-9 11-9t11 9q-5-2-11-2T5 11zM7 14h18q1 8-2 10l-2 6-2-5-3 7-3-7-2 5-2-6q-3-2-2-10z"/>'
    '<path style="fill:var(--c)" d="M11 15.5a2 2 0 1 0 .01 0zM21 15.5a2 2 0 1 0 .01 0zM11 22q5 3 10 0-5-2-10 0z"/>',
    # A ship with torn sails above its own reflection.
    "dutchman": '<path class="fb-m" d="M17 2q8 6 7 13l-7 1zM15 5v11H7q1-8 8-11zM4 18h24q-1 6-6 7H10q-5-1-6-7z"/>'
    f'<path d="M6 28.5h20M11 31h10" {THIN} opacity=".7"/>',
    # The hook.
    "hook": '<path class="fb-m" d="M11 1h10v6h-2v3h-6V7h-2z"/>'
    '<path d="M16 10v5q8 1 8 7.5t-8 7.5q-7 0-8-7" style="fill:none;stroke:var(--m);stroke-width:3.6;stroke-linecap:round"/>'
    '<path class="fb-m" d="M4.5 25L8 18l4 6.5z"/>',
    # Two sabres and a heart.
    "bonny-read": '<path class="fb-m" d="M16 14.5c-2.5-4.5-8-3-8 1 0 3.5 4 5.5 8 9 4-3.5 8-5.5 8-9 0-4-5.5-5.5-8-1z"/>'
    f'<path d="M4 3q11 6 22 25M28 3Q17 9 6 28M3 24l6 6M29 24l-6 6" {THIN}/>',
    # The galleon that spits fire.
    "cacafuego": '<path class="fb-m" d="M16 1q7 6 6 11 3-1 3-4 5 7 3 13-2 9-12 10-10-1-12-10-1-7 6-11 0 4 2 5 1-8 4-14z"/>'
    '<path style="fill:var(--c)" d="M16 16q5 5 4 9-1 4-4 4t-4-4q-1-4 4-9z"/>',
    "navy": '<path class="fb-m" d="M4 25L2.5 9 10 15l6-11 6 11 7.5-6L28 25zM4 26.5h24v3.5H4z"/>',
    "other": '<path class="fb-m" d="M16 3C8.5 3 4 8 4 14.3c0 4 1.8 6.5 4 8.2V28h16v-5.5c2.2-1.7 4-4.2 4-8.2C28 8 23.5 3 16 3zm-5 '
    '9a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8zm10 0a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8z"/>',
}
EMBLEMS = {f"lg-{name}": symbol(f"lg-{name}", drawing) for name, drawing in _EMBLEMS.items()}

_PARROT = '<use href="#parrot" width="32" height="32"/>'


def _badge(icon: str) -> str:
    """A parrot on its section."""
    return f'<g transform="translate(-4 -2) scale(.86)">{_PARROT}</g><use href="#{icon}" x="17" y="17" width="15" height="15"/>'


def _fame(points: int) -> str:
    """A laurel wreath around a figure."""
    leaves = "M7 22q-5-1-5-5 5 0 5 5zM5 15q-4-3-2-6 4 2 2 6zM8 9q-2-4 1-7 3 4-1 7zM11 27q-5 1-7-3 5-2 7 3z"
    side = f'<path class="fb-g" style="stroke-width:1.2" d="{leaves}"/><path d="M9 4Q1 17 14 29" {INK}/>'
    figure = f'<text x="16" y="22" class="fb-mid" style="font-size:18px;font-weight:700">{points}</text>'
    return f'{side}<g transform="matrix(-1 0 0 1 32 0)">{side}</g>{figure}'


_CARDS = {
    "flint": _badge("hull"),
    "silver": _badge("cannon"),
    "bones": _badge("crew"),
    "trelawney": _badge("sail"),
    "craftsman": '<use href="#craft" width="32" height="32"/>',
    # A ship's lantern put out under a cloak of night: a sloop slips past the moon.
    "french-leave": '<path class="fb-g" d="M23 3a8 8 0 1 0 6 12 7 7 0 0 1-6-12z"/><path class="fb-s" d="M11 6v15H3q1-9 8-15z"/>'
    f'<path class="fb-b" d="M2 23h18q-1 6-5 6H7q-4 0-5-6z"/><path d="M11 4v19M20 28q3-2 5 0t5 0" {INK}/>',
    # A coin cut in two.
    "buccaneering": '<path class="fb-g" d="M13 5a11 11 0 0 0 0 22l-2-6 3-5-3-5z"/><path class="fb-g" d="M19 5a11 11 0 0 1 0 22l-2-6 3-5-3-5z"/>',
    # A spyglass.
    "lookout": '<path class="fb-b" d="M2 22l11-7 3 5-11 6z"/><path class="fb-g" d="M13 15l6-4 3 6-6 3z"/><path class="fb-y" d="M19 11l6-5 5 8-8 3z"/>'
    f'<path d="M16 20v9M10 30l6-6 6 6" {INK}/>',
    # A hull on the slip, one level higher.
    "shipwright": f'<use href="#hull" x="0" y="10" width="22" height="22"/><path d="M26 28V8M20 13l6-7 6 7" {INK}/>',
    # A sealed letter.
    "letter-of-marque": '<path class="fb-s" d="M6 3h17q4 0 4 4v20H10q-4 0-4-4z"/><path class="fb-t" d="M10 9h13M10 13h13M10 17h8"/>'
    '<path class="fb-r" d="M22 19l2 1 2-1 1 2 2 1-1 2 1 2-2 1-1 2-2-1-2 1-1-2-2-1 1-2-1-2 2-1z"/>',
    "royal-navy": '<use href="#navy" width="32" height="32" style="--c:#24485a"/>',
    # A map with its cross.
    "treasure-map": '<path class="fb-f" d="M3 7l9-3 8 3 9-3v21l-9 3-8-3-9 3z"/><path class="fb-t" d="M12 4v21M20 7v21"/>'
    f'<path d="M6 20q5-8 11-4" {INK} stroke-dasharray="2 4"/><path d="M20 11l6 6m0-6l-6 6" fill="none" stroke="var(--rubric)" stroke-width="3.2" stroke-linecap="round"/>',
    # A sail hangs down over a flat sea.
    "becalmed": f'<path d="M16 2v20M8 5h16" {INK}/><path class="fb-s" d="M9 6h14q-3 8-1 14-4-3-6 0-3-3-6 0 2-6-1-14z"/><path d="M2 25h28M6 29h20" {INK}/>',
    # Wind.
    "fair-wind": f'<path d="M2 12h17q6 0 6-4.5T20 4q-3 0-4 3M2 18h24q5 0 4.5 4.5T25 26q-3-.5-3-3.5M2 24h13" {INK}/>',
    # A grapple on its rope.
    "grapple": f'<path class="fb-y" d="M14 8h4v12h-4z"/><path d="M16 20v9M16 29q-10 0-11-11l-2 4m2-4l4 3M16 29q10 0 11-11l2 4m-2-4l-4 3M16 8q-7-3 0-6t9 1" {INK}/>',
    # A cloud.
    "smoke": '<path class="fb-y" d="M7 27q-5 0-5-5t5-5q-1-7 5-8 2-5 7-4 5 0 5 6 6 0 6 7t-6 9z"/><path class="fb-t" d="M9 21q3-3 6 0M17 16q3-4 7 0"/>',
    # A chest overboard.
    "overboard": f'<g transform="rotate(-18 16 12)"><use href="#chest" x="6" y="1" width="20" height="20"/></g><path d="M1 24q4-4 8 0t8 0 8 0 6 0M4 29q4-4 8 0t8 0 8 0" {INK}/>',
    # A handful of shot.
    "grapeshot": "".join(f'<circle class="fb-k" cx="{x}" cy="{y}" r="4"/>' for x, y in ((16, 6), (9, 12), (23, 12), (16, 16), (8, 22), (24, 22), (16, 26))),
    # A keg with a burning fuse.
    "powder-magazine": f'<path class="fb-b" d="M7 12q9-4 18 0 3 8 0 17-9 3-18 0-3-9 0-17z"/><path d="M6 17q10 3 20 0M6 25q10 3 20 0M16 11q-1-6 5-7" {INK}/>'
    '<path class="fb-g" style="stroke-width:1.5" d="M24 0l1 3 3-1-2 3 3 2-3 1v3l-2-2-3 2 1-4-3-2h3z"/>',
    # All guns at once.
    "cannonade": f'<use href="#cannon" x="0" y="12" width="20" height="20"/><path d="M21 15l9-6M22 19h9M21 24l9 5M17 12l4-9" {INK}/>',
    "fame-1": _fame(1),
    "fame-2": _fame(2),
    "fame-3": _fame(3),
}  # fmt: skip
CARD_SIGNS = {f"c-{name}": symbol(f"c-{name}", drawing) for name, drawing in _CARDS.items()}
