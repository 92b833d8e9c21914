const digitRun = /(?:\+|\b00)?\(?\d[\d\s()./-]{6,28}\d/g;
/** Before a number that is no telephone. */
const otherNumber =
  /(?:₹|\brs\.?|\binr|\busd|\beur|€|\$|budget|aadha{1,2}r|passport|pnr|booking|order|invoice|a\/c|account|gstin?|flight|train|बजट)[^\d\n]{0,16}$/iu;

const isDate = (text: string) => /^\(?\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/.test(text);

function toPhone(written: string): string {
  const digits = written.replaceAll(/\D/g, "");
  if (digits.length < 8 || digits.length > 15) return "";
  if (written.startsWith("+")) return `+${digits}`;
  return written.startsWith("00") ? `+${digits.slice(2)}` : digits;
}

/** The first number that can be called, of several rather one that is surely a telephone; "" where there is none. */
export function findPhone(text: string): string {
  const found: string[] = [];
  for (const match of text.matchAll(digitRun)) {
    if (isDate(match[0]) || otherNumber.test(text.slice(0, match.index))) continue;
    // Two numbers with a stroke between are two; a stroke within one stays.
    const whole = toPhone(match[0]);
    const parts = whole ? [whole] : match[0].split(/\s*\/\s*/).map((part) => toPhone(part));
    found.push(...parts.filter(Boolean));
  }
  return found.find((one) => /^(?:\+\d{8,}|(?:0?91)?0?[6-9]\d{9})$/.test(one)) ?? found[0] ?? "";
}
