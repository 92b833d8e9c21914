import { kinds, labels, sentences as told, tryAgain, wrongField } from "./hindi.ts";
import { signInSentences } from "./hindi-sign-in.ts";

const sentences: Readonly<Record<string, string>> = { ...told, ...signInSentences };

const quote = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Sentences with a place for a figure or a name, as patterns: the most words first, so that the nearest fits. */
const patterns = Object.entries(sentences)
  .filter(([english]) => english.includes("{"))
  .sort(([one], [other]) => other.length - one.length)
  .map(([english, hindi]) => ({
    names: [...english.matchAll(/\{\w*\}/g)].map(([name]) => name),
    pattern: new RegExp(
      `^${english
        .split(/\{\w*\}/)
        .map(quote)
        .join("(.{1,120}?)")}$`,
    ),
    hindi,
  }));

/** An English sentence of the server in Hindi; null where there is none. */
export function findHindi(english: string): string | null {
  if (Object.hasOwn(sentences, english)) return sentences[english] ?? null;
  for (const { names, pattern, hindi } of patterns) {
    const found = pattern.exec(english);
    if (!found) continue;
    const values = found.slice(1);
    const at = names.indexOf("{label}");
    const label = at < 0 ? "" : labels[values[at] ?? ""];
    // A field that has no name here is not called by its English one.
    if (label === undefined) continue;
    const rest = values.filter((_, index) => index !== at);
    return hindi.replaceAll(/\{\w*\}/g, (place) =>
      place === "{label}" ? label : (rest.shift() ?? ""),
    );
  }
  return null;
}

/** Of a refusal: its own sentence, else what kind it is. `reference`: of a fault on our side. */
export function sayRefusal(english: string, code: string, reference?: string): string {
  if (reference !== undefined) return `${kinds[code]} ${tryAgain.replace("{}", reference)}`;
  return findHindi(english) ?? kinds[code] ?? kinds.internal ?? english;
}

export const sayFieldFault = (english: string): string => findHindi(english) ?? wrongField;
