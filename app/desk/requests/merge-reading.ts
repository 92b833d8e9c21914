import { travelerOptions, tripTypes } from "#contract/wire/trips.ts";

/** The fields of a request that is entered at the desk, by their names. */
export const entryFields = [
  "name",
  "email",
  "phone",
  "destination",
  "travelDate",
  "travelMonth",
  "travelers",
  "tripType",
  "source",
  "message",
] as const;
export type EntryField = (typeof entryFields)[number];
export type EntryValues = Record<EntryField, string>;

/** What a field holds while nothing is known of it. */
export const blankEntry: EntryValues = {
  name: "",
  email: "",
  phone: "",
  destination: "",
  travelDate: "",
  travelMonth: "",
  travelers: travelerOptions[0],
  tripType: tripTypes[0],
  source: "phone",
  message: "",
};

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\d]/gu, "");
const lastDigits = (text: string) => text.replaceAll(/\D/g, "").slice(-10);

/** Whether a text is of somebody else than whom the fields name. */
function isSomebodyElse(typed: Partial<EntryValues>, found: Partial<EntryValues>): boolean {
  const differ = (name: EntryField, plain: (text: string) => string) => {
    const [one, other] = [plain(typed[name] ?? ""), plain(found[name] ?? "")];
    return one !== "" && other !== "" && !one.includes(other) && !other.includes(one);
  };
  const isSame = (name: EntryField, plain: (text: string) => string) =>
    plain(typed[name] ?? "") !== "" && plain(typed[name] ?? "") === plain(found[name] ?? "");
  if (isSame("email", letters) || isSame("phone", lastDigits)) return false;
  return differ("name", letters) || differ("email", letters) || differ("phone", lastDigits);
}

/**
 * What the fields hold after a text was read: what it says, and nothing of a text before it. `typed`,
 * what a person wrote into the fields, is surer than a guess and stays, unless the text is somebody
 * else's: one enquiry never gets another's telephone.
 */
export function mergeReading(
  typed: Partial<EntryValues>,
  found: Partial<EntryValues>,
): { values: EntryValues; left: EntryField[] } {
  const kept = isSomebodyElse(typed, found) ? {} : typed;
  const left = entryFields.filter((name) => kept[name] && kept[name] !== found[name]);
  const values = Object.fromEntries(
    entryFields.map((name) => [name, kept[name] || found[name] || blankEntry[name]]),
  ) as EntryValues;
  return { values, left };
}
