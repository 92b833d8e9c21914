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

/** Whether one of a rule's selectors may match: each class that it needs stands in the page. */
function mayMatch(selectors: string, classes: ReadonlySet<string>): boolean {
  // What stands in brackets is not needed, or not all of it: `:not(.a)`, `:is(.a,.b)`, `[href*=".a"]`.
  let bare = selectors;
  for (let last = ""; last !== bare; ) {
    last = bare;
    bare = bare.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, "");
  }
  return bare
    .split(",")
    .some((selector) =>
      [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].every(([, name]) => classes.has(name ?? "")),
    );
}

function trim(css: string, classes: ReadonlySet<string>): string {
  let kept = "";
  for (const { head, body, text } of readBlocks(css))
    if (groups.test(head)) {
      const inner = trim(body, classes);
      if (inner) kept += `${head}{${inner}}`;
    } else if (!head || head.startsWith("@") || mayMatch(head, classes)) kept += text;
  return kept;
}

const styleElement = /<style data-from="([^"]*)"([^>]*)>([\s\S]*?)<\/style>/g;

/**
 * Leaves of a page's inlined stylesheets the rules that something in it may need: the others dress what
 * only the application makes, and are fetched with it (`data-rest`, see `app/site/boot.ts`).
 */
export function trimStyles(html: string): string {
  const classes = new Set<string>();
  for (const [, names = ""] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of names.split(/\s+/)) classes.add(name);
  return html.replaceAll(styleElement, (whole, from: string, more: string, css: string) => {
    const kept = trim(css, classes);
    return kept.length < css.length
      ? `<style data-from="${from}" data-rest=""${more}>${kept}</style>`
      : whole;
  });
}
