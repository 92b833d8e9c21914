import { Agent } from "node:http";
import postgres from "postgres";
import { buildTripRequest } from "#tests/factories/requests.ts";
import { ask } from "../ask.ts";
import { startDurablePostgres } from "../durable-postgres.ts";
import { median, spreadOf } from "../load.ts";
import { listTree, readProcessor } from "../processes.ts";
import { type Finding, formatRatio, formatSpread, type Row } from "../report.ts";
import { inScratch } from "../scratch.ts";
import { openSite } from "../site.ts";
import { manyAccounts, signUpTravellers } from "../travellers.ts";

/** Connections of the site's pool, and of the bare one. */
const pool = 10;
const rounds = 5;
/** Requests an account may send in an hour. */
const hourly = 20;
const widths = [
  { name: "ten at once", at: pool, count: 100 },
  { name: "one after the other", at: 1, count: 40 },
];

/** `cost`: milliseconds of processor time a request. */
type Measured = { perSecond: number; cost: number };

/** Makes `count` requests, with `at` of them under way. */
async function measure(
  { at, count }: { at: number; count: number },
  call: () => Promise<unknown>,
  pids: number[],
): Promise<Measured> {
  let left = count;
  const spent = await readProcessor(pids);
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: at }, async () => {
      while (left-- > 0) await call();
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const cost = ((await readProcessor(pids)) - spent) / count / 1000;
  return { perSecond: count / seconds, cost };
}

/** The columns of a request in a table with a primary key and nothing else. */
async function openBareTable(url: string) {
  const client = postgres(url, { max: pool, onnotice: () => {} });
  await client`create table bare_trips (id uuid primary key default gen_random_uuid(), user_id uuid,
    name text, email text, phone text, destination text, travel_date date, travelers text, trip_type text,
    message text, created_at timestamptz not null default now())`;
  const insert = async () => {
    const { id, travelDate, tripType, ...trip } = buildTripRequest();
    await client`insert into bare_trips ${client({ ...trip, user_id: id, travel_date: travelDate, trip_type: tripType })} returning id`;
  };
  return { insert, close: () => client.end() };
}

export const tripRequest: Row = {
  name: "trip-request",
  measure: () =>
    inScratch(async (folder) => {
      const server = await startDurablePostgres(folder);
      const bare = await openBareTable(server.url);
      const site = await openSite({ env: { ...manyAccounts, DATABASE_URL: server.url } });
      const agent = new Agent({ keepAlive: true, maxSockets: pool });
      try {
        const asked = widths.reduce((sum, { count }) => sum + count * (rounds + 1), 0);
        const people = await signUpTravellers(site, Math.ceil(asked / hourly));
        let sent = 0;
        const send = async () => {
          const { id, token } = people[sent++ % people.length] ?? { id: "", token: "" };
          const { status } = await ask(`${site.url}/Tripdata`, {
            ...{ agent, method: "POST", body: buildTripRequest({ id }) },
            headers: { authorization: `Bearer ${token}` },
          });
          if (status !== 200) throw new Error(`POST /Tripdata answered ${status}`);
        };
        const findings: Finding[] = [];
        for (const width of widths) {
          await measure(width, send, []);
          await measure(width, bare.insert, []);
          // Now that every connection stands.
          const base = await listTree(server.pid);
          const found: { site: Measured; bare: Measured }[] = [];
          for (let round = 0; round < rounds; round++)
            found.push({
              site: await measure(width, send, [site.pid, ...base]),
              bare: await measure(width, bare.insert, [process.pid, ...base]),
            });
          const ratios = found.map((one) => one.site.perSecond / one.bare.perSecond);
          const of = (who: "site" | "bare", key: keyof Measured, digits: number) =>
            median(found.map((one) => one[who][key])).toFixed(digits);
          findings.push({
            what: `\`POST /Tripdata\` against a bare one-row insert, durable, ${width.name}`,
            target: "≥ 0.4",
            measured: formatRatio(median(ratios)),
            spread: formatSpread(spreadOf(ratios)),
            met: median(ratios) >= 0.4,
            note: `${of("site", "perSecond", 0)} against ${of("bare", "perSecond", 0)} a second; processor time, the database's with it, ${of("site", "cost", 1)} against ${of("bare", "cost", 1)} ms; PostgreSQL ${server.version} as Debian sets it, ${people.length} accounts made with AUTH_RATE_LIMITS=off`,
          });
        }
        return findings;
      } finally {
        agent.destroy();
        await bare.close();
        await site.stop();
        await server.stop();
      }
    }),
};
