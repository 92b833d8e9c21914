import { expect, test } from "vitest";
import { foldText } from "#contract/content/search-text.ts";
import * as account from "#contract/wire/account.ts";
import * as accounts from "#contract/wire/accounts.ts";
import * as admin from "#contract/wire/admin.ts";
import * as chat from "#contract/wire/chat.ts";
import * as contact from "#contract/wire/contact.ts";
import * as desk from "#contract/wire/desk.ts";
import * as deskAdmins from "#contract/wire/desk-admins.ts";
import * as deskVoices from "#contract/wire/desk-voices.ts";
import * as newsletter from "#contract/wire/newsletter.ts";
import * as photos from "#contract/wire/photos.ts";
import * as reviews from "#contract/wire/reviews.ts";
import * as trips from "#contract/wire/trips.ts";
import { readEmail, readPhone } from "#server/auth/http/read-input.ts";
import { parseQuery } from "#server/data/rest/parse-query.ts";
import { restTables } from "#server/data/rest/tables.ts";
import { findCanonicalPath } from "#server/http/canonical-path.ts";
import { parseRange } from "#server/http/send-object.ts";
import { decodeDataUrl } from "#server/portraits/profile-picture.ts";
import { tries } from "./effort.ts";

/** More than any body may have: what takes the square of it would be at it for a minute. */
const length = tries(150_000, 1_000_000);
/** Far above what reading a text a few times takes, far below its square. */
const mostMs = tries(3000, 20_000);

const fill = (unit: string) => unit.repeat(Math.ceil(length / unit.length));
const hostile: [string, string][] = [
  ["dots after an @", `a@${fill(".")} `],
  ["labels after an @", `a@${fill("a.")}!`],
  ["letters", `${fill("a")}!`],
  ["vowels", `${fill("ae")}z`],
  ["blanks", `x${fill(" ")}x`],
  ["line ends", `x${fill("\r\n")}x`],
  ["slashes", `/${fill("/")}x`],
  ["backslashes", `like.${fill("\\")}x`],
  ["digits", `+${fill("1")}x`],
  ["commas and quotes", `in.(${fill('",')})`],
  ["marks", `a${fill("\u0301")}!`],
  ["invisible characters", `a${fill("\u202e\u200d")}!`],
  ["parameters", `data:image/png${fill(";a=b")};base64,`],
  ["base64", `data:image/png;base64,${fill("A")}!`],
];

type Schema = { safeParse(value: unknown): { success: boolean } };
const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && "safeParse" in value;
const fieldsOf = (schema: Schema): string[] => {
  const { def } = schema as unknown as { def: { shape?: object } };
  return Object.keys(def.shape ?? {});
};
const rooms = {
  account,
  accounts,
  admin,
  chat,
  contact,
  desk,
  deskAdmins,
  deskVoices,
  newsletter,
  photos,
  reviews,
  trips,
};
const schemas = Object.values(rooms).flatMap((room) => Object.values(room).filter(isSchema));

const attempt = (work: () => unknown) => {
  try {
    work();
  } catch {
    // Refused, which is well: only the time counts.
  }
};
const comments = restTables[0];
const readers: Record<string, (text: string) => unknown> = {
  readEmail,
  readPhone,
  foldText,
  findCanonicalPath,
  decodeDataUrl,
  range: (text) => parseRange(text, 1000),
  filter: (text) => comments && parseQuery(comments, new URLSearchParams([["title", text]])),
  select: (text) => comments && parseQuery(comments, new URLSearchParams([["select", text]])),
  order: (text) => comments && parseQuery(comments, new URLSearchParams([["order", text]])),
};

test("there are schemas to attack", () => {
  expect(schemas.length).toBeGreaterThan(25);
});

test.each(hostile)(
  "every input of the site reads %s without going back over them",
  (_what, text) => {
    const slow: [string, number][] = [];
    const timed = (name: string, work: () => unknown) => {
      const start = process.cpuUsage();
      attempt(work);
      const took = process.cpuUsage(start).user / 1000;
      if (took > mostMs / 4) slow.push([name, Math.round(took)]);
    };
    for (const schema of schemas) {
      const fields = fieldsOf(schema);
      timed(fields.join(), () =>
        schema.safeParse(Object.fromEntries(fields.map((field) => [field, text]))),
      );
    }
    for (const [name, read] of Object.entries(readers)) timed(name, () => read(text));
    expect(slow).toEqual([]);
  },
);
