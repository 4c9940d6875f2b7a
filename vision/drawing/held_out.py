"""What no network learns from: only calibration, figures and tests may draw with it."""

HELD_OUT = ("slate", "pastel", "carved", "numbers")  # looks of pip tiles

# typefaces of the markings of Uno pieces: printed with only by looks that say so
HELD_OUT_TYPEFACES = (
    "texgyrebonum-bold", "LeagueSpartan-Bold", "Lato-Black", "Jura-Bold", "Tuffy_Bold", "NationalPark-Heavy",
    "GFSDidotBold", "Hack-Bold", "Yrsa-Bold", "Manjari-Bold", "BMKIRANGHAERANG-TTF", "NanumPen",
)  # fmt: skip

# looks of Uno pieces: tiles, then dice
HELD_OUT_UNO: tuple[str, ...] = ("parlour", "arcade", "caravan", "sampler", "tin", "enamel", "bone")
