import { listReads, type Piece, readSheet, type Setting } from "./read-sheet.ts";

/** The built stylesheets, read once; no more of them than a build has. */
const read = new Map<string, readonly Piece[]>();
const mostRead = 400;

function findPieces(css: string): readonly Piece[] {
  const known = read.get(css) ?? readSheet(css);
  if (read.size < mostRead) read.set(css, known);
  return known;
}

/** The rules for which a page has an element; fonts and key frames are all there still. */
function chooseRules(pieces: readonly Piece[], found: ReadonlySet<string>): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind === "group") {
      const inner = chooseRules(piece.pieces, found);
      return inner.length > 0 ? [{ ...piece, pieces: inner }] : [];
    }
    if (piece.kind === "whole") return [piece];
    return piece.selectors.some((needs) => needs.every((need) => found.has(need))) ? [piece] : [];
  });
}

/** Key frames and families that the rules name, and the custom properties that anything reads in the end. */
function findUsed(pieces: readonly Piece[], inline: readonly string[]) {
  const names = new Set<string>();
  const reads = new Set(inline);
  const custom = new Map<string, string[]>();
  const note = ({ custom: name, reads: others, names: named }: Setting) => {
    for (const one of named) names.add(one);
    if (name) custom.set(name, [...(custom.get(name) ?? []), ...others]);
    else for (const other of others) reads.add(other);
  };
  const visit = (piece: Piece): void => {
    if (piece.kind === "group") piece.pieces.forEach(visit);
    else if (piece.kind === "rule") piece.settings.forEach(note);
    else for (const other of piece.reads) reads.add(other);
  };
  pieces.forEach(visit);
  // A set that grows is walked to its end.
  for (const name of reads) for (const other of custom.get(name) ?? []) reads.add(other);
  return { names, reads };
}

function write(pieces: readonly Piece[], used: ReturnType<typeof findUsed>): string {
  let text = "";
  for (const piece of pieces) {
    if (piece.kind === "whole") {
      if (piece.name === null || used.names.has(piece.name)) text += piece.text;
      continue;
    }
    const inner =
      piece.kind === "group"
        ? write(piece.pieces, used)
        : piece.settings
            .filter(({ custom }) => !custom || used.reads.has(custom))
            .map((setting) => setting.text)
            .join(";");
    if (inner) text += `${piece.head}{${inner}}`;
  }
  return text;
}

const styleElement = /<style data-sheets=""([^>]*)>([\s\S]*?)<\/style>/;

/** The elements, classes and data attributes of a page. */
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
    const pieces = chooseRules(sheets.flatMap(findPieces), listFound(view));
    const kept = write(pieces, findUsed(pieces, listReads(view)));
    return `<style data-sheets=""${more}>${kept}</style>`;
  });
}
