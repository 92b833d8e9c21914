/** Parts of a page that say nothing in its language: code, what is marked as another one's, and names that stay. */
const silent =
  /<(script|style|svg|noscript|template|code|address|cite)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const marked =
  /<(\w+)(?=[^<>]*\s(?:lang="(?!xa)[\w-]*"|translate="no"|data-original))[^<>]*>[^<]*(?:<(?!\/?\1\b)[^<]*)*<\/\1>/g;
const spoken = /\s(?:alt|title|aria-label|placeholder|content)="([^"]*)"/g;

/** A word of plain letters alone, two and more: `NH`, `DEL` and roman numbers are names everywhere. */
const frozen =
  /(?<![\p{L}\p{N}_@./:-])(?![A-Z]{2,4}(?![\p{L}]))[A-Za-z]{2,}(?![\p{L}\p{N}_@./:])/gu;

/** Words of a page in the accented language that no text of that language made, in the order in which they stand. */
export function listFrozenWords(html: string, kept: ReadonlySet<string> = new Set()): string[] {
  const body = html.slice(html.indexOf("<body")).replaceAll(silent, " ").replaceAll(marked, " ");
  const attributes = [...body.matchAll(spoken)].map(([, text]) => text);
  const texts = [body.replaceAll(/<[^<>]*>/g, "\n"), ...attributes].join("\n");
  const said = texts.replaceAll(/&[#\w]+;/g, " ").replaceAll(/https?:\S+|\S+@\S+/g, " ");
  return said.split("\n").flatMap((line) => {
    const words = (line.match(frozen) ?? []).filter((word) => !kept.has(word));
    return words.length > 0 ? [line.trim().replaceAll(/\s+/g, " ").slice(0, 120)] : [];
  });
}

/** What `Intl` writes of dates and units for a language that it does not know: no text of ours. */
export function listIntlWords(locale: string): Set<string> {
  const words = new Set<string>();
  const add = (text: string) => {
    for (const word of text.match(/[A-Za-z]{2,}/g) ?? []) words.add(word);
  };
  for (let month = 0; month < 12; month++)
    for (const style of ["long", "short"] as const)
      for (const tag of [locale, "en"])
        add(new Intl.DateTimeFormat(tag, { month: style }).format(Date.UTC(2024, month, 15)));
  for (let day = 1; day < 8; day++)
    for (const style of ["long", "short"] as const)
      add(new Intl.DateTimeFormat(locale, { weekday: style }).format(Date.UTC(2024, 0, day)));
  const units = ["kilometer", "meter", "kilometer-per-hour", "hour", "minute", "day", "celsius"];
  for (const unit of units)
    for (const unitDisplay of ["long", "short", "narrow"] as const)
      for (const count of [1, 2])
        add(new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay }).format(count));
  for (const type of ["conjunction", "disjunction"] as const)
    add(new Intl.ListFormat(locale, { type }).format(["1", "2", "3"]));
  for (const hour of [1, 13])
    add(new Intl.DateTimeFormat(locale, { hour: "numeric" }).format(Date.UTC(2024, 0, 1, hour)));
  return words;
}
