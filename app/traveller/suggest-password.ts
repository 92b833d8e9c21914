import { specialSigns } from "#contract/wire/accounts.ts";

// Without what is read as something else: l, I, 1, O, 0.
const kinds = ["ABCDEFGHJKLMNPQRSTUVWXYZ", "abcdefghijkmnopqrstuvwxyz", "23456789", specialSigns];

/** What section 5 asks of a password, as password managers read it. */
export const passwordRulesText = `minlength: 8; required: upper; required: lower; required: digit; required: [${specialSigns}];`;

/** An even choice among the first `count` numbers. */
function pick(count: number): number {
  const limit = 256 - (256 % count);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < limit) return byte % count;
  }
}
const pickOf = (signs: string) => signs[pick(signs.length)] ?? "";

/** Sixteen signs that the sign-up takes: one of each kind, the rest of any, in no order. */
export function suggestPassword(): string {
  const signs = kinds.map(pickOf);
  const all = kinds.slice(0, 3).join("");
  while (signs.length < 16) signs.push(pickOf(all));
  for (let last = signs.length - 1; last > 0; last -= 1) {
    const other = pick(last + 1);
    [signs[last], signs[other]] = [signs[other] ?? "", signs[last] ?? ""];
  }
  return signs.join("");
}
