import type { Finding, Row } from "./report.ts";
import { cachedHit } from "./rows/cached-hit.ts";

const rows: Row[] = [cachedHit];
const wanted = process.argv.slice(2);
for (const row of rows.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const findings: Finding[] = await row.measure();
  for (const finding of findings) console.log(JSON.stringify(finding));
}
