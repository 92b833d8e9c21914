/** What a pattern of `like` may ask for: each letter of a text costs a step for every 32 of its own. */
export const likeLimits = { characters: 100, wildcards: 10 } as const;

type Token = { kind: "many" } | { kind: "one" } | { kind: "letter"; letter: string };

/** `%` is any text, `_` one character, a backslash takes the next character as it is. */
function readTokens(pattern: string): Token[] {
  const tokens: Token[] = [];
  const letters = [...pattern];
  for (let index = 0; index < letters.length; index++) {
    const letter = letters[index] ?? "";
    if (letter === "\\" && index + 1 < letters.length)
      tokens.push({ kind: "letter", letter: letters[++index] ?? "" });
    else if (letter === "%") tokens.push({ kind: "many" });
    else tokens.push(letter === "_" ? { kind: "one" } : { kind: "letter", letter });
  }
  return tokens;
}

/** Whether a pattern keeps to the limits. */
export function isWithinLikeLimits(pattern: string): boolean {
  if (pattern.length > 2 * likeLimits.characters) return false;
  const tokens = readTokens(pattern);
  const wildcards = tokens.filter((token) => token.kind === "many").length;
  return tokens.length <= likeLimits.characters && wildcards <= likeLimits.wildcards;
}

export type LikeMatcher = {
  /** Steps that each character costs. */
  words: number;
  /** Reads the characters once, in order: there is no way back to be sent on. */
  matches(text: Iterable<string>): boolean;
};

/**
 * A pattern as PostgreSQL's LIKE reads it, as an automaton whose places are bits: place n is on
 * while the first n characters of the pattern fit. Time is characters × words, whatever the text.
 */
export function compileLike(pattern: string): LikeMatcher {
  const tokens = readTokens(pattern);
  const single = tokens.filter((token) => token.kind !== "many");
  const words = (single.length >> 5) + 1;
  const empty = () => new Uint32Array(words);
  const setBit = (bits: Uint32Array, place: number) => {
    bits[place >> 5] = (bits[place >> 5] ?? 0) | (1 << (place & 31));
  };
  const stays = empty();
  const anyLetter = empty();
  let place = 0;
  for (const token of tokens) {
    if (token.kind === "many") setBit(stays, place);
    else {
      if (token.kind === "one") setBit(anyLetter, place);
      place += 1;
    }
  }
  const moves = new Map<string, Uint32Array>();
  single.forEach((token, index) => {
    if (token.kind !== "letter") return;
    const bits = moves.get(token.letter) ?? anyLetter.slice();
    setBit(bits, index);
    moves.set(token.letter, bits);
  });
  const last = single.length;

  return {
    words,
    matches(text) {
      const on = empty();
      on[0] = 1;
      for (const letter of text) {
        const move = moves.get(letter) ?? anyLetter;
        let carry = 0;
        let alive = 0;
        for (let word = 0; word < words; word++) {
          const now = on[word] ?? 0;
          const moved = now & (move[word] ?? 0);
          const next = ((moved << 1) | carry | (now & (stays[word] ?? 0))) >>> 0;
          carry = moved >>> 31;
          on[word] = next;
          alive |= next;
        }
        if (alive === 0) return false;
      }
      return (((on[last >> 5] ?? 0) >>> (last & 31)) & 1) === 1;
    },
  };
}
