import { expect, test } from "vitest";
import { nameMailReason } from "./mail-reason.ts";

test.each([
  ["not an address", "This is not an e-mail address."],
  ["Error: 550 5.1.1 mailbox unavailable", "The receiver does not know this mailbox."],
  [
    "Error: 535 5.7.8 authentication failed",
    "The mail server does not accept our user and password.",
  ],
  ["Error: connect ECONNREFUSED 127.0.0.1:25", "The mail server cannot be reached."],
  [
    "no answer to the whole message",
    "The mail server took the message and did not answer: it may have arrived.",
  ],
  ["Error: 552 5.2.2 over quota", "The mailbox is full."],
  ["Error: 554 5.7.1 spam", "The receiver refuses the message."],
  ["Error: something new", ""],
  [null, ""],
])("%j is said as %j", (error, said) => {
  expect(nameMailReason(error)).toBe(said);
});
