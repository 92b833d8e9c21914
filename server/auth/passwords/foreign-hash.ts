/** Hashes that came from elsewhere, where an account was kept before. */

/** As bcrypt writes them: version, cost, 22 letters of salt and 31 of the hash. */
const bcryptForm = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
/** Cost 14 takes two seconds of a core; each step up twice as long. */
const bcryptCosts = { least: 4, most: 14 };

const argonForm =
  /^\$argon2(?:id|i|d)\$v=(?:16|19)\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{16,86}$/;
/** KiB, passes and lanes that a sign-in may cost. */
const argonMost = { memory: 262_144, passes: 10, lanes: 8 };

/** Whether it is not of Argon2: verified as it is, and made anew at the next sign-in. */
export const isForeignHash = (encoded: string): boolean => bcryptForm.test(encoded);

/** The hash, when it can be verified at a bearable cost; else null. */
export function readPasswordHash(text: string): string | null {
  const cost = Number(bcryptForm.exec(text)?.[1] ?? Number.NaN);
  if (cost >= bcryptCosts.least && cost <= bcryptCosts.most) return text;
  const [, memory, passes, lanes] = (argonForm.exec(text) ?? []).map(Number);
  if (memory === undefined || passes === undefined || lanes === undefined) return null;
  const isBearable =
    memory <= argonMost.memory && passes <= argonMost.passes && lanes <= argonMost.lanes;
  return isBearable ? text : null;
}
