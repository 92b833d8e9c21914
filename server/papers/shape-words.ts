import type { Font, Buffer as HarfBuzzBuffer } from "harfbuzzjs";

/** A glyph of a word: its number in the font's file, its place in units of the em, and the text that it stands for. */
export type ShapedGlyph = {
  glyph: number;
  xAdvance: number;
  xOffset: number;
  yOffset: number;
  /**
   * Its share of its syllable's text, so that the glyphs in their order tell the word as it is written. The short i of कि
   * is drawn first, and so it tells the क: what is told by no glyph would be a gap to whoever reads the paper's text.
   */
  text: string;
};

export type ShapeWord = (word: string) => ShapedGlyph[];

/**
 * A font's own way of setting words, by HarfBuzz as browsers do it. pdfkit's fontkit draws the signs after a short i twice
 * (हिंदी, धार्मिक) in half of the common words of Hindi.
 */
export async function openShaper(bytes: Uint8Array): Promise<ShapeWord> {
  const hb = await import("harfbuzzjs");
  const font: Font = new hb.Font(new hb.Face(new hb.Blob(bytes)));
  return (word) => {
    const buffer: HarfBuzzBuffer = new hb.Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const infos = buffer.getGlyphInfos();
    const places = buffer.getGlyphPositions();
    const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
    // A mark that takes no room leaves no gap where it tells nothing.
    const tells = infos.map(
      ({ cluster }, index) =>
        (places[index]?.xAdvance ?? 0) > 0 ||
        !infos.some((other, at) => other.cluster === cluster && (places[at]?.xAdvance ?? 0) > 0),
    );
    /** Letters of each syllable that no glyph has told yet, and its glyphs that tell one and have not. */
    const left = new Map(
      starts.map((start, index) => {
        const syllable = word.slice(start, starts[index + 1]);
        const glyphs = infos.filter(({ cluster }, at) => cluster === start && tells[at]).length;
        // The Bengali ো is one letter and two glyphs, around its consonant: in its two halves it has one for each.
        const letters = [...syllable];
        return [
          start,
          { letters: letters.length < glyphs ? [...syllable.normalize("NFD")] : letters, glyphs },
        ];
      }),
    );
    return infos.map(({ codepoint, cluster }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {};
      const syllable = tells[index] ? left.get(cluster) : undefined;
      const isLast = syllable?.glyphs === 1;
      const text = syllable?.letters.splice(0, isLast ? syllable.letters.length : 1).join("") ?? "";
      if (syllable) syllable.glyphs -= 1;
      return { glyph: codepoint, xAdvance, xOffset, yOffset, text };
    });
  };
}
