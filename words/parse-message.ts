/**
 * Messages in the spirit of ICU's: `{name}`, `{count, number}`, and forms by plural or word, which nest:
 * `{days, plural, one {a day} other {# days}}`, `{end, select, start {begins} other {ends}}`. Braces have no other use.
 */
export type Part =
  | string
  /** Of `#`, the name is that of the plural around it. */
  | { readonly name: string; readonly format: string }
  | {
      readonly name: string;
      readonly by: "plural" | "select";
      readonly forms: Readonly<Record<string, Parts>>;
    };
export type Parts = readonly Part[];

/** @throws Error when a brace or a form is missing */
export function parseMessage(text: string): Parts {
  let at = 0;
  const fail = (): never => {
    throw new Error(`A message cannot be read at ${at}: ${text}`);
  };
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? null;
    if (found !== null) at += found.length;
    return found;
  };
  const expect = (pattern: RegExp): string => take(pattern) ?? fail();

  function parseForms(name: string): Record<string, Parts> {
    const forms: Record<string, Parts> = {};
    for (let key = take(formKey); key !== null; key = take(formKey)) {
      expect(opening);
      forms[key.trim()] = parseParts(name);
      expect(closing);
    }
    return "other" in forms ? forms : fail();
  }

  function parsePlaceholder(): Part {
    const name = expect(keyword).trim();
    const format = take(comma) === null ? "" : expect(keyword).trim();
    if (format !== "plural" && format !== "select") return { name, format };
    expect(comma);
    return { name, by: format, forms: parseForms(format === "plural" ? name : "") };
  }

  /** @param counted the plural that `#` stands for; empty: none */
  function parseParts(counted: string): Parts {
    const parts: Part[] = [];
    while (at < text.length && text[at] !== "}") {
      if (text[at] === "{") {
        at++;
        parts.push(parsePlaceholder());
        expect(closing);
      } else if (text[at] === "#" && counted !== "") {
        at++;
        parts.push({ name: counted, format: "number" });
      } else parts.push(expect(counted === "" ? plain : plainCounted));
    }
    return parts;
  }

  const parts = parseParts("");
  return at === text.length ? parts : fail();
}

const keyword = /\s*[\w-]+\s*/y;
/** `one`, `other`, a word, or a number by itself: `=0`. */
const formKey = /\s*=?[\w-]+\s*/y;
const comma = /,/y;
const opening = /\{/y;
const closing = /\s*\}/y;
const plain = /[^{}]+/y;
const plainCounted = /[^{}#]+/y;
