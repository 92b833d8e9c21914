import * as z from "zod/mini";

/**
 * What the planner has to say, as a code with values: `{ code: "left-closed-day", values: { name: "Taj Mahal",
 * weekday: 4 } }`. All codes with their values stand in `codes.ts`; the sentence is made where it is read, in the
 * reader's language, by `words/`.
 */
export const Told = z.strictObject({
  /** What is said: `why-month`, `closing`, `early-start` … One of a later release is read too, and not said. */
  code: z.string().check(z.maxLength(40), z.regex(/^[a-z]+(-[a-z0-9]+)*$/)),
  /** Numbers (minutes, rupees, metres, months from 1, weekdays from 0 = Monday), dates, names or lists of them. */
  values: z._default(
    z.record(
      z.string().check(z.maxLength(30)),
      z.union([
        z.number(),
        z.string().check(z.maxLength(600)),
        z.array(z.string().check(z.maxLength(120))).check(z.maxLength(12)),
        z.array(z.number()).check(z.maxLength(12)),
      ]),
    ),
    {},
  ),
});
export type Told = z.infer<typeof Told>;

/** Its sentence, in the reader's language; empty for a code of a later release. */
export type Say = (told: Told) => string;

/**
 * Something to know. `note`: good to know (a festival, the sun, booking ahead); `warning`: unwise, done because
 * the traveller insists; `conflict`: a rule is broken that nothing could keep.
 */
export const ToldNotice = z.extend(Told, { level: z.enum(["note", "warning", "conflict"]) });
export type ToldNotice = z.infer<typeof ToldNotice>;
