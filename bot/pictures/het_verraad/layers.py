"""What is the same in many pictures, kept in the palette's colours: a third of the memory, and as quick to take."""

from PIL import Image

from bot.pictures.het_verraad.colours import PALETTE


def kept(image: Image.Image) -> Image.Image:
    """The image as it is kept: the ground of a canvas."""
    colours = Image.new("P", (1, 1))
    colours.putpalette([part for colour in PALETTE for part in colour])
    return image.quantize(palette=colours, dither=Image.Dither.NONE)
