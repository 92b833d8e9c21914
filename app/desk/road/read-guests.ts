import { m } from "#app/paraglide/messages.js";
import { plainDigits } from "#contract/plain-digits.ts";
import { Guest } from "#contract/trip/road.ts";

/** "Asha Devi, 41, f, Indian, 1, vegetarian": name, age, sex, nationality, room, what is eaten; all but the name may be left out. */
export const writeGuests = (guests: readonly Guest[]): string =>
  guests
    .map(({ name, age, sex, nationality, room, diet }) =>
      [name, age ?? "", sex, nationality, room, diet].join(", ").replace(/(?:, )+$/, ""),
    )
    .join("\n");

const readAge = (text: string): number | null | undefined => {
  if (text === "") return null;
  const plain = plainDigits(text);
  return /^\d{1,3}$/.test(plain) ? Number(plain) : undefined;
};

/** What is wrong with a guest's field. */
function sayFault(field: PropertyKey | undefined, age: string): string {
  if (field === "age") return m.road_age_fault({ age });
  if (field === "name") return m.road_name_fault();
  return field === "sex" ? m.road_sex_fault() : m.road_guest_long();
}

/** One guest a line. `fault`: what is wrong with which line, in a sentence. */
export function readGuests(text: string): { guests: Guest[]; fault: string } {
  const guests: Guest[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (!line.trim()) continue;
    const [name = "", age = "", sex = "", nationality = "", room = "", ...diet] = line
      .split(",")
      .map((part) => part.trim());
    const years = readAge(age);
    const read = Guest.safeParse({
      name,
      age: years === undefined ? -1 : years,
      sex: sex.toLowerCase(),
      nationality,
      room,
      diet: diet.join(", "),
    });
    if (read.success) guests.push(read.data);
    else {
      const what = sayFault(read.error.issues[0]?.path[0], age);
      return { guests, fault: m.road_line_fault({ line: index + 1, what }) };
    }
  }
  return { guests, fault: "" };
}
