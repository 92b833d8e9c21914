/** What somebody types as rupees ("4,500", "₹ 4500.50") in paisa. Null: it is no amount. */
export function readRupees(text: string): number | null {
  const bare = text.replaceAll(/[₹,\s]/g, "");
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(bare);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** Paisa as they stand in a field: "4500", "4500.50". */
export const writeRupees = (paisa: number): string =>
  paisa % 100 === 0 ? String(paisa / 100) : (paisa / 100).toFixed(2);
