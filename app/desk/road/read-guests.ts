import { m } from "#app/paraglide/messages.js";
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
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
};

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
      const issue = read.error.issues[0];
      const what =
        issue?.path[0] === "age" ? m.road_age_fault({ age }) : (issue?.message ?? m.admin_failed());
      return { guests, fault: m.road_line_fault({ line: index + 1, what }) };
    }
  }
  return { guests, fault: "" };
}
