/** "[22/11/26, 14:05:33] Asha: ", "22.11.26, 14:05 - Asha: ", with the marks that phones put before it. */
const chatHead =
  /^[\u200e\u200f]*\[?(\d{1,4}[./-]\d{1,2}[./-]\d{2,4}),?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]?\s*(?:-\s*)?([^:\n]{1,60}):\s?/i;

type Said = { who: string; text: string };

/** What was said in a conversation as a messenger copies it; null where it is none. */
export function splitChat(text: string): Said[] | null {
  const said: Said[] = [];
  for (const row of text.split("\n")) {
    const head = chatHead.exec(row);
    if (head) said.push({ who: head[2]?.trim() ?? "", text: row.slice(head[0].length) });
    else {
      const last = said.at(-1);
      if (last) last.text += `\n${row}`;
      else if (row.trim()) return null;
    }
  }
  return said.length > 0 ? said : null;
}

const headers =
  /^(from|von|प्रेषक|subject|betreff|विषय|to|an|date|datum|sent|gesendet|cc)\s*:\s*(.*)$/i;

/** A mail as it is copied, its head apart; null where it is none. */
export function splitMail(text: string): { from: string; body: string } | null {
  const rows = text.split("\n");
  let from = "";
  let subject = "";
  let at = 0;
  for (; at < rows.length; at++) {
    const row = rows[at]?.trim() ?? "";
    if (row === "" && at > 0) break;
    const head = headers.exec(row);
    if (!head) {
      if (at === 0) return null;
      break;
    }
    if (/^(from|von|प्रेषक)$/i.test(head[1] ?? "")) from = head[2] ?? "";
    if (/^(subject|betreff|विषय)$/i.test(head[1] ?? "")) subject = head[2] ?? "";
  }
  if (!from && !subject) return null;
  return { from, body: [subject, rows.slice(at).join("\n").trim()].filter(Boolean).join("\n\n") };
}
