const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};
const mostPage = 200_000;

/** The words of a mail that has a page alone; nothing of it is ever shown as a page. */
export function readPage(html: string): string {
  const words: string[] = [];
  // Text and tags by turns; what a style or a script holds are no words.
  let hidden = "";
  for (const part of html.slice(0, mostPage).split(/(<[^<>]*>)/)) {
    const tag = /^<\s*(\/?)\s*([a-z0-9]+)/i.exec(part);
    if (!tag) {
      if (!hidden && !part.startsWith("<!")) words.push(part.replaceAll(/\s+/g, " "));
      continue;
    }
    const name = tag[2]?.toLowerCase() ?? "";
    if (hidden) hidden = tag[1] && name === hidden ? "" : hidden;
    else if (!tag[1] && /^(?:style|script|head|title)$/.test(name)) hidden = name;
    else if (/^(?:br|p|div|li|tr|h[1-6]|blockquote)$/.test(name)) words.push("\n");
  }
  return words
    .join("")
    .replaceAll(/&(?:#(\d{1,7})|([a-z]{2,6}));/gi, (all, code: string, name: string) =>
      code ? readPoint(Number(code)) : (entities[name.toLowerCase()] ?? all),
    )
    .replaceAll(/[ \t]*\n[ \t]*/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

const readPoint = (code: number): string =>
  code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : "";
