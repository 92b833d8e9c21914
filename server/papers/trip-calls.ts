import type { SayPaper } from "#words/papers/say-paper.ts";
import type { Paper } from "./paper.ts";
import type { PaperCalls } from "./trip-sheet.ts";

/** Hotels with address and telephone, and whom to call: what one looks for where there is no network. */
export function writeCalls(paper: Paper, { hotels, numbers }: PaperCalls, say: SayPaper): void {
  if (hotels.length > 0) {
    paper.makeRoom(90);
    paper.write(say("hotels"), { size: 19, bold: true, gap: 6 });
  }
  for (const { name, localName, text, address, phone, nights } of hotels) {
    paper.makeRoom(64);
    paper.write([name, localName].filter(Boolean).join(" · "), { size: 12.5, bold: true, gap: 0 });
    const dates = nights.map((day) => say("short-day", { day })).join(", ");
    const lines = [dates, text, address];
    for (const line of lines) if (line) paper.write(line, { ink: "quiet", gap: 0 });
    if (phone) paper.write(phone, { bold: true, gap: 0 });
    paper.space(8);
  }
  paper.makeRoom(60);
  paper.write(say("numbers"), { size: 19, bold: true, gap: 6 });
  for (const { label, shown } of numbers) paper.row(label, shown);
  paper.space(14);
}
