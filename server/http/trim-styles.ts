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

/** What a selector needs of a page: its elements, its classes, and its data attributes with or without a value. */
type Needs = readonly string[];
/** A rule with what each of its selectors needs, a group with its rules, or a piece that stays. */
type Piece =
  | { text: string; selectors: readonly Needs[] }
  | { head: string; pieces: readonly Piece[] }
  | { text: string; needs?: RegExp };

/** Set before the application is there, by the page's own scripts. */
const early = /^data-(theme|untouched|waits)$/;
/** States that nothing is in before the files are there; a link that is focused is. */
const later = /:(hover|active|disabled|selection|target)(?![\w-])|\[aria-(disabled|busy|invalid)/;

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
  return texts.flatMap((selector) => {
    if (later.test(selector)) return [];
    const attributes = [...selector.matchAll(/\[(data-[\w-]+)(?:="?([\w-]*)"?)?\]/g)].flatMap(
      ([, name = "", value]) =>
        early.test(name) ? [] : [value === undefined ? name : `${name}="${value}"`],
    );
    const plain = selector.replaceAll(/\[[^\]]*\]|\\[0-9a-f]+ ?/g, "");
    const classes = plain.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g);
    const elements = plain.matchAll(/(?<![\w.:\\#-])[a-z][a-z0-9]*/g);
    return [
      [
        ...attributes,
        ...[...classes].map(([, name]) => `.${name}`),
        ...[...elements].map(([name]) => `<${name}`),
      ],
    ];
  });
}

/** Key frames are needed by who names them, a font by who names its family and for Latin letters. */
function readNamed(head: string, text: string): Piece[] {
  const [, frames] = /^@keyframes\s+([\w-]+)/.exec(head) ?? [];
  if (frames) return [{ text, needs: new RegExp(`animation[^;}]*\\b${frames}\\b`) }];
  if (head !== "@font-face") return [{ text }];
  if (/unicode-range:(?!U\+20-)/.test(text)) return [];
  const [, family = ""] = /font-family:"?([^;"}]*)/.exec(text) ?? [];
  return [{ text, needs: new RegExp(`[": ]${family}["; ,}]`) }];
}

const readPieces = (css: string): Piece[] =>
  [...readBlocks(css)].flatMap(({ head, body, text }): Piece[] => {
    // Paper, and colours of the reader's own, have time until the files are there.
    if (/^@media (print|\(forced-colors)/.test(head)) return [];
    if (groups.test(head)) return [{ head, pieces: readPieces(body) }];
    if (head.startsWith("@")) return readNamed(head, text);
    return [head ? { text, selectors: readNeeds(head) } : { text }];
  });

/** The built stylesheets, read once; no more of them than a build has. */
const read = new Map<string, readonly Piece[]>();
const mostRead = 400;

function findPieces(css: string): readonly Piece[] {
  const known = read.get(css) ?? readPieces(css);
  if (read.size < mostRead) read.set(css, known);
  return known;
}

/** The rules whose needs are found; what is named by others waits for `isNamed`. */
function trim(
  pieces: readonly Piece[],
  found: ReadonlySet<string>,
  isNamed: (needs: RegExp) => boolean,
): string {
  let kept = "";
  for (const piece of pieces)
    if ("pieces" in piece) {
      const inner = trim(piece.pieces, found, isNamed);
      if (inner) kept += `${piece.head}{${inner}}`;
    } else if ("selectors" in piece) {
      if (piece.selectors.some((needs) => needs.every((need) => found.has(need))))
        kept += piece.text;
    } else if (!("needs" in piece) || !piece.needs || isNamed(piece.needs)) kept += piece.text;
  return kept;
}

const property =
  /(?<=[{;])(--[\w-]+):(?:[^;{}()"]|"[^"]*"|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*(?:;|(?=}))/g;

/** Without the custom properties that neither the rules nor the elements' own styles read. */
function dropUnread(css: string, inline: string): string {
  for (let left = css, last = ""; ; ) {
    if (left === last) return left;
    last = left;
    const text = left + inline;
    const used = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    left = left.replaceAll(property, (whole, name: string) => (used.has(name) ? whole : ""));
  }
}

const styleElement = /<style data-sheets=""([^>]*)>([\s\S]*?)<\/style>/;

function listFound(html: string): Set<string> {
  const found = new Set<string>();
  for (const [, name = ""] of html.matchAll(/<([a-z][a-z0-9]*)/g)) found.add(`<${name}`);
  for (const [, names = ""] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of names.split(/\s+/)) found.add(`.${name}`);
  for (const [, pair = "", name = ""] of html.matchAll(/\s((data-[\w-]+)="[^"]*")/g))
    found.add(pair).add(name);
  return found;
}

/**
 * Leaves of a page's styles the rules that its first view may need: what stands before the links of the
 * whole files (`RestOfStyles` in app/ui/inline-styles.tsx). A page without those keeps all of them.
 */
export function trimStyles(html: string): string {
  const end = html.search(/<link rel="stylesheet"[^>]* data-rest=/);
  return html.replace(styleElement, (_, more: string, text: string) => {
    const sheets = text.split("/*|*/");
    if (end < 0) return `<style data-sheets=""${more}>${sheets.join("")}</style>`;
    const view = html.slice(0, end).replace(styleElement, "");
    const found = listFound(view);
    const choose = (isNamed: (needs: RegExp) => boolean) =>
      sheets.map((css) => trim(findPieces(css), found, isNamed)).join("");
    const rules = choose(() => false);
    const kept = dropUnread(
      choose((needs) => needs.test(rules)),
      view,
    );
    return `<style data-sheets=""${more}>${kept}</style>`;
  });
}
