/** The width of a text in the unit that `most` has. */
export type Measure = (text: string) => number;

/** Letters (UTF-16 units) that a line may have, however narrow: marks without a width are endless. */
export const mostOnLine = 400;
/** A longer word is never measured whole. */
const longestWord = 120;
/** What is read as one letter may be a heap of marks: a longer one is cut between its code points. */
const longestLetter = 24;

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The letters of a word as one reads them, a surrogate pair or a letter with its marks as one. */
function* listLetters(word: string): Generator<string> {
  for (const { segment } of letters.segment(word)) {
    if (segment.length <= longestLetter) {
      yield segment;
      continue;
    }
    let part = "";
    for (const point of segment) {
      if (part.length + point.length > longestLetter) {
        yield part;
        part = "";
      }
      part += point;
    }
    yield part;
  }
}

/** The most of these letters that fit, by their width together, one at least; the sum of theirs was too little. */
function countFitting(taken: readonly string[], most: number, measure: Measure): number {
  let [fits, tooMany] = [1, taken.length];
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (measure(taken.slice(0, middle).join("")) <= most) fits = middle;
    else tooMany = middle;
  }
  return fits;
}

/** A word that no line holds, in lines; the last may have room left. */
function cutWord(word: string, most: number, measure: Measure): string[] {
  const lines: string[] = [];
  let taken: string[] = [];
  let [width, length] = [0, 0];
  const close = () => {
    const whole = taken.join("");
    // Letters are wider beside each other now and then: the line is measured as it will be drawn.
    const count =
      taken.length > 1 && measure(whole) > most ? countFitting(taken, most, measure) : taken.length;
    lines.push(count === taken.length ? whole : taken.slice(0, count).join(""));
    taken = taken.slice(count);
    width = taken.reduce((sum, letter) => sum + measure(letter), 0);
    length = taken.reduce((sum, letter) => sum + letter.length, 0);
  };
  for (const letter of listLetters(word)) {
    const next = measure(letter);
    while (taken.length > 0 && (width + next > most || length + letter.length > mostOnLine))
      close();
    taken.push(letter);
    width += next;
    length += letter.length;
  }
  while (taken.length > 1 && measure(taken.join("")) > most) close();
  lines.push(taken.join(""));
  return lines;
}

/**
 * A text as lines that are at most so wide, broken at blanks; a word that no line holds is cut between its
 * letters. Each word is measured once, with the blank behind it, each letter of a cut one a few times: the
 * work grows with the text and not with its square.
 */
export function breakLines(text: string, most: number, measure: Measure): string[] {
  const lines: string[] = [];
  const blank = measure(" ");
  for (const paragraph of text.split("\n")) {
    let line = "";
    /** Of the line with a blank behind it. */
    let width = 0;
    for (const word of paragraph.split(" ")) {
      const own = word.length > longestWord ? Number.POSITIVE_INFINITY : measure(`${word} `);
      const fits = width + own - blank <= most && line.length + word.length < mostOnLine;
      if (fits && line) {
        line += ` ${word}`;
        width += own;
        continue;
      }
      if (line) lines.push(line);
      if (own - blank <= most) [line, width] = [word, word ? own : 0];
      else {
        const cut = cutWord(word, most, measure);
        line = cut.pop() ?? "";
        width = measure(`${line} `);
        for (const full of cut) lines.push(full);
      }
    }
    lines.push(line);
  }
  return lines;
}
