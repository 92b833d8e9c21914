/** A block of a stylesheet: what stands before its brace, and within. */
type Block = { head: string; body: string; text: string };

/** At-rules that hold rules; all others (fonts, key frames, properties) are of one piece. */
const groups = /^@(layer|media|supports|container|starting-style|scope)\b/;

/** Where a block that begins at `start` (behind its brace) ends; strings are stepped over. */
function findEnd(css: string, start: number): number {
  let depth = 1;
  for (let at = start; at < css.length; at++) {
    const sign = css[at];
    if (sign === '"' || sign === "'") {
      at = css.indexOf(sign, at + 1);
      if (at < 0) return css.length;
    } else if (sign === "{") depth += 1;
    else if (sign === "}" && --depth === 0) return at;
  }
  return css.length;
}

/** The blocks of a minified stylesheet in turn; a statement without a block has no body. */
function* readBlocks(css: string): Generator<Block> {
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === ";") {
      yield { head: "", body: "", text: css.slice(start, at + 1) };
      start = at + 1;
    } else if (css[at] === "{") {
      const end = findEnd(css, at + 1);
      yield {
        head: css.slice(start, at).trim(),
        body: css.slice(at + 1, end),
        text: css.slice(start, end + 1),
      };
      at = end;
      start = end + 1;
    }
  }
  if (start < css.length) yield { head: "", body: "", text: css.slice(start) };
}

/** What a selector needs of a page: its classes, and its data attributes with or without a value. */
type Needs = readonly string[];
/** A rule with what each of its selectors needs, a group with its rules, or a piece that always stays. */
type Piece =
  | { text: string; selectors: readonly Needs[] }
  | { head: string; pieces: readonly Piece[] }
  | { text: string };

/** Set before the application is there, by the page's own scripts. */
const early = /^data-(theme|untouched)$/;

/**
 * What stands in brackets is not needed, or not all of it: `:not(.a)`, `:is(.a,.b)`. A data attribute
 * is the server's or the application's, so that a page without it needs no rule for it.
 */
function readNeeds(selectors: string): Needs[] {
  let bare = selectors;
  for (let last = ""; last !== bare; ) {
    last = bare;
    bare = bare.replaceAll(/\([^()]*\)/g, "");
  }
  const texts = bare.replaceAll(/\[[^\]]*\]/g, (text) => text.replaceAll(",", " ")).split(",");
  return texts.map((selector) => {
    const attributes = [...selector.matchAll(/\[(data-[\w-]+)(?:="?([\w-]*)"?)?\]/g)].flatMap(
      ([, name = "", value]) =>
        early.test(name) ? [] : [value === undefined ? name : `${name}="${value}"`],
    );
    const classes = selector.replaceAll(/\[[^\]]*\]/g, "").matchAll(/\.(-?[_a-zA-Z][\w-]*)/g);
    return [...attributes, ...[...classes].map(([, name]) => `.${name}`)];
  });
}

const readPieces = (css: string): Piece[] =>
  [...readBlocks(css)].map(({ head, body, text }) => {
    if (groups.test(head)) return { head, pieces: readPieces(body) };
    return !head || head.startsWith("@") ? { text } : { text, selectors: readNeeds(head) };
  });

/** The built stylesheets, read once; no more of them than a build has. */
const read = new Map<string, readonly Piece[]>();
const mostRead = 400;

function findPieces(css: string): readonly Piece[] {
  const known = read.get(css) ?? readPieces(css);
  if (read.size < mostRead) read.set(css, known);
  return known;
}

function trim(pieces: readonly Piece[], found: ReadonlySet<string>): string {
  let kept = "";
  for (const piece of pieces)
    if ("pieces" in piece) {
      const inner = trim(piece.pieces, found);
      if (inner) kept += `${piece.head}{${inner}}`;
    } else if (
      !("selectors" in piece) ||
      piece.selectors.some((needs) => needs.every((need) => found.has(need)))
    )
      kept += piece.text;
  return kept;
}

const styleElement = /<style data-from="([^"]*)"([^>]*)>([\s\S]*?)<\/style>/g;

/** Characters: to leave out fewer would cost more than it saves, for the whole is fetched later. */
const worthFetching = 640;

/**
 * Leaves of a page's inlined stylesheets the rules that something in it may need: the others dress what
 * only the application makes, and are fetched with it (`data-rest`, see `app/site/boot.ts`).
 */
export function trimStyles(html: string, leastSaved = worthFetching): string {
  const found = new Set<string>();
  for (const [, names = ""] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of names.split(/\s+/)) found.add(`.${name}`);
  for (const [, pair = "", name = ""] of html.matchAll(/\s((data-[\w-]+)="[^"]*")/g))
    found.add(pair).add(name);
  return html.replaceAll(styleElement, (whole, from: string, more: string, css: string) => {
    const kept = trim(findPieces(css), found);
    return kept.length < css.length && css.length - kept.length >= leastSaved
      ? `<style data-from="${from}" data-rest=""${more}>${kept}</style>`
      : whole;
  });
}
