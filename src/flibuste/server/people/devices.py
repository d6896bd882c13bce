"""What a browser calls itself, in two words that its owner recognises in a list."""

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrom", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
LONGEST = 40


def device_name(agent: str) -> str:
    """The name of a device from what its browser says of itself; nothing else of that is kept."""
    found = [first(agent, names) for names in (BROWSERS, SYSTEMS)]
    plain = "".join(letter for letter in agent.partition("/")[0] if letter.isprintable())
    return " · ".join(name for name in found if name) or plain[:LONGEST]


def first(agent: str, names: tuple[tuple[str, str], ...]) -> str:
    """The first of several names whose mark is there."""
    return next((name for mark, name in names if mark in agent), "")
