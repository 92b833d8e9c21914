import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { buildTripRequest } from "#tests/factories/requests.ts";
import { startPostgres } from "#tests/setup/start-postgres.ts";
import { ask } from "../ask.ts";
import { median } from "../load.ts";
import { listTree, readMemory } from "../processes.ts";
import type { Finding, Row } from "../report.ts";
import { openSite } from "../site.ts";
import { manyAccounts, signUpTravellers } from "../travellers.ts";

/** `SOAK_MINUTES=10 npm run bench -- soak` for a shorter one. */
const minutes = Number(process.env.SOAK_MINUTES ?? 60);
/** Connections to each site, and the pause of each between two requests: about sixty a second. */
const pace = { connections: 8, pause: 125 };
/** Seconds between two requests for a trip, and between two reviews. */
const every = { trip: 5, review: 20 };
/** As far as memory may wander between the first minutes and the last. */
const flat = 1.1;

const mainPages = [
  "/",
  "/north-india",
  "/west-india/rajasthan",
  "/destinations/agra",
  "/attractions",
  "/festivals",
  "/blogs",
  "/plan",
  "/contact",
];
const words = ["jaipur", "temple", "tiger", "beach", "food", "monsoon", "fort", "snow", "tea"];

/** The same numbers in each run. */
function createChance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Mixed = { asked: number; failed: number; stop(): Promise<void> };

/** Visitors as they come: mostly the pages that most begin with, some of every other, searches, trips, reviews. */
async function startMixed(url: string, seed: number): Promise<Mixed> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? "",
  );
  const home = await (await fetch(`${url}/`)).text();
  const assets = [...new Set(home.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
  const people = await signUpTravellers({ url }, Math.ceil((minutes * 60) / every.trip / 18) + 5);
  const agent = new Agent({ keepAlive: true, maxSockets: pace.connections + 2 });
  const chance = createChance(seed);
  const pick = (list: string[]) => list[chance(list.length)] ?? "/";
  const choose = () => {
    const dice = chance(100);
    if (dice < 62) return pick(mainPages);
    if (dice < 77) return pick(paths);
    if (dice < 84) return `/search?q=${pick(words)}`;
    if (dice < 92) return pick(assets);
    if (dice < 97) return "/api/reviews";
    return `/not-here-${chance(50)}`;
  };
  let isOver = false;
  const mixed: Mixed = { asked: 0, failed: 0, async stop() {} };
  const send = async (path: string, body?: object, token = "") => {
    mixed.asked += 1;
    const { status } = await ask(url + path, {
      agent,
      ...(body && { method: "POST", body, headers: { authorization: `Bearer ${token}` } }),
    }).catch(() => ({ status: 0 }));
    if (status === 0 || status >= 500) mixed.failed += 1;
  };
  const visitors = Array.from({ length: pace.connections }, async () => {
    while (!isOver) {
      await send(choose());
      await wait(pace.pause);
    }
  });
  const writer = async (seconds: number, write: (index: number) => Promise<void>) => {
    for (let index = 0; !isOver; index++) {
      await write(index);
      for (let second = 0; second < seconds && !isOver; second++) await wait(1000);
    }
  };
  const person = (index: number) => people[index % people.length] ?? { id: "", token: "" };
  const trips = writer(every.trip, (index) => {
    const { id, token } = person(index);
    return send("/Tripdata", buildTripRequest({ id }), token);
  });
  const review = { title: "Leh", rating: 5, comment: "High, cold and kind.", excerpt: "High." };
  const reviews = writer(every.review, (index) => send("/Blogs", review, person(index).token));
  mixed.stop = async () => {
    isOver = true;
    await Promise.all([...visitors, trips, reviews]);
    agent.destroy();
  };
  return mixed;
}

/** An hour of everything at once on two sites, one with each database: whether memory stays where it is. */
export const soak: Row = {
  name: "soak",
  isLong: true,
  async measure() {
    const postgres = await startPostgres();
    const sites = [
      { name: "embedded database", most: 460, site: await openSite({ env: manyAccounts }) },
      {
        name: "`DATABASE_URL`",
        most: 180,
        site: await openSite({ env: { ...manyAccounts, DATABASE_URL: postgres.url } }),
      },
    ];
    const seen: number[][] = sites.map(() => []);
    try {
      const mixed = await Promise.all(
        sites.map(({ site }, index) => startMixed(site.url, index + 1)),
      );
      for (let minute = 1; minute <= minutes; minute++) {
        await wait(60_000);
        for (const [index, { name, site }] of sites.entries()) {
          const megabytes = await readMemory(await listTree(site.pid));
          seen[index]?.push(megabytes);
          const { asked, failed } = mixed[index] ?? { asked: 0, failed: 0 };
          console.log(
            `${minute} min, ${name}: ${megabytes.toFixed(0)} MB, ${asked} asked, ${failed} failed`,
          );
        }
      }
      await Promise.all(mixed.map((one) => one.stop()));
      return sites.map(({ name, most }, index): Finding => {
        const all = seen[index] ?? [];
        const part = Math.max(1, Math.floor(all.length / 6));
        const [first, last] = [median(all.slice(part, 2 * part)), median(all.slice(-part))];
        const { asked, failed } = mixed[index] ?? { asked: 0, failed: 0 };
        return {
          what: `memory with ${name}, after ${minutes} minutes of mixed load`,
          target: `≤ ${most} MB and flat`,
          measured: `${last.toFixed(0)} MB`,
          spread: `${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`,
          met: last <= most && last <= first * flat && failed === 0,
          note: `${first.toFixed(0)} MB in the second sixth of the time; ${asked} requests, ${failed} failed`,
        };
      });
    } finally {
      for (const { site } of sites) await site.stop();
      await postgres.stop();
    }
  },
};
