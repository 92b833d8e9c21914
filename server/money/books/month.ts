/** A month of the office, its days as they are written (YYYY-MM-DD), the moments of its ends. */
export type Month = { first: string; last: string; from: Date; until: Date };

export function readMonth(month: string): Month {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const next = `${number === 12 ? year + 1 : year}-${String((number % 12) + 1).padStart(2, "0")}-01`;
  const first = `${month}-01`;
  const last = new Date(Date.parse(`${next}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  const at = (day: string) => new Date(`${day}T00:00:00+05:30`);
  return { first, last, from: at(first), until: at(next) };
}

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** "05-Nov-2026", as the returns have days. */
export const writeReturnDay = (day: string): string =>
  `${day.slice(8, 10)}-${months[Number(day.slice(5, 7)) - 1]}-${day.slice(0, 4)}`;
