import { createSafarnama } from "./client.ts";

/** `node plan-a-trip.ts http://localhost:3000`: a week in Rajasthan for two, a line a day, and where to look at it. */

const [, , origin = "http://localhost:3000"] = process.argv;
const site = createSafarnama(origin);
const { data, error } = await site.POST("/api/plans", {
  body: { when: { from: "2027-02-06", days: 7 }, where: ["state:rajasthan"], party: { adults: 2 } },
});
if (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} else {
  for (const [index, day] of data.document.days.entries())
    process.stdout.write(`${index + 1}. ${day.place?.name ?? day.title}\n`);
  process.stdout.write(`${data.link}\n`);
}
