import { createECDH, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { decryptPush, makePhone } from "#tests/factories/start-push-service.ts";
import { arePhoneKeys, encryptPush } from "./encrypt-push.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");

/** The example of RFC 8291, section 5. */
const example = {
  text: "When I grow up, I want to be a watermelon",
  phone: {
    p256dh:
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
  phonePrivate: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  ownPrivate: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  message:
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

test("writes the message that RFC 8291 gives, and reads it", () => {
  const written = encryptPush(example.text, example.phone, {
    privateKey: bytes(example.ownPrivate),
    salt: bytes(example.salt),
    padding: false,
  });
  expect(written.toString("base64url")).toBe(example.message);
  const phone = createECDH("prime256v1");
  phone.setPrivateKey(bytes(example.phonePrivate));
  expect(decryptPush(bytes(example.message), phone, bytes(example.phone.auth))).toBe(example.text);
});

test("each message is as long as the next, and only its phone reads it", () => {
  const [phone, other] = [makePhone(), makePhone()];
  const [short, long] = ["a", "ड्राइवर बदल गया है।".repeat(10)].map((text) =>
    encryptPush(text, phone.keys),
  );
  expect(short?.length).toBe(long?.length);
  expect(phone.read(short as Buffer)).toBe("a");
  expect(() => other.read(short as Buffer)).toThrow();
  expect(() => encryptPush("x".repeat(1024), phone.keys)).toThrow("too long");
});

test("keys that are no point of the curve, or too short, are none", () => {
  const { keys } = makePhone();
  expect(arePhoneKeys(keys)).toBe(true);
  expect(arePhoneKeys({ ...keys, auth: "abcd" })).toBe(false);
  expect(arePhoneKeys({ ...keys, p256dh: keys.p256dh.slice(2) })).toBe(false);
  const noPoint = Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString("base64url");
  expect(arePhoneKeys({ ...keys, p256dh: noPoint })).toBe(false);
});
