import { dropAddresses, findAddress } from "#contract/text.ts";
import type { tripTypes } from "#contract/trips.ts";
import { findDate } from "./find-date.ts";
import { findDestination } from "./find-destination.ts";
import { findName } from "./find-name.ts";
import { findParty } from "./find-party.ts";
import { splitChat, splitMail } from "./split-message.ts";

/**
 * Reads a request out of what somebody wrote: a mail, a WhatsApp conversation, notes of a call; in
 * English, German and Hindi (both scripts). A guess for a person to look over, field by field.
 */

export type ReadRequest = {
  name: string;
  email: string;
  /** With a leading plus where one was written. */
  phone: string;
  destination: string;
  /** YYYY-MM-DD, or "" where nothing was said. */
  travelDate: string;
  /** Only a month, or a part of one, was said. */
  isVague: boolean;
  travelers: string;
  tripType: (typeof tripTypes)[number];
  /** All that was written, without what the messenger wrote around it. */
  message: string;
  /** What the form of the text gives away. */
  source: "whatsapp" | "email" | "phone";
};

const digitsOf = (text: string) =>
  text.replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

function findPhone(text: string): string {
  for (const [found] of text.matchAll(/(?:\+|\b00)?\(?\d[\d\s()./-]{6,22}\d/g)) {
    if (/^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/.test(found)) continue;
    const digits = found.replaceAll(/\D/g, "");
    if (digits.length < 8 || digits.length > 15) continue;
    if (found.startsWith("+")) return `+${digits}`;
    return digits.startsWith("00") ? `+${digits.slice(2)}` : digits;
  }
  return "";
}

const kinds: [ReadRequest["tripType"], RegExp][] = [
  ["honeymoon", /honeymoon|flitterwochen|hochzeitsreise|हनीमून|suhagraat/iu],
  [
    "business",
    /business|conference|trade fair|geschäfts|dienstreise|konferenz|messe\b|बिज़नेस|व्यवसाय/iu,
  ],
  [
    "adventure",
    /adventure|trek|rafting|climb|mountaineer|motorbike|motorradtour|abenteuer|bergsteigen|wandertour|रोमांच|ट्रेक/iu,
  ],
  [
    "family",
    /famil|\bkids?\b|child|\bkind(?:er|ern)?\b|grandparents|großeltern|bac+h+[aeiou]|parivar|parivaar|परिवार|बच्च/iu,
  ],
];

/**
 * What a text says of a request; `today` (YYYY-MM-DD) is where it was read. `places`: names that the
 * site knows, found before any other. What is not said is "", the party 1, the type leisure.
 */
export function readRequest(
  written: string,
  { today, places = [] }: { today: string; places?: readonly string[] },
): ReadRequest {
  const text = written.slice(0, 8000).replaceAll(/\r\n?/g, "\n").replaceAll("\u00a0", " ").trim();
  const chat = splitChat(text);
  const mail = chat ? null : splitMail(text);
  const first = chat?.[0]?.who ?? "";
  const body = chat
    ? chat
        .filter(({ who }) => who === first)
        .map((said) => said.text.trim())
        .join("\n")
    : (mail?.body ?? text);
  const plain = digitsOf(body);
  const from = chat ? first : (mail?.from ?? "");
  const address = findAddress(from) ?? findAddress(plain);
  const sender = from.replace(/<.*>/, "").replaceAll(/["']/g, "").trim();
  const isNumber = /^\+?[\d\s()-]{7,}$/.test(sender);
  const isNamed = sender !== "" && !isNumber && findAddress(sender) === null;
  // Addresses and numbers out of the way: "asha.may@..." is no month, a phone no party.
  const without = dropAddresses(plain);
  const phone = findPhone(`${isNumber ? sender : ""}\n${without}`);
  const { day, isVague } = findDate(without, today);
  const tripType = kinds.find(([, pattern]) => pattern.test(plain))?.[0] ?? "leisure";
  return {
    name: ((isNamed ? sender.replace(/^~\s*/, "") : "") || findName(plain)).slice(0, 100),
    email: address ?? "",
    phone,
    destination: findDestination(plain, places),
    travelDate: day,
    isVague,
    travelers: findParty(plain),
    tripType,
    message: body.trim().slice(0, 4000),
    source: chat ? "whatsapp" : mail || address ? "email" : "phone",
  };
}
