import { brand } from "#contract/brand.ts";
import type { Language } from "#contract/languages.ts";
import type { NoticeKind } from "#contract/wire/trip-notices.ts";

type Sentences = Record<NoticeKind | "several", string>;

/** What stands on a phone that lies on a table: that something changed, and nothing of whom or what. */
const onPhone: Record<Language, Sentences> = {
  en: {
    words: "The office has written something for your trip.",
    driver: "There is news of a driver on your trip.",
    guide: "There is news of a guide on your trip.",
    arrival: "Your arrival has changed.",
    departure: "Your departure has changed.",
    hotel: "There is news of a hotel on your trip.",
    offer: "The office proposes a change of your trip.",
    paper: "There is a new paper for your trip.",
    cancelled: "Something on your trip was cancelled.",
    several: "Several things on your trip have changed.",
  },
  hi: {
    words: "दफ़्तर ने आपकी यात्रा के लिए कुछ लिखा है।",
    driver: "आपकी यात्रा के ड्राइवर की नई जानकारी आई है।",
    guide: "आपकी यात्रा के गाइड की नई जानकारी आई है।",
    arrival: "आपके पहुँचने की जानकारी बदल गई है।",
    departure: "आपके लौटने की जानकारी बदल गई है।",
    hotel: "आपकी यात्रा के होटल की नई जानकारी आई है।",
    offer: "दफ़्तर ने आपकी यात्रा में बदलाव का सुझाव दिया है।",
    paper: "आपकी यात्रा के लिए नया कागज़ आया है।",
    cancelled: "आपकी यात्रा में कुछ रद्द हुआ है।",
    several: "आपकी यात्रा में कई चीज़ें बदली हैं।",
  },
};

/** What a push message holds; the worker shows it (`app/kept/trip-worker.ts`). `trip`: the beginning of its name on the phone. */
export const writePush = (
  kinds: readonly NoticeKind[],
  language: Language,
  tokenHash: string,
): string => {
  const [only = "several", ...more] = new Set(kinds);
  return JSON.stringify({
    title: brand.name,
    body: onPhone[language][more.length > 0 ? "several" : only],
    lang: language,
    trip: Buffer.from(tokenHash, "base64url").toString("hex").slice(0, 16),
  });
};

const headings: Record<Exclude<NoticeKind, "words">, (title: string) => string> = {
  driver: (title) => `Driver: ${title}`,
  guide: (title) => `Guide: ${title}`,
  arrival: () => "How you arrive",
  departure: () => "How you leave",
  hotel: (title) => `Hotel: ${title}`,
  offer: () => "We propose a change of your trip",
  paper: () => "A new paper",
  cancelled: () => "Something was cancelled",
};

/** A notice in a mail, its heading and what it says. */
export function writeNotice(kind: NoticeKind, says: Record<string, string>): string {
  if (kind === "words") return says.words ?? "";
  const { title = "", was = "" } = says;
  const values = ["person", "phone", "vehicle", "plate", "time", "by", "place", "number"];
  const told = values.flatMap((name) => says[name] ?? []).join(" · ");
  return [headings[kind](title), told, was && `Before: ${was}`].filter(Boolean).join("\n");
}
