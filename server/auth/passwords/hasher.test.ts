import { hash as bcrypt } from "@node-rs/bcrypt";
import { expect, test } from "vitest";
import { quickHasher } from "#tests/factories/quick-auth.ts";
import { isForeignHash, readPasswordHash } from "./foreign-hash.ts";

test.each(["2a", "2b", "2y"])("a hash of bcrypt that begins $%s is verified", async (version) => {
  const encoded = (await bcrypt("Ranchi!2026", 4)).replace(/^\$2b/, `$${version}`);
  expect(isForeignHash(encoded)).toBe(true);
  expect(await quickHasher.verify(encoded, "Ranchi!2026")).toBe(true);
  expect(await quickHasher.verify(encoded, "ranchi!2026")).toBe(false);
  expect(await quickHasher.verify(encoded, "")).toBe(false);
});

test("a hash of our own is no foreign one", async () => {
  const encoded = await quickHasher.hash("Ranchi!2026");
  expect(isForeignHash(encoded)).toBe(false);
  expect(await quickHasher.verify(encoded, "Ranchi!2026")).toBe(true);
});

test("what nobody can verify is not taken, nor what would take minutes", async () => {
  const good = await bcrypt("Ranchi!2026", 4);
  expect(readPasswordHash(good)).toBe(good);
  expect(readPasswordHash(await quickHasher.hash("x"))).toMatch(/^\$argon2id\$/);
  for (const bad of [
    "",
    "none",
    good.slice(0, -1),
    `${good}x`,
    good.replace("$04$", "$31$"),
    good.replace("$04$", "$03$"),
    good.replace("$2b$", "$2x$"),
    "$argon2id$",
    "$argon2id$v=19$m=99999999,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA",
    "$argon2id$v=19$m=19456,t=9999,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA",
    "$1$md5crypt$abc",
    "d8578edf8458ce06fbc5bb76a58c5ca4",
  ])
    expect(readPasswordHash(bad), bad).toBeNull();
});
